import type { CheckoutSnapshot } from './checkout.machine.ts';

export type CheckoutFailure = 'agreement' | 'lapsed' | 'offline' | 'refused' | 'signedOut' | 'unanswered';

/** What keeps the order from being placed, shown above the form with what can be done. */
export function selectFailure(snapshot: CheckoutSnapshot): CheckoutFailure | null {
  if (snapshot.matches('lapsed')) return 'lapsed';
  if (snapshot.matches('refused')) return 'refused';
  if (snapshot.matches('signedOut')) return 'signedOut';
  if (snapshot.matches('offline')) return 'offline';
  if (snapshot.matches('unanswered')) return 'unanswered';
  return snapshot.matches({ agreeing: 'unavailable' }) ? 'agreement' : null;
}

export const selectRefusalCode = ({ context }: CheckoutSnapshot) => context.refusal?.code ?? '';
export const selectRefusalText = ({ context }: CheckoutSnapshot) => context.refusal?.message ?? '';
/** Stays the same until it changes. */
export const selectOrderedForm = ({ context }: CheckoutSnapshot) => context.form;
export const selectLatestQuote = ({ context }: CheckoutSnapshot) => context.price?.quote ?? null;
export const selectPrevious = ({ context }: CheckoutSnapshot) => context.previous;
/** The order that is amended; null for one of its own. */
export const selectAmends = ({ context }: CheckoutSnapshot) => context.placing.amends?.orderNo ?? null;
export const selectAgreement = ({ context }: CheckoutSnapshot) => context.agreement;
export const selectIsWorking = (snapshot: CheckoutSnapshot) => snapshot.hasTag('busy');
export const selectIsDiffering = (snapshot: CheckoutSnapshot) => snapshot.matches('differing');
export const selectCanLeave = (snapshot: CheckoutSnapshot) => snapshot.matches('lapsed');
export const selectCanRetry = (snapshot: CheckoutSnapshot) => snapshot.can({ type: 'order.retry' });
export const selectCanMend = (snapshot: CheckoutSnapshot) => snapshot.can({ type: 'order.mend' });
/** The same while it lives. */
export const selectReading = ({ children }: CheckoutSnapshot) => children.reading;
