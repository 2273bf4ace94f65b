import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type { signInHistory } from '#contract/calls/user-sessions.ts';
import { DAY_MS, SIGN_IN_HISTORY_DAYS } from '#domain/limits.ts';
import { SHANGHAI_OFFSET_MS } from '#domain/schedule/zone.ts';
import type { CallContext } from '../calls/context.ts';
import type { Database } from '../data/connect.ts';
import { knownDevices, passwordAttempts, sessions } from '../data/schema/accounts.ts';
import type { Session } from './session.ts';

type Writing = Pick<CallContext, 'db' | 'clock' | 'log' | 'requestId'>;

const dayOf = (now: number) => Math.floor((now + SHANGHAI_OFFSET_MS) / DAY_MS);

/**
 * Counts strangers' wrong passwords per day for the account's owner; stores nothing about the sender. Not awaited,
 * so that response times do not reveal whether an account exists.
 */
export function noteAttempt({ db, clock, log, requestId }: Writing, userId: string): void {
  const now = clock.now();
  const at = new Date(now);
  db.insert(passwordAttempts)
    .values({ userId, day: dayOf(now), count: 1, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [passwordAttempts.userId, passwordAttempts.day],
      set: { count: sql`${passwordAttempts.count} + 1`, lastAt: at },
    })
    .catch((error: unknown) => log.error('attempt.notWritten', { requestId, error }));
}

/** Reads a user's recent wrong passwords by day and newly seen browsers. */
export async function readSignInHistory(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { id, userId }: Pick<Session, 'id' | 'userId'>,
): Promise<AnswerOf<typeof signInHistory>> {
  const since = new Date(clock.now() - SIGN_IN_HISTORY_DAYS * DAY_MS);
  const attempts = await db
    .select()
    .from(passwordAttempts)
    .where(and(eq(passwordAttempts.userId, userId), gt(passwordAttempts.lastAt, since)))
    .orderBy(desc(passwordAttempts.day));
  const browsers = await db
    .select({ at: knownDevices.createdAt, sessionId: knownDevices.sessionId, session: sessions })
    .from(knownDevices)
    .leftJoin(sessions, and(eq(sessions.id, knownDevices.sessionId), eq(sessions.userId, userId)))
    .where(and(eq(knownDevices.userId, userId), gt(knownDevices.createdAt, since)))
    .orderBy(desc(knownDevices.createdAt))
    .limit(50);
  return {
    attempts: attempts.map(({ count, firstAt, lastAt }) => ({
      count,
      firstAt: firstAt.getTime(),
      lastAt: lastAt.getTime(),
    })),
    browsers: browsers.map(({ at, sessionId, session }) => ({
      at: at.getTime(),
      userAgent: session?.userAgent ?? null,
      isCurrent: sessionId === id,
    })),
  };
}

export async function sweepAttempts(db: Pick<Database, 'delete'>, now: number): Promise<void> {
  await db.delete(passwordAttempts).where(lt(passwordAttempts.lastAt, new Date(now - SIGN_IN_HISTORY_DAYS * DAY_MS)));
}
