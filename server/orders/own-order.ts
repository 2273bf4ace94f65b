import { and, eq, type SQL } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { mmOrders, orders } from '../data/schema/orders.ts';
import { isOwn } from '../enterprise/membership.ts';

/** Throws unless the order was booked on this site. */
export async function requireBookedOrder(db: Pick<Database, 'select'>, where: SQL | undefined): Promise<void> {
  const [found] = await db.select({ orderNo: orders.orderNo }).from(orders).where(where);
  if (found === undefined) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
}

/** Throws unless the order is the user's or their enterprise's; others' numbers are answered as unknown. */
export async function requireOwnOrder(db: Pick<Database, 'select'>, userId: string, orderNo: string): Promise<void> {
  const [own] = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), isOwn(orders, userId)));
  if (own !== undefined) return;
  const [vehicles] = await db
    .select({ orderNo: mmOrders.orderNo })
    .from(mmOrders)
    .where(and(eq(mmOrders.orderNo, orderNo), isOwn(mmOrders, userId)));
  if (vehicles !== undefined) return;
  throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
}
