import type { AgreementKind, BookingService } from '#domain/booking/service.ts';
import type { CheckoutReport, CompletedForm, PlacedOrder, SentOrder } from '../checkout/index.ts';
import type { DraftMark, DraftRemoval } from '../draft/index.ts';
import type { Refusal } from '../kit/refusal.ts';
import type { Arrival, OpenedForm, OrderFormReport, Person } from '../order-form/index.ts';

export interface BookingInput {
  service: BookingService;
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
export interface OfferedDrafts extends Person {
  choices: readonly DraftChoice[];
  /** What was chosen now; null where nothing was. */
  chosen: DraftSummary | null;
}

/** Which draft is wanted: one by its id, a new form, or the list of them; null where nobody said. */
export type DraftWish = { kind: 'all' } | { kind: 'draft'; id: string } | { kind: 'new' } | null;

export interface OpenRequest {
  service: string;
  wish: DraftWish;
}

/** There is no form to open: this person may not have what it should begin from. */
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
  wish: DraftWish;
  person: Person;
  opened: OpenedForm | null;
  offered: OfferedDrafts | null;
  removal: DraftRemoval | null;
  /** Why no form was opened. */
  refused: RefusedForm['refused'] | null;
  /** Why something did not work before a form was open. */
  refusal: Refusal | null;
  /** What the checkout begins with. */
  completed: CompletedForm | null;
  /** Texts of this form that were read to the end. */
  agreed: readonly AgreementKind[];
  sent: SentOrder | null;
  order: PlacedOrder | null;
}

export type BookingEvent =
  /** A visitor is to sign in for what cannot be opened without it. */
  | { type: 'order.submit' }
  /** Somebody signed in or out. */
  | ({ type: 'session.changed' } & Arrival)
  /** The address asks for a step. */
  | { type: 'step.go'; step: string }
  /** This one is gone on with, or a new form. */
  | { type: 'draft.picked'; wish: DraftWish }
  | { type: 'draft.removed'; choice: DraftChoice }
  /** It is closed, reloaded or left for another site. */
  | { type: 'page.leaving' }
  | { type: 'booking.retry' }
  | CheckoutReport
  | OrderFormReport;
