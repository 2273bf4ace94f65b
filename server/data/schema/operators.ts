import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CompanyFacts } from '#domain/company/facts.ts';
import { logoPictures } from '#domain/company/logo.ts';
import { operatorRoles } from '#domain/company/operator-roles.ts';
import type { PreviewedArticle } from '#domain/content/preview.ts';
import { bytes, moment } from './columns.ts';

/** Operators. Removed ones stay for the audit log; their names may be reused. */
export const operators = pgTable(
  'operators',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    roles: text({ enum: operatorRoles }).array().notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Encrypted with the server's secret, so that a copy of the database does not reveal it. */
    totpSecret: text('totp_secret').notNull(),
    /** Time step of the last accepted code; each code is accepted once. */
    totpStep: bigint('totp_step', { mode: 'number' }).notNull(),
    /** Changed by each reset; attempts are counted per value. */
    credentialsId: text('credentials_id').notNull(),
    createdAt: moment('created_at').notNull(),
    signedInAt: moment('signed_in_at'),
    /** Set while an administrator blocks the operator's sign-in; the credentials stay. */
    disabledAt: moment('disabled_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [uniqueIndex('operators_name').on(table.name).where(sql`removed_at is null`)],
);

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: text().primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.id),
    tokenHash: text('token_hash').notNull(),
    /** Null between the password and the one-time code; such a session allows nothing else. */
    openedAt: moment('opened_at'),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('operator_sessions_token').on(table.tokenHash),
    index('operator_sessions_operator').on(table.operatorId),
    index('operator_sessions_expires').on(table.expiresAt),
  ],
);

/** Browsers in which an operator has signed in; strangers' attempts do not slow them down. */
export const operatorDevices = pgTable(
  'operator_devices',
  {
    id: text().primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.id),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('operator_devices_token').on(table.tokenHash, table.operatorId),
    index('operator_devices_operator').on(table.operatorId),
    index('operator_devices_expires').on(table.expiresAt),
  ],
);

/** The company's facts shown on its site, in one row; empty ones fall back to the server's settings. */
export const company = pgTable('company', {
  id: text().primaryKey(),
  facts: jsonb().$type<CompanyFacts>().notNull(),
  /** Facts before the last change, for undo; null after the first. */
  previous: jsonb().$type<CompanyFacts>(),
  version: integer().notNull(),
  editedBy: text('edited_by').notNull(),
  editedAt: moment('edited_at').notNull(),
});

/** The company's logo, one row per size. */
export const companyLogos = pgTable(
  'company_logos',
  {
    logoId: text('logo_id').notNull(),
    picture: text({ enum: logoPictures }).notNull(),
    content: bytes('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.logoId, table.picture] })],
);

/** An operator's unpublished preview in the real page, for one session and a few minutes. */
export const pagePreviews = pgTable(
  'page_previews',
  {
    id: text().primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => operatorSessions.id, { onDelete: 'cascade' }),
    shown: jsonb().$type<PreviewedArticle>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('page_previews_session').on(table.sessionId), index('page_previews_expires').on(table.expiresAt)],
);

/** Record that each operator has open, at most one; expires some time after its last reading. */
export const presence = pgTable(
  'presence',
  {
    operatorId: text('operator_id')
      .primaryKey()
      .references(() => operators.id),
    kind: text().notNull(),
    subjectId: text('subject_id').notNull(),
    since: moment('since').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [index('presence_subject').on(table.kind, table.subjectId)],
);
