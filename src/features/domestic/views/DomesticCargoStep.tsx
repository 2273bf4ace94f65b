import { useSelector } from '@xstate/react';
import { domestic } from '#copy/domestic/search.ts';
import { blankDomesticCargo, type DomesticForm } from '#domain/domestic/form.ts';
import { domesticPapers } from '#domain/domestic/papers.ts';
import { domesticReaders, domesticService } from '#domain/domestic/service.ts';
import { UntakenGoods } from '#src/features/booking/form/AskedGoods.tsx';
import { BoxLoads } from '#src/features/booking/form/BoxLoads.tsx';
import { OfferPapers } from '#src/features/booking/form/FormPapers.tsx';
import { BoxedGoodsStep } from '#src/features/booking/form/goods/BoxedGoodsStep.tsx';
import type { CargoStepProps } from '#src/features/booking/form/goods/GoodsStep.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

const PACKING = ['roadCode', 'roadCategory', 'tunnelCode'];

/** Goods, segregation, load of each container and documents. */
export function DomesticCargoStep(props: CargoStepProps) {
  const { actor } = props;
  const { offer } = useSelector(actor, domesticReaders.selectFacts);
  return (
    <BoxedGoodsStep {...props} blank={blankDomesticCargo} isDanger={offer?.isDanger ?? true} packing={PACKING}>
      <UntakenGoods<DomesticForm> actor={actor} offer={offer} linksOf={domesticService.links} />
      <BoxLoads actor={actor} limits={offer?.boxes ?? null} limitText={domestic.loadLimit} />
      {offer?.isDanger === true ? <Note>{domestic.declared}</Note> : null}
      <OfferPapers actor={actor} select={domesticReaders.selectFacts} papersOf={domesticPapers} />
    </BoxedGoodsStep>
  );
}
