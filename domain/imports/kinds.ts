import type { CellError, RowError } from '../rates/cell.ts';
import type { RateLists } from '../rates/choices.ts';
import { lineKey, type PlacedRow, type RateColumn, type RateRow, rateColumns } from '../rates/columns.ts';
import { findOverlaps } from '../rates/compare.ts';
import { checkFclRow } from '../rates/fcl-row.ts';
import { sailingColumns, sailingKey } from '../schedules/columns.ts';
import { checkSailings } from '../schedules/compare.ts';
import { checkSailingRow } from '../schedules/sailing-row.ts';
import type { ImportService } from './services.ts';

/** How the file of a service is read and compared. */
export interface SheetKind {
  /** The sheet that an export and a template begin with. */
  sheet: string;
  columns: readonly RateColumn[];
  /** What the cells of one line must be to each other; cells that could not be read are absent. */
  checkRow: (row: RateRow, lists: RateLists) => RowError[];
  /** What the lines must be to each other. */
  checkRows: (rows: readonly PlacedRow[], columns: readonly RateColumn[]) => CellError[];
  /** Says which line of the list a row is: one key stands in it once. */
  keyOf: (row: RateRow) => string;
}

export const sheetKinds: Readonly<Record<ImportService, SheetKind>> = {
  fcl: {
    sheet: '运价',
    columns: rateColumns.fcl,
    checkRow: checkFclRow,
    checkRows: findOverlaps,
    keyOf: lineKey,
  },
  sailings: {
    sheet: '船期',
    columns: sailingColumns,
    checkRow: checkSailingRow,
    checkRows: checkSailings,
    keyOf: sailingKey,
  },
};
