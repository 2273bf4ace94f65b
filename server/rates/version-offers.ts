import { eq } from 'drizzle-orm';
import { laneKinds } from '#domain/imports/kinds.ts';
import { type RateService, type ScheduleService, servicesOf, timetableOf } from '#domain/imports/services.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { laneKey } from '#domain/rates/ends.ts';
import { periodsOf } from '#domain/rates/periods.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { instantOf, localDay } from '#domain/schedule/zone.ts';
import type { Database } from '../data/connect.ts';
import { feeCodes } from '../data/schema/reference.ts';
import { scheduleSailings } from '../data/schema/schedules.ts';
import { type Flight, type Flights, readFlights } from '../market/air/flights.ts';
import { readDeparting, writeDepartures } from './departures.ts';
import { versionInForce } from './in-force.ts';
import { type Departing, laneMarkets } from './lane-markets.ts';
import { type LocationTerms, readLanes, readLocations } from './lanes.ts';
import { addOffer, addTariff, emptyMarket, flush, type Group, isFull, type Market } from './market-rows.ts';
import { readRateParts } from './rows.ts';

interface Named {
  service: RateService;
  versionId: string;
  now: number;
  /** A scheduled timetable; the one in force by default. */
  timetableId?: string | null;
}

/** Services whose timetable alone provides the departures, whether priced or not. */
const OWN_SERVICE: Readonly<Record<ScheduleService, RateService | null>> = {
  sailings: 'fcl',
  trains: 'rail',
  coasters: 'domestic',
  flights: null,
};

interface Sold {
  service: RateService;
  group: Group;
  rows: readonly RateRow[];
  ends: ReadonlyMap<string, LocationTerms>;
}

/** Adds an offer per departure covered by the lines. */
function addSailings(market: Market, { service, group, rows, ends }: Sold, departing: readonly Departing[]): void {
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
        ...{ key: sailing.id, tariffId, sailingId: sailing.id, flightId: null },
        validFrom: new Date(group.now),
        validTo: group.isDanger ? sailing.bookingCloseDangerous : sailing.bookingCloseGeneral,
        details: laneMarkets[service].detailsOf({ freight, rows: period.rows, sailing, zone, freeDays }),
      });
    }
  }
}

const startOf = (day: string, zone: string): number => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return instantOf({ year, month, day: date, hour: 0, minute: 0, second: 0 }, zone);
};
const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** Adds an offer per flight and days on which both the flight and the lines are valid. */
function addFlights(market: Market, { group, rows, ends }: Sold, flights: readonly Flight[]): void {
  const { zone } = ends.get(group.lane.origin)!;
  for (const { key, flight, details, isOfSeed, ...flies } of flights) {
    const own = rows.filter((row) => row.flight === '' || row.flight === flight);
    for (const period of periodsOf(own, group.freight)) {
      const [from, to] = [later(period.from, flies.from), earlier(period.to, flies.to)];
      if (to < from) continue;
      addOffer(
        market,
        group,
        period.rows.filter(({ fee }) => fee === group.freight),
        {
          ...{
            key: `${key}-${from}`,
            tariffId: addTariff(market, group, period, key),
            sailingId: null,
            flightId: isOfSeed ? null : key,
          },
          validFrom: new Date(startOf(from, zone)),
          validTo: new Date(startOf(dayAfter(to, 1), zone) - 1),
          details,
        },
      );
    }
  }
}

async function readGroups(db: Database, versionId: string): Promise<Map<string, RateRow[]>> {
  const groups = new Map<string, RateRow[]>();
  for await (const part of readRateParts(db, versionId)) {
    for (const row of part) {
      const key = `${laneKey(row)} ${row.carrier} ${row.cargo ?? 'N'}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [row]);
      else group.push(row);
    }
  }
  return groups;
}

const pairOfGroup = (key: string): string => key.split(' ').slice(0, 2).join(' ');

type Lanes = Awaited<ReturnType<typeof readLanes>>;

/** Carriage priced by the lines: flights, or departures on the carrier's lanes. */
type Departures =
  | { kind: 'flights'; flights: Flights; lanesOf: Lanes }
  | { kind: 'sailings'; departing: ReadonlyMap<string, readonly Departing[]>; lanesOf: Lanes };

async function readDepartures(
  db: Database,
  { service, now }: Named,
  pairs: ReadonlySet<string>,
  timetableId: string | null,
): Promise<Departures> {
  if (timetableOf[service] === 'flights') {
    const flights = await readFlights(db, timetableId);
    return { kind: 'flights', flights, lanesOf: await readLanes(db, service) };
  }
  if (timetableId !== null && OWN_SERVICE[timetableOf[service]] !== service)
    await writeDepartures(db, { service, timetableId }, (pair) => pairs.has(pair));
  const lanesOf = await readLanes(db, service);
  const laneIds = [...lanesOf.values()].map(({ id }) => id);
  return { kind: 'sailings', departing: await readDeparting(db, laneIds, { now, timetableId }), lanesOf };
}

/**
 * Writes an offer for each priced departure before the version is visible. Existing offers stay, so that the next
 * run completes an interrupted one and adds new departures.
 */
export async function writeVersionOffers(db: Database, named: Named): Promise<void> {
  const { service, versionId, now } = named;
  const timetableId = named.timetableId ?? (await versionInForce(db, timetableOf[service]));
  const groups = await readGroups(db, versionId);
  const departures = await readDepartures(db, named, new Set([...groups.keys()].map(pairOfGroup)), timetableId);
  const ends = await readLocations(db, service);
  const free = await db.select({ code: feeCodes.code }).from(feeCodes).where(eq(feeCodes.atCost, true));
  const atCost = new Set(free.map(({ code }) => code));
  const { freight, unitOf } = { freight: laneKinds[service].freight.fee, unitOf: laneMarkets[service].unitOf };
  let market = emptyMarket();
  for (const [key, rows] of groups) {
    const [origin, destination, carrier = '', cargo] = key.split(' ');
    const lane = departures.lanesOf.get(`${origin} ${destination}`);
    if (lane === undefined) continue;
    const group: Group = { versionId, lane, carrier, isDanger: cargo === 'Y', now, freight, unitOf, atCost };
    const sold: Sold = { service, group, rows, ends };
    const found = `${lane.id} ${carrier}`;
    if (departures.kind === 'flights') addFlights(market, sold, departures.flights.get(found) ?? []);
    else addSailings(market, sold, departures.departing.get(found) ?? []);
    if (!isFull(market)) continue;
    await flush(db, market);
    market = emptyMarket();
  }
  await flush(db, market);
}

/** Writes a timetable's departures and their offers at the prices in force, before the timetable is visible. */
export async function writeVersionDepartures(
  db: Database,
  { service, versionId, now }: { service: ScheduleService; versionId: string; now: number },
): Promise<void> {
  const own = OWN_SERVICE[service];
  const named = db.select().from(scheduleSailings).where(eq(scheduleSailings.versionId, versionId)).limit(1);
  if (own !== null && (await named).length === 0)
    await writeDepartures(db, { service: own, timetableId: versionId }, () => true);
  for (const sold of servicesOf(service)) {
    const prices = await versionInForce(db, sold);
    if (prices !== null)
      await writeVersionOffers(db, { service: sold, versionId: prices, now, timetableId: versionId });
  }
}
