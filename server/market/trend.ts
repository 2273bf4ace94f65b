import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { priceTrend } from '#contract/calls/item.ts';
import { decimalText } from '#domain/decimal.ts';
import { teuOf } from '#domain/fees/fcl.ts';
import { weeklyChange } from '#domain/fees/trend.ts';
import { DAY_MS } from '#domain/limits.ts';
import { fromFen } from '#domain/money.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { lanes, offerRates, offers, priceHistory, sailings } from '../data/schema/market.ts';
import { carriers } from '../data/schema/reference.ts';
import type { Reader } from './fee-rates.ts';
import { sailingDays } from './lane.ts';
import { departsIn, isOpen } from './offers.ts';

type Asked = InferOutput<typeof priceTrend.request>;

interface Point {
  date: string;
  min: number;
  avg: number;
  byCarrier: Readonly<Record<string, number>>;
}

/**
 * Daily points of a lane and box; today's is what can be booked today, so that the line ends where the list is. A point
 * dated later, as a moved clock leaves behind, is left out.
 */
export async function readTrend(db: Reader, asked: Asked, now: number): Promise<AnswerOf<typeof priceTrend>> {
  const today = localDay(now, CHINA);
  const kept = await db
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
        isLane(asked),
        eq(priceHistory.containerCode, asked.ctnType),
        gt(priceHistory.day, localDay(now - asked.days * DAY_MS, CHINA)),
        lte(priceHistory.day, today),
      ),
    )
    .orderBy(asc(priceHistory.day));
  const offered = await readOffered(db, asked, now);
  const currency = kept.at(-1)?.currency ?? offered[0]?.currency ?? null;
  const current = pointOf(
    today,
    offered.filter((one) => one.currency === currency),
  );
  const rows: Point[] = current === null ? kept : [...kept.filter(({ date }) => date !== today), current];
  const points = rows.map(({ date, min, avg }) => ({ date, min: fromFen(min), avg: fromFen(avg) }));
  const change = weeklyChange(points);
  return {
    currency,
    points,
    carriers: await ofCarriers(db, rows),
    weeklyChange: change === null ? null : decimalText(change),
  };
}

const isLane = ({ service, orgPortCode, dstPortCode }: Asked) =>
  and(eq(lanes.service, service), eq(lanes.originCode, orgPortCode), eq(lanes.destinationCode, dstPortCode));

/** The lowest public price of each carrier among the sailings that a search shows unasked. */
const readOffered = (db: Reader, asked: Asked, now: number) => {
  const teu = teuOf([{ ctnType: asked.ctnType, quantity: 1 }]);
  return db
    .select({
      carrier: offers.carrierCode,
      currency: offerRates.currency,
      amount: sql<number>`min(${offerRates.amount})`.mapWith(offerRates.amount),
    })
    .from(lanes)
    .innerJoin(sailings, eq(sailings.laneId, lanes.id))
    .innerJoin(offers, eq(offers.sailingId, sailings.id))
    .innerJoin(offerRates, and(eq(offerRates.offerId, offers.id), eq(offerRates.unit, asked.ctnType)))
    .where(
      and(
        isLane(asked),
        departsIn(sailingDays(undefined, undefined, now, CHINA), CHINA),
        eq(offers.priceKind, 'PUBLIC'),
        isOpen({ isDanger: asked.isDanger === 'Y', teu, now }),
      ),
    )
    .groupBy(offers.carrierCode, offerRates.currency)
    .orderBy(asc(offers.carrierCode));
};

function pointOf(date: string, offered: readonly { carrier: string; amount: number }[]): Point | null {
  if (offered.length === 0) return null;
  const amounts = offered.map(({ amount }) => amount);
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return {
    date,
    min: Math.min(...amounts),
    avg: Math.ceil(sum / amounts.length),
    byCarrier: Object.fromEntries(offered.map(({ carrier, amount }) => [carrier, amount])),
  };
}

/** A line for each carrier that had a price on any of the days, in the order of the carriers' list. */
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
