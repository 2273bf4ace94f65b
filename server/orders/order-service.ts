import type { InferOutput } from 'valibot';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import type { AddOnPrice, nextStep } from '#contract/fields/order.ts';
import type { LegalText } from '#copy/legal/text.ts';
import type { BookingService } from '#domain/booking/service.ts';
import type { PaperReadiness } from '#domain/dangerous-goods/paper-readiness.ts';
import type { CurrencyTotal, FeeLine } from '#domain/fees/line.ts';
import type { AuditStatus } from '#domain/orders/auto-cancel.ts';
import type { OrderPrefix } from '#domain/orders/number.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import type { Transaction } from '../calls/idempotent.ts';
import type { Database } from '../data/connect.ts';
import type { BookedVoyage } from '../data/schema/booked.ts';
import type { JsonObject, orderContainers, orderItems, orders, orderTimeline } from '../data/schema/orders.ts';
import type { Reader } from '../market/fee-rates.ts';

export type NextStep = InferOutput<typeof nextStep>;
type OrderRow = typeof orders.$inferInsert;
type Within<Table extends { $inferInsert: object }> = Omit<Table['$inferInsert'], 'orderNo'>;

/** Requester of a price: a visitor, a user, or a user of an enterprise with its own prices. */
export interface Asker {
  now: number;
  userId: string | null;
  enterpriseId: string | null;
}

export interface Buyer {
  userId: string;
  now: number;
}

/** A price with its validity. */
export interface Priced {
  offerId: string | null;
  lines: FeeLine[];
  totals: CurrencyTotal[];
  validTo: number;
  /** Prices every added service, requested or not. */
  addOns(db: Reader): Promise<AddOnPrice[]>;
}

/** Builds the price of a list or an option, without added services. */
export const listedPrice = (
  offerId: string,
  { lines, totals, validTo }: Pick<Priced, 'lines' | 'totals' | 'validTo'>,
): Priced => ({ offerId, lines, totals, validTo, addOns: async () => [] });

/** An order ready to be placed, with everything to be written. */
export interface PreparedOrder {
  /** The part of the form that decides the price. */
  part: object;
  priced: Priced;
  /** Null for an order of a natural person. */
  enterprise: { id: string; auditStatus: AuditStatus } | null;
  /** The normalised form, stored and later parsed by its own schema. */
  form: JsonObject;
  row: Pick<
    OrderRow,
    'bought' | 'carrierCode' | 'enquiryNo' | 'etd' | 'isDanger' | 'laneId' | 'sailingId' | 'stay' | 'voyage'
  >;
  containers: Within<typeof orderContainers>[];
  items: Within<typeof orderItems>[];
  timeline: Within<typeof orderTimeline>[];
  /** Takes the required space; throws when there is too little. */
  take(tx: Transaction): Promise<void>;
  /** Closes the enquiry or quote that became this order. */
  close(tx: Transaction, orderNo: string): Promise<void>;
}

/** State of an order when its owner opens it. */
export interface Standing {
  voyage: BookedVoyage | null;
  status: OrderStatus;
  now: number;
}

/** Server side of one booking service. Steps common to all services are done by the callers. */
export interface OrderService<Form, Part> {
  booking: Pick<BookingService, 'description' | 'kept' | 'steps'> & { blank: Form & object };
  prefix: OrderPrefix;
  /** Terms to be accepted before the order is placed. */
  charges: LegalText;
  /** Throws for what cannot be booked. */
  price(db: Pick<Database, 'select' | 'update'>, part: Part, asker: Asker): Promise<Priced>;
  /** Runs every check again at the moment the order is placed. */
  prepare(tx: Transaction, form: Form, buyer: Buyer): Promise<PreparedOrder>;
  papers(form: Form, standing: Standing): readonly PaperReadiness[];
  /** Lists what the owner still has to provide, in any order. */
  outstanding(form: Form, standing: Standing): readonly NextStep[];
  /** Road transport: from, to and vehicles. */
  trip?(form: Form): NonNullable<OrderAnswer['trip']>;
}

export interface BookedSailing {
  offer: { scheduleId: string; etd: number; carrier: { code: string } };
  laneId: string;
  voyage: NonNullable<PreparedOrder['row']['voyage']>;
}

/** Builds the row of an order on a sailing; `enquiryNo` is empty without an enquiry. */
export const rowOfSailing = (
  { offer, laneId, voyage }: BookedSailing,
  isDanger: boolean,
  enquiryNo = '',
): PreparedOrder['row'] => ({
  enquiryNo: enquiryNo || null,
  sailingId: offer.scheduleId,
  laneId,
  carrierCode: offer.carrier.code,
  etd: new Date(offer.etd),
  isDanger,
  voyage,
});
