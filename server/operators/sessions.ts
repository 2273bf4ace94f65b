import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { CODE } from '#contract/codes.ts';
import type { Clock } from '#domain/clock.ts';
import type { OperatorRole } from '#domain/company/operator-roles.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { OPERATOR } from '#domain/storage-names.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { operatorSessions, operators } from '../data/schema/operators.ts';
import type { Random } from '../random.ts';
import { httpOnlyCookie } from '../session/cookies.ts';
import { digest, newToken } from '../session/tokens.ts';

const SHIFT_MS = 12 * HOUR_MS;
const IDLE_MS = 30 * MINUTE_MS;
const PENDING_MS = 5 * MINUTE_MS;
const SEEN_AFTER_MS = MINUTE_MS;

const cookie = httpOnlyCookie(OPERATOR, SHIFT_MS / 1000, 'strict');
export const operatorCookie = {
  ...cookie,
  read: (request: FastifyRequest) => cookie.read(request) || null,
};

/** A signed-in operator, read from the database per request. */
export interface Operator {
  id: string;
  sessionId: string;
  name: string;
  roles: readonly OperatorRole[];
}

type Store = Pick<Database, 'delete' | 'insert' | 'select' | 'update'>;

/** Starts a session between password and code; its token is valid only for the second step. */
export async function startPending(
  db: Store,
  { operatorId, before, now, random }: { operatorId: string; before: string | null; now: number; random: Random },
): Promise<string> {
  const token = newToken(random);
  const at = new Date(now);
  if (before !== null) await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, digest(before)));
  await db.insert(operatorSessions).values({
    id: random.uuid(),
    operatorId,
    tokenHash: digest(token),
    openedAt: null,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(now + PENDING_MS),
  });
  return token;
}

/** Finds the operator who has entered the password but not the code. */
export async function findPending(db: Store, token: string | null, now: number) {
  if (token === null) return null;
  const [found] = await db
    .select({ sessionId: operatorSessions.id, operator: operators })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        eq(operatorSessions.tokenHash, digest(token)),
        isNull(operatorSessions.openedAt),
        isNull(operators.removedAt),
        isNull(operators.disabledAt),
        gt(operatorSessions.expiresAt, new Date(now)),
      ),
    );
  return found ?? null;
}

/** Opens a pending session under a new token; null when another request has already opened it. */
export async function openSession(db: Store, sessionId: string, now: number, random: Random): Promise<string | null> {
  const token = newToken(random);
  const at = new Date(now);
  const opened = await db
    .update(operatorSessions)
    .set({ tokenHash: digest(token), openedAt: at, lastSeenAt: at, expiresAt: new Date(now + SHIFT_MS) })
    .where(and(eq(operatorSessions.id, sessionId), isNull(operatorSessions.openedAt)))
    .returning({ id: operatorSessions.id });
  return opened.length === 0 ? null : token;
}

/** Reads the database on every call, so that removing or disabling an operator takes effect at once. */
export async function findOperator(db: Store, clock: Clock, token: string | null): Promise<Operator> {
  if (token === null) throw new Refusal(CODE.notSignedIn);
  const now = clock.now();
  const [row] = await db
    .select({ session: operatorSessions, name: operators.name, roles: operators.roles })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        eq(operatorSessions.tokenHash, digest(token)),
        isNotNull(operatorSessions.openedAt),
        isNull(operators.removedAt),
        isNull(operators.disabledAt),
      ),
    );
  if (row === undefined) throw new Refusal(CODE.notSignedIn);
  const { id, operatorId, lastSeenAt, expiresAt } = row.session;
  if (now >= expiresAt.getTime() || now - lastSeenAt.getTime() >= IDLE_MS) throw new Refusal(CODE.expired);
  if (now - lastSeenAt.getTime() >= SEEN_AFTER_MS)
    await db
      .update(operatorSessions)
      .set({ lastSeenAt: new Date(now) })
      .where(eq(operatorSessions.id, id));
  return { id: operatorId, sessionId: id, name: row.name, roles: row.roles };
}

/** True when at least one operator can sign in. */
export async function hasOperators(db: Pick<Database, 'select'>): Promise<boolean> {
  const found = await db.select({ id: operators.id }).from(operators).where(isNull(operators.removedAt)).limit(1);
  return found.length > 0;
}

export const endSession = async (db: Store, sessionId: string): Promise<void> => {
  await db.delete(operatorSessions).where(eq(operatorSessions.id, sessionId));
};

export const endSessionsOf = async (db: Store, operatorId: string): Promise<void> => {
  await db.delete(operatorSessions).where(eq(operatorSessions.operatorId, operatorId));
};

export const sweepOperatorSessions = async (db: Pick<Database, 'delete'>, now: number): Promise<void> => {
  await db.delete(operatorSessions).where(lt(operatorSessions.expiresAt, new Date(now)));
};
