import { CHINA, instantOf, localTime } from '../schedule/zone.ts';
import { isMinute } from '../text.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** Formats an instant for a form field, in the company's time zone. */
export function minuteText(instant: number): string {
  const { year, month, day, hour, minute } = localTime(instant, CHINA);
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** Parses such a text; null when invalid. */
export function parseMinute(text: string): number | null {
  if (!isMinute(text)) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[-T:]/u).map(Number);
  return instantOf({ year, month, day, hour, minute, second: 0 }, CHINA);
}
