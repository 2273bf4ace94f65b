import { and, eq, gt, lt } from 'drizzle-orm';
import { DAY_MS, KNOWN_DEVICE_DAYS } from '#domain/limits.ts';
import { OPERATOR_DEVICE } from '#domain/storage-names.ts';
import type { CallContext } from '../calls/context.ts';
import type { Database } from '../data/connect.ts';
import { operatorDevices } from '../data/schema/operators.ts';
import { httpOnlyCookie } from '../session/cookies.ts';
import type { Requester } from '../session/known-device.ts';
import { digest, newToken } from '../session/tokens.ts';

export const operatorDeviceCookie = httpOnlyCookie(OPERATOR_DEVICE, (KNOWN_DEVICE_DAYS * DAY_MS) / 1000, 'strict');

/** Identifies a browser in which the operator has signed in, else an address. */
export async function operatorRequester(context: CallContext, operatorId: string | null): Promise<Requester> {
  const { db, clock, network, visitor } = context;
  const stranger = { isKnown: false, id: network };
  if (visitor.operatorDevice === null || operatorId === null) return stranger;
  const [device] = await db
    .select({ id: operatorDevices.id })
    .from(operatorDevices)
    .where(
      and(
        eq(operatorDevices.tokenHash, digest(visitor.operatorDevice)),
        eq(operatorDevices.operatorId, operatorId),
        gt(operatorDevices.expiresAt, new Date(clock.now())),
      ),
    );
  return device === undefined ? stranger : { isKnown: true, id: `operator device ${device.id}` };
}

/** Renews the device cookie at each sign-in; other operators of the same browser keep theirs under the new value. */
export async function rememberOperatorDevice(context: CallContext, operatorId: string): Promise<void> {
  const { db, clock, random, visitor } = context;
  const token = newToken(random);
  const tokenHash = digest(token);
  const now = clock.now();
  const expiresAt = new Date(now + KNOWN_DEVICE_DAYS * DAY_MS);
  if (visitor.operatorDevice !== null)
    await db
      .update(operatorDevices)
      .set({ tokenHash })
      .where(eq(operatorDevices.tokenHash, digest(visitor.operatorDevice)));
  await db
    .insert(operatorDevices)
    .values({ id: random.uuid(), operatorId, tokenHash, createdAt: new Date(now), expiresAt })
    .onConflictDoUpdate({ target: [operatorDevices.tokenHash, operatorDevices.operatorId], set: { expiresAt } });
  visitor.setOperatorDevice(token);
}

export async function forgetDevicesOf(db: Pick<Database, 'delete'>, operatorId: string): Promise<void> {
  await db.delete(operatorDevices).where(eq(operatorDevices.operatorId, operatorId));
}

export async function sweepOperatorDevices(db: Pick<Database, 'delete'>, now: number): Promise<void> {
  await db.delete(operatorDevices).where(lt(operatorDevices.expiresAt, new Date(now)));
}
