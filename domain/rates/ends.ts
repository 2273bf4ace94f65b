import type { RateRow } from './columns.ts';

export interface Ends {
  origin: string;
  destination: string;
}

/** Lookup key of a lane. */
export const pairOf = ({ origin, destination }: Partial<Ends>): string => `${origin} ${destination}`;

export const endsOf = (rows: readonly RateRow[]): Ends[] => [
  ...new Map(
    rows.map((row) => [pairOf(row), { origin: row.origin ?? '', destination: row.destination ?? '' }]),
  ).values(),
];
