import { dayAfter } from '../schedule/day.ts';
import type { TankType } from './kinds.ts';

/** First and last day, both inclusive. */
export interface TankPeriod {
  from: string;
  to: string;
}

export interface RentalTank {
  number: string;
  tankType: TankType;
  depotId: string;
  /** Due date of the next test. */
  testDue: string;
  /** Booked periods that are not over. */
  taken: readonly TankPeriod[];
}

/** Months to the next test: 2.5-year and 5-year tests alternate. */
export const MONTHS_BETWEEN_TESTS = 30;

/** Same day of a later month, or its last day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

export const periodOf = (from: string, days: number): TankPeriod => ({
  from,
  to: dayAfter(from, Math.max(days, 1) - 1),
});

const meets = (one: TankPeriod, other: TankPeriod): boolean => one.from <= other.to && other.from <= one.to;

/** First booking that overlaps the period; null when it is free. */
export const overlapOf = (taken: readonly TankPeriod[], wanted: TankPeriod): TankPeriod | null =>
  taken.find((period) => meets(period, wanted)) ?? null;

/** First free day from `day` on. */
export const freeFrom = (taken: readonly TankPeriod[], day: string): string =>
  [...taken]
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .reduce((free, { from, to }) => (from <= free && free <= to ? dayAfter(to, 1) : free), day);

/** Another tank of the type free in the period, preferably at the same yard; null when there is none. */
export function nextFree(fleet: readonly RentalTank[], tank: RentalTank, wanted: TankPeriod): RentalTank | null {
  const free = fleet.filter(
    ({ number, tankType, testDue, taken }) =>
      number !== tank.number &&
      tankType === tank.tankType &&
      testDue > wanted.from &&
      overlapOf(taken, wanted) === null,
  );
  return free.find(({ depotId }) => depotId === tank.depotId) ?? free[0] ?? null;
}

export const tankStates = ['READY', 'CLEANING', 'VOYAGE', 'TESTING', 'LET'] as const;
export type TankState = (typeof tankStates)[number];

/** Whether the test is valid until a day, expires before it, or has expired. */
export type TestStanding = 'HOLDS' | 'LAPSED' | 'LAPSES';

/** A test must outlast the day of arrival. */
export function testStanding(due: string, today: string, arrival: string | null): TestStanding {
  if (due <= today) return 'LAPSED';
  return arrival !== null && due <= arrival ? 'LAPSES' : 'HOLDS';
}
