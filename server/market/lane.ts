import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { LaneLocation } from '#contract/fields/market.ts';
import { SPAN_DAYS_AT_MOST } from '#domain/limits.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { type LaneService, lanes } from '../data/schema/market.ts';
import { places } from '../data/schema/reference.ts';
import type { Reader } from './fee-rates.ts';

export interface PortRow extends LaneLocation {
  freeDays: number | null;
  country: string;
}

export interface Lane {
  /** Null where nothing is sold between the two. */
  id: string | null;
  org: PortRow | null;
  dst: PortRow | null;
}

export const KIND_OF: Partial<Record<LaneService, 'airport' | 'station'>> = { air: 'airport', rail: 'station' };

/** Both ends and the lane between them, in one query. */
export async function readLane(db: Reader, service: LaneService, origin: string, destination: string): Promise<Lane> {
  const laneId = db
    .select({ id: lanes.id })
    .from(lanes)
    .where(and(eq(lanes.service, service), eq(lanes.originCode, origin), eq(lanes.destinationCode, destination)));
  const rows = await db
    .select({
      code: places.code,
      nameCn: places.nameCn,
      nameEn: places.nameEn,
      timezone: places.timezone,
      freeDays: places.freeDays,
      country: places.country,
      laneId: sql<string | null>`${laneId}`,
    })
    .from(places)
    .where(and(eq(places.kind, KIND_OF[service] ?? 'port'), inArray(places.code, [origin, destination])));
  const ofCode = (code: string) => {
    const row = rows.find((one) => one.code === code);
    if (row === undefined) return null;
    const { laneId: _, ...port } = row;
    return port;
  };
  return { id: rows[0]?.laneId ?? null, org: ofCode(origin), dst: ofCode(destination) };
}

/**
 * Lanes with the busiest first, for a query that looks into them one after the other: sorted before anything is joined
 * to them, so that it ends when it has found enough.
 */
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

/** Days are compared as text: no window may reach a year of five digits. */
const LAST_DAY = '9999-01-01';

/** The calendar knows no 31 February: such a day is the one that follows. */
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

/** From today on, thirty days by default, ninety at most. */
export function sailingDays(from: string | undefined, to: string | undefined, now: number, zone: string): SailingDays {
  const today = localDay(now, zone);
  const asked = settle(from);
  const start = asked === undefined || asked < today ? today : asked;
  const end = settle(to) ?? dayAfter(start, DEFAULT_WINDOW_DAYS);
  const last = dayAfter(start, SPAN_DAYS_AT_MOST);
  if (end > last) return { from: start, to: last };
  return { from: start, to: end };
}
