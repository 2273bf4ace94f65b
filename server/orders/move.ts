import { and, eq, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { operatorOrders } from '#contract/calls/operator.ts';
import { CODE } from '#contract/codes.ts';
import { blockText, stepReplies } from '#copy/operator/orders.ts';
import { amendmentReplies } from '#copy/orders/amendment.ts';
import { statusName } from '#copy/orders/list.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import {
  type Block,
  blocksOf,
  mayDeviate,
  type OrderFacts,
  papersToExplain,
  type StepRecord,
} from '#domain/orders/order-life.ts';
import { finalStatuses, type OperatorStatus, type OrderStatus } from '#domain/orders/statuses.ts';
import { offeredSteps, takeStep } from '#machines/order-life/index.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { orders, orderTimeline } from '../data/schema/orders.ts';
import { notifyOrderMoved } from '../notices/event-notices.ts';
import { type Actor, recordAct } from '../operators/audit.ts';
import { waybillError } from './air/waybill.ts';
import { closeOrder } from './cancel.ts';
import { settleCancellation } from './cancellations/rows.ts';
import { factsOf } from './life/facts.ts';
import { writeMove } from './life/moves.ts';
import { lockOrder } from './lock-order.ts';

type Request = InferOutput<typeof operatorOrders.request>;
type OrderRow = typeof orders.$inferSelect;

const nameOf =
  ({ service, isDanger }: Pick<OrderRow, 'isDanger' | 'service'>) =>
  (status: OrderStatus): string =>
    statusName(service, status, isDanger);

const atField = (field: 'at' | 'remark' | 'status', text: string) =>
  new Refusal(CODE.invalidInput, text, { fields: { [field]: text } });

/** Names what is missing at the field that settles it. */
function refusedStep(order: OrderRow, facts: OrderFacts, to: OperatorStatus, record: StepRecord): Refusal {
  if (finalStatuses.includes(facts.status)) return new Refusal(CODE.conflict, orderReplies.orderOver);
  if (to !== 'rejected' && facts.amendment !== null) return new Refusal(CODE.conflict, amendmentReplies.waiting);
  if (to === 'rejected' && record.remark === '')
    return new Refusal(CODE.invalidInput, undefined, { fields: { remark: orderReplies.reasonMissing } });
  const name = nameOf(order);
  if (!offeredSteps(facts).some(({ status }) => status === to))
    return atField('status', stepReplies.notOffered(name(to)));
  const blocks = blocksOf(facts, to, record);
  const texts = blocks.map((block) => blockText(block, name));
  if (blocks.length > 0)
    return mayDeviate(blocks) ? atField('status', stepReplies.blocked(texts)) : atField('at', texts.join('；'));
  return atField('remark', stepReplies.explainPapers(papersToExplain(facts, to)));
}

/** Refuses a deviation when more is missing than the operator saw. */
function requireSeen(order: OrderRow, blocks: readonly Block[], { deviation }: Request): void {
  const other = blocks.filter(({ code }) => !deviation?.seen.includes(code));
  if (other.length === 0) return;
  const texts = other.map((block) => blockText(block, nameOf(order)));
  throw new Refusal(CODE.conflict, stepReplies.seenOther(texts));
}

/** Stamps the timeline node unless the step happened before; returns the node as it was. */
async function noteStep(tx: Transaction, orderNo: string, status: OperatorStatus, { at, remark }: StepRecord) {
  const node = and(eq(orderTimeline.orderNo, orderNo), eq(orderTimeline.node, status));
  const [before] = await tx.select().from(orderTimeline).where(node);
  if (before === undefined || before.actualAt !== null) return null;
  await tx
    .update(orderTimeline)
    .set({ actualAt: new Date(at), ...(remark === '' ? {} : { remark }) })
    .where(node);
  return { remark: before.remark };
}

/** An allowed step with its missing conditions and documents. */
interface Step {
  from: OrderStatus;
  to: OperatorStatus;
  dgStatus: OrderRow['dgStatus'];
  record: StepRecord;
  deviation: string | null;
  missing: string[];
  missingPapers: readonly string[];
  /** True when the step settles the open cancellation: the order can no longer be cancelled. */
  endsCancellation: boolean;
}

interface Acting {
  now: number;
  actor: Actor;
}

/** Records a step of a locked order: status, timeline, undo data and audit log. */
async function writeStep(tx: Transaction, order: OrderRow, step: Step, { now, actor }: Acting): Promise<void> {
  const { orderNo, sailingId } = order;
  const { from, to, dgStatus, record, deviation, missing } = step;
  const { remark } = record;
  const recordedAt = new Date(now);
  await tx
    .update(orders)
    .set({
      ...{ status: to, dgStatus },
      ...(to === 'rejected' ? { cancelledAt: recordedAt, cancelReason: remark } : {}),
      ...{ updatedAt: recordedAt, version: sql`${orders.version} + 1` },
    })
    .where(eq(orders.orderNo, orderNo));
  const before = { status: from, dgStatus: order.dgStatus };
  const after = {
    ...{ status: to, dgStatus },
    ...(remark === '' ? {} : { remark }),
    ...(deviation === null ? {} : { deviation, missing }),
  };
  await writeMove(tx, {
    ...{ orderNo, fromStatus: from, status: to, dgBefore: order.dgStatus },
    ...{ happenedAt: new Date(record.at), recordedAt, actorKind: actor.actorKind, actorId: actor.actorId },
    ...{ remark, deviation, missing, missingPapers: [...step.missingPapers] },
    nodeBefore: await noteStep(tx, orderNo, to, record),
  });
  if (to === 'rejected') {
    const ending = { orderNo, sailingId, at: recordedAt, now, status: to, remark, actor } as const;
    return closeOrder(tx, { ...ending, detail: { before, after } });
  }
  if (step.endsCancellation) await settleCancellation(tx, orderNo, { state: 'ended', at: recordedAt });
  const act = { action: `order.${to}`, subjectKind: 'order', subjectId: orderNo };
  await recordAct(tx, actor, { ...act, before, after }, now);
}

/** Moves an order to its next status. The reached node is stamped; a rejection releases the space. */
export async function moveOrder(
  db: Database,
  request: Request,
  { now, actor }: Acting,
): Promise<AnswerOf<typeof operatorOrders>> {
  const { orderNo, status, from, remark } = request;
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, eq(orders.orderNo, orderNo), now);
    if (locked === null) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
    const { order } = locked;
    const waybill = order.service === 'air' ? waybillError(order.carrierCode, remark) : null;
    if (waybill !== null) throw new Refusal(CODE.invalidInput, undefined, { fields: { remark: waybill } });
    if (from !== undefined && locked.status !== from) throw new Refusal(CODE.conflict, orderReplies.orderElsewhere);
    const facts = await factsOf(tx, locked, now);
    const isPlanned = facts.steps.some(({ node }) => node === status);
    const record: StepRecord = {
      // An unplanned step happens when it is recorded.
      ...{ at: (isPlanned ? request.at : undefined) ?? now, dgStatus: request.dgStatus ?? null, remark },
      deviation: request.deviation?.reason ?? null,
    };
    const taken = takeStep(facts, status, record);
    if (taken === null) throw refusedStep(order, facts, status, record);
    const blocks = taken.isDeviation ? blocksOf(facts, status, record) : [];
    requireSeen(order, blocks, request);
    const step: Step = {
      ...{ from: locked.status, to: status, dgStatus: taken.dgStatus, record },
      deviation: taken.isDeviation ? record.deviation : null,
      missing: blocks.map((block) => blockText(block, nameOf(order))),
      missingPapers: paperNames(facts, status, blocks),
      endsCancellation: facts.cancellation !== null && taken.cancellation === null,
    };
    await writeStep(tx, order, step, { now, actor });
    const reason = step.deviation ?? remark;
    await notifyOrderMoved(tx, order, { status, reason, version: order.version + 1 }, now);
    return { orderNo, status, dgStatus: taken.dgStatus, updatedAt: now };
  });
}

/** Names the documents the step went on without. */
const paperNames = (facts: OrderFacts, to: OperatorStatus, blocks: readonly Block[]): readonly string[] => {
  const block = blocks.find(({ code }) => code === 'PAPERS_OUTSTANDING');
  return block?.code === 'PAPERS_OUTSTANDING' ? block.papers : papersToExplain(facts, to);
};
