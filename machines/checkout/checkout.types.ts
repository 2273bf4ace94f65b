import type { AgreementKind, AmendedOrder, Booker, BookingForm, BookingService } from '#domain/booking/service.ts';
import type { Parent } from '../kit/parent.ts';
import type { Refusal } from '../kit/refusal.ts';
import type { Price, PriceQuote } from '../pricing/index.ts';

/** An order that was sent and not answered: it is sent again as it was, under the same key. */
export interface SentOrder {
  key: string;
  quoteId: string;
  form: BookingForm;
}

/** The price the person has before them, and what it is of. */
export interface SeenPrice {
  quote: PriceQuote;
  part: string;
}

/** A form whose steps are all in order, as it is meant, and what was seen beside it. */
export interface CompletedForm {
  form: BookingForm;
  price: SeenPrice | null;
  /** The order that it amends, as it was last read; absent for an order of its own. */
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
  /** Absent for an order of its own. */
  amends?: AmendedOrder;
}

/** What the checkout needs of a service. */
export type CheckoutService = Pick<BookingService, 'agreements' | 'code' | 'links' | 'priced'>;

export interface CheckoutInput {
  parent: Parent<CheckoutReport>;
  service: CheckoutService;
  placing: {
    /** One order at most is placed under it. */
    key: string;
    /** Null for an order of its own. */
    amends: AmendedOrder | null;
  };
  /** Null for a visitor. */
  booker: Booker | null;
  completed: CompletedForm;
  /** Texts that were read to the end before. */
  agreed: readonly AgreementKind[];
  /** An order of an earlier visit that may have arrived. */
  sent: SentOrder | null;
}

/** An order, or the way back to the form. */
export interface CheckoutOutput {
  order: PlacedOrder | null;
  /** What the server found wrong, by its path. */
  fields: Readonly<Record<string, string>> | null;
  refusal: Refusal | null;
}

export interface CheckoutContext extends Omit<CheckoutInput, 'completed'> {
  form: BookingForm;
  price: SeenPrice | null;
  /** The price that was shown before it changed; null where nothing changed. */
  previous: Price | null;
  agreement: AgreementText | null;
  refusal: Refusal | null;
  outcome: Pick<CheckoutOutput, 'fields' | 'order'>;
}

export type CheckoutEvent =
  /** The order was submitted with everything in order. */
  | { type: 'form.confirmed'; completed: CompletedForm }
  /** It is another now: a file came in, or the price beside it. */
  | { type: 'form.changed'; completed: CompletedForm }
  /** Somebody signed in over the form, or the same person was read again. */
  | { type: 'booker.arrived'; booker: Booker | null; completed: CompletedForm }
  | { type: 'step.back' }
  | { type: 'order.submit' }
  | { type: 'order.retry' }
  /** Back to the form after a refusal. */
  | { type: 'order.mend' }
  | { type: 'price.accept' }
  | { type: 'price.decline' }
  | { type: 'connection.restored' };

/** Events for the parent before the end. */
export type CheckoutReport =
  | { type: 'checkout.quoted'; price: SeenPrice }
  /** The form is read through, and may be changed meanwhile. */
  | { type: 'checkout.reviewing' }
  | { type: 'checkout.reviewed' }
  | { type: 'checkout.agreed'; kind: AgreementKind }
  /** An order is on its way, or is not any more. */
  | { type: 'checkout.sent'; sent: SentOrder | null }
  /** The session is over: the person has to sign in again. */
  | { type: 'checkout.expired' };
