import type { ListName } from './choices.ts';

export type CellKind =
  | { kind: 'choice' | 'choices'; list: ListName }
  | { kind: 'price' | 'signedPrice' | 'tax' | 'day' | 'kilograms' | 'whole' | 'tons' | 'text' | 'listed' }
  | { kind: 'moment' | 'cutOff' | 'vessel' | 'voyage' | 'flight' | 'weekdays' | 'clock' };

export type RateColumn = CellKind & {
  key: string;
  title: string;
  isRequired: boolean;
  /** Of the two lines that the template begins with. */
  examples: readonly [first: string, second: string];
};

/** A line of a sheet by the keys of its columns, every value as it is exported again; empty where nothing is said. */
export type RateRow = Readonly<Record<string, string>>;

/** A line and where it stands. */
export interface PlacedRow {
  row: RateRow;
  sheet: string;
  at: number;
}

const FEE_KEYS = ['origin', 'destination', 'carrier', 'cargo', 'fee', 'break', 'city', 'payTerm'];

const joined = (row: RateRow, keys: readonly string[]): string => keys.map((key) => row[key]).join(' ');

/** Says which fee a row prices, for one type of box or flight or for all. */
export const feeKey = (row: RateRow): string => joined(row, FEE_KEYS);

/** The type of box or the flight that one price of a fee is for; empty for all. */
export const unitOf = (row: RateRow): string => row.box ?? row.flight ?? '';

/** Says which line of a price list a row is: one key stands in it once. */
export const lineKey = (row: RateRow): string => [feeKey(row), unitOf(row), row.from].join(' ');
