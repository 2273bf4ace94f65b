import { eq } from 'drizzle-orm';
import { laneKinds } from '#domain/imports/kinds.ts';
import type { RateService } from '#domain/imports/services.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { periodsOf } from '#domain/rates/periods.ts';
import { localDay } from '#domain/schedule/zone.ts';
import type { Database } from '../data/connect.ts';
import { lanes } from '../data/schema/market.ts';
import { feeCodes, places } from '../data/schema/reference.ts';
import { type Departing, readDeparting } from './departures.ts';
import { laneMarkets } from './lane-markets.ts';
import { addOffer, addTariff, emptyMarket, flush, type Group, isFull, type Lane, type Market } from './market-rows.ts';
import { readRateRows } from './rows.ts';

interface PlaceTerms {
  zone: string;
  freeDays: number | null;
}

interface Named {
  service: RateService;
  versionId: string;
  now: number;
  /** A timetable that is about to come in force. */
  timetableId?: string | null;
}

function addGroup(
  market: Market,
  service: RateService,
  group: Group,
  rows: readonly RateRow[],
  { departing, ends }: { departing: readonly Departing[]; ends: ReadonlyMap<string, PlaceTerms> },
) {
  const { zone } = ends.get(group.lane.origin)!;
  const { freeDays } = ends.get(group.lane.destination)!;
  for (const period of periodsOf(rows, group.freight)) {
    const inPeriod = departing.filter(({ etd }) => {
      const day = localDay(etd.getTime(), zone);
      return period.from <= day && day <= period.to;
    });
    if (inPeriod.length === 0) continue;
    const tariffId = addTariff(market, group, period);
    const freight = period.rows.filter(({ fee }) => fee === group.freight);
    for (const sailing of inPeriod) {
      addOffer(market, group, freight, {
        key: sailing.id,
        tariffId,
        sailingId: sailing.id,
        validFrom: new Date(group.now),
        validTo: group.isDanger ? sailing.bookingCloseDangerous : sailing.bookingCloseGeneral,
        details: laneMarkets[service].detailsOf({ freight, sailing, zone, freeDays }),
      });
    }
  }
}

function groupRows(rows: readonly RateRow[]): Map<string, RateRow[]> {
  const groups = new Map<string, RateRow[]>();
  for (const row of rows) {
    const key = `${row.origin} ${row.destination} ${row.carrier} ${row.cargo}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}

/** The lanes of a service by their ends. */
async function readLanes(db: Database, service: RateService): Promise<Map<string, Lane>> {
  const rows = await db.select().from(lanes).where(eq(lanes.service, service));
  return new Map(
    rows.map(({ id, originCode, destinationCode }) => [
      `${originCode} ${destinationCode}`,
      { id, origin: originCode, destination: destinationCode },
    ]),
  );
}

async function readPlaces(db: Database, service: RateService): Promise<Map<string, PlaceTerms>> {
  const rows = await db.select().from(places).where(eq(places.kind, laneMarkets[service].places));
  return new Map(rows.map(({ code, timezone, freeDays }) => [code, { zone: timezone, freeDays }]));
}

/**
 * Writes an offer for each departure that a version has a price for, before anybody may see it. What is there already
 * stays, so a run that was killed is finished by the next, and departures that came later get theirs.
 */
export async function writeVersionOffers(
  db: Database,
  { service, versionId, now, timetableId = null }: Named,
): Promise<void> {
  const lanesOf = await readLanes(db, service);
  const ends = await readPlaces(db, service);
  const free = await db.select({ code: feeCodes.code }).from(feeCodes).where(eq(feeCodes.atCost, true));
  const atCost = new Set(free.map(({ code }) => code));
  const laneIds = [...lanesOf.values()].map(({ id }) => id);
  const departing = await readDeparting(db, laneIds, { now, timetableId });
  const { fee: freight } = laneKinds[service].freight;
  const { unitOf } = laneMarkets[service];
  let market = emptyMarket();
  for (const [key, rows] of groupRows(await readRateRows(db, versionId))) {
    const [origin, destination, carrier = '', cargo] = key.split(' ');
    const lane = lanesOf.get(`${origin} ${destination}`);
    if (lane === undefined) continue;
    const group: Group = { versionId, lane, carrier, isDanger: cargo === 'Y', now, freight, unitOf, atCost };
    const leaving = departing.get(`${lane.id} ${carrier}`) ?? [];
    addGroup(market, service, group, rows, { departing: leaving, ends });
    if (!isFull(market)) continue;
    await flush(db, market);
    market = emptyMarket();
  }
  await flush(db, market);
}
