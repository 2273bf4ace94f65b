import type { RateRow } from './columns.ts';

export interface Ends {
  origin: string;
  destination: string;
}

/** The ends of a line, as lanes are found by. */
export const pairOf = ({ origin, destination }: Partial<Ends>): string => `${origin} ${destination}`;

/** Each pair of ends that lines name, once. */
export const endsOf = (rows: readonly RateRow[]): Ends[] => [
  ...new Map(
    rows.map((row) => [pairOf(row), { origin: row.origin ?? '', destination: row.destination ?? '' }]),
  ).values(),
];
