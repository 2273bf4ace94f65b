import { BoxSegregation } from './BoxSegregation.tsx';
import type { OwnGoods } from './GoodsFields.tsx';
import { GoodsStep, type GoodsStepProps } from './GoodsStep.tsx';

const BASICS = ['stow', 'food'];

interface BoxedGoodsStepProps extends Omit<GoodsStepProps, 'own' | 'segregation'>, Pick<OwnGoods, 'packing'> {}

/** Goods in the customer's containers: which container each line goes into, and segregation. */
export const BoxedGoodsStep = ({ packing = [], ...props }: BoxedGoodsStepProps) => (
  <GoodsStep {...props} own={{ basics: BASICS, packing }} segregation={<BoxSegregation actor={props.actor} />} />
);
