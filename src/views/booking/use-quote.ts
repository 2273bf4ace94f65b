import { useSelector } from '@xstate/react';
import { type OrderFormRef, selectCanNext, selectPricing, selectQuote } from '#machines/order-form/index.ts';
import { type PriceQuote, selectStanding } from '#machines/pricing/index.ts';
import { useShared } from './use-booking.ts';

/**
 * What the order costs, and whether that is of the form as it is: an amount that waits for another is no price any more.
 * Null where nothing is asked of yet, and where the form says too little.
 */
export function useQuote(actor: OrderFormRef): { quote: PriceQuote | null; isDue: boolean } {
  const found = useShared(actor, selectQuote);
  const isFilled = useShared(actor, selectCanNext);
  const standing = useSelector(useShared(actor, selectPricing), (snapshot) =>
    snapshot === undefined ? 'current' : selectStanding(snapshot),
  );
  // A price that came with the order, not beside the form, stands while nothing was asked for.
  const isGone = standing === 'none' && isFilled;
  return { quote: isGone || found?.lines.length === 0 ? null : found, isDue: standing === 'due' };
}
