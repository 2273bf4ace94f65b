import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cancellationSides, cancellationStates } from '#domain/orders/cancellation.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

/** One cancellation charge set by the operator. */
export interface CancellationFeeLine {
  feeCode: string;
  feeName: string;
  currency: string;
  /** In the currency's smallest unit. */
  fen: number;
}

/** Requests and offers to cancel an order whose agreement charges a fee. */
export const orderCancellations = pgTable(
  'order_cancellations',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    no: integer().notNull(),
    state: text({ enum: cancellationStates }).notNull(),
    side: text({ enum: cancellationSides }).notNull(),
    /** User who requested it; null when an operator offered it. */
    requestedBy: text('requested_by'),
    reason: text().notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** Number of answers, 0 before the first. The customer accepts one version. */
    version: integer().notNull(),
    fees: jsonb().$type<readonly CancellationFeeLine[]>().notNull(),
    /** Reason of the fee or the refusal. */
    answerReason: text('answer_reason'),
    /** Clause of the charge agreement the answer cites. */
    clause: text(),
    answeredBy: text('answered_by'),
    answeredAt: moment('answered_at'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.no] }),
    uniqueIndex('order_cancellations_open').on(table.orderNo).where(sql`${table.state} in ('requested', 'answered')`),
    index('order_cancellations_state').on(table.state, table.requestedAt),
  ],
);
