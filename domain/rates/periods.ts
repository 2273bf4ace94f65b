import { dayAfter } from '../schedule/day.ts';
import type { RateRow } from './columns.ts';

/** Days on which the same lines hold; both ends belong to it. */
export interface RatePeriod {
  from: string;
  to: string;
  rows: readonly RateRow[];
}

/** Cuts the lines of a carrier on a lane into periods; days without freight are no period. */
export function periodsOf(rows: readonly RateRow[], freight: string): RatePeriod[] {
  const starts = [...new Set(rows.flatMap(({ from = '', to = '' }) => [from, dayAfter(to, 1)]))].sort();
  return starts.slice(0, -1).flatMap((from, index) => {
    const to = dayAfter(starts[index + 1]!, -1);
    const holding = rows.filter((row) => row.from! <= from && to <= row.to!);
    return holding.some(({ fee }) => fee === freight) ? [{ from, to, rows: holding }] : [];
  });
}
