import { DAY_MS, HOUR_MS } from '../limits.ts';
import { type LocalTime, localTime, utcTime } from './zone.ts';

/** The rules below are valid from here on; earlier instants use Intl. */
const RECKONED_FROM = Date.UTC(2020, 0);

const MARCH = 2;
const OCTOBER = 9;
const NOVEMBER = 10;

/** First Sunday on or after a day of a month. */
function sundayFrom(year: number, month: number, day: number): number {
  const from = Date.UTC(year, month, day);
  return from + ((7 - new Date(from).getUTCDay()) % 7) * DAY_MS;
}

const yearOf = (instant: number): number => new Date(instant).getUTCFullYear();

/** Daylight saving time from the last Sunday of March to the last of October, everywhere at 01:00 UTC. */
function isSummerInEurope(instant: number): boolean {
  const year = yearOf(instant);
  return sundayFrom(year, MARCH, 25) + HOUR_MS <= instant && instant < sundayFrom(year, OCTOBER, 25) + HOUR_MS;
}

/** Daylight saving time from the second Sunday of March to the first of November, at 02:00 local time. */
function isSummerInAmerica(instant: number, offset: number): boolean {
  const year = yearOf(instant);
  const two = 2 * HOUR_MS - offset;
  return sundayFrom(year, MARCH, 8) + two <= instant && instant < sundayFrom(year, NOVEMBER, 1) + two - HOUR_MS;
}

type IsSummer = (instant: number, offset: number) => boolean;

const europe = (hours: number) => [hours, isSummerInEurope] as const;
const america = (hours: number) => [hours, isSummerInAmerica] as const;

/** UTC offsets in hours with their daylight saving rule, for the zones of the busiest ports. */
const CLOCKS: Readonly<Record<string, readonly [number, IsSummer?]>> = {
  'America/Chicago': america(-6),
  'America/Los_Angeles': america(-8),
  'America/New_York': america(-5),
  'Asia/Bangkok': [7],
  'Asia/Dubai': [4],
  'Asia/Ho_Chi_Minh': [7],
  'Asia/Hong_Kong': [8],
  'Asia/Jakarta': [7],
  'Asia/Kolkata': [5.5],
  'Asia/Kuala_Lumpur': [8],
  'Asia/Manila': [8],
  'Asia/Seoul': [9],
  'Asia/Singapore': [8],
  'Asia/Taipei': [8],
  'Asia/Tokyo': [9],
  'Europe/Amsterdam': europe(1),
  'Europe/Berlin': europe(1),
  'Europe/Brussels': europe(1),
  'Europe/London': europe(0),
  'Europe/Madrid': europe(1),
  'Europe/Paris': europe(1),
  'Europe/Rome': europe(1),
  'Europe/Warsaw': europe(1),
};

export const zonesWithRules: readonly string[] = Object.keys(CLOCKS);

/** UTC offset in milliseconds, for zones covered by a rule. */
export function offsetByRule(instant: number, timeZone: string): number | undefined {
  const clock = instant >= RECKONED_FROM ? CLOCKS[timeZone] : undefined;
  if (clock === undefined) return undefined;
  const [hours, isSummer] = clock;
  const offset = hours * HOUR_MS;
  return isSummer?.(instant, offset) ? offset + HOUR_MS : offset;
}

/** Local time without Intl, whose time zone data takes a browser 10 ms to load. */
export function timeByRule(instant: number, timeZone: string): LocalTime {
  const offset = offsetByRule(instant, timeZone);
  return offset === undefined ? localTime(instant, timeZone) : utcTime(instant + offset);
}
