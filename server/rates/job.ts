import type { ImportService } from '#domain/imports/services.ts';
import type { CellError } from '#domain/rates/cell.ts';
import type { RateLists } from '#domain/rates/choices.ts';
import type { RateChange } from '#domain/rates/compare.ts';
import type { NearRows } from '#domain/rates/near-rows.ts';
import type { PackedRows } from './packed-rows.ts';

/** Why a file is not read at all. */
export type RateFileError =
  | 'WRONG_TYPE'
  | 'DAMAGED'
  | 'PROTECTED'
  | 'OLD_FORMAT'
  | 'MACRO'
  | 'TOO_LARGE'
  | 'TOO_MANY_ROWS'
  | 'TOOK_TOO_LONG'
  | 'UNKNOWN_ENCODING'
  | 'NO_ROWS'
  | 'NOT_ROUTES'
  | 'NO_SAILINGS'
  | 'ONE_PORT'
  | 'BUSY';

export interface RateFileJob {
  path: string;
  extension: 'csv' | 'json' | 'xlsx';
  service: ImportService;
  lists: RateLists;
  /** What the file is compared with. */
  current: readonly PackedRows[];
  now: number;
}

export const CHANGES_TOLD = 500;

/** Calls of a carrier's timetable that make no sailing of the house. */
export interface LeftOut {
  /** Ports that the house does not know. */
  ports: readonly string[];
  /** How many calls are of vessels without a name yet. */
  calls: number;
}

export const nothingLeftOut: LeftOut = { ports: [], calls: 0 };

/** What a file holds; nothing but its errors where it has any. */
export interface RateFileContent {
  rows: readonly PackedRows[];
  rowCount: number;
  counts: { new: number; changed: number; lapsing: number };
  /** The first of them. */
  changes: readonly RateChange[];
  /** Each pair of ends that a line names. */
  ends: readonly { origin: string; destination: string }[];
  leftOut: LeftOut;
  /** The first of them, as many as a person can mend. */
  errors: readonly CellError[];
  errorTotal: number;
  /** What stands around the first of them. */
  near: readonly NearRows[];
}

export type RateFileAnswer = { content: RateFileContent } | { refused: RateFileError } | { broken: string };

export class RateFileRefused extends Error {
  override name = 'RateFileRefused';
  constructor(readonly error: RateFileError) {
    super(error);
  }
}
