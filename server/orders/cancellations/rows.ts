import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import {
  type CancellationMode,
  type CancellationState,
  cancellationModeOf,
  isOpenCancellation,
  openCancellationStates,
} from '#domain/orders/cancellation.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import type { Database } from '../../data/connect.ts';
import { orderCancellations } from '../../data/schema/order-cancellations.ts';
import { orders, orderTimeline } from '../../data/schema/orders.ts';

export type CancellationRow = typeof orderCancellations.$inferSelect;
type OrderRow = typeof orders.$inferSelect;
type Reader = Pick<Database, 'select'>;

/** The cancellations of an order, the latest first. */
export const cancellationsOf = (db: Reader, orderNo: string): Promise<CancellationRow[]> =>
  db
    .select()
    .from(orderCancellations)
    .where(eq(orderCancellations.orderNo, orderNo))
    .orderBy(desc(orderCancellations.no))
    .then((rows) => rows);

export const hasOpenCancellation = async (db: Reader, orderNo: string): Promise<boolean> =>
  (await cancellationsOf(db, orderNo)).some(isOpenCancellation);

const isOfOpenState = inArray(orderCancellations.state, [...openCancellationStates]);

/** The open cancellation of each order of a query over `orders`. */
export const openCancellationOf = sql<'answered' | 'requested' | null>`(
  select ${orderCancellations.state} from ${orderCancellations}
  where ${orderCancellations.orderNo} = ${orders}.${sql.identifier(orders.orderNo.name)} and ${isOfOpenState})`;

/** Closes the open cancellation of an order, if there is one. */
export const settleCancellation = (
  tx: Pick<Transaction, 'update'>,
  orderNo: string,
  { state, at, answerReason }: { state: CancellationState; at: Date; answerReason?: string },
) =>
  tx
    .update(orderCancellations)
    .set({ state, decidedAt: at, ...(answerReason === undefined ? {} : { answerReason }) })
    .where(and(eq(orderCancellations.orderNo, orderNo), isOfOpenState));

/** Reads the reached steps of an order and returns how it may be cancelled at a status. */
export async function readCancellationMode(
  db: Reader,
  { orderNo, service }: Pick<OrderRow, 'orderNo' | 'service'>,
  status: OrderStatus,
): Promise<CancellationMode> {
  const nodes = await db
    .select({ node: orderTimeline.node })
    .from(orderTimeline)
    .where(and(eq(orderTimeline.orderNo, orderNo), isNotNull(orderTimeline.actualAt)));
  return cancellationModeOf({ service, status, reached: nodes.map(({ node }) => node as OrderStatus) });
}
