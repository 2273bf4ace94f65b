/** The rows of one sheet around those that have errors, as they stand in the file. */
export interface NearRows {
  sheet: string;
  /** The titles by column; empty for a column that is none of ours. */
  titles: readonly string[];
  /** The row of the titles, those with errors and the ones above and below, each once. */
  rows: readonly { row: number; cells: readonly string[] }[];
}

/** A person mends as many at a time; the list of errors names the others. */
const ROWS_SHOWN = 40;

/** The rows with errors that are shown with what stands around them, by sheet. */
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

/** 0 is A, 27 is AB, as a spreadsheet names its columns. */
export const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
