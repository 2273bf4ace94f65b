import { and, eq, exists, gt, inArray, or } from 'drizzle-orm';
import type { Database } from '../data/connect.ts';
import { sailings } from '../data/schema/market.ts';
import { ratesInForce, rateVersions } from '../data/schema/rates.ts';
import { scheduleSailings } from '../data/schema/schedules.ts';

const { id, laneId, carrierCode, etd, bookingCloseDangerous, bookingCloseGeneral, lclCutoff } = sailings;
const departing = { id, laneId, carrierCode, etd, bookingCloseDangerous, bookingCloseGeneral, lclCutoff };

export type Departing = Pick<typeof sailings.$inferSelect, keyof typeof departing>;

interface Asked {
  now: number;
  /** A timetable that is about to come in force. */
  timetableId: string | null;
}

/**
 * What leaves on some lanes, by lane and carrier: the seed's, and of timetables the one in force and those to come. What
 * they replaced is sold no more.
 */
export async function readDeparting(
  db: Database,
  laneIds: readonly string[],
  { now, timetableId }: Asked,
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
