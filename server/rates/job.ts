import type { ImportService } from '#domain/imports/services.ts';
import type { CellError } from '#domain/rates/cell.ts';
import type { RateLists } from '#domain/rates/choices.ts';
import type { RateRow } from '#domain/rates/columns.ts';

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
  | 'BUSY';

export interface RateFileJob {
  path: string;
  extension: 'csv' | 'json' | 'xlsx';
  service: ImportService;
  lists: RateLists;
}

export interface RateFileContent {
  rows: readonly RateRow[];
  /** The first of them, as many as a person can mend. */
  errors: readonly CellError[];
  errorTotal: number;
}

export type RateFileAnswer = { content: RateFileContent } | { refused: RateFileError } | { broken: string };

export class RateFileRefused extends Error {
  override name = 'RateFileRefused';
  constructor(readonly error: RateFileError) {
    super(error);
  }
}
