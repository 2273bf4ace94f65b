import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type {
  RegisteredCompany,
  VerificationSubmission,
  VerifyRequest,
  verification,
} from '#contract/calls/enterprise.ts';
import type { operatorVerifications } from '#contract/calls/operator.ts';
import { CODE } from '#contract/codes.ts';
import { verificationReplies } from '#copy/replies.ts';
import { isSameCompany } from '#domain/enterprise/company-name.ts';
import type { AuditStatus } from '#domain/orders/auto-cancel.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { enterprises, users, verifications } from '../data/schema/accounts.ts';
import { audit } from '../data/schema/operations.ts';
import { notifyVerificationDecided } from '../notices/event-notices.ts';
import { notifyOperators } from '../notices/write-notice.ts';
import { type Actor, recordAct } from '../operators/audit.ts';
import { removeExpiryOf } from '../orders/auto-cancel.ts';
import type { Random } from '../random.ts';
import { nameCompany } from '../session/enterprise.ts';
import { enterpriseOf } from './membership.ts';

/** Limit of a list; the oldest are left out. */
const SUBMISSIONS_SHOWN = 50;

export type Decision =
  | { status: 'PASS' }
  | { status: 'PENDING'; reason: string }
  | { status: 'REJECT'; reason: string };

interface Submission {
  userId: string;
  now: number;
  random: Random;
  requestId: string | null;
  /** Automatic decision in demos; null when operators decide. */
  decide: ((tx: Transaction, enterpriseId: string) => Promise<Decision>) | null;
}

type Answer = { serviceOpenAuditStatus: AuditStatus; reason: string | null };

/** Stores a verification in place of a pending one; a natural person acts for an enterprise from then on. */
export async function submitVerification(
  db: Database,
  form: VerifyRequest,
  { userId, now, random, requestId, decide }: Submission,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    await nameCompany(tx, { userId, name: form.name, clock: { now: () => now }, random });
    const enterprise = await enterpriseOf(tx, userId);
    if (enterprise === null) throw new Error('the enterprise was not made');
    if (enterprise.auditStatus === 'PASS') throw new Refusal(CODE.conflict, verificationReplies.alreadyPassed);
    await tx
      .update(verifications)
      .set({ status: 'NONE', decidedAt: new Date(now) })
      .where(and(eq(verifications.enterpriseId, enterprise.id), eq(verifications.status, 'PENDING')));
    const id = random.uuid();
    await tx.insert(verifications).values({
      id,
      userId,
      enterpriseId: enterprise.id,
      creditCode: form.creditCode,
      name: form.name,
      legalPerson: form.legalPerson,
      address: form.address,
      licenceFileId: form.licenceFileId ?? null,
      status: 'PENDING',
      submittedAt: new Date(now),
    });
    await tx.update(enterprises).set({ auditStatus: 'PENDING' }).where(eq(enterprises.id, enterprise.id));
    await tx.insert(audit).values({
      at: new Date(now),
      actorKind: 'user',
      actorId: userId,
      action: 'verification.submitted',
      subjectKind: 'verification',
      subjectId: id,
      requestId,
    });
    const decision = decide === null ? null : await decide(tx, enterprise.id);
    if (decision === null || decision.status === 'PENDING')
      await notifyOperators(tx, { kind: 'newVerification', subject: id, facts: { name: form.name } }, now);
    if (decision === null) return { serviceOpenAuditStatus: 'PENDING', reason: verificationReplies.waiting };
    await writeDecision(tx, id, decision, { now, actor: { actorKind: 'system', actorId: REGISTER, requestId } });
    return {
      serviceOpenAuditStatus: decision.status,
      reason: decision.status === 'PASS' ? null : decision.reason,
    };
  });
}

/** Passes a code and name that match the register; refuses another name. */
export async function demoDecision(
  tx: Transaction,
  enterpriseId: string,
  { creditCode, name }: VerifyRequest,
  registered: RegisteredCompany | null,
): Promise<Decision> {
  if (registered === null) return { status: 'PENDING', reason: verificationReplies.codeUnknown };
  if (!isSameCompany(registered.name, name)) return { status: 'REJECT', reason: verificationReplies.nameDiffers };
  return (await isTaken(tx, creditCode, enterpriseId))
    ? { status: 'PENDING', reason: verificationReplies.takenByOther }
    : { status: 'PASS' };
}

/** An operator checks codes already verified by another account: a licence alone is no proof. */
async function isTaken(tx: Transaction, creditCode: string, enterpriseId: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`credit code ${creditCode}`}))`);
  return isHeldByOther(tx, creditCode, enterpriseId);
}

export async function isHeldByOther(
  db: Pick<Database, 'select'>,
  creditCode: string,
  enterpriseId: string | null,
): Promise<boolean> {
  const [other] = await db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(
      and(eq(enterprises.creditCode, creditCode), enterpriseId === null ? undefined : ne(enterprises.id, enterpriseId)),
    )
    .limit(1);
  return other !== undefined;
}

/** Warns before the form is sent; stores nothing. */
export async function isCodeTaken(db: Database, userId: string, creditCode: string): Promise<boolean> {
  return isHeldByOther(db, creditCode, (await enterpriseOf(db, userId))?.id ?? null);
}

/** Actor of automatic decisions: the demo register. */
const REGISTER = 'register';

interface Deciding {
  now: number;
  actor: Actor;
}

/** Writes the decision on a pending verification; after a pass the enterprise's open orders no longer expire. */
export async function writeDecision(
  tx: Transaction,
  id: string,
  decision: Decision,
  { now, actor }: Deciding,
): Promise<void> {
  const [row] = await tx.select().from(verifications).where(eq(verifications.id, id)).for('update');
  if (row === undefined || row.status !== 'PENDING') throw new Refusal(CODE.conflict);
  const reason = decision.status === 'PASS' ? null : decision.reason;
  const decidedAt = decision.status === 'PENDING' ? null : new Date(now);
  await tx.update(verifications).set({ status: decision.status, reason, decidedAt }).where(eq(verifications.id, id));
  const { creditCode, name, legalPerson, address, enterpriseId } = row;
  await tx
    .update(enterprises)
    .set({
      auditStatus: decision.status,
      ...(decision.status === 'PASS' ? { creditCode, name, legalPerson, address } : {}),
    })
    .where(eq(enterprises.id, enterpriseId));
  if (decision.status === 'PASS') await removeExpiryOf(tx, enterpriseId, now);
  if (decision.status === 'PENDING') return;
  await notifyVerificationDecided(tx, row, { isPassed: decision.status === 'PASS', reason: reason ?? '' }, now);
  const action = decision.status === 'PASS' ? 'verification.passed' : 'verification.rejected';
  const after = { status: decision.status, ...(reason === null ? {} : { reason }) };
  const act = { action, subjectKind: 'verification', subjectId: id, before: { status: row.status }, after };
  await recordAct(tx, actor, act, now);
}

/** Stores an operator's decision; of two concurrent ones the first wins. */
export async function decideVerification(
  db: Database,
  id: string,
  decision: Exclude<Decision, { status: 'PENDING' }>,
  { now, actor }: Deciding,
): Promise<AnswerOf<typeof operatorVerifications>> {
  return db.transaction(async (tx) => {
    const [pending] = await tx.select().from(verifications).where(eq(verifications.id, id));
    if (pending === undefined) throw new Refusal(CODE.notFound);
    if (decision.status === 'PASS' && (await isTaken(tx, pending.creditCode, pending.enterpriseId)))
      throw new Refusal(CODE.conflict, verificationReplies.codeTaken);
    await writeDecision(tx, id, decision, { now, actor });
    const { creditCode, name } = pending;
    return {
      id,
      creditCode,
      name,
      status: decision.status,
      reason: decision.status === 'PASS' ? null : decision.reason,
    };
  });
}

export async function readVerification(db: Database, userId: string): Promise<AnswerOf<typeof verification>> {
  const enterprise = await enterpriseOf(db, userId);
  if (enterprise === null) return { serviceOpenAuditStatus: 'NONE', latest: null, history: [] };
  const rows = await db
    .select()
    .from(verifications)
    .where(eq(verifications.enterpriseId, enterprise.id))
    .orderBy(desc(verifications.submittedAt), desc(verifications.id))
    .limit(SUBMISSIONS_SHOWN);
  const own = rows.find((row) => row.userId === userId);
  return {
    serviceOpenAuditStatus: enterprise.auditStatus,
    latest: own === undefined ? null : toSubmission(own),
    enterprise: verifiedAs(enterprise),
    history: rows.map(toSubmission),
  };
}

const verifiedAs = ({ auditStatus, creditCode, name, legalPerson, address }: typeof enterprises.$inferSelect) =>
  auditStatus === 'PASS' && creditCode !== null
    ? { creditCode, name, legalPerson: legalPerson ?? '', address: address ?? '' }
    : null;

const toSubmission = (row: typeof verifications.$inferSelect): VerificationSubmission => ({
  creditCode: row.creditCode,
  name: row.name,
  legalPerson: row.legalPerson ?? '',
  address: row.address ?? '',
  status: row.status,
  reason: row.reason,
  submittedAt: row.submittedAt.getTime(),
  decidedAt: row.decidedAt?.getTime() ?? null,
});
