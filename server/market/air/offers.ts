import { and, asc, eq, gte, inArray, isNull, type SQL } from 'drizzle-orm';
import { lanes, offers } from '../../data/schema/market.ts';
import { carriers } from '../../data/schema/reference.ts';
import type { Reader } from '../fee-rates.ts';
import { readLane } from '../lane.ts';
import { isFor, ratesOfOffer } from '../offers.ts';

const airOffersWhere = (db: Reader, where: SQL | undefined) =>
  db
    .select({
      offer: offers,
      transitDays: lanes.transitDays,
      lane: { originCode: lanes.originCode, destinationCode: lanes.destinationCode },
      rates: ratesOfOffer,
      carrier: {
        code: carriers.code,
        nameCn: carriers.nameCn,
        prefix: carriers.secondCode,
      },
    })
    .from(offers)
    .innerJoin(lanes, and(eq(lanes.id, offers.laneId), eq(lanes.service, 'air')))
    .innerJoin(carriers, eq(carriers.code, offers.carrierCode))
    .where(where)
    .orderBy(asc(offers.validFrom), asc(offers.id));

export type AirOfferRow = Awaited<ReturnType<typeof airOffersWhere>>[number];

interface AirOfferQuery {
  laneIds: readonly string[];
  isDanger: boolean;
  /** Enterprise whose contract prices are included; null for public prices only. */
  enterpriseId: string | null;
  priceIds: readonly string[];
  now: number;
}

/** Reads the current prices of lanes; each covers the flights of a period. */
export const readAirOffers = (db: Reader, { laneIds, isDanger, enterpriseId, priceIds, now }: AirOfferQuery) =>
  airOffersWhere(
    db,
    and(
      inArray(offers.laneId, [...laneIds]),
      eq(offers.isDanger, isDanger),
      isNull(offers.sailingId),
      gte(offers.validTo, new Date(now)),
      priceIds.length > 0 ? inArray(offers.id, [...priceIds]) : undefined,
      isFor(enterpriseId),
    ),
  );

/** Reads one price with its lane; another enterprise's contract price counts as missing. */
export async function readAirOffer(db: Reader, id: string, enterpriseId: string | null) {
  const [found] = await airOffersWhere(db, and(eq(offers.id, id), isNull(offers.sailingId), isFor(enterpriseId)));
  if (found === undefined) return null;
  const { originCode, destinationCode } = found.lane;
  const lane = await readLane(db, 'air', originCode, destinationCode);
  return { found, lane };
}

const keyOf = ({ offer }: AirOfferRow) =>
  [offer.carrierCode, offer.details.flight, offer.validFrom.getTime()].join(' ');

/** Keeps one price per flight and period: the contract price replaces the public one. */
export function ownOverPublic(rows: readonly AirOfferRow[]): AirOfferRow[] {
  const best = new Map<string, AirOfferRow>();
  for (const row of rows) if (!best.has(keyOf(row)) || row.offer.priceKind === 'CONTRACT') best.set(keyOf(row), row);
  return [...best.values()];
}
