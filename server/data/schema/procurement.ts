import { and, isNull } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { enterprises, users } from './accounts.ts';
import { moment } from './columns.ts';
import { published } from './published.ts';

/** Unit price from a quantity on, as decimal text. */
export interface StoredTier {
  from: string;
  price: string;
}

/** The lot for sale, as in its certificate of analysis. */
export interface StoredBatch {
  no: string;
  /** yyyy-MM-dd. */
  madeOn: string;
  usableUntil: string;
  /** Storage location. */
  store: string;
  results: readonly { key: string; value: string }[];
  /** Certificate file; absent when only the results above exist. */
  certificateId?: string;
}

/** Offers of goods and requests for quotes; the id is the unguessable part of the link. */
export const procurementPosts = pgTable(
  'procurement_posts',
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    kind: text({ enum: ['OFFER', 'REQUEST'] }).notNull(),
    /** Null for the company's own posts, written by operators. */
    userId: text('user_id').references(() => users.id),
    enterpriseId: text('enterprise_id').references(() => enterprises.id),
    company: text().notNull(),
    title: text().notNull(),
    tradeTerm: text('trade_term').notNull(),
    paymentTerm: text('payment_term').notNull(),
    deliveryPlace: text('delivery_place').notNull(),
    deliveryDate: date('delivery_date', { mode: 'string' }).notNull(),
    taxIncluded: boolean('tax_included').notNull(),
    qualifications: text().array().notNull(),
    /** True when suppliers may offer more than requested. */
    excessAllowed: boolean('excess_allowed').notNull().default(false),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    remark: text(),
    /** Samples and documents uploaded by the owner. */
    fileIds: text('file_ids').array().notNull().default([]),
    /** Digest of the access code the owner hands out; null when the link alone is enough. */
    accessCodeDigest: text('access_code_digest'),
    views: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    deadline: moment('deadline').notNull(),
    revokedAt: moment('revoked_at'),
    awardedAt: moment('awarded_at'),
    /** Number of the winning quote. */
    awardedQuoteNo: text('awarded_quote_no'),
    demo: boolean().notNull(),
    ...published,
  },
  (table) => [
    index('procurement_posts_open')
      .on(table.deadline, table.id)
      .where(and(isNull(table.revokedAt), isNull(table.awardedAt))!),
    index('procurement_posts_open_kind')
      .on(table.kind, table.deadline, table.id)
      .where(and(isNull(table.revokedAt), isNull(table.awardedAt))!),
    index('procurement_posts_user').on(table.userId, table.createdAt),
    index('procurement_posts_enterprise').on(table.enterpriseId, table.createdAt),
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
    /** Price bands of an offer, the smallest quantity first; empty for a flat price. */
    tiers: jsonb().$type<readonly StoredTier[]>().notNull().default([]),
    batch: jsonb().$type<StoredBatch>(),
    /** Package code, net content and gross weight in kg. */
    packageType: text('package_type'),
    packageNetKg: numeric('package_net_kg', { precision: 12, scale: 3 }),
    packageGrossKg: numeric('package_gross_kg', { precision: 12, scale: 3 }),
    /** Quantity taken by orders in progress. */
    sold: numeric({ precision: 14, scale: 3 }).notNull().default('0'),
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
    /** Null for a supplier without an account, identified by the digest of a verified phone. */
    userId: text('user_id').references(() => users.id),
    /** Enterprise the user acted for; null for a natural person. */
    enterpriseId: text('enterprise_id').references(() => enterprises.id),
    phoneDigest: text('phone_digest').notNull(),
    company: text().notNull(),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    /** Party that pays for carriage. */
    freight: text({ enum: ['SUPPLIER', 'BUYER'] })
      .notNull()
      .default('SUPPLIER'),
    remark: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('procurement_quotes_post').on(table.postId, table.createdAt),
    // A supplier has one quote per post and may change it.
    uniqueIndex('procurement_quotes_supplier').on(table.postId, table.phoneDigest),
  ],
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

/**
 * Certificates uploaded by suppliers without an account; only the uploader learns the id. Files no quote refers to
 * are deleted after a day.
 */
export const supplierFiles = pgTable(
  'supplier_files',
  {
    id: text().primaryKey(),
    postId: text('post_id').notNull(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('supplier_files_created').on(table.createdAt)],
);

/** Browsers that entered a post's access code, by a digest of browser, post and code. */
export const procurementPasses = pgTable(
  'procurement_passes',
  {
    key: text().primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('procurement_passes_expiry').on(table.expiresAt)],
);
