import type { Booker, BookingFacts, BookingForm, BookingService } from '#domain/booking/service.ts';
import type { FieldError } from '#domain/form/field.ts';
import type { CheckoutReport, CompletedForm, SeenPrice, SentOrder } from '../checkout/index.ts';
import type { DraftMark, DraftReport } from '../draft/index.ts';
import type { Parent } from '../kit/parent.ts';
import type { Refusal } from '../kit/refusal.ts';
import type { ListedNumbersReport } from '../listed-numbers/index.ts';
import type { PricingReport } from '../pricing/index.ts';
import type { UploadsReport } from '../uploads/index.ts';

/** The owner of the form. */
export interface Person {
  /** Null for a visitor. */
  booker: Booker | null;
  owner: string;
}

/** The current user; `isHere` after a sign-in on this page. */
export interface Arrival extends Person {
  isHere: boolean;
}

export interface OpenedForm extends Person {
  form: BookingForm;
  facts: BookingFacts;
  step: string;
  /** The draft under which the form is saved. */
  draftId: string;
  /** Number of the user's other drafts. */
  otherDrafts: number;
  /** Idempotency key: the server places at most one order for it. */
  key: string;
  mark: DraftMark | null;
  /** The form was restored from a draft. */
  isRestored: boolean;
  /** An order of an earlier visit that may have been placed. */
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
  /** Steps that were left or submitted: their missing fields are reported. */
  validatedSteps: readonly string[];
  /** The last price the user saw. */
  price: SeenPrice | null;
  /** Why the order was refused. */
  refusal: Refusal | null;
  /** `isSignInRequested`: the form requested the sign-in and continues after it. */
  person: Person & { isSignInRequested: boolean };
  /** The form as it opened, to detect edits. */
  opened: Pick<OpenedForm, 'draftId' | 'form' | 'isRestored' | 'mark' | 'otherDrafts' | 'sent'>;
  /** Version of the draft adopted from another tab or device; 0 for none. */
  draftVersion: number;
}

/** The edits and the order they are based on. */
export interface FormRenewal {
  service: string;
  orderNo: string;
  base: BookingForm;
  form: BookingForm;
}

/** The edits rebased on the current order. */
export interface RenewedForm {
  base: BookingForm;
  form: BookingForm;
  facts: BookingFacts;
}

export type OrderFormEvent =
  | { type: 'form.set'; path: string; value: unknown }
  /** A field lost the focus: it is validated. */
  | { type: 'form.left'; path: string }
  /** Rebases the form on the latest state of the order that it amends. */
  | { type: 'form.renew' }
  /** Clears everything but the offer. */
  | { type: 'form.clear' }
  | { type: 'step.next' }
  | { type: 'step.back' }
  /** Opens an earlier step, or a later one that is reachable. */
  | { type: 'step.go'; step: string }
  | { type: 'order.submit' }
  | { type: 'drafts.wanted' }
  | ({ type: 'session.changed' } & Arrival)
  /** The page is closed, reloaded or left for another site. */
  | { type: 'page.leaving' }
  /** The order was refused: reopens the form at the first of the server's errors. */
  | { type: 'form.mend'; fields: Readonly<Record<string, string>> | null; refusal: Refusal | null }
  | { type: 'form.placed' }
  | DraftReport
  | ListedNumbersReport
  | PricingReport
  | UploadsReport
  | Extract<CheckoutReport, { type: 'checkout.quoted' | 'checkout.reviewed' | 'checkout.reviewing' | 'checkout.sent' }>;

export type OrderFormReport =
  | { type: 'form.completed'; completed: CompletedForm }
  /** The user reviewed and submitted the form. */
  | { type: 'form.confirmed'; completed: CompletedForm }
  /** The form changed: an edit, a finished upload or a new price. */
  | { type: 'form.changed'; completed: CompletedForm }
  /** The user returned to the form before ordering. */
  | { type: 'form.reopened' }
  /** The draft is saved, and the user opens the list of drafts. */
  | { type: 'form.kept' }
  /** Another user signed in: the form is not theirs. */
  | { type: 'form.abandoned' }
  /** A user signed in over the form, or the user was reloaded. */
  | ({ type: 'booker.arrived'; completed: CompletedForm } & Person);
