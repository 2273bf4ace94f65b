import { sheetKinds } from '../imports/kinds.ts';
import type { ImportService } from '../imports/services.ts';
import { HEADING_ROWS } from '../sheet/head.ts';
import { cleanText } from '../text.ts';
import { type Cell, type CellError, type CellErrorKind, shownCell } from './cell.ts';
import type { ChoiceOf, RateLists } from './choices.ts';
import type { PlacedRow, RateColumn } from './columns.ts';
import { type ReadCell, readCell } from './read-cell.ts';

interface Header {
  row: number;
  columns: readonly (RateColumn | null)[];
  errors: readonly CellError[];
}

/** Normalises a title: no blanks, line breaks or the asterisk of required columns. */
const titleOf = (cell: Cell | undefined): string =>
  cell?.kind === 'text' ? cleanText(cell.text).replace(/[\s*＊]+/gu, '') : '';

export interface SheetReader {
  /** Reads the cells of row number `at`. */
  read(at: number, cells: readonly Cell[]): void;
  end(): void;
  /** Title row and titles by column; null until found. */
  titles(): { row: number; titles: readonly string[] } | null;
}

export interface SheetResult {
  rows: PlacedRow[];
  errors: CellError[];
}

interface Reading {
  service: ImportService;
  lists: RateLists;
  choiceOf: ChoiceOf;
  result: SheetResult;
}

const KNOWN_AT_MOST = 10_000;

/** Caches parsed cells, because columns repeat their values. */
function cellReader(choiceOf: ChoiceOf): (column: RateColumn, cell: Cell) => ReadCell {
  const known = new Map<RateColumn, Map<string, ReadCell>>();
  return (column, cell) => {
    if (cell.kind !== 'text') return readCell(column, cell, choiceOf);
    const ofColumn = known.get(column) ?? new Map<string, ReadCell>();
    const found = ofColumn.get(cell.text);
    if (found !== undefined) return found;
    const read = readCell(column, cell, choiceOf);
    if (ofColumn.size < KNOWN_AT_MOST) known.set(column, ofColumn.set(cell.text, read));
    return read;
  };
}

/** Reads a sheet row by row: the titles, on one row or two under merged headings, then the data. */
export function sheetReader(sheet: string, { service, lists, choiceOf, result }: Reading): SheetReader {
  const { columns: described, checkRow } = sheetKinds[service];
  const readKnown = cellReader(choiceOf);
  let header: Header | null = null;
  let above: readonly string[] = [];
  let rowsSeen = 0;

  function findHeader(at: number, cells: readonly Cell[]): Header | null {
    const own = cells.map(titleOf);
    const width = Math.max(own.length, above.length);
    const titles = Array.from({ length: width }, (_, column) => own[column] || above[column] || '');
    const known = (title: string) => described.find((column) => column.title === title) ?? null;
    const columns = own.some((title) => known(title) !== null) ? titles.map(known) : [];
    above = own;
    if (columns.filter((column) => column !== null).length < described.length / 2) return null;
    return { row: at, columns, errors: headerErrors(at, titles, columns) };
  }

  function headerErrors(row: number, titles: readonly string[], columns: Header['columns']): CellError[] {
    const error = (column: string, kind: CellErrorKind): CellError => ({ sheet, row, column, kind, found: '' });
    const unknown = titles.filter((title, column) => title !== '' && columns[column] === null);
    const twice = described.filter((column) => columns.filter((one) => one === column).length > 1);
    const missing = described.filter((column) => !columns.includes(column));
    return [
      ...unknown.map((title) => error(title, 'UNKNOWN_COLUMN')),
      ...twice.map(({ title }) => error(title, 'COLUMN_TWICE')),
      ...missing.map(({ title }) => error(title, 'COLUMN_MISSING')),
    ];
  }

  function readLine(at: number, cells: readonly Cell[], { columns }: Header): void {
    const row: Record<string, string> = {};
    const add = (column: RateColumn, kind: CellErrorKind, found: string) =>
      result.errors.push({ sheet, row: at, column: column.title, kind, found });
    const before = result.errors.length;
    for (const column of described) {
      const cell = cells[columns.indexOf(column)] ?? { kind: 'empty' };
      const read = readKnown(column, cell);
      if ('value' in read) row[column.key] = read.value;
      else add(column, read.error, shownCell(cell));
    }
    for (const [key, kind] of checkRow(row, lists)) {
      const column = described.find((one) => one.key === key)!;
      add(column, kind, row[key]!);
    }
    if (result.errors.length === before) result.rows.push({ row, sheet, at });
  }

  return {
    read(at, cells) {
      if (cells.every(({ kind }) => kind === 'empty')) return;
      rowsSeen += 1;
      if (header !== null) {
        if (header.errors.length === 0) readLine(at, cells, header);
        return;
      }
      if (rowsSeen > HEADING_ROWS) return;
      header = findHeader(at, cells);
      if (header !== null) result.errors.push(...header.errors);
    },
    titles: () => header && { row: header.row, titles: header.columns.map((column) => column?.title ?? '') },
    end() {
      if (header !== null || rowsSeen === 0) return;
      for (const { title } of described.filter(({ isRequired }) => isRequired))
        result.errors.push({ sheet, row: 1, column: title, kind: 'COLUMN_MISSING', found: '' });
    },
  };
}
