import type { CheckoutSnapshot } from './checkout.machine.ts';

export type CheckoutFailure = 'agreement' | 'lapsed' | 'offline' | 'refused' | 'signedOut' | 'unanswered';

/** The failure shown above the form, with the actions that resolve it. */
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
/** Stable until the form changes. */
export const selectOrderedForm = ({ context }: CheckoutSnapshot) => context.form;
export const selectLatestQuote = ({ context }: CheckoutSnapshot) => context.price?.quote ?? null;
export const selectPrevious = ({ context }: CheckoutSnapshot) => context.previous;
/** The order being amended; null for a new order. */
export const selectAmends = ({ context }: CheckoutSnapshot) => context.placing.amends?.orderNo ?? null;
export const selectAgreement = ({ context }: CheckoutSnapshot) => context.agreement;
export const selectIsWorking = (snapshot: CheckoutSnapshot) => snapshot.hasTag('busy');
export const selectIsDiffering = (snapshot: CheckoutSnapshot) => snapshot.matches('differing');
export const selectCanLeave = (snapshot: CheckoutSnapshot) => snapshot.matches('lapsed');
export const selectCanRetry = (snapshot: CheckoutSnapshot) => snapshot.can({ type: 'order.retry' });
export const selectCanMend = (snapshot: CheckoutSnapshot) => snapshot.can({ type: 'order.mend' });
/** Stable while the child runs. */
export const selectReading = ({ children }: CheckoutSnapshot) => children.reading;
