import { and, asc, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { teuOf } from '#domain/fees/fcl.ts';
import type { BookableOffer } from '#domain/schedule/bookable.ts';
import type { CutOffs } from '#domain/schedule/cut-offs.ts';
import { dayWindow } from '#domain/schedule/validity.ts';
import { lanes, offerRates, offers, sailings } from '../data/schema/market.ts';
import { carriers, places } from '../data/schema/reference.ts';
import type { Reader } from './fee-rates.ts';
import { readLane, type SailingDays } from './lane.ts';
import type { RateRow } from './price-offer.ts';

const via = alias(places, 'via');

const ratesOfOffer = sql<RateRow[]>`coalesce((
  select json_agg(json_build_object(
    'unit', ${offerRates.unit}, 'amount', ${offerRates.amount},
    'currency', ${offerRates.currency}, 'limitKg', ${offerRates.limitKg}) order by ${offerRates.unit})
  from ${offerRates} where ${offerRates.offerId} = ${offers.id}), '[]'::json)`;

export interface OfferQuery {
  laneId: string;
  days: SailingDays;
  zone: string;
  isDanger: boolean;
  /** Whose contract prices are shown beside the public ones. */
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
        dgRejectClasses: carriers.dgRejectClasses,
        dgCollect: carriers.dgCollect,
      },
      via: { code: via.code, nameCn: via.nameCn, dgRejectClasses: via.dgRejectClasses },
    })
    .from(sailings)
    .innerJoin(offers, eq(offers.sailingId, sailings.id))
    .innerJoin(carriers, eq(carriers.code, offers.carrierCode))
    .leftJoin(via, and(eq(via.kind, 'port'), eq(via.code, sailings.viaCode)))
    .where(where)
    .orderBy(asc(sailings.etd), asc(offers.id));

const isFor = (enterpriseId: string | null) =>
  enterpriseId === null
    ? eq(offers.priceKind, 'PUBLIC')
    : or(eq(offers.priceKind, 'PUBLIC'), eq(offers.enterpriseId, enterpriseId));

/** Every offer of a lane for the sailings of some days, earliest first; the days bound how many that can be. */
export const readOffers = (db: Reader, { laneId, days, zone, isDanger, enterpriseId }: OfferQuery) => {
  const { validFrom: first, validTo: last } = dayWindow(days.from, days.to, zone);
  return offersWhere(
    db,
    and(
      eq(offers.isDanger, isDanger),
      eq(sailings.laneId, laneId),
      gte(sailings.etd, new Date(first)),
      lte(sailings.etd, new Date(last)),
      isFor(enterpriseId),
    ),
  );
};

/** One offer with its lane; another enterprise's own is one that is not there. */
export async function readOffer(db: Reader, id: string, enterpriseId: string | null) {
  const [row] = await offersWhere(db, and(eq(offers.id, id), isFor(enterpriseId)));
  if (row === undefined) return null;
  const [lane] = await db.select().from(lanes).where(eq(lanes.id, row.sailing.laneId));
  if (lane === undefined) return null;
  const { org, dst } = await readLane(db, lane.service, lane.originCode, lane.destinationCode);
  return org === null || dst === null ? null : { row, org, dst };
}

export type OfferRow = Awaited<ReturnType<typeof readOffers>>[number];

/** A contract price stands in for the public one of the same sailing. */
export function contractOverPublic(rows: readonly OfferRow[]): OfferRow[] {
  const best = new Map<string, OfferRow>();
  for (const row of rows) {
    const known = best.get(row.sailing.id);
    if (known === undefined || row.offer.priceKind === 'CONTRACT') best.set(row.sailing.id, row);
  }
  return [...best.values()];
}

/** What the carrier says of the space, and none where less is left than the boxes take. */
export const spaceFor = (
  { offer, sailing }: Pick<OfferRow, 'offer' | 'sailing'>,
  boxes: Parameters<typeof teuOf>[0],
): BookableOffer['space'] => {
  if (sailing.slotsLeft !== null && sailing.slotsLeft < teuOf(boxes)) return 'NONE';
  return offer.space === 'PLENTY' ? 'AMPLE' : offer.space;
};

type SailingRow = typeof sailings.$inferSelect;

export const cutOffsOfSailing = (sailing: SailingRow, isDanger: boolean): CutOffs => ({
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
