import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { LaneLocation } from '#contract/fields/market.ts';
import { SPAN_DAYS_AT_MOST } from '#domain/limits.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { type LaneService, lanes } from '../data/schema/market.ts';
import { locations } from '../data/schema/reference.ts';
import type { Reader } from './fee-rates.ts';

export interface PortRow extends LaneLocation {
  freeDays: number | null;
  country: string;
}

export interface Lane {
  /** Null when the two have no lane. */
  id: string | null;
  org: PortRow | null;
  dst: PortRow | null;
}

export const KIND_OF: Partial<Record<LaneService, 'airport' | 'station'>> = { air: 'airport', rail: 'station' };

/** Reads both ends and their lane in one query. */
export async function readLane(db: Reader, service: LaneService, origin: string, destination: string): Promise<Lane> {
  const laneId = db
    .select({ id: lanes.id })
    .from(lanes)
    .where(and(eq(lanes.service, service), eq(lanes.originCode, origin), eq(lanes.destinationCode, destination)));
  const rows = await db
    .select({
      code: locations.code,
      nameCn: locations.nameCn,
      nameEn: locations.nameEn,
      timezone: locations.timezone,
      freeDays: locations.freeDays,
      country: locations.country,
      laneId: sql<string | null>`${laneId}`,
    })
    .from(locations)
    .where(and(eq(locations.kind, KIND_OF[service] ?? 'port'), inArray(locations.code, [origin, destination])));
  const ofCode = (code: string) => {
    const row = rows.find((one) => one.code === code);
    if (row === undefined) return null;
    const { laneId: _, ...port } = row;
    return port;
  };
  return { id: rows[0]?.laneId ?? null, org: ofCode(origin), dst: ofCode(destination) };
}

/** Lists lanes, the busiest first, for lateral joins that stop at their limit. Sorting happens before the join. */
export const busiestFirst = (db: Reader, where: SQL | undefined) => {
  const { id, hot, sort, originKind, originCode, destinationKind, destinationCode } = lanes;
  return db
    .select({ id, hot, sort, originKind, originCode, destinationKind, destinationCode })
    .from(lanes)
    .where(where)
    .orderBy(desc(hot), asc(sort), asc(id))
    .as('busiest');
};

export const toLocation = ({ code, nameCn, nameEn, timezone }: LaneLocation): LaneLocation => ({
  code,
  nameCn,
  nameEn,
  timezone,
});

export const DEFAULT_WINDOW_DAYS = 30;

/** Days are compared as text, so no year may have five digits. */
const LAST_DAY = '9999-01-01';

/** Normalises impossible dates, such as 31 February, to the day they overflow to. */
const settle = (day: string | undefined) => {
  const at = day === undefined ? Number.NaN : Date.UTC(+day.slice(0, 4), +day.slice(5, 7) - 1, +day.slice(8, 10));
  if (Number.isNaN(at)) return undefined;
  const settled = new Date(at).toISOString().slice(0, 10);
  return settled < LAST_DAY ? settled : LAST_DAY;
};

export interface SailingDays {
  from: string;
  to: string;
}

/** Starts today at the earliest; 30 days by default, 90 at most. */
export function sailingDays(from: string | undefined, to: string | undefined, now: number, zone: string): SailingDays {
  const today = localDay(now, zone);
  const requested = settle(from);
  const start = requested === undefined || requested < today ? today : requested;
  const end = settle(to) ?? dayAfter(start, DEFAULT_WINDOW_DAYS);
  const last = dayAfter(start, SPAN_DAYS_AT_MOST);
  if (end > last) return { from: start, to: last };
  return { from: start, to: end };
}
