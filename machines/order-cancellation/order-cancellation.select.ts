import type { OrderCancellationSnapshot } from './order-cancellation.machine.ts';

export const selectFailure = ({ context }: OrderCancellationSnapshot) => context.failure;
export const selectReason = ({ context }: OrderCancellationSnapshot) => context.reason;
/** The request form is open or being sent. */
export const selectIsAsking = (snapshot: OrderCancellationSnapshot) =>
  snapshot.matches('asking') || snapshot.matches('sending');
/** The customer's decision is being confirmed or sent. */
export const selectIsConfirming = (snapshot: OrderCancellationSnapshot) =>
  snapshot.matches('confirming') || snapshot.matches('deciding');
/** The confirmation is about accepting the fee. */
export const selectIsAccepting = (snapshot: OrderCancellationSnapshot) =>
  selectIsConfirming(snapshot) && typeof snapshot.context.choice?.version === 'number';
export const selectIsBusy = (snapshot: OrderCancellationSnapshot) => snapshot.hasTag('busy');
export const selectIsOutdated = (snapshot: OrderCancellationSnapshot) => snapshot.matches('outdated');
export const selectCanAsk = (snapshot: OrderCancellationSnapshot) => snapshot.can({ type: 'cancellation.ask' });
export const selectCanKeep = (snapshot: OrderCancellationSnapshot) => snapshot.can({ type: 'cancellation.keep' });
export const selectCanConfirm = (snapshot: OrderCancellationSnapshot) => snapshot.can({ type: 'cancellation.confirm' });
