import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { colleagueRoles } from '#domain/enterprise/roles.ts';
import { enterprises, users } from './accounts.ts';
import { moment } from './columns.ts';

/** Invitations to an enterprise, each for one person. */
export const invitations = pgTable(
  'invitations',
  {
    id: text().primaryKey(),
    enterpriseId: text('enterprise_id')
      .notNull()
      .references(() => enterprises.id),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id),
    role: text({ enum: colleagueRoles }).notNull(),
    /** Phone of the invited account; null when the link alone is enough. */
    phone: text(),
    secretHash: text('secret_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    usedBy: text('used_by').references(() => users.id),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('invitations_secret').on(table.secretHash),
    index('invitations_enterprise').on(table.enterpriseId, table.expiresAt),
    index('invitations_phone').on(table.phone),
  ],
);

/** Requests to join an enterprise verified with a credit code; one pending request per user. */
export const joinRequests = pgTable(
  'join_requests',
  {
    id: text().primaryKey(),
    enterpriseId: text('enterprise_id')
      .notNull()
      .references(() => enterprises.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    note: text().notNull(),
    status: text({ enum: ['waiting', 'accepted', 'refused', 'withdrawn'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('join_requests_waiting').on(table.userId).where(sql`${table.status} = 'waiting'`),
    index('join_requests_user').on(table.userId, table.createdAt),
    index('join_requests_enterprise').on(table.enterpriseId, table.status),
  ],
);
