import { PRICE_ID } from '../../../orders/order-link.ts';
import { readFields } from '../../../query-text.ts';
import { type FlexitankTyped, readFlexitankTyped } from './address.ts';

/** What the list hands to its order: the price, and the liquid as its address has it. */
export interface FlexitankOrderLink extends FlexitankTyped {
  priceId: string;
}

/** Null where no price is named. Never throws. */
export function readFlexitankOrderLink(query: string): FlexitankOrderLink | null {
  const priceId = readFields(query).get('priceId') ?? '';
  return PRICE_ID.test(priceId) ? { ...readFlexitankTyped(query), priceId } : null;
}
