import type { InferOutput } from 'valibot';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import type { AddOnPrice, nextStep } from '#contract/fields/order.ts';
import type { BookingService } from '#domain/booking/service.ts';
import type { PaperReadiness } from '#domain/dangerous-goods/paper-readiness.ts';
import type { CurrencyTotal, FeeLine } from '#domain/fees/line.ts';
import type { AuditStatus } from '#domain/orders/auto-cancel.ts';
import type { OrderPrefix } from '#domain/orders/number.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import type { LegalText } from '#src/ui/copy/legal/legal-text.ts';
import type { Transaction } from '../calls/idempotent.ts';
import type { Database } from '../data/connect.ts';
import type { BookedVoyage } from '../data/schema/booked.ts';
import type { JsonObject, orderContainers, orderItems, orders, orderTimeline } from '../data/schema/orders.ts';
import type { Reader } from '../market/fee-rates.ts';

export type NextStep = InferOutput<typeof nextStep>;
type OrderRow = typeof orders.$inferInsert;
type Within<Table extends { $inferInsert: object }> = Omit<Table['$inferInsert'], 'orderNo'>;

/** Who asks for a price: nobody, a person, or a person for an enterprise with prices of its own. */
export interface Asker {
  now: number;
  userId: string | null;
  enterpriseId: string | null;
}

export interface Buyer {
  userId: string;
  now: number;
}

/** What it costs, by a price that stands. */
export interface Priced {
  offerId: string | null;
  lines: FeeLine[];
  totals: CurrencyTotal[];
  validTo: number;
  /** What each added service costs, whether it is asked for or not. */
  addOns(db: Reader): Promise<AddOnPrice[]>;
}

/** The price of a list or of an option, with no added service. */
export const listedPrice = (
  offerId: string,
  { lines, totals, validTo }: Pick<Priced, 'lines' | 'totals' | 'validTo'>,
): Priced => ({ offerId, lines, totals, validTo, addOns: async () => [] });

/** An order that may be placed, with all that is written of it. */
export interface PreparedOrder {
  /** What its price depends on. */
  part: object;
  priced: Priced;
  /** Who it is for, where that is no natural person. */
  enterprise: { id: string; auditStatus: AuditStatus } | null;
  /** The form as it is meant: kept, and read again by its own schema. */
  form: JsonObject;
  row: Pick<
    OrderRow,
    'bought' | 'carrierCode' | 'enquiryNo' | 'etd' | 'isDanger' | 'laneId' | 'sailingId' | 'stay' | 'voyage'
  >;
  containers: Within<typeof orderContainers>[];
  items: Within<typeof orderItems>[];
  timeline: Within<typeof orderTimeline>[];
  /** Takes the space it needs, and no more than there is. */
  take(tx: Transaction): Promise<void>;
  /** Ends what became this order. */
  close(tx: Transaction, orderNo: string): Promise<void>;
}

/** How an order stands when its owner looks at it. */
export interface Standing {
  voyage: BookedVoyage | null;
  status: OrderStatus;
  now: number;
}

/** What one booking service is on the server; what every order has is done once for all of them. */
export interface OrderService<Form, Part> {
  /** The form, as its description says it. */
  booking: Pick<BookingService, 'description' | 'kept' | 'steps'> & { blank: Form & object };
  prefix: OrderPrefix;
  /** What is agreed to before the order is placed. */
  charges: LegalText;
  /** Refuses what cannot be had. */
  price(db: Pick<Database, 'select' | 'update'>, part: Part, asker: Asker): Promise<Priced>;
  /** Everything an order is refused for, asked again at the moment it is placed. */
  prepare(tx: Transaction, form: Form, buyer: Buyer): Promise<PreparedOrder>;
  papers(form: Form, standing: Standing): readonly PaperReadiness[];
  /** What its owner still owes, in no order. */
  owed(form: Form, standing: Standing): readonly NextStep[];
  /** From where to where it goes by road, and on what. */
  trip?(form: Form): NonNullable<OrderAnswer['trip']>;
}

export interface BookedSailing {
  offer: { scheduleId: string; etd: number; carrier: { code: string } };
  laneId: string;
  voyage: NonNullable<PreparedOrder['row']['voyage']>;
}

/** The row of an order over a sailing; `enquiryNo` is empty where nobody asked before. */
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
