import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { priceTrend } from '#contract/calls/item.ts';
import { decimalText } from '#domain/decimal.ts';
import { weeklyChange } from '#domain/fees/trend.ts';
import { fromFen } from '#domain/money.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { lanes, priceHistory } from '../data/schema/market.ts';
import type { Reader } from './fee-rates.ts';
import { CHINA } from './lane.ts';

type Asked = InferOutput<typeof priceTrend.request>;

const DAY = 86_400_000;

/** Daily points of a lane and box up to today; a point dated later, as a moved clock leaves behind, is not told. */
export async function readTrend(db: Reader, asked: Asked, now: number): Promise<AnswerOf<typeof priceTrend>> {
  const rows = await db
    .select({
      date: priceHistory.day,
      min: priceHistory.minimum,
      avg: priceHistory.average,
      currency: priceHistory.currency,
    })
    .from(lanes)
    .innerJoin(priceHistory, eq(priceHistory.laneId, lanes.id))
    .where(
      and(
        eq(lanes.service, asked.service),
        eq(lanes.originCode, asked.orgPortCode),
        eq(lanes.destinationCode, asked.dstPortCode),
        eq(priceHistory.containerCode, asked.ctnType),
        gt(priceHistory.day, localDay(now - asked.days * DAY, CHINA)),
        lte(priceHistory.day, localDay(now, CHINA)),
      ),
    )
    .orderBy(asc(priceHistory.day));
  const points = rows.map(({ date, min, avg }) => ({ date, min: fromFen(min), avg: fromFen(avg) }));
  const change = weeklyChange(points);
  return {
    currency: rows[0]?.currency ?? null,
    points,
    weeklyChange: change === null ? null : decimalText(change),
  };
}
