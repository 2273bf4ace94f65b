import { eq, type SQL } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { isEnded } from '#domain/orders/statuses.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import { orders } from '../data/schema/orders.ts';
import { statusAt } from './auto-cancel.ts';

/** Locks and returns the order in its current state; null when it is missing. */
export async function lockOrder(tx: Transaction, where: SQL | undefined, now: number) {
  const [order] = await tx.select().from(orders).where(where).for('update');
  if (order === undefined) return null;
  const [standing] = await tx
    .select({ status: statusAt(now) })
    .from(orders)
    .where(eq(orders.orderNo, order.orderNo));
  return { order, status: standing?.status ?? order.status };
}

/** Locks an order that has not ended; refuses others. */
export async function lockUnderWay(tx: Transaction, orderNo: string, now: number) {
  const locked = await lockOrder(tx, eq(orders.orderNo, orderNo), now);
  if (locked === null) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
  if (isEnded(locked.status)) throw new Refusal(CODE.conflict, orderReplies.orderOver);
  return locked.order;
}
