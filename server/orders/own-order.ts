import { and, eq } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { mmOrders, orders } from '../data/schema/orders.ts';

/** One's own, of whichever kind; another's number is one that is not there. */
export async function requireOwnOrder(db: Pick<Database, 'select'>, userId: string, orderNo: string): Promise<void> {
  for (const table of [orders, mmOrders]) {
    const [own] = await db
      .select({ orderNo: table.orderNo })
      .from(table)
      .where(and(eq(table.orderNo, orderNo), eq(table.userId, userId)));
    if (own !== undefined) return;
  }
  throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
}
