import { blankCfsCargo } from '#domain/cfs/form.ts';
import { BoxedGoodsStep } from '#src/features/booking/form/goods/BoxedGoodsStep.tsx';
import type { CargoStepProps } from '#src/features/booking/form/goods/GoodsStep.tsx';

const PACKING = ['length', 'width', 'height'];

/** Goods, the container of each line, and segregation. */
export const CfsCargoStep = (props: CargoStepProps) => (
  <BoxedGoodsStep {...props} blank={blankCfsCargo} isDanger packing={PACKING} />
);
