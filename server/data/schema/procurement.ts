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

/** From this quantity on, a unit costs so much; decimal text. */
export interface StoredTier {
  from: string;
  price: string;
}

/** The lot that is sold, as its certificate of analysis says. */
export interface StoredBatch {
  no: string;
  /** yyyy-MM-dd. */
  madeOn: string;
  usableUntil: string;
  /** Where it lies. */
  store: string;
  results: readonly { key: string; value: string }[];
  /** The certificate as a file; absent where the results above are all there is. */
  certificateId?: string;
}

/** Goods offered for sale and requests for quotes; the id is the unguessable part of the shared link. */
export const procurementPosts = pgTable(
  'procurement_posts',
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    kind: text({ enum: ['OFFER', 'REQUEST'] }).notNull(),
    /** Null for a post of the company itself, which operators write. */
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
    /** Whether a supplier may offer more than is asked for. */
    excessAllowed: boolean('excess_allowed').notNull().default(false),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    remark: text(),
    /** Samples and papers that its owner uploaded. */
    fileIds: text('file_ids').array().notNull().default([]),
    /** Of the four digits that its owner hands out apart from the link; null where the link is enough. */
    accessCodeDigest: text('access_code_digest'),
    views: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    deadline: moment('deadline').notNull(),
    revokedAt: moment('revoked_at'),
    awardedAt: moment('awarded_at'),
    /** The quote that won. */
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
    /** Bands of an offer, the smallest quantity first; empty where its price is the same for any. */
    tiers: jsonb().$type<readonly StoredTier[]>().notNull().default([]),
    batch: jsonb().$type<StoredBatch>(),
    /** A package of the goods: its code, what is in it and what it weighs with it, in kg. */
    packageType: text('package_type'),
    packageNetKg: numeric('package_net_kg', { precision: 12, scale: 3 }),
    packageGrossKg: numeric('package_gross_kg', { precision: 12, scale: 3 }),
    /** What orders that stand have taken of the quantity. */
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
    /** Null for a supplier without an account, who is known by the digest of a proven phone. */
    userId: text('user_id').references(() => users.id),
    /** The enterprise the user acted for; null for a natural person. */
    enterpriseId: text('enterprise_id').references(() => enterprises.id),
    phoneDigest: text('phone_digest').notNull(),
    company: text().notNull(),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    /** Who pays the carriage: the supplier or the buyer. */
    freight: text({ enum: ['SUPPLIER', 'BUYER'] })
      .notNull()
      .default('SUPPLIER'),
    remark: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('procurement_quotes_post').on(table.postId, table.createdAt),
    // A supplier has one quote for a post, and changes it.
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
 * Certificates that suppliers hand in with their quotes, by nobody's account; an id is told only to who handed it in.
 * What no quote names is removed after a day.
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

/** A browser that gave the access code of a post; the key is a digest of browser, post and the digest of the code. */
export const procurementPasses = pgTable(
  'procurement_passes',
  {
    key: text().primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('procurement_passes_expiry').on(table.expiresAt)],
);
