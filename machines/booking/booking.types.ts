import type { AgreementKind, Booker, BookingFacts, BookingForm, BookingService } from '#domain/booking/service.ts';
import type { FieldError } from '#domain/form/field.ts';
import type { DraftMark, DraftRemoval } from '../draft/index.ts';
import type { Price, PriceQuote } from '../pricing/index.ts';

export interface BookingInput {
  service: BookingService;
}

/** An order that was sent and not answered: it is sent again as it was, under the same key. */
export interface SentOrder {
  key: string;
  quoteId: string;
  form: BookingForm;
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

export interface AgreementText {
  kind: AgreementKind;
  title: string;
  version: string;
  effectiveDate: string;
  opening: readonly string[];
  articles: readonly { heading: string; paragraphs: readonly string[] }[];
}

export interface PlacedOrder {
  orderNo: string;
  status: string;
  autoCancelAt: number | null;
  nextSteps: readonly { code: string; text: string; dueAt: number | null }[];
  notice: string | null;
}

/** How sending the order ended, besides being placed. */
export type OrderRefusal =
  /** The price is another than the one quoted. */
  | { kind: 'changed'; quote: PriceQuote; previous: Price }
  /** The price, the space or the time is gone, the goods are not taken: what the server's code says. */
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'fields'; fields: Readonly<Record<string, string>>; message: string }
  | { kind: 'expired' }
  | { kind: 'offline' }
  /** Sent, and nobody knows whether it arrived. */
  | { kind: 'unanswered'; message: string };

export type OrderAnswer = { kind: 'placed'; order: PlacedOrder } | OrderRefusal;

export interface OrderRequest extends SentOrder {
  service: string;
}

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
  /** The price the person has before them. */
  quote: PriceQuote | null;
  /** What that price is of. */
  quotedPart: string;
  /** The price that was shown before it changed; null where nothing changed. */
  previous: Price | null;
  agreement: AgreementText | null;
  /** Texts of this form that were read to the end. */
  agreed: readonly AgreementKind[];
  refusal: { code: string; message: string } | null;
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
  | { type: 'order.retry' }
  /** Back to the form after a refusal. */
  | { type: 'order.mend' }
  | { type: 'price.accept' }
  | { type: 'price.decline' }
  /** Somebody signed in or out; `isHere` where they signed in over this page. */
  | ({ type: 'session.changed' } & Arrival)
  /** The list of drafts is wanted. */
  | { type: 'drafts.wanted' }
  /** This one is gone on with, or a new form. */
  | { type: 'draft.picked'; wish: DraftWish }
  | { type: 'draft.removed'; choice: DraftChoice }
  | { type: 'connection.restored' }
  /** It is closed, reloaded or left for another site. */
  | { type: 'page.leaving' }
  | { type: 'booking.retry' };
