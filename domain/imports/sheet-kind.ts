import type { CellError, RowError } from '../rates/cell.ts';
import type { RateLists } from '../rates/choices.ts';
import type { PlacedRow, RateColumn, RateRow } from '../rates/columns.ts';

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
