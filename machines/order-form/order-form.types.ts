import type { Booker, BookingFacts, BookingForm, BookingService } from '#domain/booking/service.ts';
import type { FieldError } from '#domain/form/field.ts';
import type { CheckoutReport, CompletedForm, SeenPrice, SentOrder } from '../checkout/index.ts';
import type { DraftMark, DraftReport } from '../draft/index.ts';
import type { Parent } from '../kit/parent.ts';
import type { Refusal } from '../kit/refusal.ts';
import type { ListedNumbersReport } from '../listed-numbers/index.ts';
import type { PricingReport } from '../pricing/index.ts';
import type { UploadsReport } from '../uploads/index.ts';

/** Whose form it is. */
export interface Person {
  /** Null for a visitor. */
  booker: Booker | null;
  owner: string;
}

/** Who is there now; `isHere` where they signed in over this page. */
export interface Arrival extends Person {
  isHere: boolean;
}

export interface OpenedForm extends Person {
  form: BookingForm;
  facts: BookingFacts;
  step: string;
  /** Of the draft it is kept as. */
  draftId: string;
  /** How many other drafts there are to go on with. */
  otherDrafts: number;
  /** One order at most is placed under it. */
  key: string;
  mark: DraftMark | null;
  /** What was typed before came back. */
  isRestored: boolean;
  /** An order of an earlier visit that may have arrived. */
  sent: SentOrder | null;
}

export interface OrderFormInput {
  parent: Parent<OrderFormReport>;
  service: BookingService;
  opened: OpenedForm;
}

export interface OrderFormContext {
  parent: Parent<OrderFormReport>;
  service: BookingService;
  form: BookingForm;
  facts: BookingFacts;
  step: string;
  errors: readonly FieldError[];
  /** Steps that were left once, or tried: what is missing in them is told. */
  validatedSteps: readonly string[];
  /** The last price the person had before them. */
  price: SeenPrice | null;
  /** Why the order came back to the form. */
  refusal: Refusal | null;
  /** Asked where the form itself wanted them to sign in, so that it goes on. */
  person: Person & { isSignInAsked: boolean };
  /** The form as it opened: another one was typed in. */
  opened: Pick<OpenedForm, 'draftId' | 'form' | 'isRestored' | 'mark' | 'otherDrafts' | 'sent'>;
  /** The version of the draft that was taken over from another tab or device; 0 where none was. */
  draftVersion: number;
}

/** What is typed, on the order as it was read. */
export interface FormRenewal {
  service: string;
  orderNo: string;
  base: BookingForm;
  form: BookingForm;
}

/** What is typed, on the order as it is now. */
export interface RenewedForm {
  base: BookingForm;
  form: BookingForm;
  facts: BookingFacts;
}

export type OrderFormEvent =
  /** A field is this now. */
  | { type: 'form.set'; path: string; value: unknown }
  /** The field was left: what is wrong with it is told. */
  | { type: 'form.left'; path: string }
  /** The order that it amends changed meanwhile: its latest state is gone on from. */
  | { type: 'form.renew' }
  /** Everything but the price is emptied. */
  | { type: 'form.clear' }
  | { type: 'step.next' }
  | { type: 'step.back' }
  /** Back to a step before, or on to one that may be reached. */
  | { type: 'step.go'; step: string }
  | { type: 'order.submit' }
  /** The list of drafts is wanted. */
  | { type: 'drafts.wanted' }
  | ({ type: 'session.changed' } & Arrival)
  /** The page is closed, reloaded or left for another site. */
  | { type: 'page.leaving' }
  /** The order did not come about: the form is to be changed, where the server names fields at the first of them. */
  | { type: 'form.mend'; fields: Readonly<Record<string, string>> | null; refusal: Refusal | null }
  /** The order is placed. */
  | { type: 'form.placed' }
  | DraftReport
  | ListedNumbersReport
  | PricingReport
  | UploadsReport
  | Extract<CheckoutReport, { type: 'checkout.quoted' | 'checkout.reviewed' | 'checkout.reviewing' | 'checkout.sent' }>;

/** What its parent hears. */
export type OrderFormReport =
  /** Every step is filled in. */
  | { type: 'form.completed'; completed: CompletedForm }
  /** It was read through and submitted. */
  | { type: 'form.confirmed'; completed: CompletedForm }
  /** It is another now: something was typed, a file came in, or the price beside it. */
  | { type: 'form.changed'; completed: CompletedForm }
  /** It is gone back to before anything was ordered. */
  | { type: 'form.reopened' }
  /** Its draft is kept, and the list of drafts wanted. */
  | { type: 'form.kept' }
  /** Somebody else is there: it is none of theirs. */
  | { type: 'form.abandoned' }
  /** Somebody signed in over it, or the same person was read again. */
  | ({ type: 'booker.arrived'; completed: CompletedForm } & Person);
