import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amendmentStates } from '#domain/orders/amendment.ts';
import { orderStatuses } from '#domain/orders/statuses.ts';
import { users } from './accounts.ts';
import type { PricedLine } from './booked.ts';
import { moment } from './columns.ts';
import { type JsonObject, orders } from './orders.ts';

/** What an order is asked to become, beside what it was then: nothing of the order changes before it is accepted. */
export const orderAmendments = pgTable(
  'order_amendments',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    no: integer().notNull(),
    state: text({ enum: amendmentStates }).notNull(),
    /** Where the order goes on once it is decided. */
    resumes: text({ enum: orderStatuses }).notNull(),
    formBefore: jsonb('form_before').$type<JsonObject>().notNull(),
    linesBefore: jsonb('lines_before').$type<readonly PricedLine[]>().notNull(),
    form: jsonb().$type<JsonObject>().notNull(),
    lines: jsonb().$type<readonly PricedLine[]>().notNull(),
    quoteId: text('quote_id').notNull(),
    /** The rows of the order, as they were prepared at the price that was accepted. */
    prepared: jsonb().$type<JsonObject>().notNull(),
    askedBy: text('asked_by')
      .notNull()
      .references(() => users.id),
    askedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at'),
    /** Why it was refused. */
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.no] }),
    uniqueIndex('order_amendments_waiting').on(table.orderNo).where(sql`${table.state} = 'waiting'`),
    index('order_amendments_state').on(table.state, table.askedAt),
  ],
);
