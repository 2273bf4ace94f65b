import { blankCargo, type FclForm } from '#domain/booking/services/fcl/form.ts';
import { fclService } from '#domain/booking/services/fcl/service.ts';
import { UntakenGoods } from '../booking/AskedGoods.tsx';
import { BoxLoads } from '../booking/BoxLoads.tsx';
import { BoxedGoodsStep } from '../booking/goods/BoxedGoodsStep.tsx';
import type { CargoStepProps } from '../booking/goods/GoodsStep.tsx';
import { useShared } from '../booking/use-booking.ts';
import { Papers } from './Papers.tsx';
import { selectFclFacts } from './selectors.ts';

/** Goods, segregation and the documents they need. */
export function CargoStep(props: CargoStepProps) {
  const { actor } = props;
  const { offer } = useShared(actor, selectFclFacts);
  return (
    <BoxedGoodsStep {...props} blank={blankCargo} isDanger={offer?.isDanger ?? true}>
      <UntakenGoods<FclForm> actor={actor} offer={offer} linksOf={fclService.links} />
      <BoxLoads actor={actor} limits={offer?.boxes ?? null} />
      <Papers actor={actor} />
    </BoxedGoodsStep>
  );
}
