import { and } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type { agenda } from '#contract/calls/calendar.ts';
import { AGENDA_MOMENTS, AGENDA_ORDERS } from '#domain/limits.ts';
import { bySoonest, type UpcomingItem, upcomingItems } from '#domain/orders/upcoming-items.ts';
import type { Database } from '../data/connect.ts';
import { orders } from '../data/schema/orders.ts';
import { isOwn } from '../enterprise/membership.ts';
import { deadlineAt, isUnderWay } from './deadline.ts';
import type { NextStep } from './order-service.ts';
import { handedPapers, noPapers } from './papers/standing.ts';
import { columns, toRow } from './read.ts';
import { readTimelines, timelineAt } from './read-timeline.ts';

interface Asking {
  userId: string;
  now: number;
}

/** Lists the orders under way with their open steps, the soonest deadline first. */
export async function readAhead(
  db: Database,
  { userId, now }: Asking,
): Promise<{ orderNo: string; ahead: readonly UpcomingItem<NextStep['code']>[] }[]> {
  const rows = await db
    .select(columns(now, 'customer'))
    .from(orders)
    .where(and(isOwn(orders, userId), isUnderWay(now)))
    .orderBy(deadlineAt(now), orders.orderNo)
    .limit(AGENDA_ORDERS);
  const numbers = rows.map(({ order }) => order.orderNo);
  const handed = await handedPapers(db, numbers);
  const timelines = await readTimelines(db, numbers);
  return rows.map((stored) => {
    const row = toRow(stored, now, handed.get(stored.order.orderNo) ?? noPapers);
    const timeline = timelineAt(row, stored.order.autoCancelAt, timelines);
    return { orderNo: row.orderNo, ahead: upcomingItems({ ...row, timeline }, now) };
  });
}

export async function readAgenda(db: Database, asking: Asking): Promise<AnswerOf<typeof agenda>> {
  const all = (await readAhead(db, asking)).flatMap(({ orderNo, ahead }) =>
    ahead.map((moment) => ({ orderNo, ...moment })),
  );
  return {
    moments: all.toSorted(bySoonest).slice(0, AGENDA_MOMENTS),
    total: all.length,
    now: asking.now,
  };
}
