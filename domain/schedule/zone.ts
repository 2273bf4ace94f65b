export const CHINA = 'Asia/Shanghai';

/** China has a single time zone, UTC+8. */
export const SHANGHAI_OFFSET_MS = Date.UTC(1970, 0, 1, 8);
/** China has had no daylight saving time since then, so Intl is unnecessary; a browser takes 13 ms to load it. */
const CHINA_KEEPS_FROM = Date.UTC(1992, 0);

export interface LocalTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

export function localTime(instant: number, timeZone: string): LocalTime {
  if (timeZone === CHINA && instant >= CHINA_KEEPS_FROM) return utcTime(instant + SHANGHAI_OFFSET_MS);
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second };
}

/** Instant of a local time; an hour skipped by a clock change is taken as the one after it. */
export function instantOf(local: LocalTime, timeZone: string): number {
  const wall = asUtc(local);
  const first = wall - offsetAt(wall, timeZone);
  const settled = wall - offsetAt(first, timeZone);
  return settled === first || asUtc(localTime(settled, timeZone)) === wall ? settled : Math.max(first, settled);
}

/** Adds calendar days in the zone, keeping the local time. */
export function addLocalDays(instant: number, days: number, timeZone: string, time?: string): number {
  const local = localTime(instant, timeZone);
  const clock = time ? { hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)), second: 0 } : {};
  return instantOf({ ...local, day: local.day + days, ...clock }, timeZone);
}

/** yyyy-MM-dd in the zone. */
export function localDay(instant: number, timeZone: string): string {
  return dayOf(localTime(instant, timeZone));
}

/** HH:mm in the zone. */
export function clockTime(instant: number, timeZone: string): string {
  const { hour, minute } = localTime(instant, timeZone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

export const dayOf = ({ year, month, day }: LocalTime): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** 0 is Sunday. */
export function localWeekday(instant: number, timeZone: string): number {
  return weekdayOf(localTime(instant, timeZone));
}

/** Weekday of a local time; 0 is Sunday. */
export const weekdayOf = (local: LocalTime): number => new Date(asUtc(local)).getUTCDay();

export function utcTime(instant: number): LocalTime {
  const date = new Date(instant);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

function offsetAt(instant: number, timeZone: string): number {
  return asUtc(localTime(instant, timeZone)) - instant;
}

function asUtc({ year, month, day, hour, minute, second }: LocalTime): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Caches formats: building one costs far more than using it, and a list of sailings uses hundreds. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}
