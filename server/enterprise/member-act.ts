import { eq } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { memberReplies } from '#copy/replies.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import { memberships } from '../data/schema/accounts.ts';
import { audit } from '../data/schema/operations.ts';

/** User and time of an act. */
export interface Acting {
  userId: string;
  now: number;
  requestId: string;
}

type Membership = typeof memberships.$inferSelect;

interface LockedMembers {
  own: Membership;
  members: readonly Membership[];
}

/** Locks all memberships of the user's enterprise and returns the user's; null without one. */
export async function findLockedMembers(tx: Transaction, userId: string): Promise<LockedMembers | null> {
  const [acting] = await tx.select().from(memberships).where(eq(memberships.userId, userId));
  const members =
    acting === undefined
      ? []
      : await tx
          .select()
          .from(memberships)
          .where(eq(memberships.enterpriseId, acting.enterpriseId))
          .orderBy(memberships.userId)
          .for('update');
  const own = members.find((member) => member.userId === userId);
  return own === undefined ? null : { own, members };
}

/** Does the same, but throws without one. */
export async function lockMembers(tx: Transaction, userId: string): Promise<LockedMembers> {
  const locked = await findLockedMembers(tx, userId);
  if (locked === null) throw new Refusal(CODE.notFound, orderReplies.enterpriseUnknown);
  return locked;
}

export function requireOwner({ role }: Pick<Membership, 'role'>): void {
  if (role !== 'owner') throw new Refusal(CODE.conflict, memberReplies.onlyOwner);
}

interface Act {
  action: `member.${string}`;
  enterpriseId: string;
  detail?: Record<string, string | null>;
}

export async function writeAct(
  tx: Transaction,
  { userId, now, requestId }: Acting,
  { action, enterpriseId, detail }: Act,
): Promise<void> {
  await tx.insert(audit).values({
    at: new Date(now),
    actorKind: 'user',
    actorId: userId,
    requestId,
    action,
    subjectKind: 'enterprise',
    subjectId: enterpriseId,
    detail: detail ?? null,
  });
}
