import type { PricingSnapshot } from './pricing.machine.ts';

/** Stable until the next price. */
export const selectQuote = ({ context }: PricingSnapshot) => context.quote;
export const selectIsBusy = (snapshot: PricingSnapshot) => snapshot.hasTag('busy');
export const selectIsCurrent = (snapshot: PricingSnapshot) => snapshot.hasTag('current');
/** Whether the price is current, being requested, or unavailable. */
export const selectStanding = (snapshot: PricingSnapshot): 'current' | 'due' | 'none' => {
  if (snapshot.matches('opened') || snapshot.matches('nothing')) return 'none';
  return snapshot.hasTag('current') ? 'current' : 'due';
};
export const selectFailure = (snapshot: PricingSnapshot) =>
  snapshot.matches('failed') || snapshot.matches('refused') ? snapshot.context.failure : null;
export const selectCanRetry = (snapshot: PricingSnapshot) => snapshot.can({ type: 'pricing.retry' });
