import type { AgreementKind, AmendedOrder, Booker, BookingForm, BookingService } from '#domain/booking/service.ts';
import type { Parent } from '../kit/parent.ts';
import type { Refusal } from '../kit/refusal.ts';
import type { Price, PriceQuote } from '../pricing/index.ts';

/** An order whose answer is missing: retries send it unchanged, under the same key. */
export interface SentOrder {
  key: string;
  quoteId: string;
  form: BookingForm;
}

/** The price the user sees, and the form it belongs to. */
export interface SeenPrice {
  quote: PriceQuote;
  part: string;
}

/** A form with every step valid, normalised, and the price shown with it. */
export interface CompletedForm {
  form: BookingForm;
  price: SeenPrice | null;
  /** The order that it amends, as last loaded; absent for a new order. */
  amends?: AmendedOrder;
}

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

/** Why the order was not placed. */
export type OrderRefusal =
  /** The price differs from the quote. */
  | { kind: 'changed'; quote: PriceQuote; previous: Price }
  /** The server refused by code: the price, the space or the time has expired, or the goods are not accepted. */
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'fields'; fields: Readonly<Record<string, string>>; message: string }
  | { kind: 'expired' }
  | { kind: 'offline' }
  /** Sent without an answer: the order may have been placed. */
  | { kind: 'unanswered'; message: string };

export type OrderAnswer = { kind: 'placed'; order: PlacedOrder } | OrderRefusal;

export interface OrderRequest extends SentOrder {
  service: string;
  /** Absent for a new order. */
  amends?: AmendedOrder;
}

/** The part of a service that the checkout uses. */
export type CheckoutService = Pick<BookingService, 'agreements' | 'code' | 'links' | 'priced'>;

export interface CheckoutInput {
  parent: Parent<CheckoutReport>;
  service: CheckoutService;
  placing: {
    /** Idempotency key: the server places at most one order for it. */
    key: string;
    /** Null for a new order. */
    amends: AmendedOrder | null;
  };
  booker: Booker | null;
  completed: CompletedForm;
  /** Agreements that the user has already read to the end. */
  agreed: readonly AgreementKind[];
  /** An order of an earlier visit that may have been placed. */
  sent: SentOrder | null;
}

/** A placed order, or the return to the form. */
export interface CheckoutOutput {
  order: PlacedOrder | null;
  /** The server's field errors by path. */
  fields: Readonly<Record<string, string>> | null;
  refusal: Refusal | null;
}

export interface CheckoutContext extends Omit<CheckoutInput, 'completed'> {
  form: BookingForm;
  price: SeenPrice | null;
  /** The price shown before it changed; null when unchanged. */
  previous: Price | null;
  agreement: AgreementText | null;
  refusal: Refusal | null;
  outcome: Pick<CheckoutOutput, 'fields' | 'order'>;
}

export type CheckoutEvent =
  /** The user submitted a valid order. */
  | { type: 'form.confirmed'; completed: CompletedForm }
  /** The form changed: an upload finished, or its price changed. */
  | { type: 'form.changed'; completed: CompletedForm }
  /** A user signed in over the form, or the user was reloaded. */
  | { type: 'booker.arrived'; booker: Booker | null; completed: CompletedForm }
  | { type: 'step.back' }
  | { type: 'order.submit' }
  | { type: 'order.retry' }
  /** Returns to the form after a refusal. */
  | { type: 'order.mend' }
  | { type: 'price.accept' }
  | { type: 'price.decline' }
  | { type: 'connection.restored' };

export type CheckoutReport =
  | { type: 'checkout.quoted'; price: SeenPrice }
  /** The user reviews the form and can still change it. */
  | { type: 'checkout.reviewing' }
  | { type: 'checkout.reviewed' }
  | { type: 'checkout.agreed'; kind: AgreementKind }
  /** An order is being sent; null once it is settled. */
  | { type: 'checkout.sent'; sent: SentOrder | null }
  /** The session has expired: the user has to sign in again. */
  | { type: 'checkout.expired' };
