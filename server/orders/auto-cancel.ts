import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { orders } from '../data/schema/orders.ts';

/** Statuses from which an order expires. A shipment that has left does not. */
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

/** Reads an overdue order as cancelled even before the sweep has written it. */
export const statusAt = (now: number) => sql<OrderStatus>`case
  when ${inArray(orders.status, [...endedByTime])} and ${orders.autoCancelAt} <= ${new Date(now).toISOString()}
  then 'autoCancelled' else ${orders.status} end`;

/** Overdue orders that the sweep has not written as cancelled yet. */
export const isOverdue = (now: number) =>
  and(inArray(orders.status, [...endedByTime]), lte(orders.autoCancelAt, new Date(now)));

/** Removes the deadline of open orders once their enterprise is verified; expired orders stay cancelled. */
export async function removeExpiryOf(tx: Transaction, enterpriseId: string, now: number): Promise<void> {
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
