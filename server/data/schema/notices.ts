import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NoticeFacts } from '#domain/notices/facts.ts';
import { deskKinds, userKinds } from '#domain/notices/kinds.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

export const noticeChannels = ['sms', 'mail', 'wecom', 'dingtalk', 'webhook', 'terminal'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** What happened, written in the transaction in which it did. */
export const notices = pgTable(
  'notices',
  {
    /** Follows from what happened, so that telling it twice is telling it once. */
    id: text().primaryKey(),
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text({ enum: [...userKinds, ...deskKinds] }).notNull(),
    /** Null where the company's own people are told. */
    userId: text('user_id').references(() => users.id),
    /** Number or id of what it is about. */
    subject: text().notNull(),
    facts: jsonb().$type<NoticeFacts>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** From when on it says nothing that is still true. */
    expiresAt: moment('expires_at'),
    /** When its messages were written. */
    spreadAt: moment('spread_at'),
  },
  (table) => [index('notices_unspread').on(table.seq).where(sql`spread_at is null`)],
);

/** The messages of a notice, one for each way and receiver. */
export const outbox = pgTable(
  'outbox',
  {
    /** Goes along with each try, so that a provider can drop doubles. */
    id: text().primaryKey(),
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    noticeId: text('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    channel: text({ enum: noticeChannels }).notNull(),
    /** One receiver by one way: what is in a lane is sent one after the other. */
    lane: text().notNull(),
    state: text({ enum: ['waiting', 'sent', 'dead'] }).notNull(),
    attempts: integer().notNull(),
    /** Set before each try to when the next would be, so that one process has it. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** Why the last try failed, without anything secret. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('outbox_lane').on(table.lane, table.seq).where(sql`state = 'waiting'`),
    index('outbox_due').on(table.channel, table.nextAttemptAt).where(sql`state = 'waiting'`),
    index('outbox_state').on(table.state, table.createdAt, table.id),
    index('outbox_notice').on(table.noticeId),
  ],
);

/** How a user wants to be told of one kind; who has no row is told in the first way. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text({ enum: userKinds }).notNull(),
    sms: boolean().notNull(),
    mail: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
