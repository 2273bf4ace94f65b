import { PRICE_ID } from '../orders/order-link.ts';
import { readFields } from '../query-text.ts';
import { type FlexitankTyped, readFlexitankTyped } from './address.ts';

/** Parameters the list passes to its order form: the offer and the liquid. */
export interface FlexitankOrderLink extends FlexitankTyped {
  priceId: string;
}

/** Null without an offer. Never throws. */
export function readFlexitankOrderLink(query: string): FlexitankOrderLink | null {
  const priceId = readFields(query).get('priceId') ?? '';
  return PRICE_ID.test(priceId) ? { ...readFlexitankTyped(query), priceId } : null;
}
