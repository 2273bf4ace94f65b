import { and, eq, isNull } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { ownDataReplies } from '#copy/replies.ts';
import type { CallContext } from '../calls/context.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import { enterprises, memberships, users, verifications } from '../data/schema/accounts.ts';
import { invitations, joinRequests } from '../data/schema/members.ts';
import { audit } from '../data/schema/operations.ts';
import { forgetFiles, forgetRecords } from './forget.ts';
import { obstaclesTo } from './obstacles.ts';
import { endingEnterprise, lockStanding, type Standing } from './standing.ts';

/** The row is kept by law as the target of references, without personal data. */
const anonymous = {
  phone: null,
  passwordHash: '',
  name: null,
  avatar: null,
  email: null,
  companyName: null,
  schoolName: null,
  enterpriseType: null,
  industry: null,
  supplier: false,
} as const;

/** Ends an enterprise without members; its credit code becomes free for a new verification. */
async function endEnterprise(tx: Transaction, enterpriseId: string, at: Date): Promise<void> {
  await tx
    .update(verifications)
    .set({ status: 'NONE', decidedAt: at })
    .where(and(eq(verifications.enterpriseId, enterpriseId), eq(verifications.status, 'PENDING')));
  await tx
    .update(invitations)
    .set({ revokedAt: at })
    .where(and(eq(invitations.enterpriseId, enterpriseId), isNull(invitations.revokedAt)));
  await tx
    .update(invitations)
    .set({ phone: null })
    .where(and(eq(invitations.enterpriseId, enterpriseId), isNull(invitations.usedAt)));
  await tx
    .update(joinRequests)
    .set({ status: 'refused', decidedAt: at })
    .where(and(eq(joinRequests.enterpriseId, enterpriseId), eq(joinRequests.status, 'waiting')));
  await tx.update(enterprises).set({ creditCode: null, auditStatus: 'NONE' }).where(eq(enterprises.id, enterpriseId));
}

async function leaveEnterprise(tx: Transaction, standing: Standing, at: Date): Promise<void> {
  const ending = endingEnterprise(standing);
  if (ending !== null) await endEnterprise(tx, ending, at);
  await tx.delete(memberships).where(eq(memberships.userId, standing.userId));
}

/** The account is closed already, so a file that cannot be deleted is logged for an operator. */
async function removeFiles(
  files: CallContext['files'],
  ids: readonly string[],
  log: CallContext['log'],
): Promise<void> {
  for (const id of ids) {
    try {
      await files.remove(id);
    } catch (error) {
      log.error('account.fileLeft', { fileId: id, error });
    }
  }
}

/** Closes an account in one transaction, then deletes its files from disk. */
export async function closeAccount({ db, clock, files, log, requestId }: CallContext, userId: string): Promise<void> {
  const at = new Date(clock.now());
  const left = await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ phone: users.phone })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.closedAt)))
      .for('update');
    if (user === undefined) throw new Refusal(CODE.notSignedIn);
    const standing = await lockStanding(tx, userId);
    const reasons = await obstaclesTo(tx, standing, at.getTime());
    if (reasons.length > 0) throw new Refusal(CODE.conflict, ownDataReplies.notYet, { reasons });
    await forgetRecords(tx, standing, { phone: user.phone, at });
    const fileIds = await forgetFiles(tx, standing);
    await leaveEnterprise(tx, standing, at);
    await tx
      .update(users)
      .set({ ...anonymous, closedAt: at })
      .where(eq(users.id, userId));
    await tx.insert(audit).values({
      ...{ at, actorKind: 'user', actorId: userId, requestId },
      ...{ action: 'account.closed', subjectKind: 'user', subjectId: userId },
    });
    return fileIds;
  });
  await removeFiles(files, left, log);
}
