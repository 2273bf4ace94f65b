import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BookedService } from '#contract/booked-services.ts';
import { enterprises, users } from './accounts.ts';
import { moment } from './columns.ts';
import type { JsonObject } from './orders.ts';

/** Reusable order forms. */
export const orderTemplates = pgTable(
  'order_templates',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Enterprise of the template; null for a natural person. */
    enterpriseId: text('enterprise_id').references(() => enterprises.id),
    service: text().$type<BookedService>().notNull(),
    name: text().notNull(),
    form: jsonb().$type<JsonObject>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('order_templates_user').on(table.userId, table.updatedAt),
    index('order_templates_enterprise').on(table.enterpriseId, table.updatedAt),
  ],
);
