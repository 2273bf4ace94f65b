import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NoticeFacts } from '#domain/notices/facts.ts';
import { operatorKinds, userKinds } from '#domain/notices/kinds.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

export const noticeChannels = ['sms', 'mail', 'wecom', 'dingtalk', 'webhook', 'terminal'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Events for notices, written in the transaction of the event. */
export const notices = pgTable(
  'notices',
  {
    /** Derived from the event, so that a repeated insert has no effect. */
    id: text().primaryKey(),
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text({ enum: [...userKinds, ...operatorKinds] }).notNull(),
    /** Null for notices to the operators. */
    userId: text('user_id').references(() => users.id),
    /** Number or id of the subject. */
    subject: text().notNull(),
    facts: jsonb().$type<NoticeFacts>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** After this time the notice is outdated and not sent. */
    expiresAt: moment('expires_at'),
    /** When its messages were written. */
    spreadAt: moment('spread_at'),
  },
  (table) => [index('notices_unspread').on(table.seq).where(sql`spread_at is null`)],
);

/** Messages of a notice, one per channel and receiver. */
export const outbox = pgTable(
  'outbox',
  {
    /** Sent with every attempt, so that a provider can drop duplicates. */
    id: text().primaryKey(),
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    noticeId: text('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    channel: text({ enum: noticeChannels }).notNull(),
    /** Channel and receiver; messages of one lane are sent in order. */
    lane: text().notNull(),
    state: text({ enum: ['waiting', 'sent', 'dead'] }).notNull(),
    attempts: integer().notNull(),
    /** Set before each attempt, as a lease of the process that sends. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** Error of the last attempt, without secrets. */
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

/** A user's channels per kind of notice; without a row the first channel applies. */
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
