import { and, eq, gt, lt, ne } from 'drizzle-orm';
import { DAY_MS, KNOWN_DEVICE_DAYS } from '#domain/limits.ts';
import { KNOWN_DEVICE } from '#domain/storage-names.ts';
import type { CallContext } from '../calls/context.ts';
import type { Database } from '../data/connect.ts';
import { knownDevices, users } from '../data/schema/accounts.ts';
import { httpOnlyCookie } from './cookies.ts';
import type { Session } from './session.ts';
import { digest, newToken } from './tokens.ts';

export const deviceCookie = httpOnlyCookie(KNOWN_DEVICE, (KNOWN_DEVICE_DAYS * DAY_MS) / 1000, 'strict');

/** Subject of an account's limits. */
export interface Requester {
  /** The browser has signed in to the account before, so strangers' attempts do not count against it. */
  isKnown: boolean;
  id: string;
}

/** Identifies a browser that has signed in to this phone's account, else an address. */
export async function requesterOf(context: CallContext, phone: string): Promise<Requester> {
  const { db, clock, network, visitor } = context;
  const stranger = { isKnown: false, id: network };
  if (visitor.device === null) return stranger;
  const [device] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(knownDevices.tokenHash, digest(visitor.device)),
        eq(users.phone, phone),
        gt(knownDevices.expiresAt, new Date(clock.now())),
      ),
    );
  return device === undefined ? stranger : { isKnown: true, id: `device ${device.id}` };
}

/** Subject of an account's limits: known devices count separately, all others together. */
export const subjectOf = (phone: string, { isKnown, id }: Requester): string => (isKnown ? `${phone} ${id}` : phone);

/** True when the account has at least one known browser. */
export async function hasDevices(db: Pick<Database, 'select'>, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .limit(1);
  return rows.length > 0;
}

/** Renews the device cookie at each sign-in; the old value becomes invalid for all its accounts. */
export async function rememberDevice(context: CallContext, session: Pick<Session, 'id' | 'userId'>): Promise<void> {
  const { db, clock, random, visitor } = context;
  const token = newToken(random);
  const now = clock.now();
  const latest = { sessionId: session.id, expiresAt: new Date(now + KNOWN_DEVICE_DAYS * DAY_MS) };
  const values = { ...latest, userId: session.userId, tokenHash: digest(token) };
  if (visitor.device !== null) {
    const before = eq(knownDevices.tokenHash, digest(visitor.device));
    await db.update(knownDevices).set({ tokenHash: values.tokenHash }).where(before);
  }
  await db
    .insert(knownDevices)
    .values({ ...values, id: random.uuid(), createdAt: new Date(now) })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: latest });
  visitor.setDevice(token);
}

/** Forgets the user's other devices, which may belong to someone else. */
export async function forgetOtherDevices(
  db: Pick<Database, 'delete'>,
  { id, userId }: Pick<Session, 'id' | 'userId'>,
): Promise<void> {
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), ne(knownDevices.sessionId, id)));
}

/** Forgets the device on which this session started. */
export async function forgetDeviceOf(
  db: Pick<Database, 'delete'>,
  { id, userId }: Pick<Session, 'id' | 'userId'>,
): Promise<void> {
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), eq(knownDevices.sessionId, id)));
}

export async function sweepDevices(db: Pick<Database, 'delete'>, now: number): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.expiresAt, new Date(now)));
}
