import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { operatorWaiting } from '#contract/calls/operator.ts';
import type { OperatorPaper, operatorPaperDecision } from '#contract/calls/operator-papers.ts';
import { CODE } from '#contract/codes.ts';
import { paperStatusText, paperText } from '#copy/dangerous-goods/papers.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { takesPapers } from '#domain/orders/statuses.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { orderPapers } from '../../data/schema/order-papers.ts';
import { orders } from '../../data/schema/orders.ts';
import { notifyPaperReturned } from '../../notices/event-notices.ts';
import { type Actor, recordAct } from '../../operators/audit.ts';
import { statusAt } from '../auto-cancel.ts';
import { presentPapers } from './present-papers.ts';
import { type HandedPapers, handedPapers, noPapers } from './standing.ts';

type Reader = Pick<Database, 'select' | 'selectDistinctOn'>;
type Waiting = AnswerOf<typeof operatorWaiting>['papers'];

async function readPapers(db: Reader, orderNo: string, now: number) {
  const [found] = await db
    .select({ order: orders, status: statusAt(now) })
    .from(orders)
    .where(eq(orders.orderNo, orderNo));
  if (found === undefined) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
  const handed = (await handedPapers(db, [orderNo])).get(orderNo) ?? noPapers;
  return {
    ...found,
    handed,
    papers: await presentPapers(db, found.order, { status: found.status, now, mayAct: true }, handed),
  };
}

type PresentedPaper = Awaited<ReturnType<typeof presentPapers>>[number];

function operatorRow({ code, name, dueAt, status, handIn }: PresentedPaper, handed: HandedPapers): OperatorPaper[] {
  if (!handIn) return [];
  const { version, files, day, at, isLate, missingSections } = handIn;
  const form = version === 0 ? null : (handIn.form ?? null);
  const statusName = paperStatusText[status as keyof typeof paperStatusText];
  const reason = handed.get(code)?.reason ?? null;
  return [
    { paper: code, name, status, statusName, version, files, day, dueAt, at, isLate, missingSections, form, reason },
  ];
}

/** Lists the documents the customer has to provide, with those handed in. */
export async function listPapers(db: Reader, orderNo: string, now: number): Promise<OperatorPaper[]> {
  const { papers, handed } = await readPapers(db, orderNo, now);
  return papers.flatMap((paper) => operatorRow(paper, handed));
}

/** Reads a file of any version of the order's documents. */
export async function readPaperFile(db: Reader, orderNo: string, fileId: string, now: number): Promise<StoredFile> {
  const { papers } = await readPapers(db, orderNo, now);
  const file = papers.flatMap(({ handIn }) => handIn?.files ?? []).find((one) => one.fileId === fileId);
  if (file === undefined) throw new Refusal(CODE.notFound, orderReplies.fileUnknown);
  return file;
}

type Decision = InferOutput<typeof operatorPaperDecision.request>;

/** Accepts or returns a document; one that came with the booking becomes a version of its own. */
export async function decidePaper(
  db: Database,
  { orderNo, paper, version, decision, reason }: Decision,
  { now, actor }: { now: number; actor: Actor },
): Promise<OperatorPaper> {
  if (decision === 'RETURN' && reason === '')
    throw new Refusal(CODE.invalidInput, undefined, { fields: { reason: orderReplies.reasonMissing } });
  return db.transaction(async (tx) => {
    await tx.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.orderNo, orderNo)).for('update');
    const { order, status, papers, handed } = await readPapers(tx, orderNo, now);
    const found = papers.find(({ code }) => code === paper);
    if (!found?.handIn) throw new Refusal(CODE.notFound, orderReplies.paperUnknown);
    if (!takesPapers(status)) throw new Refusal(CODE.conflict, orderReplies.papersOver);
    if (found.handIn.version !== version) throw new Refusal(CODE.conflict, orderReplies.paperNewer);
    if (!isWaiting(found)) throw new Refusal(CODE.conflict, orderReplies.paperNotWaiting);
    await write(tx, { order, found, handed, decision, reason, now });
    const decided = (await listPapers(tx, orderNo, now)).find((one) => one.paper === paper);
    if (decided === undefined) throw new Error('the paper is missing');
    const action = decision === 'ACCEPT' ? 'order.paperAccepted' : 'order.paperReturned';
    const before = { status: found.status };
    const after = { status: decided.status, ...(decision === 'RETURN' ? { reason } : {}) };
    const act = { action, subjectKind: 'order', subjectId: orderNo, before, after, more: { paper, version } };
    await recordAct(tx, actor, act, now);
    if (decision === 'RETURN') await notifyPaperReturned(tx, order, { ...decided, reason }, now);
    return decided;
  });
}

/** A draft bill with errors is replaced by the next draft, so it is not waiting. */
const isWaiting = ({ code, status, handIn }: PresentedPaper): boolean =>
  code !== 'DRAFT_BILL' &&
  (status === 'IN_REVIEW' || status === 'REVISION_OLD') &&
  ((handIn?.files.length ?? 0) > 0 || (handIn?.version ?? 0) > 0);

interface Writing {
  order: typeof orders.$inferSelect;
  found: PresentedPaper;
  handed: HandedPapers;
  decision: Decision['decision'];
  reason: string;
  now: number;
}

async function write(tx: Transaction, { order, found, handed, decision, reason, now }: Writing): Promise<void> {
  const { orderNo } = order;
  const at = new Date(now);
  const decided = {
    state: decision === 'ACCEPT' ? ('accepted' as const) : ('returned' as const),
    reason: decision === 'ACCEPT' ? null : reason,
    decidedAt: at,
  };
  const row = handed.get(found.code);
  if (row === undefined)
    await tx.insert(orderPapers).values({
      orderNo,
      paper: found.code,
      version: 1,
      fileIds: found.handIn?.files.map(({ fileId }) => fileId) ?? [],
      isLate: false,
      handedInBy: order.userId,
      handedInAt: order.createdAt,
      ...decided,
    });
  else
    await tx
      .update(orderPapers)
      .set(decided)
      .where(
        and(eq(orderPapers.orderNo, orderNo), eq(orderPapers.paper, found.code), eq(orderPapers.version, row.version)),
      );
  await tx
    .update(orders)
    .set({ updatedAt: at, version: sql`${orders.version} + 1` })
    .where(eq(orders.orderNo, orderNo));
}

/** Lists documents handed in and not checked yet, the oldest first. */
export async function waitingPapers(db: Database, most: number): Promise<Waiting> {
  const where = eq(orderPapers.state, 'submitted');
  const own = (column: PgColumn) => sql`${orderPapers}.${sql.identifier(column.name)}`;
  const isLatest = sql`not exists (select 1 from ${orderPapers} later
    where later.order_no = ${own(orderPapers.orderNo)} and later.paper = ${own(orderPapers.paper)}
    and later.version > ${own(orderPapers.version)})`;
  const waiting = and(where, isLatest);
  const [counted] = await db.select({ total: count() }).from(orderPapers).where(waiting);
  const rows = await db
    .select()
    .from(orderPapers)
    .where(waiting)
    .orderBy(asc(orderPapers.handedInAt), asc(orderPapers.orderNo), asc(orderPapers.paper))
    .limit(most);
  return {
    total: counted?.total ?? 0,
    items: rows.map(({ orderNo, paper, isLate, handedInAt }) => ({
      orderNo,
      paper,
      name: paperText[paper as keyof typeof paperText] ?? paper,
      isLate,
      at: handedInAt.getTime(),
    })),
  };
}
