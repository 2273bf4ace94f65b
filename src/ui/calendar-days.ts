import { dayAfter, daysBetween, startOfDay } from '#domain/schedule/day.ts';

export interface Month {
  readonly year: number;
  readonly month: number;
}

export const partsOf = (day: string) => {
  const [year, month, date] = day.split('-').map(Number);
  return { year: year!, month: month!, date: date! };
};
export const monthOf = (day: string): Month => ({ year: partsOf(day).year, month: partsOf(day).month });
export const monthAfter = ({ year, month }: Month, months: number): Month => {
  const count = year * 12 + (month - 1) + months;
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
};
export const monthsBetween = (from: Month, to: Month) => (to.year - from.year) * 12 + to.month - from.month;
export const firstOf = ({ year, month }: Month) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
const lengthOf = (month: Month) => daysBetween(firstOf(month), firstOf(monthAfter(month, 1)));

/** Monday is 0. */
export const weekdayOf = (day: string) => (new Date(startOfDay(day)).getUTCDay() + 6) % 7;

/** Same date some months later, clamped to the end of that month. */
export function sameDateAfter(day: string, months: number): string {
  const to = monthAfter(monthOf(day), months);
  return dayAfter(firstOf(to), Math.min(partsOf(day).date, lengthOf(to)) - 1);
}

/** Up to six weeks starting on Monday; null outside the month. */
export function weeksOf(month: Month): (string | null)[][] {
  const first = firstOf(month);
  const cells: (string | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let index = 0; index < lengthOf(month); index += 1) cells.push(dayAfter(first, index));
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Day that a key moves the focus to; null for other keys. */
export function dayByKey(day: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return dayAfter(day, -1);
    case 'ArrowRight':
      return dayAfter(day, 1);
    case 'ArrowUp':
      return dayAfter(day, -7);
    case 'ArrowDown':
      return dayAfter(day, 7);
    case 'Home':
      return dayAfter(day, -weekdayOf(day));
    case 'End':
      return dayAfter(day, 6 - weekdayOf(day));
    case 'PageUp':
      return sameDateAfter(day, -1);
    case 'PageDown':
      return sameDateAfter(day, 1);
    default:
      return null;
  }
}
