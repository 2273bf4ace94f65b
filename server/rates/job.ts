import type { ImportService } from '#domain/imports/services.ts';
import type { FileSheet } from '#domain/order-file/table.ts';
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
  /** Rows the file is compared with. */
  current: readonly PackedRows[];
  now: number;
}

export const CHANGES_TOLD = 500;

/** Port calls of a carrier's timetable that form no sailing. */
export interface LeftOut {
  /** Unknown ports. */
  ports: readonly string[];
  /** Number of calls by vessels without a name. */
  calls: number;
}

export const nothingLeftOut: LeftOut = { ports: [], calls: 0 };

/** Content of a file; only errors when it has any. */
export interface RateFileContent {
  rows: readonly PackedRows[];
  rowCount: number;
  counts: { new: number; changed: number; lapsing: number };
  /** The first of them. */
  changes: readonly RateChange[];
  /** Each pair of ends named by a line. */
  ends: readonly { origin: string; destination: string }[];
  leftOut: LeftOut;
  /** The first errors, as many as a person can correct. */
  errors: readonly CellError[];
  errorTotal: number;
  /** Rows around the first errors. */
  near: readonly NearRows[];
}

/** Asks for the cells of a small file as they are. */
export interface CellsJob {
  path: string;
  extension: 'csv' | 'xlsx';
  rowsAtMost: number;
}

export interface CellsContent {
  sheets: readonly FileSheet[];
}

export type FileAnswer<Content> = { content: Content } | { refused: RateFileError } | { broken: string };

export class RateFileRefused extends Error {
  override name = 'RateFileRefused';
  constructor(readonly error: RateFileError) {
    super(error);
  }
}
