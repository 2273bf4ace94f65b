import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enterprises, users } from './accounts.ts';
import type { PricedLine } from './booked.ts';
import { moment } from './columns.ts';
import type { JsonObject } from './orders.ts';

export const enquiries = pgTable(
  'enquiries',
  {
    enquiryNo: text('enquiry_no').primaryKey(),
    service: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    enterpriseId: text('enterprise_id').references(() => enterprises.id),
    status: text({ enum: ['waiting', 'answered', 'accepted', 'expired', 'declined'] }).notNull(),
    form: jsonb().$type<JsonObject>().notNull(),
    formDigest: text('form_digest').notNull(),
    deadline: moment('deadline').notNull(),
    createdAt: moment('created_at').notNull(),
    answeredAt: moment('answered_at'),
    orderNo: text('order_no'),
    /** Reason why an operator declined to quote. */
    reply: text(),
  },
  (table) => [
    index('enquiries_user').on(table.userId, table.createdAt, table.enquiryNo),
    index('enquiries_enterprise').on(table.enterpriseId, table.createdAt),
    index('enquiries_user_form').on(table.userId, table.formDigest, table.createdAt),
    index('enquiries_waiting').on(table.status, table.createdAt),
  ],
);

export const enquiryOptions = pgTable(
  'enquiry_options',
  {
    id: text().primaryKey(),
    enquiryNo: text('enquiry_no')
      .notNull()
      .references(() => enquiries.enquiryNo),
    sort: integer().notNull(),
    offerId: text('offer_id'),
    sailingId: text('sailing_id'),
    carrierCode: text('carrier_code'),
    etd: moment('etd'),
    transitDays: integer('transit_days'),
    lines: jsonb().$type<readonly PricedLine[]>().notNull(),
    validTo: moment('valid_to').notNull(),
    remark: text(),
  },
  (table) => [uniqueIndex('enquiry_options_enquiry').on(table.enquiryNo, table.sort)],
);
