import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dgStatuses, orderStatuses } from '#domain/orders/statuses.ts';
import { moment } from './columns.ts';
import { type JsonObject, orders } from './orders.ts';

/** Each step an order took with its state before, for undo, and what was missing. */
export const orderMoves = pgTable(
  'order_moves',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    no: integer().notNull(),
    fromStatus: text('from_status', { enum: orderStatuses }).notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    dgBefore: text('dg_before', { enum: dgStatuses }).notNull(),
    /** When it happened, and when it was recorded. */
    happenedAt: moment('happened_at').notNull(),
    recordedAt: moment('recorded_at').notNull(),
    actorKind: text('actor_kind', { enum: ['desk', 'system'] }).notNull(),
    actorId: text('actor_id').notNull(),
    remark: text().notNull(),
    /** Reason for taking the step although something was missing; null when nothing was. */
    deviation: text(),
    /** Missing conditions as shown to the customer. */
    missing: text().array().notNull(),
    /** Names of the missing documents. */
    missingPapers: text('missing_papers').array().notNull(),
    /** Timeline node before the step; null when the step has none or had happened before. */
    nodeBefore: jsonb('node_before').$type<JsonObject>(),
    undoneAt: moment('undone_at'),
    undoneBy: text('undone_by'),
    undoReason: text('undo_reason'),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.no] })],
);
