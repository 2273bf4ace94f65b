import { and, eq, sql } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { cancellationReplies, orderReplies } from '#copy/orders/replies.ts';
import { canTake, offeredCancellation } from '#machines/order-life/index.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import { giveCampaignStockBack } from '../content/campaign-stock.ts';
import type { Database } from '../data/connect.ts';
import { audit } from '../data/schema/operations.ts';
import { type JsonObject, orders, orderTimeline } from '../data/schema/orders.ts';
import { isOwn } from '../enterprise/membership.ts';
import { settle } from './amendments/rows.ts';
import { settleCancellation } from './cancellations/rows.ts';
import { factsOf } from './life/facts.ts';
import { lockOrder } from './lock-order.ts';
import { giveGoodsBack } from './procurement/stock.ts';
import { END_NODE } from './timeline.ts';
import { giveSpaceBack } from './write.ts';

export interface Ending {
  orderNo: string;
  sailingId: string | null;
  at: Date;
  now: number;
  status: 'autoCancelled' | 'cancelled' | 'rejected';
  remark: string;
  /** The order before and after, when an operator cancels it. */
  detail?: JsonObject;
  actor: { actorKind: 'desk' | 'system' | 'user'; actorId: string | null; requestId: string | null };
}

/** Releases what an order holds and closes its open requests, however it ends. */
export async function closeOrder(tx: Transaction, ending: Ending): Promise<void> {
  const { orderNo, sailingId, at, now, status, remark, actor, detail = null } = ending;
  await giveSpaceBack(tx, orderNo, sailingId);
  await giveGoodsBack(tx, orderNo);
  await giveCampaignStockBack(tx, orderNo);
  await settle(tx, orderNo, { state: 'ended', at });
  await settleCancellation(tx, orderNo, { state: 'ended', at });
  await tx.insert(orderTimeline).values({
    orderNo,
    sort: END_NODE,
    node: status,
    plannedAt: null,
    actualAt: at,
    place: null,
    operatorRole: null,
    remark,
    fileIds: [],
  });
  await tx.insert(audit).values({
    at: new Date(now),
    ...actor,
    action: `order.${status}`,
    subjectKind: 'order',
    subjectId: orderNo,
    detail,
  });
}

interface Cancelling {
  userId: string;
  now: number;
  requestId: string;
  reason: string;
}

export async function cancel(
  db: Database,
  orderNo: string,
  { userId, now, requestId, reason }: Cancelling,
): Promise<void> {
  const at = new Date(now);
  const cancelReason = reason === '' ? orderReplies.userCancelReason : reason;
  await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, and(eq(orders.orderNo, orderNo), isOwn(orders, userId)), now);
    if (locked === null) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
    const facts = await factsOf(tx, locked, now);
    if (!canTake(facts, { type: 'order.cancel' })) {
      const needsRequest = offeredCancellation(facts) === 'ask';
      throw new Refusal(CODE.conflict, needsRequest ? cancellationReplies.askInstead : cancellationReplies.over);
    }
    await tx
      .update(orders)
      .set({
        status: 'cancelled',
        cancelledAt: at,
        cancelReason,
        updatedAt: at,
        version: sql`${orders.version} + 1`,
      })
      .where(eq(orders.orderNo, orderNo));
    await closeOrder(tx, {
      orderNo,
      sailingId: locked.order.sailingId,
      at,
      now,
      status: 'cancelled',
      remark: cancelReason,
      actor: { actorKind: 'user', actorId: userId, requestId },
    });
  });
}
