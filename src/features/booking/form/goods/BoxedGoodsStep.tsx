import { STOWS } from '#domain/booking/box-errors.ts';
import { boxCount } from '#domain/booking/totals.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { valueNow } from '../use-booking.ts';
import type { OwnGoods } from './GoodsFields.tsx';
import { GoodsStep, type GoodsStepProps } from './GoodsStep.tsx';
import { Segregation } from './Segregation.tsx';

interface Boxed {
  containers: readonly { quantity: string }[];
  enquiryNo: string;
}

/** Pairs that may not share a container, where each line names its container by letter. */
export const BoxSegregation = ({ actor }: { actor: OrderFormRef }) => {
  const form = () => valueNow<Boxed>(actor, '');
  const first = () => boxCount({ containers: form().containers.slice(0, 1) });
  // An option covers exactly the containers of its enquiry.
  const canAdd = form().enquiryNo === '' && first() > 0;
  const add = () => actor.send({ type: 'form.set', path: 'containers.0.quantity', value: String(first() + 1) });
  return (
    <Segregation actor={actor} stows={{ letters: STOWS, boxes: () => boxCount(form()), ...(canAdd ? { add } : {}) }} />
  );
};

const BASICS = ['stow', 'food'];

interface BoxedGoodsStepProps extends Omit<GoodsStepProps, 'own' | 'segregation'>, Pick<OwnGoods, 'packing'> {}

/** Goods in the customer's containers: which container each line goes into, and segregation. */
export const BoxedGoodsStep = ({ packing = [], ...props }: BoxedGoodsStepProps) => (
  <GoodsStep {...props} own={{ basics: BASICS, packing }} segregation={<BoxSegregation actor={props.actor} />} />
);
