import { eq, type SQL, sql } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies, cancellationReplies as words } from '#copy/orders/replies.ts';
import { isOpenCancellation, type OpenCancellationState } from '#domain/orders/cancellation.ts';
import type { OrderFacts } from '#domain/orders/order-life.ts';
import { canTake, type OrderLifeEvent, offeredCancellation } from '#machines/order-life/index.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import { orders } from '../../data/schema/orders.ts';
import { closeOrder, type Ending } from '../cancel.ts';
import { factsOf } from '../life/facts.ts';
import { lockOrder } from '../lock-order.ts';
import { type CancellationRow, cancellationsOf } from './rows.ts';

type OrderRow = typeof orders.$inferSelect;

export interface LockedOrder {
  order: OrderRow;
  facts: OrderFacts;
  /** The latest first. */
  cancellations: readonly CancellationRow[];
}

/** Locks an order and reads what decides how it may be cancelled. */
export async function lockCancellable(tx: Transaction, where: SQL | undefined, now: number): Promise<LockedOrder> {
  const locked = await lockOrder(tx, where, now);
  if (locked === null) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
  const facts = await factsOf(tx, locked, now);
  return { order: locked.order, facts, cancellations: await cancellationsOf(tx, locked.order.orderNo) };
}

type Opening = Extract<OrderLifeEvent, { type: 'cancellation.ask' | 'cancellation.offer' }>['type'];

/** Refuses a new cancellation with the reason. */
function refusedOpening(facts: OrderFacts, type: Opening): Refusal {
  const mode = offeredCancellation(facts);
  const isRequest = type === 'cancellation.ask';
  if (facts.cancellation !== null) return new Refusal(CODE.conflict, words.waiting);
  if (mode === 'none') return new Refusal(CODE.conflict, words.over);
  if (isRequest && mode === 'free') return new Refusal(CODE.conflict, words.free);
  return new Refusal(CODE.conflict, isRequest ? words.amending : words.amendmentWaits);
}

/** Throws when the order's state allows no request or offer. */
export function requireOpening(facts: OrderFacts, type: Opening): void {
  if (!canTake(facts, { type })) throw refusedOpening(facts, type);
}

/** Returns the open cancellation with this number; throws when it is unknown, settled, or the order has ended. */
export function requireOpen(
  { cancellations, facts }: Pick<LockedOrder, 'cancellations' | 'facts'>,
  no: number,
): CancellationRow & { state: OpenCancellationState } {
  const found = cancellations.find((one) => one.no === no);
  if (found === undefined) throw new Refusal(CODE.notFound, words.unknown);
  if (!isOpenCancellation(found)) throw new Refusal(CODE.conflict, words.settled);
  if (!canTake(facts, { type: 'cancellation.settle' })) throw new Refusal(CODE.conflict, words.over);
  return found;
}

/** Bumps the order's version, so that stale pages reload it. */
export const touchOrder = (tx: Transaction, orderNo: string, at: Date) =>
  tx
    .update(orders)
    .set({ updatedAt: at, version: sql`${orders.version} + 1` })
    .where(eq(orders.orderNo, orderNo));

/** Cancels an order and releases what it took. */
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
