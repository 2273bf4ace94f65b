import { DAY_MS } from '../limits.ts';

/** Calendar days as ISO text (2026-10-12), without hour and zone, so that they cannot shift by a day. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const dayAfter = (day: string, days: number): string =>
  new Date(startOfDay(day) + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => (startOfDay(to) - startOfDay(from)) / DAY_MS;
