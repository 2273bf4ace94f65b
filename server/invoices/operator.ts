import { eq } from 'drizzle-orm';
import type { OperatorInvoice } from '#contract/calls/operator-invoices.ts';
import { CODE } from '#contract/codes.ts';
import { invoiceReplies } from '#copy/operator/replies.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { INVOICE_FILE, type IssuedInvoice } from '#domain/invoices/issued.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import type { CallContext } from '../calls/context.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { uploads } from '../data/schema/operations.ts';
import { invoices } from '../data/schema/orders.ts';
import { type ReceivedFile, storeInspected } from '../files/intake.ts';
import { notifyInvoiceDecided } from '../notices/event-notices.ts';
import { type Actor, recordAct } from '../operators/audit.ts';
import { forOperator } from './operator-queue.ts';
import type { InvoiceRow } from './read.ts';

const PURPOSE = 'invoice';

interface Deciding {
  now: number;
  actor: Actor;
}

/** Fields a system leaves out are null. */
type Paper = { [Field in keyof IssuedInvoice]: IssuedInvoice[Field] | null };
type Outcome = ({ fileId: string } & Paper) | { reason: string };

const wrong = (field: string, message: string) =>
  new Refusal(CODE.invalidInput, message, { fields: { [field]: message } });

async function requireNewNumber(tx: Transaction, number: string | null): Promise<void> {
  if (number === null) return;
  const [used] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.number, number));
  if (used !== undefined) throw wrong('number', invoiceReplies.numberUsed);
}

/** Locks a pending invoice; of concurrent decisions the first wins. */
async function lockPending(tx: Transaction, invoiceId: string): Promise<InvoiceRow> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId)).for('update');
  if (row === undefined) throw new Refusal(CODE.notFound, invoiceReplies.unknown);
  if (row.status !== 'requested') throw new Refusal(CODE.conflict, invoiceReplies.decided);
  return row;
}

async function settle(
  tx: Transaction,
  row: InvoiceRow,
  outcome: Outcome,
  { now, actor }: Deciding,
): Promise<OperatorInvoice> {
  const isIssued = 'fileId' in outcome;
  const status = isIssued ? ('issued' as const) : ('refused' as const);
  const reason = isIssued ? '' : outcome.reason;
  const [decided] = await tx
    .update(invoices)
    .set({ status, decidedAt: new Date(now), ...outcome })
    .where(eq(invoices.id, row.id))
    .returning();
  const act = { action: `invoice.${status}`, subjectKind: 'invoice', subjectId: row.id };
  await recordAct(tx, actor, { ...act, before: { status: row.status }, after: { status, ...outcome } }, now);
  await notifyInvoiceDecided(tx, { ...row, name: row.fields.companyName }, { isIssued, reason }, now);
  const [presented] = await forOperator(tx, [decided!]);
  return presented!;
}

export async function refuseInvoice(
  db: Database,
  { invoiceId, reason }: { invoiceId: string; reason: string },
  deciding: Deciding,
): Promise<OperatorInvoice> {
  if (reason === '')
    throw new Refusal(CODE.invalidInput, undefined, { fields: { reason: orderReplies.reasonMissing } });
  return db.transaction(async (tx) => settle(tx, await lockPending(tx, invoiceId), { reason }, deciding));
}

/** Issues the electronic invoice as a file of the payer. */
export async function issueInvoice(
  { db, files, inspector, signal }: CallContext,
  { invoiceId, received, ...paper }: { invoiceId: string; received: ReceivedFile } & Paper,
  deciding: Deciding,
): Promise<OperatorInvoice> {
  if (!INVOICE_FILE.test(received.name)) throw wrong('file', invoiceReplies.onlyPdf);
  if (paper.issuedOn !== null && paper.issuedOn > localDay(deciding.now, CHINA))
    throw wrong('issuedOn', invoiceReplies.inFuture);
  const [known] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, invoiceId));
  if (known === undefined) throw new Refusal(CODE.notFound, invoiceReplies.unknown);
  const asker = { userId: deciding.actor.actorId, signal };
  return storeInspected({ files, inspector }, received, { ...asker, also: ['ofd'] }, (file) =>
    db.transaction(async (tx) => {
      const row = await lockPending(tx, invoiceId);
      await requireNewNumber(tx, paper.number);
      const { userId, enterpriseId } = row;
      await tx
        .insert(uploads)
        .values({ ...file, userId, enterpriseId, purpose: PURPOSE, createdAt: new Date(deciding.now) });
      return settle(tx, row, { fileId: file.id, ...paper }, deciding);
    }),
  );
}

/** Reads the issued file. */
export async function readIssued(db: Database, invoiceId: string): Promise<{ fileId: string; name: string }> {
  const [found] = await db
    .select({ fileId: uploads.id, name: uploads.name })
    .from(invoices)
    .innerJoin(uploads, eq(uploads.id, invoices.fileId))
    .where(eq(invoices.id, invoiceId));
  if (found === undefined) throw new Refusal(CODE.notFound, invoiceReplies.noFile);
  return found;
}
