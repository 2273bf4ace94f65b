import { and, desc, eq, gt } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { decideRequest, Members } from '#contract/calls/members.ts';
import { CODE } from '#contract/codes.ts';
import { memberReplies } from '#copy/replies.ts';
import { JOINING_MS } from '#domain/enterprise/roles.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { enterprises, users } from '../data/schema/accounts.ts';
import { joinRequests } from '../data/schema/members.ts';
import type { Random } from '../random.ts';
import { requireFree, takeIn } from './joining.ts';
import { type Acting, lockMembers, requireOwner, writeAct } from './member-act.ts';

/** Still pending. */
export const waitsAt = (now: number) =>
  and(eq(joinRequests.status, 'waiting'), gt(joinRequests.expiresAt, new Date(now)));

/** Requests to join the enterprise verified with a code; replaces a pending request. */
export async function askToJoin(
  tx: Transaction,
  { creditCode, note }: { creditCode: string; note: string },
  { userId, now, random }: Acting & { random: Random },
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [holder] = await tx.select().from(enterprises).where(eq(enterprises.creditCode, creditCode));
  if (holder === undefined) throw new Refusal(CODE.notFound, memberReplies.codeNotHeld);
  await requireFree(tx, { userId, enterpriseId: holder.id });
  const at = new Date(now);
  await tx
    .update(joinRequests)
    .set({ status: 'withdrawn', decidedAt: at })
    .where(and(eq(joinRequests.userId, userId), eq(joinRequests.status, 'waiting')));
  await tx.insert(joinRequests).values({
    ...{ id: random.uuid(), enterpriseId: holder.id, userId, note, status: 'waiting' },
    ...{ createdAt: at, expiresAt: new Date(now + JOINING_MS) },
  });
}

/** Only the enterprise's owner may decide; of two concurrent decisions the first wins. */
export async function decide(
  db: Database,
  { requestId, role }: InferOutput<typeof decideRequest.request>,
  acting: Acting,
): Promise<void> {
  const { now } = acting;
  await db.transaction(async (tx) => {
    const { own } = await lockMembers(tx, acting.userId);
    const [request] = await tx
      .select()
      .from(joinRequests)
      .where(and(eq(joinRequests.id, requestId), eq(joinRequests.enterpriseId, own.enterpriseId), waitsAt(now)))
      .for('update');
    if (request === undefined) throw new Refusal(CODE.notFound, memberReplies.requestGone);
    requireOwner(own);
    const { enterpriseId, userId } = request;
    if (role !== null) {
      await requireFree(tx, { userId, enterpriseId }, () => memberReplies.askerElsewhere);
      await takeIn(tx, { userId, enterpriseId, role, now });
    }
    await tx
      .update(joinRequests)
      .set({ status: role === null ? 'refused' : 'accepted', decidedAt: new Date(now), decidedBy: acting.userId })
      .where(eq(joinRequests.id, requestId));
    const action = role === null ? 'member.refused' : 'member.joined';
    await writeAct(tx, acting, { action, enterpriseId, detail: { userId, role } });
  });
}

/** Pending requests to an enterprise, the oldest first. */
export const waitingFor = (db: Database, enterpriseId: string, now: number) =>
  db
    .select({ request: joinRequests, asker: { name: users.name, phone: users.phone } })
    .from(joinRequests)
    .innerJoin(users, eq(users.id, joinRequests.userId))
    .where(and(eq(joinRequests.enterpriseId, enterpriseId), waitsAt(now)))
    .orderBy(joinRequests.createdAt, joinRequests.id)
    .limit(50);

/** State of a user's latest request; null when there is none or they joined. */
export async function ownRequestOf(db: Database, userId: string, now: number): Promise<Members['ownRequest']> {
  const [latest] = await db
    .select({ request: joinRequests, enterpriseName: enterprises.name })
    .from(joinRequests)
    .innerJoin(enterprises, eq(enterprises.id, joinRequests.enterpriseId))
    .where(eq(joinRequests.userId, userId))
    .orderBy(desc(joinRequests.createdAt), desc(joinRequests.id))
    .limit(1);
  if (latest === undefined) return null;
  const { status, createdAt, expiresAt } = latest.request;
  if (status === 'accepted' || status === 'withdrawn') return null;
  const isLate = status === 'waiting' && expiresAt.getTime() <= now;
  return {
    enterpriseName: latest.enterpriseName,
    status: isLate ? 'expired' : status,
    createdAt: createdAt.getTime(),
    expiresAt: expiresAt.getTime(),
  };
}
