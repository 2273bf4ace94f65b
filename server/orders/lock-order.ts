import { eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../calls/idempotent.ts';
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
