import type { Fault } from '#domain/booking/field.ts';
import type { AgreementKind, Booker, BookingFacts, BookingForm, BookingService } from '#domain/booking/service.ts';
import type { DraftMark } from '../draft/index.ts';
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
  /** One order at most is placed under it. */
  key: string;
  mark: DraftMark | null;
  /** What was typed before came back. */
  isRestored: boolean;
  sent: SentOrder | null;
}

/** There is no form to open: what it should begin from cannot be had by whoever is there. */
export interface WithheldForm {
  withheld: 'acceptedEnquiry' | 'expiredOption' | 'unknownOption' | 'unknownOrder' | 'visitor';
  booker: Booker | null;
}

export type OpenAnswer = OpenedForm | WithheldForm;

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

export interface BookingContext {
  service: BookingService;
  form: BookingForm;
  facts: BookingFacts;
  step: string;
  faults: readonly Fault[];
  /** Steps that were left once, or tried: what is missing in them is told. */
  toldSteps: readonly string[];
  booker: Booker | null;
  key: string;
  mark: DraftMark | null;
  isRestored: boolean;
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
  withheld: WithheldForm['withheld'] | null;
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
  /** Somebody signed in or out. */
  | { type: 'session.changed'; booker: Booker | null }
  | { type: 'connection.restored' }
  /** It is closed, reloaded or left for another site. */
  | { type: 'page.leaving' }
  | { type: 'booking.retry' };
