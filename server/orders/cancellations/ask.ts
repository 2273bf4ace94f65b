import { and, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { acceptCancellation, askCancellation, withdrawCancellation } from '#contract/calls/cancellations.ts';
import { CODE } from '#contract/codes.ts';
import { cancellationReplies as words } from '#copy/orders/replies.ts';
import { canTake } from '#machines/order-life/index.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { audit } from '../../data/schema/operations.ts';
import { orderCancellations } from '../../data/schema/order-cancellations.ts';
import { orders } from '../../data/schema/orders.ts';
import { isOwn } from '../../enterprise/membership.ts';
import { notifyCancellationRequested } from '../../notices/event-notices.ts';
import { presentFees } from './answers.ts';
import { endAsCancelled, lockCancellable, requireOpen, requireOpening, touchOrder } from './locked-order.ts';
import { settleCancellation } from './rows.ts';

interface Acting {
  userId: string;
  now: number;
  requestId: string;
}

const ownOrder = (no: string, userId: string) => and(eq(orders.orderNo, no), isOwn(orders, userId));

const recordOwnAct = (
  tx: Transaction,
  { action, no, cancellation }: { action: string; no: string; cancellation: number },
  { userId, now, requestId }: Acting,
) =>
  tx.insert(audit).values({
    ...{ at: new Date(now), action, detail: { cancellation }, requestId },
    ...{ actorKind: 'user' as const, actorId: userId, subjectKind: 'order', subjectId: no },
  });

/** Requests an operator to cancel an order whose agreement charges a cancellation fee. */
export async function ask(
  db: Database,
  { no, reason }: InferOutput<typeof askCancellation.request>,
  acting: Acting,
): Promise<void> {
  const { userId, now } = acting;
  await db.transaction(async (tx) => {
    const { order, facts, cancellations } = await lockCancellable(tx, ownOrder(no, userId), now);
    requireOpening(facts, 'cancellation.ask');
    const at = new Date(now);
    const cancellation = (cancellations[0]?.no ?? 0) + 1;
    await tx.insert(orderCancellations).values({
      ...{ orderNo: order.orderNo, no: cancellation, state: 'requested', side: 'customer', requestedBy: userId },
      ...{ reason, requestedAt: at, version: 0, fees: [] },
    });
    await touchOrder(tx, no, at);
    await notifyCancellationRequested(tx, no, cancellation, now);
    await recordOwnAct(tx, { action: 'order.cancellationRequested', no, cancellation }, acting);
  });
}

/** Withdraws the customer's request or declines the operator's offer; the order does not change. */
export async function withdraw(
  db: Database,
  { no, cancellation }: InferOutput<typeof withdrawCancellation.request>,
  acting: Acting,
): Promise<void> {
  const { userId, now } = acting;
  await db.transaction(async (tx) => {
    const locked = await lockCancellable(tx, ownOrder(no, userId), now);
    const { side } = requireOpen(locked, cancellation);
    const at = new Date(now);
    await settleCancellation(tx, no, { state: side === 'customer' ? 'withdrawn' : 'refused', at });
    await touchOrder(tx, no, at);
    await recordOwnAct(tx, { action: 'order.cancellationWithdrawn', no, cancellation }, acting);
  });
}

/** Cancels the order at the fee shown to the customer. Rejects an outdated answer. */
export async function accept(
  db: Database,
  { no, cancellation, version }: InferOutput<typeof acceptCancellation.request>,
  { userId, now, requestId }: Acting,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockCancellable(tx, ownOrder(no, userId), now);
    const open = requireOpen(locked, cancellation);
    if (!canTake(locked.facts, { type: 'cancellation.accept' })) throw new Refusal(CODE.conflict, words.notAnswered);
    if (open.version !== version) throw new Refusal(CODE.conflict, words.newer);
    await settleCancellation(tx, no, { state: 'accepted', at: new Date(now) });
    const { totals } = presentFees(open.fees);
    await endAsCancelled(tx, locked.order, {
      ...{ reason: open.reason, now },
      actor: { actorKind: 'user', actorId: userId, requestId },
      detail: { cancellation, totals: totals.map((total) => ({ ...total })) },
    });
  });
}
