import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import { SHANGHAI_OFFSET_MS } from '#domain/schedule/zone.ts';

export const WEEK = 7 * DAY_MS;

/** Monday 5 January 1970, 00:00 in Shanghai; weeks count from it. */
const FIRST_MONDAY = 4 * DAY_MS - SHANGHAI_OFFSET_MS;

export const shanghaiDay = (at: number): string => new Date(at + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);

export const startOfShanghaiDay = (at: number): number =>
  Math.floor((at + SHANGHAI_OFFSET_MS) / DAY_MS) * DAY_MS - SHANGHAI_OFFSET_MS;

export const weekOf = (at: number): number => Math.floor((at - FIRST_MONDAY) / WEEK);

/** Weekday 0 is Monday; the hour is local. */
export const momentIn = (week: number, weekday: number, hour: number): number =>
  FIRST_MONDAY + week * WEEK + weekday * DAY_MS + hour * HOUR_MS;

/** The next departures of a weekly service, as week numbers. */
export function nextWeeks(now: number, weekday: number, hour: number, count: number): number[] {
  const thisWeek = weekOf(now);
  const first = momentIn(thisWeek, weekday, hour) > now ? thisWeek : thisWeek + 1;
  return Array.from({ length: count }, (_, index) => first + index);
}
