import { and, asc, eq, gt, inArray, lte, notInArray } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import { finalStatuses, takesPapers } from '#domain/orders/statuses.ts';
import type { Database } from '../data/connect.ts';
import { orders } from '../data/schema/orders.ts';
import { endedByTime, statusAt } from '../orders/auto-cancel.ts';
import { nextStepsOf } from '../orders/next-steps.ts';
import { handedPapers, noPapers, papersNow } from '../orders/papers/standing.ts';
import { notifyUser } from './write-notice.ts';

const CANCEL_WARNING_MS = 12 * HOUR_MS;
const DEADLINE_WARNING_MS = DAY_MS;
const MOST_STEPS = 3;
/** Orders checked at a time, because reading their outstanding steps uses the main thread. */
const SLICE = 50;

/** Demo orders have no customer. */
const isReal = eq(orders.demo, false);

/** Twelve hours before expiry, while the customer can still prevent it. */
export async function notifyCancellations(db: Database, now: number): Promise<void> {
  const soon = await db
    .select({
      orderNo: orders.orderNo,
      userId: orders.userId,
      enterpriseId: orders.enterpriseId,
      autoCancelAt: orders.autoCancelAt,
    })
    .from(orders)
    .where(
      and(
        isReal,
        inArray(orders.status, [...endedByTime]),
        gt(orders.autoCancelAt, new Date(now)),
        lte(orders.autoCancelAt, new Date(now + CANCEL_WARNING_MS)),
      ),
    )
    .orderBy(asc(orders.autoCancelAt), asc(orders.orderNo));
  for (const { orderNo, autoCancelAt, ...owned } of soon) {
    const cancelAt = autoCancelAt?.getTime() ?? now;
    const notice = { kind: 'cancelSoon', subject: orderNo, facts: { cancelAt }, occasion: cancelAt } as const;
    await notifyUser(db, owned, { ...notice, expiresAt: cancelAt }, now);
  }
}

/** Notifies of deadlines within a day, once per deadline; returns the cursor. */
async function notifySlice(db: Database, after: string, now: number): Promise<string> {
  const slice = await db
    .select({ order: orders, status: statusAt(now) })
    .from(orders)
    .where(and(isReal, notInArray(orders.status, finalStatuses), gt(orders.orderNo, after)))
    .orderBy(asc(orders.orderNo))
    .limit(SLICE);
  const open = slice.filter(({ status }) => takesPapers(status));
  const handed = await handedPapers(
    db,
    open.map(({ order }) => order.orderNo),
  );
  for (const { order, status } of open) {
    const own = handed.get(order.orderNo) ?? noPapers;
    const waiting = { voyage: order.voyage, status, now, autoCancelAt: null, auditStatus: 'NONE' } as const;
    const given = { papers: papersNow(order, { status, now }, own), handed: own };
    await notifyDeadlines(db, order, nextStepsOf(order.service, order.form, waiting, given), now);
  }
  return slice.length < SLICE ? '' : (slice.at(-1)?.order.orderNo ?? '');
}

type Steps = ReturnType<typeof nextStepsOf>;

async function notifyDeadlines(db: Database, order: typeof orders.$inferSelect, steps: Steps, now: number) {
  const byMoment = new Map<number, string[]>();
  for (const { dueAt, text } of steps)
    if (dueAt !== null && dueAt > now && dueAt <= now + DEADLINE_WARNING_MS)
      byMoment.set(dueAt, [...(byMoment.get(dueAt) ?? []), text]);
  for (const [dueAt, texts] of byMoment) {
    const facts = { steps: texts.slice(0, MOST_STEPS), dueAt };
    const notice = { kind: 'orderDeadline', subject: order.orderNo, facts, occasion: dueAt } as const;
    await notifyUser(db, order, { ...notice, expiresAt: dueAt }, now);
  }
}

/** Walks through the open orders slice by slice and starts over at the end. */
export function deadlineWatch(db: Database): (now: number) => Promise<void> {
  let after = '';
  return async (now) => {
    after = await notifySlice(db, after, now);
  };
}
