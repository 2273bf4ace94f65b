import type { PricingSnapshot } from './pricing.machine.ts';

/** The object stays the same until there is another. */
export const selectQuote = ({ context }: PricingSnapshot) => context.quote;
export const selectIsBusy = (snapshot: PricingSnapshot) => snapshot.hasTag('busy');
export const selectIsCurrent = (snapshot: PricingSnapshot) => snapshot.hasTag('current');
export const selectFailure = (snapshot: PricingSnapshot) =>
  snapshot.matches('failed') ? snapshot.context.failure : null;
export const selectCanRetry = (snapshot: PricingSnapshot) => snapshot.can({ type: 'pricing.retry' });
