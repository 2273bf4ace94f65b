import { useSelector } from '@xstate/react';
import { type OrderFormRef, selectCanNext, selectPricing, selectQuote } from '#machines/order-form/index.ts';
import { type PriceQuote, selectStanding } from '#machines/pricing/index.ts';
import { useShared } from './use-booking.ts';

/** Quote of the order and whether a newer one is pending. Null while no price was requested, and when the form is too incomplete for one. */
export function useQuote(actor: OrderFormRef): { quote: PriceQuote | null; isDue: boolean } {
  const found = useShared(actor, selectQuote);
  const isFilled = useShared(actor, selectCanNext);
  const standing = useSelector(useShared(actor, selectPricing), (snapshot) =>
    snapshot === undefined ? 'current' : selectStanding(snapshot),
  );
  // A price that came with the order stands until another is requested.
  const isGone = standing === 'none' && isFilled;
  return { quote: isGone || found?.lines.length === 0 ? null : found, isDue: standing === 'due' };
}
