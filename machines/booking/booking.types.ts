import type { AgreementKind, Booker, BookingFacts, BookingForm, BookingService } from '#domain/booking/service.ts';
import type { FieldError } from '#domain/form/field.ts';
import type { CheckoutTold, PlacedOrder, Refusal, SeenPrice, SentOrder } from '../checkout/index.ts';
import type { DraftMark, DraftRemoval } from '../draft/index.ts';

export interface BookingInput {
  service: BookingService;
}

export interface OpenedForm {
  form: BookingForm;
  facts: BookingFacts;
  step: string;
  /** Null for a visitor. */
  booker: Booker | null;
  /** Whose form it is. */
  owner: string;
  /** Of the draft it is kept as. */
  draftId: string;
  /** How many other drafts there are to go on with. */
  otherDrafts: number;
  /** One order at most is placed under it. */
  key: string;
  mark: DraftMark | null;
  /** What was typed before came back. */
  isRestored: boolean;
  sent: SentOrder | null;
}

/** What a form is about, in words. */
export interface DraftSummary {
  lane: string;
  boxes: string;
  goods: string;
}

/** A draft to go on with. */
export interface DraftChoice {
  id: string;
  /** Typed before anybody signed in: it becomes the person's own when it is chosen. */
  isAnonymous: boolean;
  owner: string;
  mark: DraftMark | null;
  summary: DraftSummary;
  /** When it was last typed in. */
  keptAt: number;
}

/** There are drafts of something else than what was chosen: the person says which to go on with. */
export interface OfferedDrafts {
  choices: readonly DraftChoice[];
  /** What was chosen now; null where nothing was. */
  chosen: DraftSummary | null;
  booker: Booker | null;
  owner: string;
}

/** Which draft is wanted: one by its id, a new form, or the list of them; null where nobody said. */
export type DraftWish = { kind: 'all' } | { kind: 'draft'; id: string } | { kind: 'new' } | null;

export interface OpenRequest {
  service: string;
  wish: DraftWish;
}

/** There is no form to open: what it should begin from cannot be had by whoever is there. */
export interface RefusedForm {
  refused: 'acceptedEnquiry' | 'expiredOption' | 'unknownOption' | 'unknownOrder' | 'visitor';
  booker: Booker | null;
  owner: string;
}

export type OpenAnswer = OfferedDrafts | OpenedForm | RefusedForm;

/** Who is there now. */
export interface Arrival {
  booker: Booker | null;
  owner: string;
  isHere: boolean;
}

export interface BookingContext {
  service: BookingService;
  form: BookingForm;
  facts: BookingFacts;
  step: string;
  errors: readonly FieldError[];
  /** Steps that were left once, or tried: what is missing in them is told. */
  validatedSteps: readonly string[];
  booker: Booker | null;
  key: string;
  mark: DraftMark | null;
  isRestored: boolean;
  owner: string;
  draftId: string;
  otherDrafts: number;
  /** The form as it opened: another one was typed in. */
  openedForm: BookingForm;
  /** The person was asked to sign in so that this very form goes on. */
  isSignInAsked: boolean;
  wish: DraftWish;
  offered: OfferedDrafts | null;
  removal: DraftRemoval | null;
  /** The last price the person had before them. */
  price: SeenPrice | null;
  /** Texts of this form that were read to the end. */
  agreed: readonly AgreementKind[];
  refusal: Refusal | null;
  /** Why no form was opened. */
  refused: RefusedForm['refused'] | null;
  sent: SentOrder | null;
  order: PlacedOrder | null;
  /** Uploads the form has taken. */
  takenKeys: readonly string[];
  /** Drafts of another tab the form has taken over, by their version. */
  adoptedVersion: number;
}

export type BookingEvent =
  /** A field is this now. */
  | { type: 'form.set'; path: string; value: unknown }
  /** The field was left: what is wrong with it is told. */
  | { type: 'form.left'; path: string }
  /** Everything but the price is emptied. */
  | { type: 'form.clear' }
  | { type: 'step.next' }
  | { type: 'step.back' }
  /** Back to a step before, or on to one that may be reached. */
  | { type: 'step.go'; step: string }
  | { type: 'order.submit' }
  /** Somebody signed in or out; `isHere` where they signed in over this page. */
  | ({ type: 'session.changed' } & Arrival)
  /** The list of drafts is wanted. */
  | { type: 'drafts.wanted' }
  /** This one is gone on with, or a new form. */
  | { type: 'draft.picked'; wish: DraftWish }
  | { type: 'draft.removed'; choice: DraftChoice }
  /** It is closed, reloaded or left for another site. */
  | { type: 'page.leaving' }
  | { type: 'booking.retry' }
  /** The form or its price changed by itself, or the typing rests. */
  | { type: 'form.changed' }
  | CheckoutTold;
