import { asc, eq, lt, sql } from 'drizzle-orm';
import { orderReplies } from '#copy/orders/replies.ts';
import { DAY_MS, MINUTE_MS } from '#domain/limits.ts';
import type { Services } from '../calls/context.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { shares } from '../data/schema/operations.ts';
import { idempotencyKeys, orders, quotes } from '../data/schema/orders.ts';
import { notifyOrderMoved } from '../notices/event-notices.ts';
import { repeat } from '../repeat.ts';
import { isOverdue } from './auto-cancel.ts';
import { closeOrder } from './cancel.ts';

type Swept = Pick<Services, 'db' | 'clock' | 'log' | 'files'>;

const MOST_IN_A_SWEEP = 500;
const QUOTE_KEPT_MS = DAY_MS;

/**
 * Writes overdue orders as cancelled, each in its own transaction: a crash leaves only its order to the next sweep,
 * and several processes share the work by skipping locked rows.
 */
export async function cancelOverdue({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  let cancelled = 0;
  while (cancelled < MOST_IN_A_SWEEP && (await db.transaction((tx) => cancelNext(tx, clock.now())))) cancelled += 1;
  return cancelled;
}

async function cancelNext(tx: Transaction, now: number): Promise<boolean> {
  const [overdue] = await tx
    .select()
    .from(orders)
    .where(isOverdue(now))
    .orderBy(asc(orders.autoCancelAt), asc(orders.orderNo))
    .limit(1)
    .for('update', { skipLocked: true });
  if (overdue === undefined) return false;
  const { orderNo, sailingId } = overdue;
  const at = overdue.autoCancelAt ?? new Date(now);
  const remark = orderReplies.autoCancelReason;
  await tx
    .update(orders)
    .set({
      status: 'autoCancelled',
      cancelledAt: at,
      cancelReason: remark,
      updatedAt: new Date(now),
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.orderNo, orderNo));
  const actor = { actorKind: 'system', actorId: null, requestId: null } as const;
  await closeOrder(tx, { orderNo, sailingId, at, now, status: 'autoCancelled', remark, actor });
  await notifyOrderMoved(tx, overdue, { status: 'autoCancelled', reason: '', version: overdue.version + 1 }, now);
  return true;
}

/** Cancels overdue orders and deletes expired keys, quotes, links and unfinished uploads. */
export async function sweepOrders(services: Swept): Promise<number> {
  const { db, clock, files } = services;
  const cancelled = await cancelOverdue(services);
  const now = clock.now();
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, new Date(now)));
  await db.delete(quotes).where(lt(quotes.validTo, new Date(now - QUOTE_KEPT_MS)));
  await db.delete(shares).where(lt(shares.expiresAt, new Date(now)));
  await files.sweep(Date.now());
  return cancelled;
}

/** Runs the sweep while the server runs. */
export function startOrderSweep(services: Swept & Pick<Services, 'onWrite'>): { stop(): Promise<void> } {
  const sweep = async () => {
    const cancelled = await sweepOrders(services);
    if (cancelled === 0) return;
    services.log.info('orders.autoCancelled', { cancelled });
    services.onWrite?.(['offers', 'purchases']);
  };
  const onError = (error: unknown) => services.log.error('orderSweep.failed', { error });
  return repeat(sweep, { everyMs: MINUTE_MS, onError });
}
