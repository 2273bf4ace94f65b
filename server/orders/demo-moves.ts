import { and, asc, eq, gt, lte, not, notInArray, sql } from 'drizzle-orm';
import { cancellationReplies, orderReplies } from '#copy/orders/replies.ts';
import { demoCancellationFees } from '#domain/orders/demo-cancellation.ts';
import { DEMO_OPERATOR_MS, nextMove } from '#domain/orders/demo-pace.ts';
import { papersToExplain } from '#domain/orders/order-life.ts';
import { finalStatuses, type OrderStatus } from '#domain/orders/statuses.ts';
import { cancellationFeeCodes } from '#domain/reference/cancellation-fees.ts';
import type { Services } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import { audit } from '../data/schema/operations.ts';
import { orderAmendments } from '../data/schema/order-amendments.ts';
import { orderCancellations } from '../data/schema/order-cancellations.ts';
import { orderPapers } from '../data/schema/order-papers.ts';
import { orders, orderTimeline } from '../data/schema/orders.ts';
import { decideAmendment } from './amendments/decide.ts';
import { answerCancellation } from './cancellations/answer.ts';
import { factsOf } from './life/facts.ts';
import { moveOrder } from './move.ts';
import { decidePaper } from './papers/operator.ts';
import { handedPapers, noPapers, papersNow } from './papers/standing.ts';
import { columns, toRow } from './read.ts';

type Swept = Pick<Services, 'clock' | 'db'>;

/** Actor id of the demo operator in the audit log. */
export const DEMO_OPERATOR = 'demo-desk';
const actor = { actorKind: 'system', actorId: DEMO_OPERATOR, requestId: null } as const;

const AT_ONCE = 100;
/** Upper limit of timeline steps. */
const MOST_STEPS = 20;

/** Orders that a real operator has touched are left to people. */
const isTaken = sql`exists (select 1 from ${audit}
  where ${audit.subjectKind} = 'order' and ${audit.subjectId} = ${orders.orderNo}
    and ${audit.actorKind} in ('desk', 'system') and ${audit.actorId} <> ${DEMO_OPERATOR})`;

/** Seeded orders show one status each and do not move until a user changes them. */
const isExhibit = sql`(${orders.demo} and ${orders.version} = 1)`;

const isOurs = and(notInArray(orders.status, finalStatuses), not(isTaken), not(isExhibit));

/** Returns false when another process was faster or the order has ended. */
async function isDone(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Documents and goods are checked before acceptance. */
const isLookedAt = (status: OrderStatus): boolean =>
  status === 'docsPending' || status === 'reviewing' || status === 'dgReviewing';

/** Accepts the documents that came with the booking. */
async function acceptGiven(
  db: Swept['db'],
  { order, status }: { order: typeof orders.$inferSelect; status: OrderStatus },
  now: number,
): Promise<void> {
  const { orderNo } = order;
  const handed = (await handedPapers(db, [orderNo])).get(orderNo) ?? noPapers;
  const waiting = papersNow(order, { status, now }, handed).filter(
    (paper) => !handed.has(paper.code) && (paper.status === 'IN_REVIEW' || paper.status === 'REVISION_OLD'),
  );
  for (const { code } of waiting) {
    const request = { orderNo, paper: code, version: 0, decision: 'ACCEPT', reason: '' } as const;
    await isDone(decidePaper(db, request, { now, actor }));
  }
}

/** Takes one step of one order at its due time. After a downtime the missed steps are made up one by one. */
async function step({ db, clock }: Swept, orderNo: string): Promise<boolean> {
  const now = clock.now();
  const [stored] = await db
    .select(columns(now, 'desk'))
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), isOurs));
  if (stored === undefined) return false;
  const { order, status } = stored;
  const nodes = await db
    .select()
    .from(orderTimeline)
    .where(eq(orderTimeline.orderNo, orderNo))
    .orderBy(asc(orderTimeline.sort));
  const { ownPapers } = toRow(stored, now, (await handedPapers(db, [orderNo])).get(orderNo) ?? noPapers);
  const move = nextMove({
    ...{ status, changedAt: order.updatedAt.getTime() },
    hasOutstandingPapers: ownPapers !== null && ownPapers !== undefined && ownPapers.ready < ownPapers.all,
    nodes: nodes.map(({ node, plannedAt, actualAt }) => ({
      node: node as typeof status,
      ...{ plannedAt: plannedAt?.getTime() ?? null, actualAt: actualAt?.getTime() ?? null },
    })),
  });
  if (move === null || move.at > now) return false;
  const isAccepted = order.dgStatus === 'pending' && !isLookedAt(move.status);
  if (!isLookedAt(move.status)) await acceptGiven(db, stored, move.at);
  const lacking = papersToExplain(await factsOf(db, { order, status }, move.at), move.status);
  const request = {
    ...{ orderNo, status: move.status, from: status },
    ...(isAccepted ? { dgStatus: 'accepted' as const } : {}),
    remark:
      move.status === 'docsPending' ? orderReplies.requestedPapers : lacking.length > 0 ? orderReplies.demoLacking : '',
  };
  return isDone(moveOrder(db, request, { now: move.at, actor }));
}

async function moveOrders(swept: Swept): Promise<number> {
  let moved = 0;
  let after = '';
  for (;;) {
    const page = await swept.db
      .select({ orderNo: orders.orderNo })
      .from(orders)
      .where(and(isOurs, gt(orders.orderNo, after)))
      .orderBy(asc(orders.orderNo))
      .limit(AT_ONCE);
    for (const { orderNo } of page)
      for (let steps = 0; steps < MOST_STEPS && (await step(swept, orderNo)); steps += 1) moved += 1;
    after = page.at(-1)?.orderNo ?? '';
    if (page.length < AT_ONCE) return moved;
  }
}

const feeNames = new Map(cancellationFeeCodes.map(({ code, nameCn }) => [code, nameCn]));

/** Sets the fee of each cancellation request that is old enough; the customer decides. */
async function answerCancellations({ db, clock }: Swept): Promise<number> {
  const now = clock.now();
  const rows = await db
    .select({ cancellation: orderCancellations, service: orders.service })
    .from(orderCancellations)
    .innerJoin(orders, eq(orders.orderNo, orderCancellations.orderNo))
    .where(
      and(
        eq(orderCancellations.state, 'requested'),
        lte(orderCancellations.requestedAt, new Date(now - DEMO_OPERATOR_MS)),
        isOurs,
      ),
    )
    .limit(AT_ONCE);
  let answered = 0;
  for (const { cancellation, service } of rows) {
    const { orderNo, no, version } = cancellation;
    const fees = [...(demoCancellationFees[service] ?? [])];
    const reason = cancellationReplies.demoFee(fees.map(({ feeCode }) => feeNames.get(feeCode) ?? feeCode));
    const request = { orderNo, cancellation: no, version, decision: 'FEE', fees, reason } as const;
    if (await isDone(answerCancellation(db, request, { now, actor }))) answered += 1;
  }
  return answered;
}

/** Decides documents and amendments that have waited long enough. */
async function decideWaiting({ db, clock }: Swept): Promise<number> {
  const now = clock.now();
  const since = new Date(now - DEMO_OPERATOR_MS);
  let decided = 0;
  const papers = await db
    .select({ paper: orderPapers })
    .from(orderPapers)
    .innerJoin(orders, eq(orders.orderNo, orderPapers.orderNo))
    .where(and(eq(orderPapers.state, 'submitted'), lte(orderPapers.handedInAt, since), isOurs))
    .limit(AT_ONCE);
  for (const { paper: row } of papers) {
    const { orderNo, paper, version } = row;
    const request = { orderNo, paper, version, decision: 'ACCEPT', reason: '' } as const;
    if (await isDone(decidePaper(db, request, { now, actor }))) decided += 1;
  }
  const amendments = await db
    .select({ amendment: orderAmendments })
    .from(orderAmendments)
    .innerJoin(orders, eq(orders.orderNo, orderAmendments.orderNo))
    .where(and(eq(orderAmendments.state, 'waiting'), lte(orderAmendments.requestedAt, since), isOurs))
    .limit(AT_ONCE);
  for (const { amendment } of amendments) {
    const request = { orderNo: amendment.orderNo, amendment: amendment.no, decision: 'ACCEPT', reason: '' } as const;
    if (await isDone(decideAmendment(db, request, { now, actor }))) decided += 1;
  }
  return decided;
}

/** Moves demo orders along their timelines as an operator would. */
export async function moveAlong(swept: Swept): Promise<number> {
  const decided = (await decideWaiting(swept)) + (await answerCancellations(swept));
  return decided + (await moveOrders(swept));
}
