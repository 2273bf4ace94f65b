import type { BookingSnapshot } from './booking.machine.ts';

export type BookingScreen =
  | 'choosing'
  | 'form'
  | 'opening'
  | 'placed'
  | 'review'
  | 'signedOut'
  | 'unavailable'
  | 'refused';

/** The order's number is said over its form. */
export const selectIsPlacedTold = (snapshot: BookingSnapshot) => snapshot.matches({ open: { placed: 'told' } });

/** What fills the page; dialogs and notes stand over it. */
export function selectScreen(snapshot: BookingSnapshot): BookingScreen {
  if (snapshot.matches('opening')) return 'opening';
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('choosing')) return 'choosing';
  if (snapshot.matches('refused')) return 'refused';
  if (snapshot.matches({ open: 'placed' })) return 'placed';
  if (snapshot.matches({ open: { ordering: 'signedOut' } })) return 'signedOut';
  const { step, service, sent } = snapshot.context;
  const isSent = sent !== null && snapshot.matches({ open: 'ordering' });
  return step === service.steps.at(-1) || isSent ? 'review' : 'form';
}

export const selectStepIndex = ({ context }: BookingSnapshot) => context.service.steps.indexOf(context.step);
/** Lists and objects that stay the same until they change. */
export const selectForm = ({ context }: BookingSnapshot) => context.form;
export const selectErrors = ({ context }: BookingSnapshot) => context.errors;
/** The step was tried: everything that is missing in it is told. */
export const selectIsTold = ({ context }: BookingSnapshot) =>
  context.validatedSteps.includes(context.step) || context.refusal !== null;
export const selectFacts = ({ context }: BookingSnapshot) => context.facts;
export const selectQuote = ({ context }: BookingSnapshot) => context.price?.quote ?? null;
export const selectOrder = ({ context }: BookingSnapshot) => context.order;
export const selectSteps = ({ context }: BookingSnapshot) => context.service.steps;
export const selectOffered = ({ context }: BookingSnapshot) => context.offered;
export const selectOtherDrafts = ({ context }: BookingSnapshot) => context.otherDrafts;
export const selectCanListDrafts = (snapshot: BookingSnapshot) => snapshot.matches({ open: 'filling' });
export const selectRefused = ({ context }: BookingSnapshot) => context.refused;
export const selectRefusalText = ({ context }: BookingSnapshot) => context.refusal?.message ?? '';
export const selectIsSignedIn = ({ context }: BookingSnapshot) => context.booker !== null;
export const selectIsPassed = ({ context }: BookingSnapshot) => context.booker === null || context.booker.isPassed;
export const selectIsUnderReview = ({ context }: BookingSnapshot) => context.booker?.isUnderReview === true;
export const selectIsRestored = ({ context }: BookingSnapshot) => context.isRestored;
export const selectIsBusy = (snapshot: BookingSnapshot) => snapshot.hasTag('busy');
export const selectIsEditable = (snapshot: BookingSnapshot) => snapshot.hasTag('editable');
/** A key was pressed, and the change is not told to the draft and the price yet. */
export const selectIsTyping = (snapshot: BookingSnapshot) =>
  snapshot.matches({ open: { filling: 'typing' } }) ||
  snapshot.matches({ open: { ordering: { reviewing: 'typing' } } });
/** Asked of the state and not of `can`: its guards check the whole step, which no keystroke should pay for. */
export const selectCanNext = (snapshot: BookingSnapshot) => snapshot.matches({ open: 'filling' });
export const selectCanSubmit = (snapshot: BookingSnapshot) => snapshot.matches({ open: { ordering: 'reviewing' } });
export const selectCanBack = (snapshot: BookingSnapshot) =>
  snapshot.matches({ open: 'filling' })
    ? snapshot.context.step !== snapshot.context.service.steps[0]
    : snapshot.matches({ open: { ordering: 'reviewing' } });

/** Children; each ref stays the same while it lives. */
export const selectCheckout = ({ children }: BookingSnapshot) => children.checkout;
export const selectDraft = ({ children }: BookingSnapshot) => children.draft;
export const selectPricing = ({ children }: BookingSnapshot) => children.pricing;
export const selectUploads = ({ children }: BookingSnapshot) => children.uploads;
