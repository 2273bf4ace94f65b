import type { BookingSnapshot } from './booking.machine.ts';

export type BookingScreen = 'choosing' | 'form' | 'opening' | 'placed' | 'refused' | 'signedOut' | 'unavailable';

/** Whether a dialog over the form shows the order number. */
export const selectIsPlacedNotified = (snapshot: BookingSnapshot) => snapshot.matches({ open: { placed: 'notified' } });

/** The screen that fills the page; dialogs and notices open over it. */
export function selectScreen(snapshot: BookingSnapshot): BookingScreen {
  if (snapshot.matches('opening')) return 'opening';
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('choosing')) return 'choosing';
  if (snapshot.matches('refused')) return 'refused';
  if (snapshot.matches({ open: 'placed' })) return 'placed';
  return snapshot.matches({ open: { ordering: 'signedOut' } }) ? 'signedOut' : 'form';
}

export const selectOrder = ({ context }: BookingSnapshot) => context.order;
export const selectOffered = ({ context }: BookingSnapshot) => context.offered;
export const selectRefused = ({ context }: BookingSnapshot) => context.refused;
export const selectRefusalText = ({ context }: BookingSnapshot) => context.refusal?.message ?? '';
export const selectIsBusy = (snapshot: BookingSnapshot) => snapshot.hasTag('busy');

/** Child actors; each ref is stable while the child runs. */
export const selectOrderForm = ({ children }: BookingSnapshot) => children.form;
export const selectCheckout = ({ children }: BookingSnapshot) => children.checkout;
