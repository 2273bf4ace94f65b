import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SubmissionState } from '#domain/orders/hand-in.ts';
import type { PaperForm } from '#domain/paper-forms/paper-form.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

/** What was handed in for a paper of an order; a replacement is a version of its own, and the earlier ones stay. */
export const orderPapers = pgTable(
  'order_papers',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    paper: text().notNull(),
    version: integer().notNull(),
    state: text().$type<SubmissionState>().notNull(),
    fileIds: text('file_ids').array().notNull(),
    /** What was filled in; null for a paper of files. */
    form: jsonb().$type<PaperForm['values']>(),
    /** yyyy-MM-dd; null for a paper that has none. */
    day: text(),
    /** The numbers of the sections that a sheet lacks; null where nothing was read. */
    missingSections: integer('missing_sections').array(),
    isLate: boolean('is_late').notNull(),
    /** Why it was sent back. */
    reason: text(),
    /** Null for what the desk made. */
    handedInBy: text('handed_in_by').references(() => users.id),
    handedInAt: moment('handed_in_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.paper, table.version] }),
    index('order_papers_state').on(table.state, table.handedInAt),
  ],
);
