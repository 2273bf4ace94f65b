import { DAY_MS, HOUR_MS, MINUTE_MS } from '../limits.ts';
import type { CutOffs } from '../schedule/cut-offs.ts';
import { dayAfter, startOfDay } from '../schedule/day.ts';
import { instantOf, localDay } from '../schedule/zone.ts';

/** Days before the flight on which booking closes, so that the goods can be checked and screened. */
const CLOSES_BEFORE = { general: 1, dangerous: 3 } as const;

/** Flight schedules list weekdays as digits, 1 (Monday) to 7, separated by dots: 1.3.5.7. */
const fliesOn = (weekdays: string, day: string): boolean => {
  const weekday = new Date(startOfDay(day)).getUTCDay();
  return weekdays.includes(String(weekday === 0 ? 7 : weekday));
};

export function flightDays(weekdays: string, from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) if (fliesOn(weekdays, day)) days.push(day);
  return days;
}

/** Returns midnight in the airport's time zone. */
export function startOfFlightDay(day: string, timeZone: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return instantOf({ year, month, day: date, hour: 0, minute: 0, second: 0 }, timeZone);
}

/** Airline cut-offs in minutes from the start of the flight day; absent ones use the default rules. */
export interface FlightCutOffs {
  bookingClose?: number | undefined;
  bookingCloseDangerous?: number | undefined;
  handIn?: number | undefined;
  handInDangerous?: number | undefined;
  customs?: number | undefined;
}

/** Returns the booking deadline in the time zone of the departure airport. */
export function airBookingClose(day: string, isDanger: boolean, timeZone: string, own: FlightCutOffs = {}): number {
  const start = startOfFlightDay(day, timeZone);
  const ownOffset = isDanger ? own.bookingCloseDangerous : own.bookingClose;
  if (ownOffset !== undefined) return start + ownOffset * MINUTE_MS;
  return start - (isDanger ? CLOSES_BEFORE.dangerous : CLOSES_BEFORE.general) * DAY_MS;
}

/** Hand-in is at noon the day before the flight, or a day earlier for dangerous goods, which are checked first. */
const HANDED_IN_BEFORE_HOURS = { general: 12, dangerous: 36 } as const;
const CLEARED_BEFORE_HOURS = 6;

/** Flight schedule of an air freight price. */
export interface FlightPeriod {
  isDanger: boolean;
  weekdays: string;
  timezone: string;
  validFrom: number;
  validTo: number;
  cutOffs?: FlightCutOffs | undefined;
}

export const daysOfPeriod = ({ weekdays, timezone, validFrom, validTo }: FlightPeriod): string[] =>
  flightDays(weekdays, localDay(validFrom, timezone), localDay(validTo, timezone));

/** Flight days whose booking deadline is still ahead. */
export const openDaysOf = (period: FlightPeriod, now: number): string[] =>
  daysOfPeriod(period).filter((day) => now < airBookingClose(day, period.isDanger, period.timezone));

/** Computes the cut-offs of a flight under the names shared by all modes. */
export function airCutOffs(day: string, isDanger: boolean, timeZone: string, own: FlightCutOffs = {}): CutOffs {
  const start = startOfFlightDay(day, timeZone);
  const hours = isDanger ? HANDED_IN_BEFORE_HOURS.dangerous : HANDED_IN_BEFORE_HOURS.general;
  const ownOffset = isDanger ? own.handInDangerous : own.handIn;
  const handedIn = ownOffset === undefined ? start - hours * HOUR_MS : start + ownOffset * MINUTE_MS;
  const [general, dangerous] = [false, true].map((one) => airBookingClose(day, one, timeZone, own)) as [number, number];
  return {
    ...{ bookingCloseGen: general, bookingCloseDg: dangerous },
    ...{ emptyPickup: handedIn, cyOpen: isDanger ? dangerous : general, cyClosing: handedIn, lclCutoff: handedIn },
    ...{ siCutoff: handedIn, dgCutoff: handedIn, amsCutoff: handedIn, vgmCutoff: handedIn },
    customsCutoff: own.customs === undefined ? start - CLEARED_BEFORE_HOURS * HOUR_MS : start + own.customs * MINUTE_MS,
  };
}
