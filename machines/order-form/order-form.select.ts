import type { OrderFormSnapshot } from './order-form.machine.ts';

export const selectStepIndex = ({ context }: OrderFormSnapshot) => context.service.steps.indexOf(context.step);
/** Lists and objects are stable until they change. */
export const selectForm = ({ context }: OrderFormSnapshot) => context.form;
export const selectErrors = ({ context }: OrderFormSnapshot) => context.errors;
export const selectFacts = ({ context }: OrderFormSnapshot) => context.facts;
export const selectAmends = ({ context }: OrderFormSnapshot) => context.facts.amends;
export const selectQuote = ({ context }: OrderFormSnapshot) => context.price?.quote ?? null;
export const selectSteps = ({ context }: OrderFormSnapshot) => context.service.steps;
/** The step was submitted: all its missing fields are reported. */
export const selectIsNotified = ({ context }: OrderFormSnapshot) =>
  context.validatedSteps.includes(context.step) || context.refusal !== null;
export const selectOtherDrafts = ({ context }: OrderFormSnapshot) => context.opened.otherDrafts;
export const selectCanListDrafts = (snapshot: OrderFormSnapshot) => snapshot.matches('filling');
/** Identifies the draft until it becomes an order. */
export const selectDraftId = ({ context }: OrderFormSnapshot) => context.opened.draftId;
export const selectIsRestored = ({ context }: OrderFormSnapshot) => context.opened.isRestored;
export const selectIsSignedIn = ({ context }: OrderFormSnapshot) => context.person.booker !== null;
export const selectIsPassed = ({ context: { person } }: OrderFormSnapshot) =>
  person.booker === null || person.booker.isPassed;
/** True for visitors: they sign in later. */
export const selectMayBook = ({ context }: OrderFormSnapshot) => context.person.booker?.mayBook !== false;
export const selectIsUnderReview = ({ context }: OrderFormSnapshot) => context.person.booker?.isUnderReview === true;
export const selectIsBusy = (snapshot: OrderFormSnapshot) => snapshot.hasTag('busy');
export const selectIsEditable = (snapshot: OrderFormSnapshot) => snapshot.hasTag('editable');
/** The last edit has not reached the draft and the price yet. */
export const selectIsTyping = (snapshot: OrderFormSnapshot) =>
  snapshot.matches({ filling: 'typing' }) || snapshot.matches({ confirming: 'typing' });
/** The order being amended has changed: the form can be rebased on it. */
export const selectCanRenew = (snapshot: OrderFormSnapshot) => snapshot.can({ type: 'form.renew' });
/** Why the order was refused; stable until it changes. */
export const selectRefusal = ({ context }: OrderFormSnapshot) => context.refusal;
/** Tests the state instead of `can`, whose guards validate the whole step on each keystroke. */
export const selectCanNext = (snapshot: OrderFormSnapshot) => snapshot.matches('filling');
export const selectCanSubmit = (snapshot: OrderFormSnapshot) =>
  snapshot.matches('confirming') && selectMayBook(snapshot);
export const selectCanBack = (snapshot: OrderFormSnapshot) =>
  snapshot.matches('filling')
    ? snapshot.context.step !== snapshot.context.service.steps[0]
    : snapshot.matches('confirming');

/** Child actors; each ref is stable while the child runs. */
export const selectDraft = ({ children }: OrderFormSnapshot) => children.draft;
export const selectPricing = ({ children }: OrderFormSnapshot) => children.pricing;
export const selectNumbers = ({ children }: OrderFormSnapshot) => children.numbers;
export const selectUploads = ({ children }: OrderFormSnapshot) => children.uploads;
