import { and, isNull } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { enterprises, users } from './accounts.ts';
import { moment } from './columns.ts';

/** Goods offered for sale and requests for quotes; the id is the unguessable part of the shared link. */
export const procurementPosts = pgTable(
  'procurement_posts',
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    kind: text({ enum: ['OFFER', 'REQUEST'] }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    enterpriseId: text('enterprise_id').references(() => enterprises.id),
    company: text().notNull(),
    title: text().notNull(),
    tradeTerm: text('trade_term').notNull(),
    paymentTerm: text('payment_term').notNull(),
    deliveryPlace: text('delivery_place').notNull(),
    deliveryDate: date('delivery_date', { mode: 'string' }).notNull(),
    taxIncluded: boolean('tax_included').notNull(),
    qualifications: text().array().notNull(),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    views: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    deadline: moment('deadline').notNull(),
    revokedAt: moment('revoked_at'),
    awardedAt: moment('awarded_at'),
    demo: boolean().notNull(),
  },
  (table) => [
    index('procurement_posts_open')
      .on(table.deadline, table.id)
      .where(and(isNull(table.revokedAt), isNull(table.awardedAt))!),
    index('procurement_posts_open_kind')
      .on(table.kind, table.deadline, table.id)
      .where(and(isNull(table.revokedAt), isNull(table.awardedAt))!),
    index('procurement_posts_user').on(table.userId, table.createdAt),
  ],
);

export const procurementLines = pgTable(
  'procurement_lines',
  {
    postId: text('post_id')
      .notNull()
      .references(() => procurementPosts.id, { onDelete: 'cascade' }),
    lineNo: integer('line_no').notNull(),
    nameCn: text('name_cn').notNull(),
    nameEn: text('name_en').notNull(),
    casNo: text('cas_no'),
    unNo: text('un_no'),
    grade: text().notNull(),
    purity: text().notNull(),
    specifications: jsonb().$type<readonly { key: string; value: string }[]>().notNull(),
    packing: text().notNull(),
    quantity: numeric({ precision: 14, scale: 3 }).notNull(),
    unit: text().notNull(),
    /** Per unit, up to four decimals; a request's target price may be hidden. */
    price: numeric({ precision: 16, scale: 4 }),
    priceHidden: boolean('price_hidden').notNull(),
    currency: text().notNull(),
    minimumQuantity: numeric('minimum_quantity', { precision: 14, scale: 3 }),
  },
  (table) => [primaryKey({ columns: [table.postId, table.lineNo] }), index('procurement_lines_cas').on(table.casNo)],
);

export const procurementQuotes = pgTable(
  'procurement_quotes',
  {
    quoteNo: text('quote_no').primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => procurementPosts.id),
    /** Null for a supplier without an account, who is known by the digest of a proven phone. */
    userId: text('user_id').references(() => users.id),
    phoneDigest: text('phone_digest').notNull(),
    company: text().notNull(),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    remark: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('procurement_quotes_post').on(table.postId, table.createdAt)],
);

export const procurementQuoteLines = pgTable(
  'procurement_quote_lines',
  {
    quoteNo: text('quote_no')
      .notNull()
      .references(() => procurementQuotes.quoteNo, { onDelete: 'cascade' }),
    lineNo: integer('line_no').notNull(),
    price: numeric({ precision: 16, scale: 4 }).notNull(),
    currency: text().notNull(),
    taxIncluded: boolean('tax_included').notNull(),
    quantity: numeric({ precision: 14, scale: 3 }).notNull(),
    maker: text(),
    origin: text(),
    purity: text(),
    packing: text(),
    leadDays: integer('lead_days').notNull(),
    fileId: text('file_id'),
  },
  (table) => [primaryKey({ columns: [table.quoteNo, table.lineNo] })],
);
