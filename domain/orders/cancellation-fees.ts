import { compare, parseDecimal } from '../decimal.ts';

export const CANCELLATION_FEES_MOST = 12;

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

/** A positive amount with at most two decimals. */
export function isFeeAmount(text: string): boolean {
  const amount = AMOUNT.test(text) ? parseDecimal(text) : null;
  return amount !== null && compare(amount, 0) > 0;
}
