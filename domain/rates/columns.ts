import type { ListName } from './choices.ts';

export type CellKind =
  | { kind: 'choice' | 'choices'; list: ListName }
  | { kind: 'price' | 'tax' | 'day' | 'kilograms' | 'text' | 'moment' | 'cutOff' | 'vessel' | 'voyage' };

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

const FEE_KEYS = ['origin', 'destination', 'carrier', 'cargo', 'fee', 'payTerm'];

const joined = (row: RateRow, keys: readonly string[]): string => keys.map((key) => row[key] ?? '').join(' ');

/** Says which fee a row prices, for one type of box or for all. */
export const feeKey = (row: RateRow): string => joined(row, FEE_KEYS);

/** What one price of a fee is for; empty for all. */
export const unitOf = (row: RateRow): string => row.box ?? '';

/** Says which line of a price list a row is: one key stands in it once. */
export const lineKey = (row: RateRow): string => [feeKey(row), unitOf(row), row.from ?? ''].join(' ');
