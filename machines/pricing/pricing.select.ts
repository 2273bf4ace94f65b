import type { PricingSnapshot } from './pricing.machine.ts';

/** The object stays the same until there is another. */
export const selectQuote = ({ context }: PricingSnapshot) => context.quote;
export const selectIsBusy = (snapshot: PricingSnapshot) => snapshot.hasTag('busy');
export const selectIsCurrent = (snapshot: PricingSnapshot) => snapshot.hasTag('current');
/** Whether the price is that of the form as it is, waits for another, or there is none. */
export const selectStanding = (snapshot: PricingSnapshot): 'current' | 'due' | 'none' => {
  if (snapshot.matches('opened') || snapshot.matches('nothing')) return 'none';
  return snapshot.hasTag('current') ? 'current' : 'due';
};
export const selectFailure = (snapshot: PricingSnapshot) =>
  snapshot.matches('failed') || snapshot.matches('refused') ? snapshot.context.failure : null;
export const selectCanRetry = (snapshot: PricingSnapshot) => snapshot.can({ type: 'pricing.retry' });
