import { and, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type ImportService, type RateService, scheduleServices, servicesOf } from '#domain/imports/services.ts';
import type { Database } from '../data/connect.ts';
import { lanes, offers, sailings, type tariffs } from '../data/schema/market.ts';
import { ratesInForce } from '../data/schema/rates.ts';
import { scheduleFlights, scheduleSailings } from '../data/schema/schedules.ts';

const soldVersions = sql`(select ${ratesInForce.versionId} from ${ratesInForce} where ${ratesInForce.versionId} is not null)`;
const importedLanes = sql`(
  select ${lanes.id} from ${lanes}
  where ${lanes.service} in (select ${ratesInForce.service} from ${ratesInForce} where ${ratesInForce.versionId} is not null))`;

/** Selects prices of the version in force, or the seed's when their service has none. */
export const isInForce = ({ rateVersionId, laneId }: typeof offers | typeof tariffs): SQL | undefined =>
  or(inArray(rateVersionId, soldVersions), and(isNull(rateVersionId), notInArray(laneId, importedLanes)));

/** Departures of a timetable in force; seeded ones only when there is no timetable. */
const departs = sql`exists (
  select from ${scheduleSailings} join ${ratesInForce} on ${ratesInForce.versionId} = ${scheduleSailings.versionId}
  where ${scheduleSailings.sailingId} = ${offers.sailingId})`;
const flies = sql`exists (
  select from ${scheduleFlights} join ${ratesInForce} on ${ratesInForce.versionId} = ${scheduleFlights.versionId}
  where ${scheduleFlights.flightId} = ${offers.flightId})`;
const isOfSeed = sql`exists (select from ${sailings} where ${sailings.id} = ${offers.sailingId} and ${sailings.demo})`;

/** Lanes of services with a timetable in force. */
const timedLanes = (isCounted: (service: RateService) => boolean) => sql`(
  select ${lanes.id} from ${lanes} join ${ratesInForce} on ${ratesInForce.versionId} is not null
  where ${or(
    ...scheduleServices.map((timetable) =>
      and(eq(ratesInForce.service, timetable), inArray(lanes.service, servicesOf(timetable).filter(isCounted))),
    ),
  )})`;

/**
 * Demo prices of LCL and liquids keep their own sailings until a price list of the service is published, because
 * vessel timetables are meant for full containers first.
 */
const KEEPS_ITS_OWN: readonly RateService[] = ['lcl', 'tank', 'flexitank'];
const ownTimed = timedLanes((service) => !KEEPS_ITS_OWN.includes(service));
const allTimed = timedLanes(() => true);

/** Demo departures on lanes without a timetable. */
const isUntimed = or(
  and(isNull(offers.rateVersionId), notInArray(offers.laneId, ownTimed)),
  and(isNotNull(offers.rateVersionId), notInArray(offers.laneId, allTimed)),
);

/** Offers at prices in force on departures in force. */
export const isOfferInForce = (): SQL | undefined =>
  and(
    isInForce(offers),
    or(departs, flies, and(isNull(offers.flightId), or(isNull(offers.sailingId), isOfSeed), isUntimed)),
  );

/** Returns the version in force; null while the seed's prices apply. */
export async function versionInForce(db: Pick<Database, 'select'>, service: ImportService): Promise<string | null> {
  const [row] = await db.select().from(ratesInForce).where(eq(ratesInForce.service, service));
  return row?.versionId ?? null;
}
