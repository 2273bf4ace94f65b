import { blankCfsCargo } from '#domain/booking/services/cfs/form.ts';
import { BoxedGoodsStep } from '../booking/goods/BoxedGoodsStep.tsx';
import type { CargoStepProps } from '../booking/goods/GoodsStep.tsx';

const PACKING = ['length', 'width', 'height'];

/** The goods line by line, in which box each goes, and what they may not share one with. */
export const CfsCargoStep = (props: CargoStepProps) => (
  <BoxedGoodsStep {...props} blank={blankCfsCargo} isDanger packing={PACKING} />
);
