import { payloadOf } from '../booking/lane-rules.ts';
import { BAG_BOX } from './sizes.ts';

/** Maximum cargo per container: the smaller of the carrier's limit and the container's. */
export function limitOfBox(agreedKg: number | null): number {
  const payload = payloadOf(BAG_BOX) ?? Number.POSITIVE_INFINITY;
  return Math.min(agreedKg ?? payload, payload);
}
