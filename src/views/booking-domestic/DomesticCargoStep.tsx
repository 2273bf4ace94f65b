import { useSelector } from '@xstate/react';
import { domestic } from '#copy/domestic/search.ts';
import { blankDomesticCargo, type DomesticForm } from '#domain/booking/services/domestic/form.ts';
import { domesticPapers } from '#domain/booking/services/domestic/papers.ts';
import { domesticService } from '#domain/booking/services/domestic/service.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { UntakenGoods } from '../booking/AskedGoods.tsx';
import { BoxLoads } from '../booking/BoxLoads.tsx';
import { OfferPapers } from '../booking/FormPapers.tsx';
import { BoxedGoodsStep } from '../booking/goods/BoxedGoodsStep.tsx';
import type { CargoStepProps } from '../booking/goods/GoodsStep.tsx';
import { selectDomesticFacts } from './selectors.ts';

const PACKING = ['roadCode', 'roadCategory', 'tunnelCode'];

/** Goods, segregation, load of each container and documents. */
export function DomesticCargoStep(props: CargoStepProps) {
  const { actor } = props;
  const { offer } = useSelector(actor, selectDomesticFacts);
  return (
    <BoxedGoodsStep {...props} blank={blankDomesticCargo} isDanger={offer?.isDanger ?? true} packing={PACKING}>
      <UntakenGoods<DomesticForm> actor={actor} offer={offer} linksOf={domesticService.links} />
      <BoxLoads actor={actor} limits={offer?.boxes ?? null} limitText={domestic.loadLimit} />
      {offer?.isDanger === true ? <Note>{domestic.declared}</Note> : null}
      <OfferPapers actor={actor} select={selectDomesticFacts} papersOf={domesticPapers} />
    </BoxedGoodsStep>
  );
}
