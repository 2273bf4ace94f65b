import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { operatorRoles } from '#contract/fields/operator.ts';
import type { CompanyFacts } from '#domain/company/facts.ts';
import { logoPictures } from '#domain/company/logo.ts';
import type { PreviewedArticle } from '#domain/content/preview.ts';
import { bytes, moment } from './columns.ts';

/** The company's own people. One that was removed stays, for the audit log names it; the name is free again. */
export const operators = pgTable(
  'operators',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    roles: text({ enum: operatorRoles }).array().notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Encrypted under the server's secret, so that a copy of the database opens nothing. */
    totpSecret: text('totp_secret').notNull(),
    /** Of the last code that was taken: none is taken twice. */
    totpStep: bigint('totp_step', { mode: 'number' }).notNull(),
    /** Changes with each reset; tries are counted by it. */
    credentialsId: text('credentials_id').notNull(),
    createdAt: moment('created_at').notNull(),
    signedInAt: moment('signed_in_at'),
    /** Set while an administrator keeps them from signing in; the credentials stay. */
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
    /** Null between the password and the code: such a session opens nothing else. */
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

/** Browsers in which an operator has signed in: what strangers try does not slow them. */
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

/** What the company says of itself on its site, one row: what is empty is left to the settings of the server. */
export const company = pgTable('company', {
  id: text().primaryKey(),
  facts: jsonb().$type<CompanyFacts>().notNull(),
  /** What it said before, to go back to; null while it has said one thing only. */
  previous: jsonb().$type<CompanyFacts>(),
  version: integer().notNull(),
  editedBy: text('edited_by').notNull(),
  editedAt: moment('edited_at').notNull(),
});

/** A mark that an operator chose, as it is shown: one row for each size. */
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

/** What an operator looks at in the real page before it is published: for one session, for some minutes. */
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

/** What each operator has open at the desk: one thing, until the last reading of it is too long ago. */
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
