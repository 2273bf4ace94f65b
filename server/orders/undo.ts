import { and, eq, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { operatorOrderUndo } from '#contract/calls/operator.ts';
import { CODE } from '#contract/codes.ts';
import { undoRefusalTexts } from '#copy/operator/orders.ts';
import { amendmentReplies } from '#copy/orders/amendment.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { undoRefusal } from '#domain/orders/order-life.ts';
import { afterEvent } from '#machines/order-life/index.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import { takeCampaignStock } from '../content/campaign-stock.ts';
import type { Database } from '../data/connect.ts';
import { orderMoves } from '../data/schema/order-moves.ts';
import { orderContainers, orders, orderTimeline } from '../data/schema/orders.ts';
import { correctOrderMoved } from '../notices/event-notices.ts';
import { type Actor, recordAct } from '../operators/audit.ts';
import { readLife } from './life/facts.ts';
import type { MoveRow } from './life/moves.ts';
import { lockOrder } from './lock-order.ts';
import { takeAgain } from './take-again.ts';
import { END_NODE } from './timeline.ts';

type Request = InferOutput<typeof operatorOrderUndo.request>;
type OrderRow = typeof orders.$inferSelect;

/** Reopens a rejected order: takes its space, goods and area again, or throws when they are taken. */
async function reopen(tx: Transaction, order: OrderRow, now: number): Promise<void> {
  const { orderNo, service, offerId, sailingId, bought, stay, laneId } = order;
  const containers = await tx.select().from(orderContainers).where(eq(orderContainers.orderNo, orderNo));
  await takeAgain(tx, { service, offerId, row: { sailingId, bought, stay }, containers }, now);
  const boxes = containers.reduce((sum, { quantity }) => sum + quantity, 0);
  await takeCampaignStock(tx, { orderNo, laneId, boxes, now });
  await tx.delete(orderTimeline).where(and(eq(orderTimeline.orderNo, orderNo), eq(orderTimeline.sort, END_NODE)));
}

/** Restores the timeline node to its state before the step. */
async function restoreNode(tx: Transaction, { orderNo, status, nodeBefore }: MoveRow): Promise<void> {
  if (nodeBefore === null) return;
  const { remark } = nodeBefore as { remark: string | null };
  await tx
    .update(orderTimeline)
    .set({ actualAt: null, remark })
    .where(and(eq(orderTimeline.orderNo, orderNo), eq(orderTimeline.node, status)));
}

/** Undoes the latest step of an order and corrects what its customer was sent. */
export async function undoMove(
  db: Database,
  { orderNo, from, reason }: Request,
  { now, actor, isAdmin }: { now: number; actor: Actor; isAdmin: boolean },
): Promise<AnswerOf<typeof operatorOrderUndo>> {
  const at = new Date(now);
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, eq(orders.orderNo, orderNo), now);
    if (locked === null) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
    const { order, status } = locked;
    if (status !== from) throw new Refusal(CODE.conflict, orderReplies.orderElsewhere);
    const { facts, last } = await readLife(tx, locked, now);
    if (facts.amendment !== null) throw new Refusal(CODE.conflict, amendmentReplies.waiting);
    const undone = afterEvent(facts, { type: 'step.undo', isAdmin });
    if (undone === null || last === null)
      throw new Refusal(CODE.invalidInput, undoRefusalTexts[undoRefusal(facts, isAdmin) ?? 'NONE']);
    const { move } = last;
    if (status === 'rejected') await reopen(tx, order, now);
    await restoreNode(tx, move);
    await tx
      .update(orderMoves)
      .set({ undoneAt: at, undoneBy: actor.actorId, undoReason: reason })
      .where(and(eq(orderMoves.orderNo, orderNo), eq(orderMoves.no, move.no)));
    await tx
      .update(orders)
      .set({
        ...{ status: undone.status, dgStatus: move.dgBefore },
        ...(status === 'rejected' ? { cancelledAt: null, cancelReason: null } : {}),
        ...{ updatedAt: at, version: sql`${orders.version} + 1` },
      })
      .where(eq(orders.orderNo, orderNo));
    const before = { status, dgStatus: order.dgStatus };
    const after = { status: undone.status, dgStatus: move.dgBefore, reason };
    const act = { action: 'order.undone', subjectKind: 'order', subjectId: orderNo, before, after };
    await recordAct(tx, actor, act, now);
    const corrected = { undone: status, status: undone.status, reason, version: order.version + 1 };
    await correctOrderMoved(tx, order, corrected, now);
    return { orderNo, status: undone.status, dgStatus: move.dgBefore, updatedAt: now };
  });
}
