import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cancellationSides, cancellationStates } from '#domain/orders/cancellation.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

/** One charge for cancelling, as the operator named it. */
export interface CancellationFeeLine {
  feeCode: string;
  feeName: string;
  currency: string;
  /** In the currency's smallest unit. */
  fen: number;
}

/** Requests and offers to cancel an order that its agreement charges for. */
export const orderCancellations = pgTable(
  'order_cancellations',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    no: integer().notNull(),
    state: text({ enum: cancellationStates }).notNull(),
    side: text({ enum: cancellationSides }).notNull(),
    /** The user who asked; null where an operator proposed it. */
    requestedBy: text('requested_by'),
    reason: text().notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** Counts the answers: 0 before the first. The customer accepts one version. */
    version: integer().notNull(),
    fees: jsonb().$type<readonly CancellationFeeLine[]>().notNull(),
    /** Why the fee is what it is, or why the operator refused. */
    answerReason: text('answer_reason'),
    /** The clause of the charge agreement, as it was named in the answer. */
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
