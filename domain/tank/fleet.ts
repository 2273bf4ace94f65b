import { dayAfter } from '../schedule/day.ts';
import type { TankType } from './kinds.ts';

/** First and last day, both within it. */
export interface TankPeriod {
  from: string;
  to: string;
}

/** A single tank that is let, by its number. */
export interface LetTank {
  number: string;
  tankType: TankType;
  depotId: string;
  /** The day the next test of the shell falls due. */
  testDue: string;
  /** Days that orders have already; those gone by are left out. */
  taken: readonly TankPeriod[];
}

/** The test that falls due next takes turns with the one before it: 2.5 years, 5 years. */
export const MONTHS_BETWEEN_TESTS = 30;

/** The same day of a later month, or the last one of it. */
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

/** The first order that has one of these days; null where all are free. */
export const overlapOf = (taken: readonly TankPeriod[], wanted: TankPeriod): TankPeriod | null =>
  taken.find((period) => meets(period, wanted)) ?? null;

/** The first day on which no order has the tank, seen from a day. */
export const freeFrom = (taken: readonly TankPeriod[], day: string): string =>
  [...taken]
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .reduce((free, { from, to }) => (from <= free && free <= to ? dayAfter(to, 1) : free), day);

/** Another tank of the type for the same days: at the same yard first; null where there is none. */
export function nextFree(fleet: readonly LetTank[], tank: LetTank, wanted: TankPeriod): LetTank | null {
  const free = fleet.filter(
    ({ number, tankType, testDue, taken }) =>
      number !== tank.number &&
      tankType === tank.tankType &&
      testDue > wanted.from &&
      overlapOf(taken, wanted) === null,
  );
  return free.find(({ depotId }) => depotId === tank.depotId) ?? free[0] ?? null;
}

/** Where a tank of the fleet is, and what is done with it. */
export const tankStates = ['READY', 'CLEANING', 'VOYAGE', 'TESTING', 'LET'] as const;
export type TankState = (typeof tankStates)[number];

/** Whether the test of the shell holds until a day: lapsed already, lapsing before it, or holding. */
export type TestStanding = 'HOLDS' | 'LAPSED' | 'LAPSES';

/** A test that ends on the day of arrival leaves the tank on the quay. */
export function testStanding(due: string, today: string, arrival: string | null): TestStanding {
  if (due <= today) return 'LAPSED';
  return arrival !== null && due <= arrival ? 'LAPSES' : 'HOLDS';
}
