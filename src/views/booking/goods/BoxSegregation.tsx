import { STOWS } from '#domain/booking/box-errors.ts';
import { boxCount } from '#domain/booking/totals.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { valueNow } from '../use-booking.ts';
import { Segregation } from './Segregation.tsx';

/** The pairs that may not share a box, where a letter says which box a line goes into. */
export const BoxSegregation = ({ actor }: { actor: OrderFormRef }) => (
  <Segregation
    actor={actor}
    stows={{ letters: STOWS, boxes: () => boxCount(valueNow<Parameters<typeof boxCount>[0]>(actor, '')) }}
  />
);
