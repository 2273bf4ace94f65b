import { useSelector } from '@xstate/react';
import { railOrder as words } from '#copy/rail/order.ts';
import { blankRailCargo, type RailForm } from '#domain/rail/form.ts';
import { railPapers } from '#domain/rail/papers.ts';
import { railReaders, railService } from '#domain/rail/service.ts';
import { AskedGoods } from '#src/features/booking/form/AskedGoods.tsx';
import { OfferPapers } from '#src/features/booking/form/FormPapers.tsx';
import { type CargoStepProps, GoodsStep } from '#src/features/booking/form/goods/GoodsStep.tsx';
import { Segregation } from '#src/features/booking/form/goods/Segregation.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

const OWN = { basics: [], packing: ['lithium', 'electronics', 'wooden', 'temperature'] };

/** Enquiry about dangerous goods beside or instead of the booked ones. */
const enquiryHref = (form: RailForm): string =>
  form.enquiryNo === '' ? (railService.links(form).enquiry?.replace('isDanger=N', 'isDanger=Y') ?? '') : '';

/** Goods with the details that transit customs require, and their documents. */
export function RailCargoStep({ actor, ...shared }: CargoStepProps) {
  const { offer } = useSelector(actor, railReaders.selectFacts);
  return (
    <GoodsStep
      {...shared}
      actor={actor}
      blank={blankRailCargo}
      isDanger={offer?.isDanger === true}
      own={OWN}
      segregation={offer?.isDanger === true ? <Segregation actor={actor} /> : null}
    >
      <Note>{words.cargoNote}</Note>
      <AskedGoods<RailForm> actor={actor} reason="RAIL_DANGER" hrefOf={enquiryHref} />
      <OfferPapers actor={actor} select={railReaders.selectFacts} papersOf={railPapers} />
    </GoodsStep>
  );
}
