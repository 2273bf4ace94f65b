import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SubmissionState } from '#domain/orders/hand-in.ts';
import type { PaperForm } from '#domain/paper-forms/paper-form.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

/** Documents handed in for an order. A replacement is a new version; earlier versions stay. */
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
    /** Filled-in form; null for uploaded files. */
    form: jsonb().$type<PaperForm['values']>(),
    /** yyyy-MM-dd; null for a document without a date. */
    day: text(),
    /** Sections missing from a safety data sheet; null when it was not read. */
    missingSections: integer('missing_sections').array(),
    isLate: boolean('is_late').notNull(),
    /** Reason of the return. */
    reason: text(),
    /** Null for documents issued by operators. */
    handedInBy: text('handed_in_by').references(() => users.id),
    handedInAt: moment('handed_in_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.paper, table.version] }),
    index('order_papers_state').on(table.state, table.handedInAt),
  ],
);
