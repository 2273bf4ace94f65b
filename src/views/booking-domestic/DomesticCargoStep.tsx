import { useSelector } from '@xstate/react';
import { isCooledAsked } from '#domain/booking/asked-goods.ts';
import { blankDomesticCargo, type DomesticForm } from '#domain/booking/services/domestic/form.ts';
import { domesticPapers } from '#domain/booking/services/domestic/papers.ts';
import { domesticService } from '#domain/booking/services/domestic/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { domestic } from '#src/ui/copy/domestic.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { AskedGoods } from '../booking/AskedGoods.tsx';
import { BoxLoads } from '../booking/BoxLoads.tsx';
import { OfferPapers } from '../booking/FormPapers.tsx';
import { BoxSegregation } from '../booking/goods/BoxSegregation.tsx';
import { GoodsStep } from '../booking/goods/GoodsStep.tsx';
import type { FoldedLines } from '../booking/goods/use-folded-lines.ts';
import type { FileAccess } from '../files/FilePreview.tsx';
import { selectDomesticFacts } from './selectors.ts';

const OWN = { basics: ['stow', 'food'], packing: ['roadCode', 'roadCategory', 'tunnelCode'] };

const enquiryHref = (form: DomesticForm): string =>
  isCooledAsked(form) ? (domesticService.links(form).enquiry ?? '') : '';

interface CargoStepProps extends FoldedLines {
  actor: OrderFormRef;
  fileAccess: FileAccess;
}

/** The goods line by line, what may not share a box, what each box carries, and the papers. */
export function DomesticCargoStep({ actor, ...shared }: CargoStepProps) {
  const { offer } = useSelector(actor, selectDomesticFacts);
  return (
    <GoodsStep
      {...shared}
      actor={actor}
      blank={blankDomesticCargo}
      isDanger={offer?.isDanger ?? true}
      own={OWN}
      segregation={<BoxSegregation actor={actor} />}
    >
      <AskedGoods<DomesticForm> actor={actor} reason="COOLED" hrefOf={enquiryHref} />
      <BoxLoads actor={actor} limits={offer?.boxes ?? null} limitText={domestic.loadLimit} />
      {offer?.isDanger === true ? <Note>{domestic.declared}</Note> : null}
      <OfferPapers actor={actor} select={selectDomesticFacts} papersOf={domesticPapers} />
    </GoodsStep>
  );
}
