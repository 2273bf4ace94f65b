import { HOUR_MS } from '../limits.ts';
import { addLocalDays, instantOf, type LocalTime, localTime } from '../schedule/zone.ts';
import { isMinute } from '../text.ts';

const MOMENT = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|年(\d{1,2})月(\d{1,2})日)[\sT]+(\d{1,2}):(\d{2})(?::00)?$/;
const RULE = /^ETD\s*[-−–—]\s*(\d{1,3})\s*(天|日|D|DAYS?|小时|H|HOURS?)?(?:\s*(\d{1,2}):(\d{2}))?$/iu;
const HOURS = /^(?:小时|H)/iu;
const DAYS_AT_MOST = 60;

const twoDigits = (text = ''): string => text.padStart(2, '0');

/** Normalises to yyyy-MM-dd HH:mm; null for invalid text. */
export function momentText(text: string): string | null {
  const match = MOMENT.exec(text);
  if (match === null) return null;
  const [, year = '', month, day, namedMonth, namedDay, hour, minute = ''] = match;
  const date = `${year}-${twoDigits(month ?? namedMonth)}-${twoDigits(day ?? namedDay)}`;
  const clock = `${twoDigits(hour)}:${minute}`;
  return isMinute(`${date}T${clock}`) ? `${date} ${clock}` : null;
}

/** Normalises a rule such as ETD-3天 12:00; null for invalid text or text without days or hours. */
export function ruleText(text: string): { rule: string | null; isAmbiguous: boolean } {
  const match = RULE.exec(text);
  if (match === null) return { rule: null, isAmbiguous: false };
  const [, count = '', unit, hour, minute] = match;
  const clock = hour === undefined ? '' : ` ${twoDigits(hour)}:${minute}`;
  // ETD-48 is ambiguous: days or hours.
  if (unit === undefined && clock === '') return { rule: null, isAmbiguous: true };
  const isHours = unit !== undefined && HOURS.test(unit);
  const isKnown = isHours ? clock === '' : Number(count) <= DAYS_AT_MOST && !(Number(hour) > 23 || Number(minute) > 59);
  const shown = `ETD-${Number(count)}${isHours ? '小时' : '天'}${clock}`;
  return { rule: isKnown ? shown : null, isAmbiguous: false };
}

const localOf = (text: string): LocalTime => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[- :]/).map(Number);
  return { year, month, day, hour, minute, second: 0 };
};

/** Instant of a stored local time. */
export const momentAt = (text: string, zone: string): number => instantOf(localOf(text), zone);

/** Formats yyyy-MM-dd HH:mm in the zone. */
export function shownMoment(instant: number, zone: string): string {
  const { year, month, day, hour, minute } = localTime(instant, zone);
  const [shownMonth, shownDay, shownHour, shownMinute] = [month, day, hour, minute].map((part) =>
    twoDigits(String(part)),
  );
  return `${year}-${shownMonth}-${shownDay} ${shownHour}:${shownMinute}`;
}

/** False for hours that a clock change skips or repeats. */
export function isPlainMoment(text: string, zone: string): boolean {
  const at = momentAt(text, zone);
  if (shownMoment(at, zone) !== text) return false;
  return [-HOUR_MS, HOUR_MS].every((shift) => shownMoment(at + shift, zone) !== text);
}

/** Instant of a stored cut-off; rules count from the departure. */
export function cutOffAt(text: string, etd: number, zone: string): number {
  const match = RULE.exec(text);
  if (match === null) return momentAt(text, zone);
  const [, count, unit = '', hour, minute] = match;
  if (HOURS.test(unit)) return etd - Number(count) * HOUR_MS;
  return addLocalDays(etd, -Number(count), zone, hour === undefined ? undefined : `${hour}:${minute}`);
}

export const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/**
 * Minutes of a rule from midnight on the departure day; null for a fixed time. `departs` is in minutes from midnight.
 */
export function minutesOfRule(text: string, departs: number): number | null {
  const match = RULE.exec(text);
  if (match === null) return null;
  const [, count, unit = '', hour, minute] = match;
  if (HOURS.test(unit)) return departs - Number(count) * MINUTES_PER_HOUR;
  const clock = hour === undefined ? departs : Number(hour) * MINUTES_PER_HOUR + Number(minute);
  return clock - Number(count) * MINUTES_PER_DAY;
}
