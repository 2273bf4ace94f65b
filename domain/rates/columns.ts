import type { ListName } from './choices.ts';

export type CellKind =
  | { kind: 'choice' | 'choices'; list: ListName }
  | { kind: 'price' | 'signedPrice' | 'tax' | 'day' | 'kilograms' | 'whole' | 'tons' | 'text' | 'listed' }
  | { kind: 'moment' | 'cutOff' | 'vessel' | 'voyage' | 'flight' | 'weekdays' | 'clock' };

export type RateColumn = CellKind & {
  key: string;
  title: string;
  isRequired: boolean;
  /** Values of the template's two example rows. */
  examples: readonly [first: string, second: string];
};

/** Row by column key, with values as exported; empty when absent. */
export type RateRow = Readonly<Record<string, string>>;

/** Row with its position in the file. */
export interface PlacedRow {
  row: RateRow;
  sheet: string;
  at: number;
}

const FEE_KEYS = ['origin', 'destination', 'carrier', 'cargo', 'fee', 'break', 'city', 'payTerm'];

const joined = (row: RateRow, keys: readonly string[]): string => keys.map((key) => row[key]).join(' ');

/** Key of the fee a row prices, for one type of container or flight or for all. */
export const feeKey = (row: RateRow): string => joined(row, FEE_KEYS);

/** Container type or flight of a price; empty for all. */
export const unitOf = (row: RateRow): string => row.box ?? row.flight ?? '';

export const lineKey = (row: RateRow): string => [feeKey(row), unitOf(row), row.from].join(' ');
