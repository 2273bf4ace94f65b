import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BookedService } from '#contract/booked-services.ts';
import type { RecordedNumbers } from '#contract/fields/shipment-numbers.ts';
import type { InvoiceDetails } from '#domain/booking/invoice.ts';
import { invoiceStatuses } from '#domain/invoices/requests.ts';
import { dgStatuses, finalStatuses, orderStatuses } from '#domain/orders/statuses.ts';
import { vehicleStatuses } from '#domain/road/whole-vehicles.ts';
import { enterprises, users } from './accounts.ts';
import type { BookedStay, BookedVoyage, BoughtGoods, PricedLine } from './booked.ts';
import { minorUnits, moment } from './columns.ts';

export type JsonObject = { [key: string]: JsonValue };
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

/** Last number issued per prefix and Shanghai day. */
export const numberSequences = pgTable(
  'number_sequences',
  { prefix: text().notNull(), day: text().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.prefix, table.day] })],
);

export const quotes = pgTable(
  'quotes',
  {
    id: text().primaryKey(),
    /** Null for a visitor's quote, which anyone with its id may use. */
    userId: text('user_id').references(() => users.id),
    service: text().$type<BookedService>().notNull(),
    offerId: text('offer_id'),
    request: jsonb().$type<JsonObject>().notNull(),
    requestDigest: text('request_digest').notNull(),
    lines: jsonb().$type<readonly PricedLine[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    validTo: moment('valid_to').notNull(),
  },
  (table) => [index('quotes_user').on(table.userId, table.createdAt), index('quotes_valid').on(table.validTo)],
);

/** Literal list, because PostgreSQL uses a partial index only when the query repeats its condition. */
export const OVER = `(${finalStatuses.map((status) => `'${status}'`).join(', ')})`;

/** Partial index by deadline: orders in progress are few among all orders. */
const isUnderWay = sql.raw(`status not in ${OVER}`);

export const orders = pgTable(
  'orders',
  {
    orderNo: text('order_no').primaryKey(),
    service: text().$type<BookedService>().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Enterprise the user acted for; null for a natural person. */
    enterpriseId: text('enterprise_id').references(() => enterprises.id),
    status: text({ enum: orderStatuses }).notNull(),
    dgStatus: text('dg_status', { enum: dgStatuses }).notNull(),
    quoteId: text('quote_id'),
    enquiryNo: text('enquiry_no'),
    offerId: text('offer_id'),
    sailingId: text('sailing_id'),
    laneId: text('lane_id'),
    carrierCode: text('carrier_code'),
    etd: moment('etd'),
    isDanger: boolean('is_danger').notNull(),
    form: jsonb().$type<JsonObject>().notNull(),
    voyage: jsonb().$type<BookedVoyage>(),
    stay: jsonb().$type<BookedStay>(),
    bought: jsonb().$type<BoughtGoods>(),
    numbers: jsonb().$type<RecordedNumbers>(),
    /** Folded search text, rewritten with the data it is built from. */
    search: text().notNull().default(''),
    /** Null when the 48-hour rule does not apply. */
    autoCancelAt: moment('auto_cancel_at'),
    cancelledAt: moment('cancelled_at'),
    cancelReason: text('cancel_reason'),
    /** Demo order, replaced on a later day unless it was changed. */
    demo: boolean().notNull().default(false),
    version: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt, table.orderNo),
    index('orders_user_status').on(table.userId, table.status, table.createdAt),
    index('orders_enterprise').on(table.enterpriseId, table.createdAt),
    index('orders_user_under_way').on(table.userId).where(isUnderWay),
    index('orders_enterprise_under_way').on(table.enterpriseId).where(isUnderWay),
    index('orders_numbers').using('gin', table.numbers.op('jsonb_path_ops')),
    index('orders_auto_cancel').on(table.status, table.autoCancelAt),
  ],
);

export const orderContainers = pgTable(
  'order_containers',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    containerCode: text('container_code').notNull(),
    quantity: integer().notNull(),
    shipperOwned: boolean('shipper_owned').notNull(),
    weightKg: numeric('weight_kg', { precision: 12, scale: 3 }),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.containerCode] })],
);

export const orderItems = pgTable(
  'order_items',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    lineNo: integer('line_no').notNull(),
    cargoNameCn: text('cargo_name_cn').notNull(),
    cargoNameEn: text('cargo_name_en').notNull(),
    hsCode: text('hs_code'),
    casNo: text('cas_no'),
    packageType: text('package_type').notNull(),
    packages: integer().notNull(),
    grossKg: numeric('gross_kg', { precision: 14, scale: 3 }).notNull(),
    netKg: numeric('net_kg', { precision: 14, scale: 3 }),
    volume: numeric({ precision: 12, scale: 3 }),
    unNo: text('un_no'),
    dgClass: text('dg_class'),
    packingGroup: text('packing_group'),
    /** The remaining dangerous-goods fields. */
    dangerous: jsonb().$type<JsonObject>(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.lineNo] }), index('order_items_un').on(table.unNo)],
);

export const orderFeeLines = pgTable(
  'order_fee_lines',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    sort: integer().notNull(),
    groupName: text('group_name').notNull(),
    feeCode: text('fee_code').notNull(),
    feeName: text('fee_name').notNull(),
    containerCode: text('container_code'),
    currency: text().notNull(),
    unitPrice: minorUnits('unit_price').notNull(),
    basis: text().notNull(),
    quantity: numeric({ precision: 14, scale: 3 }).notNull(),
    /** Null for a line charged at cost. */
    amount: minorUnits('amount'),
    payTerm: text('pay_term', { enum: ['PRE', 'COL'] }).notNull(),
    taxRate: integer('tax_rate').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.sort] })],
);

export const orderTimeline = pgTable(
  'order_timeline',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    sort: integer().notNull(),
    node: text().notNull(),
    plannedAt: moment('planned_at'),
    actualAt: moment('actual_at'),
    place: text(),
    operatorRole: text('operator_role'),
    remark: text(),
    fileIds: text('file_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.sort] })],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** A user's id, or the digest of a guest's phone. */
    owner: text().notNull(),
    key: text().notNull(),
    callName: text('call_name').notNull(),
    bodyDigest: text('body_digest').notNull(),
    /** Null while the first request is in progress. */
    answer: jsonb().$type<JsonObject>(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] }), index('idempotency_keys_expires').on(table.expiresAt)],
);

export const drafts = pgTable(
  'drafts',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Enterprise the user acted for; null for a natural person. */
    enterpriseId: text('enterprise_id').references(() => enterprises.id),
    service: text().$type<BookedService>().notNull(),
    title: text().notNull(),
    version: integer().notNull(),
    form: jsonb().$type<JsonObject>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('drafts_user').on(table.userId, table.service, table.updatedAt),
    index('drafts_enterprise').on(table.enterpriseId, table.updatedAt),
  ],
);

export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Enterprise that pays; null for a natural person. */
    enterpriseId: text('enterprise_id').references(() => enterprises.id),
    invoiceType: text('invoice_type').notNull(),
    fields: jsonb().$type<InvoiceDetails>().notNull(),
    status: text({ enum: invoiceStatuses }).notNull(),
    /** Issued invoice; null before and after a refusal. */
    fileId: text('file_id'),
    /** Invoice number; null when none was recorded. */
    number: text(),
    issuedOn: text('issued_on'),
    /** Reason of the refusal. */
    reason: text(),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('invoices_user').on(table.userId, table.createdAt, table.id),
    index('invoices_enterprise').on(table.enterpriseId, table.createdAt),
    index('invoices_status').on(table.status, table.createdAt),
  ],
);

/** Amount invoiced for an order in one currency. */
export interface InvoicedAmount {
  currency: string;
  /** In the currency's smallest unit. */
  fen: number;
}

export const invoiceOrders = pgTable(
  'invoice_orders',
  {
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    amounts: jsonb().$type<readonly InvoicedAmount[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.orderNo] }),
    index('invoice_orders_order').on(table.orderNo),
  ],
);

/** Whole-vehicle orders agreed outside the site and recorded by an operator. */
export const mmOrders = pgTable(
  'mm_orders',
  {
    orderNo: text('order_no').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Enterprise the user acted for; null for a natural person. */
    enterpriseId: text('enterprise_id').references(() => enterprises.id),
    originCity: text('origin_city').notNull(),
    destinationCity: text('destination_city').notNull(),
    cargoName: text('cargo_name').notNull(),
    unNo: text('un_no'),
    vehicle: text().notNull(),
    weightKg: numeric('weight_kg', { precision: 12, scale: 3 }).notNull(),
    amount: minorUnits('amount').notNull(),
    currency: text().notNull(),
    status: text({ enum: vehicleStatuses }).notNull(),
    loadingAt: moment('loading_at').notNull(),
    demo: boolean().notNull(),
    version: integer().notNull().default(1),
    /** Null for demo rows. */
    editedBy: text('edited_by'),
    editedAt: moment('edited_at'),
  },
  (table) => [
    index('mm_orders_user').on(table.userId, table.loadingAt),
    index('mm_orders_enterprise').on(table.enterpriseId, table.loadingAt),
  ],
);
