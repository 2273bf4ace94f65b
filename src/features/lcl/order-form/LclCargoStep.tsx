import { useSelector } from '@xstate/react';
import { booking as words } from '#copy/booking/frame.ts';
import { lcl } from '#copy/lcl/search.ts';
import { blankLclCargo, type LclForm } from '#domain/lcl/form.ts';
import { lclPapers } from '#domain/lcl/papers.ts';
import { lclReaders, lclService } from '#domain/lcl/service.ts';
import { UntakenGoods } from '#src/features/booking/form/AskedGoods.tsx';
import { BookedPanel } from '#src/features/booking/form/BookedPanel.tsx';
import { OfferPapers } from '#src/features/booking/form/FormPapers.tsx';
import { type CargoStepProps, GoodsStep } from '#src/features/booking/form/goods/GoodsStep.tsx';
import { Segregation } from '#src/features/booking/form/goods/Segregation.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Departure } from './Departure.tsx';

const OWN = {
  basics: ['food'],
  packing: ['oversize', 'length', 'width', 'height', 'stackable', 'palletized', 'wooden'],
};

const listHref = (form: LclForm) => lclService.links(form).list;

/** Departure, goods, segregation and documents. */
export function LclCargoStep({ actor, ...shared }: CargoStepProps) {
  const facts = useSelector(actor, lclReaders.selectFacts);
  return (
    <>
      <BookedPanel
        actor={actor}
        listHref={listHref}
        words={{ ...lcl, booked: lcl.departure, choose: words.backToList }}
        chosen={facts.sailing === null ? null : <Departure facts={facts} />}
      />
      <GoodsStep
        {...shared}
        actor={actor}
        blank={blankLclCargo}
        isDanger={facts.offer?.isDanger ?? true}
        own={OWN}
        segregation={<Segregation actor={actor} />}
      >
        <UntakenGoods<LclForm> actor={actor} offer={facts.offer} linksOf={lclService.links} />
        <Note>{lcl.neighbours}</Note>
        <OfferPapers actor={actor} select={lclReaders.selectFacts} papersOf={lclPapers} />
      </GoodsStep>
    </>
  );
}
