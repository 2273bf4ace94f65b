import { DAY_MS, HOUR_MS } from '../limits.ts';
import { type LocalTime, localTime, utcTime } from './zone.ts';

/** From here on the clocks below follow their rules; before, the table of zones is asked. */
const RECKONED_FROM = Date.UTC(2020, 0);

const MARCH = 2;
const OCTOBER = 9;
const NOVEMBER = 10;

/** The first Sunday of a month from a day of it. */
function sundayFrom(year: number, month: number, day: number): number {
  const from = Date.UTC(year, month, day);
  return from + ((7 - new Date(from).getUTCDay()) % 7) * DAY_MS;
}

const yearOf = (instant: number): number => new Date(instant).getUTCFullYear();

/** Summer is from the last Sunday of March to that of October, everywhere at 01:00 UTC. */
function isSummerInEurope(instant: number): boolean {
  const year = yearOf(instant);
  return sundayFrom(year, MARCH, 25) + HOUR_MS <= instant && instant < sundayFrom(year, OCTOBER, 25) + HOUR_MS;
}

/** Summer is from the second Sunday of March to the first of November, at two by the clock that ends there. */
function isSummerInAmerica(instant: number, offset: number): boolean {
  const year = yearOf(instant);
  const two = 2 * HOUR_MS - offset;
  return sundayFrom(year, MARCH, 8) + two <= instant && instant < sundayFrom(year, NOVEMBER, 1) + two - HOUR_MS;
}

type IsSummer = (instant: number, offset: number) => boolean;

const europe = (hours: number) => [hours, isSummerInEurope] as const;
const america = (hours: number) => [hours, isSummerInAmerica] as const;

/** Hours ahead of UTC, with the summer's rule; the zones of the ports that most freight goes to. */
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

export const reckonedZones: readonly string[] = Object.keys(CLOCKS);

/** How far a place's clock is ahead of UTC, where a rule says it. */
export function reckonedOffset(instant: number, timeZone: string): number | undefined {
  const clock = instant >= RECKONED_FROM ? CLOCKS[timeZone] : undefined;
  if (clock === undefined) return undefined;
  const [hours, isSummer] = clock;
  const offset = hours * HOUR_MS;
  return isSummer?.(instant, offset) ? offset + HOUR_MS : offset;
}

/** The wall clock of a place, as the table of zones has it: a browser takes 10 ms to load that, and needs it for few places. */
export function reckonedTime(instant: number, timeZone: string): LocalTime {
  const offset = reckonedOffset(instant, timeZone);
  return offset === undefined ? localTime(instant, timeZone) : utcTime(instant + offset);
}
