import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { priceTrend } from '#contract/calls/item.ts';
import { decimalText } from '#domain/decimal.ts';
import { weeklyChange } from '#domain/fees/trend.ts';
import { DAY_MS } from '#domain/limits.ts';
import { fromFen } from '#domain/money.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { lanes, priceHistory } from '../data/schema/market.ts';
import { carriers } from '../data/schema/reference.ts';
import type { Reader } from './fee-rates.ts';
import { CHINA } from './lane.ts';

type Asked = InferOutput<typeof priceTrend.request>;

/** Daily points of a lane and box up to today; a point dated later, as a moved clock leaves behind, is not told. */
export async function readTrend(db: Reader, asked: Asked, now: number): Promise<AnswerOf<typeof priceTrend>> {
  const rows = await db
    .select({
      date: priceHistory.day,
      min: priceHistory.minimum,
      avg: priceHistory.average,
      currency: priceHistory.currency,
      byCarrier: priceHistory.byCarrier,
    })
    .from(lanes)
    .innerJoin(priceHistory, eq(priceHistory.laneId, lanes.id))
    .where(
      and(
        eq(lanes.service, asked.service),
        eq(lanes.originCode, asked.orgPortCode),
        eq(lanes.destinationCode, asked.dstPortCode),
        eq(priceHistory.containerCode, asked.ctnType),
        gt(priceHistory.day, localDay(now - asked.days * DAY_MS, CHINA)),
        lte(priceHistory.day, localDay(now, CHINA)),
      ),
    )
    .orderBy(asc(priceHistory.day));
  const points = rows.map(({ date, min, avg }) => ({ date, min: fromFen(min), avg: fromFen(avg) }));
  const change = weeklyChange(points);
  return {
    currency: rows[0]?.currency ?? null,
    points,
    carriers: await ofCarriers(db, rows),
    weeklyChange: change === null ? null : decimalText(change),
  };
}

/** A line for each carrier that had a price on any of the days, in the order of the carriers' list. */
async function ofCarriers(db: Reader, rows: readonly { byCarrier: Readonly<Record<string, number>> }[]) {
  const codes = [...new Set(rows.flatMap(({ byCarrier }) => Object.keys(byCarrier)))];
  if (codes.length === 0) return [];
  const named = await db
    .select({ code: carriers.code, nameCn: carriers.nameCn })
    .from(carriers)
    .where(inArray(carriers.code, codes))
    .orderBy(asc(carriers.code));
  return named.map(({ code, nameCn }) => ({
    code,
    nameCn,
    amounts: rows.map(({ byCarrier }) => {
      const amount = byCarrier[code];
      return amount === undefined ? null : fromFen(amount);
    }),
  }));
}
