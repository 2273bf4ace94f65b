import type { CellError, RowError } from '../rates/cell.ts';
import type { RateLists } from '../rates/choices.ts';
import type { PlacedRow, RateColumn, RateRow } from '../rates/columns.ts';

/** How files of a service are parsed and compared. */
export interface SheetKind {
  /** First sheet name of exports and templates. */
  sheet: string;
  columns: readonly RateColumn[];
  /** Validates the cells of one row; unparsable cells are absent. */
  checkRow: (row: RateRow, lists: RateLists) => RowError[];
  /** Validates rows against each other. */
  checkRows: (rows: readonly PlacedRow[], columns: readonly RateColumn[]) => CellError[];
  /** Returns the row's unique key. */
  keyOf: (row: RateRow) => string;
}
