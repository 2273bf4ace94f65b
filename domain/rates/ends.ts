import type { RateRow } from './columns.ts';

export interface Ends {
  origin: string;
  destination: string;
}

/** Lookup key of a lane. */
export const laneKey = ({ origin, destination }: Partial<Ends>): string => `${origin} ${destination}`;

export const distinctEnds = (rows: readonly RateRow[]): Ends[] => [
  ...new Map(
    rows.map((row) => [laneKey(row), { origin: row.origin ?? '', destination: row.destination ?? '' }]),
  ).values(),
];
