import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type CancellationState, isOpenCancellation, openCancellationStates } from '#domain/orders/cancellation.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import type { Database } from '../../data/connect.ts';
import { orderCancellations } from '../../data/schema/order-cancellations.ts';
import { orders } from '../../data/schema/orders.ts';

export type CancellationRow = typeof orderCancellations.$inferSelect;
type Reader = Pick<Database, 'select'>;

/** Lists the cancellations of an order, the latest first. */
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

export const openCancellationOf = sql<'answered' | 'requested' | null>`(
  select ${orderCancellations.state} from ${orderCancellations}
  where ${orderCancellations.orderNo} = ${orders}.${sql.identifier(orders.orderNo.name)} and ${isOfOpenState})`;

export const settleCancellation = (
  tx: Pick<Transaction, 'update'>,
  orderNo: string,
  { state, at, answerReason }: { state: CancellationState; at: Date; answerReason?: string },
) =>
  tx
    .update(orderCancellations)
    .set({ state, decidedAt: at, ...(answerReason === undefined ? {} : { answerReason }) })
    .where(and(eq(orderCancellations.orderNo, orderNo), isOfOpenState));
