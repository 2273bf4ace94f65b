import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { teuOf } from '#domain/fcl/fees.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { lanes, offerRates, offers, sailings } from '../data/schema/market.ts';
import type { Reader } from './fee-rates.ts';
import { sailingDays } from './lane.ts';
import { departsIn, isOpen } from './offers.ts';

/** The lowest price of a carrier for a lane and container type. */
export interface Lowest {
  carrier: string;
  currency: string;
  amount: number;
}

/** TEU of the rate's container type. */
const teu = sql`case ${sql.join(
  containerCodes.map(
    (ctnType) => sql`when ${offerRates.unit} = ${ctnType} then ${teuOf([{ ctnType, quantity: 1 }])}::int`,
  ),
  sql` `,
)} end`;

/** Reads each carrier's lowest public price by lane and container, over the default search window. */
export const readLowest = (db: Reader, where: SQL | undefined, { isDanger, now }: { isDanger: boolean; now: number }) =>
  db
    .select({
      laneId: lanes.id,
      containerCode: offerRates.unit,
      carrier: offers.carrierCode,
      currency: offerRates.currency,
      amount: sql<number>`min(${offerRates.amount})`.mapWith(offerRates.amount),
    })
    .from(lanes)
    .innerJoin(sailings, eq(sailings.laneId, lanes.id))
    .innerJoin(offers, eq(offers.sailingId, sailings.id))
    .innerJoin(offerRates, eq(offerRates.offerId, offers.id))
    .where(
      and(
        where,
        inArray(offerRates.unit, [...containerCodes]),
        departsIn(sailingDays(undefined, undefined, now, CHINA), CHINA),
        eq(offers.priceKind, 'PUBLIC'),
        isOpen({ isDanger, teu, now }),
      ),
    )
    .groupBy(lanes.id, offerRates.unit, offers.carrierCode, offerRates.currency)
    .orderBy(asc(lanes.id), asc(offerRates.unit), asc(offers.carrierCode), asc(offerRates.currency));

/** Returns the currency most carriers use; prices in different currencies are not compared. */
function usualCurrency(offered: readonly Lowest[]): string | null {
  const counts = new Map<string, number>();
  for (const { currency } of offered) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [usual] = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return usual?.[0] ?? null;
}

/** Builds the day's point of a lane and container; null without offers. */
export function pointOf(offered: readonly Lowest[]) {
  const currency = usualCurrency(offered);
  if (currency === null) return null;
  const byCarrier = Object.fromEntries(
    offered.flatMap((one) => (one.currency === currency ? [[one.carrier, one.amount]] : [])),
  );
  const amounts = Object.values(byCarrier);
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return { currency, minimum: Math.min(...amounts), average: Math.ceil(sum / amounts.length), byCarrier };
}
