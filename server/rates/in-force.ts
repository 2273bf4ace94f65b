import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { ImportService } from '#domain/imports/services.ts';
import type { Database } from '../data/connect.ts';
import { lanes, offers, sailings, type tariffs } from '../data/schema/market.ts';
import { ratesInForce } from '../data/schema/rates.ts';
import { scheduleSailings } from '../data/schema/schedules.ts';

const soldVersions = sql`(select ${ratesInForce.versionId} from ${ratesInForce} where ${ratesInForce.versionId} is not null)`;
const importedLanes = sql`(
  select ${lanes.id} from ${lanes}
  where ${lanes.service} in (select ${ratesInForce.service} from ${ratesInForce} where ${ratesInForce.versionId} is not null))`;

/** Of an imported price list in force; the seed's own prices where their service has none. */
export const isInForce = ({ rateVersionId, laneId }: typeof offers | typeof tariffs): SQL | undefined =>
  or(inArray(rateVersionId, soldVersions), and(isNull(rateVersionId), notInArray(laneId, importedLanes)));

/** Departs by the timetable in force: what a file brought needs its version, what was there before needs that there is none. */
const departs = sql`exists (
  select from ${scheduleSailings} join ${ratesInForce} on ${ratesInForce.versionId} = ${scheduleSailings.versionId}
  where ${scheduleSailings.sailingId} = ${offers.sailingId})`;
const isOfSeed = sql`exists (select from ${sailings} where ${sailings.id} = ${offers.sailingId} and ${sailings.demo})`;
const timedLanes = sql`(
  select ${lanes.id} from ${lanes}
  where ${lanes.service} = 'fcl' and exists (
    select from ${ratesInForce} where ${ratesInForce.service} = 'sailings' and ${ratesInForce.versionId} is not null))`;

/** An offer at the prices in force, of a sailing in force where it is of one. */
export const isOfferInForce = (): SQL | undefined =>
  and(isInForce(offers), or(isNull(offers.sailingId), departs, and(notInArray(offers.laneId, timedLanes), isOfSeed)));

/** The version that is sold now; null while the seed's prices are. */
export async function versionInForce(db: Pick<Database, 'select'>, service: ImportService): Promise<string | null> {
  const [row] = await db.select().from(ratesInForce).where(eq(ratesInForce.service, service));
  return row?.versionId ?? null;
}
