import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { priceTrend } from '#contract/calls/item.ts';
import { decimalText } from '#domain/decimal.ts';
import { weeklyChange } from '#domain/fees/trend.ts';
import { DAY_MS } from '#domain/limits.ts';
import { fromFen } from '#domain/money.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { lanes, offerRates, priceHistory } from '../data/schema/market.ts';
import { carriers } from '../data/schema/reference.ts';
import type { Reader } from './fee-rates.ts';
import { pointOf, readLowest } from './lowest-offered.ts';

type TrendQuery = InferOutput<typeof priceTrend.request>;

type Point = Pick<typeof priceHistory.$inferSelect, 'average' | 'byCarrier' | 'currency' | 'day' | 'minimum'>;

/**
 * Reads the daily points of a lane and container. Today's is computed from bookable offers, so that the line ends at
 * the list's price. Points dated in the future, left by a changed clock, and in other currencies than the last are
 * dropped.
 */
export async function readTrend(db: Reader, query: TrendQuery, now: number): Promise<AnswerOf<typeof priceTrend>> {
  const today = localDay(now, CHINA);
  const stored = await readStored(db, query, now);
  const isDanger = query.isDanger === 'Y';
  const offered = await readLowest(db, and(isLane(query), eq(offerRates.unit, query.ctnType)), { isDanger, now });
  const current = pointOf(offered);
  const all: Point[] =
    current === null ? stored : [...stored.filter(({ day }) => day !== today), { day: today, ...current }];
  const currency = all.at(-1)?.currency ?? null;
  const rows = all.filter((point) => point.currency === currency);
  const points = rows.map(({ day, minimum, average }) => ({
    date: day,
    min: fromFen(minimum),
    avg: fromFen(average),
  }));
  const change = weeklyChange(points);
  return {
    currency,
    points,
    carriers: await ofCarriers(db, rows),
    weeklyChange: change === null ? null : decimalText(change),
  };
}

const isLane = ({ service, orgPortCode, dstPortCode }: TrendQuery) =>
  and(eq(lanes.service, service), eq(lanes.originCode, orgPortCode), eq(lanes.destinationCode, dstPortCode));

const readStored = (db: Reader, query: TrendQuery, now: number): Promise<Point[]> =>
  db
    .select({
      day: priceHistory.day,
      minimum: priceHistory.minimum,
      average: priceHistory.average,
      currency: priceHistory.currency,
      byCarrier: priceHistory.byCarrier,
    })
    .from(lanes)
    .innerJoin(priceHistory, eq(priceHistory.laneId, lanes.id))
    .where(
      and(
        isLane(query),
        eq(priceHistory.containerCode, query.ctnType),
        eq(priceHistory.isDanger, query.isDanger === 'Y'),
        gt(priceHistory.day, localDay(now - query.days * DAY_MS, CHINA)),
        lte(priceHistory.day, localDay(now, CHINA)),
      ),
    )
    .orderBy(asc(priceHistory.day));

/** Builds a line per carrier with a price on any day, in the carriers' order. */
async function ofCarriers(db: Reader, rows: readonly Point[]) {
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
