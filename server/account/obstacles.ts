import { and, asc, count, eq, notInArray } from 'drizzle-orm';
import { ownDataReplies } from '#copy/replies.ts';
import { finalStatuses } from '#domain/orders/statuses.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { invoices, orders } from '../data/schema/orders.ts';
import { statusAt } from '../orders/auto-cancel.ts';
import { isLeft, type Standing } from './standing.ts';

/** Lists what must be settled before an account can be closed, as sentences. */
export async function obstaclesTo(tx: Transaction, standing: Standing, now: number): Promise<string[]> {
  const { enterprise, role, hasColleagues } = standing;
  const reasons: string[] = [];
  if (role === 'owner' && hasColleagues && enterprise !== null)
    reasons.push(ownDataReplies.ownerFirst(enterprise.name));
  const open = await tx
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(isLeft(orders, standing), notInArray(statusAt(now), finalStatuses)))
    .orderBy(asc(orders.createdAt), asc(orders.orderNo));
  if (open.length > 0) reasons.push(ownDataReplies.openOrders(open.map(({ orderNo }) => orderNo)));
  const [waiting] = await tx
    .select({ count: count() })
    .from(invoices)
    .where(and(isLeft(invoices, standing), eq(invoices.status, 'requested')));
  if ((waiting?.count ?? 0) > 0) reasons.push(ownDataReplies.openInvoices(waiting!.count));
  return reasons;
}
