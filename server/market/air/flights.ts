import { and, eq, isNull } from 'drizzle-orm';
import type { FlightCutOffs } from '#domain/air/flight-days.ts';
import { flightCutOffMinutes } from '#domain/air/flight-row.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { laneKey } from '#domain/rates/ends.ts';
import type { Database } from '../../data/connect.ts';
import { lanes, offers } from '../../data/schema/market.ts';
import type { OfferDetails } from '../../data/schema/offer-details.ts';
import { scheduleFlights } from '../../data/schema/schedules.ts';
import { ensureLanes } from '../../rates/lanes.ts';
import type { Lane } from '../../rates/market-rows.ts';
import { readRateRows } from '../../rates/rows.ts';
import { idOf } from '../../rates/sailing-row.ts';
import { insertRows } from '../../seed/insert-rows.ts';

/** A flight with its weekdays and its first and last day. */
export interface Flight {
  key: string;
  flight: string;
  from: string;
  to: string;
  details: OfferDetails;
  isOfSeed: boolean;
}

/** Flights by lane and carrier. */
export type Flights = ReadonlyMap<string, readonly Flight[]>;

const ALWAYS = { from: '0000-01-01', to: '9999-12-31' };

function add(flights: Map<string, Flight[]>, key: string, flight: Flight): void {
  const known = flights.get(key);
  if (known === undefined) flights.set(key, [flight]);
  else if (!known.some((one) => one.key === flight.key)) known.push(flight);
}

const detailsOf = (row: RateRow): OfferDetails => ({
  flight: row.flight!,
  weekdays: row.weekdays!,
  aircraft: row.aircraft as 'CAO' | 'PAX',
  departs: row.departs!,
  transitDays: Number(row.transitDays),
  cutOffs: flightCutOffMinutes(row) satisfies FlightCutOffs,
});

/** Adds the flights of a timetable; missing lanes are created with the first timetable that names them. */
async function addTimetable(db: Database, flights: Map<string, Flight[]>, timetableId: string): Promise<void> {
  const rows = await readRateRows(db, timetableId);
  const served = rows.map((row) => ({ pair: laneKey(row), transitDays: Number(row.transitDays) }));
  const laneOf = await ensureLanes(db, 'air', served);
  for (const row of rows) {
    const lane = laneOf.get(laneKey(row)) as Lane;
    add(flights, `${lane.id} ${row.carrier}`, {
      ...{ key: idOf(row), flight: row.flight!, from: row.from!, to: row.to! },
      ...{ details: detailsOf(row), isOfSeed: false },
    });
  }
  const names = rows.map((row) => ({ versionId: timetableId, flightId: idOf(row) }));
  await db.transaction((tx) => insertRows(tx, scheduleFlights, names));
}

/** Adds the flights the demo prices refer to. */
async function addDemonstration(db: Database, flights: Map<string, Flight[]>): Promise<void> {
  const rows = await db
    .selectDistinct({ laneId: offers.laneId, carrierCode: offers.carrierCode, details: offers.details })
    .from(offers)
    .innerJoin(lanes, and(eq(lanes.id, offers.laneId), eq(lanes.service, 'air')))
    .where(and(isNull(offers.rateVersionId), eq(offers.demo, true)));
  for (const { laneId, carrierCode, details } of rows)
    add(flights, `${laneId} ${carrierCode}`, {
      ...{ key: idOf([laneId, carrierCode, details]), flight: details.flight ?? '', ...ALWAYS },
      ...{ details, isOfSeed: true },
    });
}

/** Reads the flights of a timetable and of the demo, whose flights are sold again when the timetable is rolled back. */
export async function readFlights(db: Database, timetableId: string | null): Promise<Flights> {
  const flights = new Map<string, Flight[]>();
  if (timetableId !== null) await addTimetable(db, flights, timetableId);
  await addDemonstration(db, flights);
  return flights;
}
