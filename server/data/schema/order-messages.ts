import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { messageSides } from '#domain/orders/messages.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { operators } from './operators.ts';
import { orders } from './orders.ts';

/** Messages between a customer and the operators about an order. */
export const orderMessages = pgTable(
  'order_messages',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    no: integer().notNull(),
    side: text({ enum: messageSides }).notNull(),
    /** Set for a customer's message. */
    userId: text('user_id').references(() => users.id),
    /** Set for a message written by an operator. */
    operatorId: text('operator_id').references(() => operators.id),
    text: text().notNull(),
    at: moment('at').notNull(),
    /** When the other side first read it. */
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.no] }),
    index('order_messages_unread').on(table.orderNo, table.side).where(sql`read_at is null`),
  ],
);
