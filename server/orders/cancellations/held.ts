import { eq, type SQL, sql } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { isOpenCancellation } from '#domain/orders/cancellation.ts';
import { cancellationReplies as words } from '#src/ui/copy/cancellation-replies.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import { orders } from '../../data/schema/orders.ts';
import { closeOrder, type Ending } from '../cancel.ts';
import { holdOrder } from '../hold.ts';
import { type CancellationRow, cancellationsOf, readCancellationMode } from './rows.ts';

type OrderRow = typeof orders.$inferSelect;

/** Locks an order for this transaction and reads how it may be cancelled. */
export async function holdCancellable(tx: Transaction, where: SQL | undefined, now: number) {
  const held = await holdOrder(tx, where, now);
  if (held === null) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
  const { order, status } = held;
  const mode = await readCancellationMode(tx, order, status);
  return { order, mode, cancellations: await cancellationsOf(tx, order.orderNo) };
}

/** Returns the cancellation that is open under this number; throws where it is unknown, settled or the order is over. */
export function requireOpen(
  { cancellations, mode }: Pick<Awaited<ReturnType<typeof holdCancellable>>, 'cancellations' | 'mode'>,
  no: number,
): CancellationRow {
  const found = cancellations.find((one) => one.no === no);
  if (found === undefined) throw new Refusal(CODE.notFound, words.unknown);
  if (!isOpenCancellation(found)) throw new Refusal(CODE.conflict, words.settled);
  if (mode === 'none') throw new Refusal(CODE.conflict, words.over);
  return found;
}

/** Bumps the version of an order, so that a page with the earlier one reads it again. */
export const touchOrder = (tx: Transaction, orderNo: string, at: Date) =>
  tx
    .update(orders)
    .set({ updatedAt: at, version: sql`${orders.version} + 1` })
    .where(eq(orders.orderNo, orderNo));

/** Ends an order as cancelled and releases what it took. */
export async function endAsCancelled(
  tx: Transaction,
  { orderNo, sailingId }: Pick<OrderRow, 'orderNo' | 'sailingId'>,
  { reason, now, actor, detail }: { reason: string; now: number } & Required<Pick<Ending, 'actor' | 'detail'>>,
): Promise<void> {
  const at = new Date(now);
  await tx
    .update(orders)
    .set({
      status: 'cancelled',
      cancelledAt: at,
      cancelReason: reason,
      updatedAt: at,
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.orderNo, orderNo));
  await closeOrder(tx, { orderNo, sailingId, at, now, status: 'cancelled', remark: reason, actor, detail });
}
