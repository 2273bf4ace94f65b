import { and, eq, exists, gt, inArray, or } from 'drizzle-orm';
import type { RateService } from '#domain/imports/services.ts';
import { laneKey } from '#domain/rates/ends.ts';
import type { Database } from '../data/connect.ts';
import { sailings } from '../data/schema/market.ts';
import { ratesInForce, rateVersions } from '../data/schema/rates.ts';
import { scheduleSailings } from '../data/schema/schedules.ts';
import { insertRows } from '../seed/insert-rows.ts';
import type { Departing } from './lane-markets.ts';
import { daysOf, ensureLanes, readZones } from './lanes.ts';
import { readRateRows } from './rows.ts';
import { toSailing } from './sailing-row.ts';

const { id, laneId, carrierCode, etd, bookingCloseDangerous, bookingCloseGeneral, lclCutoff } = sailings;
const departing = { id, laneId, carrierCode, etd, bookingCloseDangerous, bookingCloseGeneral, lclCutoff };

interface DepartureQuery {
  now: number;
  /** A timetable in force or about to be. */
  timetableId: string | null;
}

/** Reads departures by lane and carrier: the seed's, those of the timetable in force and of scheduled ones. */
export async function readDeparting(
  db: Database,
  laneIds: readonly string[],
  { now, timetableId }: DepartureQuery,
): Promise<Map<string, Departing[]>> {
  const named = db
    .select({ id: scheduleSailings.sailingId })
    .from(scheduleSailings)
    .innerJoin(rateVersions, eq(rateVersions.id, scheduleSailings.versionId))
    .leftJoin(ratesInForce, eq(ratesInForce.versionId, rateVersions.id))
    .where(
      and(
        eq(scheduleSailings.sailingId, id),
        or(
          eq(rateVersions.id, timetableId ?? ''),
          eq(rateVersions.status, 'SCHEDULED'),
          eq(ratesInForce.versionId, rateVersions.id),
        ),
      ),
    );
  const rows = await db
    .select(departing)
    .from(sailings)
    .where(and(inArray(laneId, [...laneIds]), gt(etd, new Date(now)), or(eq(sailings.demo, true), exists(named))));
  const found = new Map<string, Departing[]>();
  for (const row of rows) {
    const key = `${row.laneId} ${row.carrierCode}`;
    const group = found.get(key);
    if (group === undefined) found.set(key, [row]);
    else group.push(row);
  }
  return found;
}

/**
 * Writes a timetable's departures on a service's lanes. The list of departures is written last in one statement, so
 * that an interrupted run is repeated and a finished one is not.
 */
export async function writeDepartures(
  db: Database,
  { service, timetableId }: { service: RateService; timetableId: string },
  isSold: (pair: string) => boolean,
): Promise<void> {
  const rows = (await readRateRows(db, timetableId)).filter((row) => isSold(laneKey(row)));
  const zones = await readZones(db, service);
  const laneIds = await ensureLanes(
    db,
    service,
    rows.map((row) => ({ pair: laneKey(row), transitDays: daysOf(row) })),
  );
  const written = rows.map((row) => toSailing(row, laneIds.get(laneKey(row))!.id, zones));
  await insertRows(db, sailings, written);
  const names = written.map((sailing) => ({ versionId: timetableId, sailingId: sailing.id }));
  await db.transaction((tx) => insertRows(tx, scheduleSailings, names));
}
