import { dayAfter } from '../schedule/day.ts';
import type { RateRow } from './columns.ts';

/** Days with the same prices, both ends included. */
export interface RatePeriod {
  from: string;
  to: string;
  rows: readonly RateRow[];
}

/** Splits a carrier's rows on a lane into periods; days without freight are left out. */
export function periodsOf(rows: readonly RateRow[], freight: string): RatePeriod[] {
  const starts = [...new Set(rows.flatMap(({ from = '', to = '' }) => [from, dayAfter(to, 1)]))].sort();
  return starts.slice(0, -1).flatMap((from, index) => {
    const to = dayAfter(starts[index + 1]!, -1);
    const holding = rows.filter((row) => row.from! <= from && to <= row.to!);
    return holding.some(({ fee }) => fee === freight) ? [{ from, to, rows: holding }] : [];
  });
}
