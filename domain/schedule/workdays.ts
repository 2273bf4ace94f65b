import { dayAfter, startOfDay } from './day.ts';

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(startOfDay(day)).getUTCDay());

/** Adds working days, Monday to Friday; public holidays are ignored. */
export function afterWorkdays(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0; ) {
    at = dayAfter(at, 1);
    if (!isWeekend(at)) left -= 1;
  }
  return at;
}
