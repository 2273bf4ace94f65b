import type { AgreementKind, BookingService } from '#domain/booking/service.ts';
import type { CheckoutReport, CompletedForm, PlacedOrder, SentOrder } from '../checkout/index.ts';
import type { DraftMark, DraftRemoval } from '../draft/index.ts';
import type { Refusal } from '../kit/refusal.ts';
import type { Arrival, OpenedForm, OrderFormReport, Person } from '../order-form/index.ts';

export interface BookingInput {
  service: BookingService;
}

/** Describes the content of a draft in a few words. */
export interface DraftSummary {
  lane: string;
  boxes: string;
  goods: string;
}

/** A draft that the user can continue. */
export interface DraftChoice {
  id: string;
  /** Typed before sign-in: choosing it assigns it to the user. */
  isAnonymous: boolean;
  owner: string;
  mark: DraftMark | null;
  summary: DraftSummary;
  /** When it was last edited. */
  keptAt: number;
}

/** The user has drafts with other content than was chosen and selects which one to continue. */
export interface OfferedDrafts extends Person {
  choices: readonly DraftChoice[];
  /** Summary of the current choice; null without one. */
  chosen: DraftSummary | null;
}

/** Which draft to open: one by its id, a new form, or the list; null when unspecified. */
export type DraftIntent = { kind: 'all' } | { kind: 'draft'; id: string } | { kind: 'new' } | null;

export interface OpenRequest {
  service: string;
  intent: DraftIntent;
}

/** No form can be opened: this user has no access to its source. */
export interface RefusedForm extends Person {
  refused:
    | 'acceptedEnquiry'
    | 'notAmendable'
    | 'expiredOption'
    | 'goneLink'
    | 'unknownOption'
    | 'unknownOrder'
    | 'unknownTemplate'
    | 'visitor';
}

export type OpenAnswer = OfferedDrafts | OpenedForm | RefusedForm;

export interface BookingContext {
  service: BookingService;
  intent: DraftIntent;
  person: Person;
  opened: OpenedForm | null;
  offered: OfferedDrafts | null;
  removal: DraftRemoval | null;
  refused: RefusedForm['refused'] | null;
  /** Why a step failed before a form was open. */
  refusal: Refusal | null;
  /** The input of the checkout. */
  completed: CompletedForm | null;
  /** Agreements of this form that the user has read to the end. */
  agreed: readonly AgreementKind[];
  sent: SentOrder | null;
  order: PlacedOrder | null;
}

export type BookingEvent =
  /** Sends a visitor to sign in, where the form cannot be opened without it. */
  | { type: 'order.submit' }
  /** The session changed: a sign-in or a sign-out. */
  | ({ type: 'session.changed' } & Arrival)
  /** The URL requests a step. */
  | { type: 'step.go'; step: string }
  /** Continues this draft, or starts a new form. */
  | { type: 'draft.picked'; intent: DraftIntent }
  | { type: 'draft.removed'; choice: DraftChoice }
  /** The page is closed, reloaded or left for another site. */
  | { type: 'page.leaving' }
  | { type: 'booking.retry' }
  | CheckoutReport
  | OrderFormReport;
