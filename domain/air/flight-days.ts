import { DAY_MS } from '../limits.ts';
import { dayAfter, startOfDay } from '../schedule/day.ts';
import { instantOf } from '../schedule/zone.ts';

/** Days before the flight on which booking closes, so that the goods can be checked and screened. */
const CLOSES_BEFORE = { general: 1, dangerous: 3 } as const;

/** A flight is known by the digits of its weekdays, 1 to 7 from Monday on, dots between them: 1.3.5.7. */
const fliesOn = (weekdays: string, day: string): boolean => {
  const weekday = new Date(startOfDay(day)).getUTCDay();
  return weekdays.includes(String(weekday === 0 ? 7 : weekday));
};

/** The days of a flight, both ends included. */
export function flightDays(weekdays: string, from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) if (fliesOn(weekdays, day)) days.push(day);
  return days;
}

/** The last moment to book a flight, on the calendar of the airport of departure. */
export function airBookingClose(day: string, isDanger: boolean, timeZone: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const midnight = instantOf({ year, month, day: date, hour: 0, minute: 0, second: 0 }, timeZone);
  return midnight - (isDanger ? CLOSES_BEFORE.dangerous : CLOSES_BEFORE.general) * DAY_MS;
}
