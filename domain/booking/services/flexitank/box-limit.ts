import { BAG_BOX } from '../../../flexitank/sizes.ts';
import { payloadOf } from '../../lane-rules.ts';

/** Cargo in one box at most: what the carrier agreed to, and what the box bears. */
export function limitOfBox(agreedKg: number | null): number {
  const payload = payloadOf(BAG_BOX) ?? Number.POSITIVE_INFINITY;
  return Math.min(agreedKg ?? payload, payload);
}
