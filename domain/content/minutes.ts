import { CHINA, instantOf, localTime } from '../schedule/zone.ts';
import { isMinute } from '../text.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** The wall clock of the house, as a form has it. */
export function minuteText(instant: number): string {
  const { year, month, day, hour, minute } = localTime(instant, CHINA);
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** The instant of such a text; null where it is none. */
export function minuteAt(text: string): number | null {
  if (!isMinute(text)) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[-T:]/u).map(Number);
  return instantOf({ year, month, day, hour, minute, second: 0 }, CHINA);
}
