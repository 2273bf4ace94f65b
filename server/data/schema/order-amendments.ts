import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amendmentStates } from '#domain/orders/amendment.ts';
import { orderStatuses } from '#domain/orders/statuses.ts';
import { users } from './accounts.ts';
import type { PricedLine } from './booked.ts';
import { moment } from './columns.ts';
import { type JsonObject, orders } from './orders.ts';

/** Requested change of an order, with the state it replaces. The order changes only on acceptance. */
export const orderAmendments = pgTable(
  'order_amendments',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    no: integer().notNull(),
    state: text({ enum: amendmentStates }).notNull(),
    /** Status the order returns to after the decision. */
    resumes: text({ enum: orderStatuses }).notNull(),
    formBefore: jsonb('form_before').$type<JsonObject>().notNull(),
    linesBefore: jsonb('lines_before').$type<readonly PricedLine[]>().notNull(),
    form: jsonb().$type<JsonObject>().notNull(),
    lines: jsonb().$type<readonly PricedLine[]>().notNull(),
    quoteId: text('quote_id').notNull(),
    /** Rows of the changed order, prepared at the accepted price. */
    prepared: jsonb().$type<JsonObject>().notNull(),
    requestedBy: text('asked_by')
      .notNull()
      .references(() => users.id),
    requestedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at'),
    /** Reason of the refusal. */
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.no] }),
    uniqueIndex('order_amendments_waiting').on(table.orderNo).where(sql`${table.state} = 'waiting'`),
    index('order_amendments_state').on(table.state, table.requestedAt),
  ],
);
