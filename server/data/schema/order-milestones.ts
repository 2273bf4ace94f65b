import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { milestoneKinds, milestoneStatuses } from '#domain/shipment/milestone-kinds.ts';
import { eventSources } from '#domain/shipment/milestones.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

/** Reports about the milestones of shipments. Rows are only added: a correction is a further row. */
export const orderMilestones = pgTable(
  'order_milestones',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    no: integer().notNull(),
    kind: text({ enum: milestoneKinds }).notNull(),
    /** Container, tank or plate; empty for the whole shipment. */
    unit: text().notNull(),
    status: text({ enum: milestoneStatuses }).notNull(),
    /** Null withdraws the report before. */
    at: moment('at'),
    location: text().notNull(),
    zone: text().notNull(),
    source: text({ enum: eventSources }).notNull(),
    /** Operator's name or carrier. */
    by: text().notNull(),
    reason: text().notNull(),
    issuedAt: moment('issued_at').notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.no] })],
);

/** When a user last marked the milestones of an order as seen. */
export const milestoneLooks = pgTable(
  'milestone_looks',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.userId] })],
);
