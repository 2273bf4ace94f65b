import { blankCargo, type FclForm } from '#domain/fcl/form.ts';
import { fclReaders, fclService } from '#domain/fcl/service.ts';
import { UntakenGoods } from '#src/features/booking/form/AskedGoods.tsx';
import { BoxLoads } from '#src/features/booking/form/BoxLoads.tsx';
import { BoxedGoodsStep } from '#src/features/booking/form/goods/BoxedGoodsStep.tsx';
import type { CargoStepProps } from '#src/features/booking/form/goods/GoodsStep.tsx';
import { useShared } from '#src/features/booking/form/use-booking.ts';
import { Papers } from './Papers.tsx';

/** Goods, segregation and the documents they need. */
export function CargoStep(props: CargoStepProps) {
  const { actor } = props;
  const { offer } = useShared(actor, fclReaders.selectFacts);
  return (
    <BoxedGoodsStep {...props} blank={blankCargo} isDanger={offer?.isDanger ?? true}>
      <UntakenGoods<FclForm> actor={actor} offer={offer} linksOf={fclService.links} />
      <BoxLoads actor={actor} limits={offer?.boxes ?? null} />
      <Papers actor={actor} />
    </BoxedGoodsStep>
  );
}
