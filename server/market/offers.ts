import { and, asc, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Bookability, bookability } from '#domain/schedule/bookable.ts';
import type { CutOffs } from '#domain/schedule/cut-offs.ts';
import { dayWindow, validityAt } from '#domain/schedule/validity.ts';
import { type LaneService, lanes, offerRates, offers, sailings } from '../data/schema/market.ts';
import { carriers, locations } from '../data/schema/reference.ts';
import { isOfferInForce } from '../rates/in-force.ts';
import type { Reader } from './fee-rates.ts';
import { readLane, type SailingDays } from './lane.ts';
import type { RateRow } from './price-offer.ts';

const via = alias(locations, 'via');

export const ratesOfOffer = sql<RateRow[]>`coalesce((
  select json_agg(json_build_object(
    'unit', ${offerRates.unit}, 'amount', ${offerRates.amount},
    'currency', ${offerRates.currency}, 'limitKg', ${offerRates.limitKg}) order by ${offerRates.unit})
  from ${offerRates} where ${offerRates.offerId} = ${offers.id}), '[]'::json)`;

export interface OfferQuery {
  laneId: string | readonly string[];
  /** Only these offers, on any day. */
  priceIds?: readonly string[];
  days: SailingDays;
  zone: string;
  isDanger: boolean;
  /** Enterprise whose contract prices are included. */
  enterpriseId: string | null;
}

const offersWhere = (db: Reader, where: SQL | undefined) =>
  db
    .select({
      offer: offers,
      sailing: sailings,
      rates: ratesOfOffer,
      carrier: {
        code: carriers.code,
        nameCn: carriers.nameCn,
        dgCollect: carriers.dgCollect,
      },
      via: { code: via.code, nameCn: via.nameCn },
    })
    .from(sailings)
    .innerJoin(offers, eq(offers.sailingId, sailings.id))
    .innerJoin(carriers, eq(carriers.code, offers.carrierCode))
    .leftJoin(via, and(eq(via.kind, 'port'), eq(via.code, sailings.viaCode)))
    .where(where)
    .orderBy(asc(sailings.etd), asc(offers.id));

/** Public and the enterprise's own prices in force. */
export const isFor = (enterpriseId: string | null) =>
  and(
    isOfferInForce(),
    enterpriseId === null
      ? eq(offers.priceKind, 'PUBLIC')
      : or(eq(offers.priceKind, 'PUBLIC'), eq(offers.enterpriseId, enterpriseId)),
  );

export function departsIn(days: SailingDays, zone: string): SQL | undefined {
  const { validFrom: first, validTo: last } = dayWindow(days.from, days.to, zone);
  return and(gte(sailings.etd, new Date(first)), lte(sailings.etd, new Date(last)));
}

/** Reads a lane's offers in a window of days, the earliest first; the days or ids bound the result. */
export const readOffers = (db: Reader, { laneId, priceIds = [], days, zone, isDanger, enterpriseId }: OfferQuery) =>
  offersWhere(
    db,
    and(
      eq(offers.isDanger, isDanger),
      typeof laneId === 'string' ? eq(sailings.laneId, laneId) : inArray(sailings.laneId, [...laneId]),
      priceIds.length > 0 ? inArray(offers.id, [...priceIds]) : departsIn(days, zone),
      isFor(enterpriseId),
    ),
  );

interface OfferRef {
  service: LaneService;
  id: string;
  enterpriseId: string | null;
}

/** Reads one offer with its lane; one of another enterprise or service counts as missing. */
export async function readOffer(db: Reader, { service, id, enterpriseId }: OfferRef) {
  const [row] = await offersWhere(db, and(eq(offers.id, id), isFor(enterpriseId)));
  if (row === undefined) return null;
  const [lane] = await db.select().from(lanes).where(eq(lanes.id, row.sailing.laneId));
  if (lane?.service !== service) return null;
  const { org, dst } = await readLane(db, lane.service, lane.originCode, lane.destinationCode);
  return org === null || dst === null ? null : { row, org, dst, service: lane.service };
}

export type OfferRow = Awaited<ReturnType<typeof readOffers>>[number];

interface Quantity<Units = number> {
  isDanger: boolean;
  teu: Units;
  now: number;
}

/** Tells whether the quantity can be booked at this price now. */
export function openingOf({ offer, sailing }: OfferRow, { isDanger, teu, now }: Quantity): Bookability {
  const hasRoom = sailing.slotsLeft === null || sailing.slotsLeft >= teu;
  const space = offer.space === 'PLENTY' ? 'AMPLE' : offer.space;
  return bookability(
    {
      cutOffs: cutOffsOfSailing(sailing, isDanger),
      validFrom: offer.validFrom.getTime(),
      validTo: offer.validTo.getTime(),
      space: hasRoom ? space : 'NONE',
    },
    isDanger,
    now,
  );
}

/** Same rule as SQL, for queries over many sailings. */
export function isOpen({ isDanger, teu, now }: Quantity<number | SQL>): SQL | undefined {
  const at = new Date(now);
  return and(
    gt(isDanger ? sailings.bookingCloseDangerous : sailings.bookingCloseGeneral, at),
    or(isNull(sailings.slotsLeft), gte(sailings.slotsLeft, teu)),
    isOfferInForce(),
    eq(offers.isDanger, isDanger),
    lte(offers.validFrom, at),
    gte(offers.validTo, at),
  );
}

/**
 * Keeps one price per sailing: the contract price, unless it is invalid today or lacks a requested unit that the
 * public price has.
 */
export function contractOverPublic(
  rows: readonly OfferRow[],
  { units, now }: { units: readonly string[]; now: number },
): OfferRow[] {
  const best = new Map<string, { row: OfferRow; rank: number }>();
  for (const row of rows) {
    const { priceKind, validFrom, validTo } = row.offer;
    const holds = validityAt({ validFrom: validFrom.getTime(), validTo: validTo.getTime() }, now) === 'VALID';
    const isPriced = units.every((unit) => row.rates.some((rate) => rate.unit === unit));
    const rank = (holds && isPriced ? 2 : 0) + (priceKind === 'CONTRACT' ? 1 : 0);
    const known = best.get(row.sailing.id);
    if (known === undefined || rank > known.rank) best.set(row.sailing.id, { row, rank });
  }
  return [...best.values()].map(({ row }) => row);
}

type SailingMoments = Pick<
  typeof sailings.$inferSelect,
  | 'bookingCloseGeneral'
  | 'bookingCloseDangerous'
  | 'emptyPickup'
  | 'cyOpen'
  | 'lclCutoff'
  | 'siCutoff'
  | 'siCutoffDangerous'
  | 'dgCutoff'
  | 'manifestCutoff'
  | 'vgmCutoff'
  | 'customsCutoff'
  | 'cyClosing'
>;

export const cutOffsOfSailing = (sailing: SailingMoments, isDanger: boolean): CutOffs => ({
  bookingCloseGen: sailing.bookingCloseGeneral.getTime(),
  bookingCloseDg: sailing.bookingCloseDangerous.getTime(),
  emptyPickup: sailing.emptyPickup.getTime(),
  cyOpen: sailing.cyOpen.getTime(),
  lclCutoff: sailing.lclCutoff.getTime(),
  siCutoff: (isDanger ? sailing.siCutoffDangerous : sailing.siCutoff).getTime(),
  dgCutoff: sailing.dgCutoff.getTime(),
  amsCutoff: sailing.manifestCutoff.getTime(),
  vgmCutoff: sailing.vgmCutoff.getTime(),
  customsCutoff: sailing.customsCutoff.getTime(),
  cyClosing: sailing.cyClosing.getTime(),
});

export const carriersOf = (rows: readonly OfferRow[]) =>
  [...new Map(rows.map(({ carrier }) => [carrier.code, { code: carrier.code, nameCn: carrier.nameCn }])).values()].sort(
    (a, b) => (a.code < b.code ? -1 : 1),
  );
