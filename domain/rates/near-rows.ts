/** Excerpt of a sheet around rows with errors. */
export interface NearRows {
  sheet: string;
  /** Titles by column; empty for unknown columns. */
  titles: readonly string[];
  /** Title row, error rows and their neighbours, without repetition. */
  rows: readonly { row: number; cells: readonly string[] }[];
}

/** Limit of displayed rows; the error list has the others. */
const ROWS_SHOWN = 40;

/** Row numbers to show around errors, by sheet. */
export function rowsToShow(errors: readonly { sheet: string; row: number }[]): Map<string, Set<number>> {
  const bySheet = new Map<string, Set<number>>();
  let shown = 0;
  for (const { sheet, row } of errors) {
    const rows = bySheet.get(sheet) ?? new Set();
    if (rows.has(row)) continue;
    if (shown >= ROWS_SHOWN) break;
    shown += 1;
    bySheet.set(sheet, rows.add(row));
  }
  return bySheet;
}

/** Spreadsheet column name: 0 is A, 27 is AB. */
export const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
