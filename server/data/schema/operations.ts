import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LicenceAnswer } from '#contract/calls/files.ts';
import { enterprises, users } from './accounts.ts';
import { moment } from './columns.ts';
import type { JsonObject } from './orders.ts';

/** Audit log, written in the transaction of the change. */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    actorKind: text('actor_kind', { enum: ['user', 'desk', 'partner', 'system'] }).notNull(),
    actorId: text('actor_id'),
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    requestId: text('request_id'),
    detail: jsonb().$type<JsonObject>(),
  },
  (table) => [
    index('audit_subject').on(table.subjectKind, table.subjectId, table.id),
    index('audit_actor').on(table.actorKind, table.id),
  ],
);

/** The credit code found in the file, or a provider's whole response; null for a file without one. */
export type LicenceReading =
  | { from: 'code'; creditCode: string | null }
  | { from: 'provider'; answer: LicenceAnswer | null };

export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Enterprise the user acted for; null for a natural person. */
    enterpriseId: text('enterprise_id').references(() => enterprises.id),
    purpose: text().notNull(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** Result of reading the file as a licence; each file is read once. */
    licenceReading: jsonb('licence_reading').$type<LicenceReading>(),
    createdAt: moment('created_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (table) => [index('uploads_user').on(table.userId, table.createdAt)],
);

export const addressBook = pgTable(
  'address_book',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Enterprise the user acted for; null for a natural person. */
    enterpriseId: text('enterprise_id').references(() => enterprises.id),
    kind: text({ enum: ['shipper', 'consignee', 'notify', 'contact'] }).notNull(),
    title: text().notNull(),
    party: jsonb().$type<JsonObject>().notNull(),
    /** Listed first; at most one per kind. */
    isDefault: boolean('is_default').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('address_book_user').on(table.userId, table.kind, table.updatedAt),
    index('address_book_enterprise').on(table.enterpriseId, table.updatedAt),
  ],
);

export const shares = pgTable(
  'shares',
  {
    /** Unguessable; grants read access until it expires or is revoked. */
    id: text().primaryKey(),
    userId: text('user_id').references(() => users.id),
    /** Enterprise the user acted for; null for a natural person or a visitor. */
    enterpriseId: text('enterprise_id').references(() => enterprises.id),
    kind: text().notNull(),
    content: jsonb().$type<JsonObject>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('shares_user').on(table.userId, table.createdAt),
    index('shares_enterprise').on(table.enterpriseId, table.createdAt),
    index('shares_expires').on(table.expiresAt),
  ],
);

/** Private calendar URLs with a user's upcoming events; only a digest of the key is stored. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    keyDigest: text('key_digest').notNull(),
    madeAt: moment('made_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [uniqueIndex('calendar_feeds_key').on(table.keyDigest)],
);

export const leads = pgTable(
  'leads',
  {
    leadNo: text('lead_no').primaryKey(),
    kind: text({ enum: ['lead', 'feedback', 'helpVote', 'question'] }).notNull(),
    userId: text('user_id').references(() => users.id),
    form: jsonb().$type<JsonObject>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Progress at the operators. */
    status: text({ enum: ['new', 'taken', 'done'] })
      .notNull()
      .default('new'),
    note: text().notNull().default(''),
    /** Operator or system that last changed it, as named in the audit log. */
    handledBy: text('handled_by'),
    handledAt: moment('handled_at'),
    /** Incremented by each change; a stale update is refused. */
    version: integer().notNull().default(0),
  },
  (table) => [
    index('leads_kind').on(table.kind, table.createdAt),
    index('leads_status').on(table.status, table.createdAt, table.leadNo),
  ],
);
