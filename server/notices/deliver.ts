import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { builtBrand } from '#copy/brand.ts';
import type { ShownBrand } from '#domain/company/brand.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import type { StoredNotice } from '#domain/notices/facts.ts';
import type { Database } from '../data/connect.ts';
import { users } from '../data/schema/accounts.ts';
import { type NoticeChannel, notices, outbox } from '../data/schema/notices.ts';
import { redactText } from '../log.ts';
import { MessageNotSent } from '../outside/not-sent.ts';

/** One message for one receiver. */
export interface Letter {
  id: string;
  notice: StoredNotice;
  at: number;
  /** Name of the sending company. */
  brand: ShownBrand;
  /** Null for a message to the operators. */
  user: { id: string; phone: string | null; email: string | null } | null;
}

/** Sends a letter through a provider, or throws `MessageNotSent`. */
export type Channel = (letter: Letter) => Promise<void>;
export type Channels = Partial<Record<NoticeChannel, Channel>>;

const MOST_IN_A_SWEEP = 200;
/** With the delays below more than two days, so that a day's outage of a provider loses nothing. */
export const MOST_TRIES = 60;
const REASON_LENGTH = 200;

/** One minute after the first attempt, doubled each time, at most one hour. */
export const waitAfter = (attempts: number): number => Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(attempts - 1, 6));

interface Claimed {
  message: typeof outbox.$inferSelect;
  notice: typeof notices.$inferSelect;
  user: Letter['user'];
}

/**
 * Claims the next message of a channel whose receiver has none pending before it. The next attempt's time is written
 * with the claim, so that a crashed process leaves the message for then and no other process sends it earlier.
 */
async function claim(db: Database, channel: NoticeChannel, now: number): Promise<Claimed | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(outbox)
      .where(
        and(
          eq(outbox.channel, channel),
          eq(outbox.state, 'waiting'),
          lte(outbox.nextAttemptAt, new Date(now)),
          sql`not exists (select 1 from outbox earlier where earlier.lane = ${outbox}.lane
            and earlier.state = 'waiting' and earlier.seq < ${outbox}.seq)`,
        ),
      )
      .orderBy(asc(outbox.seq))
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return null;
    const attempts = due.attempts + 1;
    const message = { ...due, attempts, nextAttemptAt: new Date(now + waitAfter(attempts)) };
    await tx.update(outbox).set({ attempts, nextAttemptAt: message.nextAttemptAt }).where(eq(outbox.id, due.id));
    const [found] = await tx
      .select({ notice: notices, user: { id: users.id, phone: users.phone, email: users.email } })
      .from(notices)
      .leftJoin(users, eq(users.id, notices.userId))
      .where(eq(notices.id, due.noticeId));
    return found === undefined ? null : { message, ...found };
  });
}

async function settle(db: Database, id: string, state: 'dead' | 'sent', lastError: string | null, now: number) {
  await db
    .update(outbox)
    .set({ state, lastError, settledAt: new Date(now) })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'waiting')));
}

type Outcome = 'dead' | 'failed' | 'sent';

interface Sending {
  send: Channel;
  brand: ShownBrand;
  now: number;
}

async function sendOne(
  db: Database,
  { message, notice, user }: Claimed,
  { send, brand, now }: Sending,
): Promise<Outcome> {
  if (notice.expiresAt !== null && notice.expiresAt.getTime() <= now) {
    await settle(db, message.id, 'dead', 'expired', now);
    return 'dead';
  }
  try {
    await send({ id: message.id, notice: notice as StoredNotice, at: notice.createdAt.getTime(), user, brand });
  } catch (error) {
    const isFinal = error instanceof MessageNotSent && error.isFinal;
    const reason = redactText(error instanceof Error ? error.message : String(error)).slice(0, REASON_LENGTH);
    if (isFinal || message.attempts >= MOST_TRIES) {
      await settle(db, message.id, 'dead', reason, now);
      return 'dead';
    }
    await db.update(outbox).set({ lastError: reason }).where(eq(outbox.id, message.id));
    return 'failed';
  }
  await settle(db, message.id, 'sent', null, now);
  return 'sent';
}

/** Sends due messages. A failing channel is skipped until the next sweep. */
export async function deliverDue(
  db: Database,
  channels: Channels,
  now: () => number,
  brand: ShownBrand = builtBrand,
): Promise<Record<Outcome, number>> {
  const count = { sent: 0, dead: 0, failed: 0 };
  for (const [name, send] of Object.entries(channels) as [NoticeChannel, Channel][]) {
    for (let taken = 0; taken < MOST_IN_A_SWEEP; taken += 1) {
      const claimed = await claim(db, name, now());
      if (claimed === null) break;
      const outcome = await sendOne(db, claimed, { send, brand, now: now() });
      count[outcome] += 1;
      if (outcome === 'failed') break;
    }
  }
  return count;
}

const KEPT_DAYS = 30;

/** Deletes old notices; undelivered ones stay for an operator. */
export async function forgetNotices(db: Database, now: number): Promise<void> {
  const isUnsent = sql`select 1 from outbox where outbox.notice_id = ${notices}.id and outbox.state <> 'sent'`;
  await db
    .delete(notices)
    .where(and(lte(notices.spreadAt, new Date(now - KEPT_DAYS * DAY_MS)), sql`not exists (${isUnsent})`));
}
