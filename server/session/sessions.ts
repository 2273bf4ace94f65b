import { and, eq, gt, isNull, ne, type SQL } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import type { Clock } from '#domain/clock.ts';
import { TOKEN_COOKIE_SECONDS } from '#domain/limits.ts';
import type { CallContext } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { sessions, users } from '../data/schema/accounts.ts';
import { forgetDeviceOf, forgetOtherDevices, rememberDevice } from './known-device.ts';
import type { Session, SessionPair, SignInMethod } from './session.ts';
import { digest, isSame, newToken } from './tokens.ts';

type Store = Pick<Database, 'select' | 'update'>;

const SEEN_EVERY_MS = 600_000;
const LIFE_MS = TOKEN_COOKIE_SECONDS * 1000;

/** Reads the session of a pair from the database, so that ending it takes effect in every process at once. */
export async function findSession(db: Store, clock: Clock, { token, companion }: SessionPair): Promise<Session> {
  if (token === null || companion === null) throw new Refusal(CODE.notSignedIn);
  const [row] = await db
    .select({ session: sessions, closedAt: users.closedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, digest(token)));
  if (row === undefined || !isSame(row.session.companionHash, digest(companion))) throw new Refusal(CODE.notSignedIn);
  const { id, userId, signedInBy, createdAt, lastSeenAt, expiresAt, endedAt } = row.session;
  if (endedAt !== null || row.closedAt !== null) throw new Refusal(CODE.notSignedIn);
  const now = clock.now();
  if (now >= expiresAt.getTime()) throw new Refusal(CODE.expired);
  if (now - lastSeenAt.getTime() >= SEEN_EVERY_MS) {
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(now) })
      .where(eq(sessions.id, id));
  }
  return { id, userId, signedInBy, createdAt: createdAt.getTime() };
}

/** Extends the session and the browser's cookie to sixty days from now. */
export async function extendSession({ db, clock, visitor }: CallContext, { id }: Session): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: new Date(clock.now() + LIFE_MS) })
    .where(eq(sessions.id, id));
  if (visitor.companion !== null) visitor.setCompanion(visitor.companion);
}

/** True while a companion belongs to a session. Such a cookie is kept when another session's token is invalid. */
export async function isCompanionAlive(db: Store, clock: Clock, companion: string): Promise<boolean> {
  const [alive] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.companionHash, digest(companion)),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, new Date(clock.now())),
      ),
    )
    .limit(1);
  return alive !== undefined;
}

/** Starts a session with a token for the page and a companion for an HttpOnly cookie; ends the previous one. */
export async function startSession(context: CallContext, userId: string, signedInBy: SignInMethod): Promise<string> {
  const { db, clock, random, visitor, log } = context;
  const before = await context.findSession();
  if (before !== null) await endSession(db, clock, before.id);
  const token = newToken(random);
  const companion = newToken(random);
  const now = clock.now();
  const id = random.uuid();
  await db.insert(sessions).values({
    id,
    userId,
    tokenHash: digest(token),
    companionHash: digest(companion),
    signedInBy,
    address: context.address,
    userAgent: visitor.userAgent,
    createdAt: new Date(now),
    lastSeenAt: new Date(now),
    expiresAt: new Date(now + LIFE_MS),
  });
  visitor.setCompanion(companion);
  await rememberDevice(context, { id, userId });
  log.info('session.started', { requestId: context.requestId, userId, sessionId: id, by: signedInBy });
  return token;
}

async function end(db: Pick<Database, 'update'>, clock: Clock, which: SQL | undefined): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: new Date(clock.now()) })
    .where(and(isNull(sessions.endedAt), which));
}

export const endSession = (db: Pick<Database, 'update'>, clock: Clock, id: string): Promise<void> =>
  end(db, clock, eq(sessions.id, id));

type Ending = Pick<Database, 'update' | 'delete'>;

/** Ends one of the user's own sessions; others' ids have no effect. Its device, which may be lost, is forgotten. */
export async function endOwnSession(db: Ending, clock: Clock, own: Session, id: string): Promise<void> {
  const { userId } = own;
  await end(db, clock, and(eq(sessions.userId, userId), eq(sessions.id, id)));
  if (id !== own.id) await forgetDeviceOf(db, { id, userId });
}

export async function endOtherSessions(db: Ending, clock: Clock, own: Pick<Session, 'userId' | 'id'>): Promise<void> {
  await end(db, clock, and(eq(sessions.userId, own.userId), ne(sessions.id, own.id)));
  await forgetOtherDevices(db, own);
}
