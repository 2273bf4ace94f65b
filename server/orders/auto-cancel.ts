import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { orders } from '../data/schema/orders.ts';

/** What time may still end: a shipment that has left is not called back by it. */
export const endedByTime: readonly OrderStatus[] = [
  'submitted',
  'docsPending',
  'reviewing',
  'dgReviewing',
  'booked',
  'released',
  'stuffed',
  'declared',
  'amending',
];

/** An order over its time reads as cancelled whether or not the sweep has been there. */
export const statusAt = (now: number) => sql<OrderStatus>`case
  when ${inArray(orders.status, [...endedByTime])} and ${orders.autoCancelAt} <= ${new Date(now).toISOString()}
  then 'autoCancelled' else ${orders.status} end`;

/** Orders over their time, not written as such yet. */
export const isOverdue = (now: number) =>
  and(inArray(orders.status, [...endedByTime]), lte(orders.autoCancelAt, new Date(now)));

/** An enterprise that passes keeps what still stands; what had ended before stays ended. */
export async function keepOrdersOf(tx: Transaction, enterpriseId: string, now: number): Promise<void> {
  await tx
    .update(orders)
    .set({ autoCancelAt: null, updatedAt: new Date(now) })
    .where(
      and(
        eq(orders.enterpriseId, enterpriseId),
        inArray(orders.status, [...endedByTime]),
        gt(orders.autoCancelAt, new Date(now)),
      ),
    );
}
