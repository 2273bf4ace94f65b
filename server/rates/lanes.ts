import { eq } from 'drizzle-orm';
import type { RateService } from '#domain/imports/services.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { daysBetween } from '#domain/schedule/day.ts';
import type { Database } from '../data/connect.ts';
import { lanes } from '../data/schema/market.ts';
import { locations } from '../data/schema/reference.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { laneMarkets } from './lane-markets.ts';
import type { Lane } from './market-rows.ts';

/** Imported lanes sort after manually sorted ones. */
const LAST_SORT = 100_000;

export interface LocationTerms {
  zone: string;
  freeDays: number | null;
}

const dayPart = (moment: string): string => moment.slice(0, 'yyyy-MM-dd'.length);
export const daysOf = ({ etd = '', eta = '' }: RateRow): number => Math.max(1, daysBetween(dayPart(etd), dayPart(eta)));

export async function readLocations(db: Database, service: RateService): Promise<Map<string, LocationTerms>> {
  const rows = await db.select().from(locations).where(eq(locations.kind, laneMarkets[service].locationKind));
  return new Map(rows.map(({ code, timezone, freeDays }) => [code, { zone: timezone, freeDays }]));
}

export async function readZones(db: Database, service: RateService): Promise<Map<string, string>> {
  return new Map([...(await readLocations(db, service))].map(([code, { zone }]) => [code, zone]));
}

/** Reads the lanes of a service by their ends. */
export async function readLanes(db: Database, service: RateService): Promise<Map<string, Lane>> {
  const rows = await db.select().from(lanes).where(eq(lanes.service, service));
  return new Map(
    rows.map(({ id, originCode, destinationCode }) => [
      `${originCode} ${destinationCode}`,
      { id, origin: originCode, destination: destinationCode },
    ]),
  );
}

/** Creates missing lanes of a timetable. */
export async function ensureLanes(
  db: Database,
  service: RateService,
  served: readonly { pair: string; transitDays: number }[],
): Promise<Map<string, Lane>> {
  const { locationKind: kind, prefix } = laneMarkets[service];
  const known = await readLanes(db, service);
  const added = new Map(
    served
      .filter(({ pair }) => !known.has(pair))
      .map(({ pair, transitDays }) => {
        const [originCode = '', destinationCode = ''] = pair.split(' ');
        return [
          pair,
          {
            ...{ id: `${prefix}-${originCode}-${destinationCode}`, service },
            ...{ originKind: kind, originCode, destinationKind: kind, destinationCode },
            ...{ transitDays, hot: false, sort: LAST_SORT },
          },
        ] as const;
      }),
  );
  await insertRows(db, lanes, [...added.values()]);
  return added.size === 0 ? known : readLanes(db, service);
}
