import type { Cell, CellError, CellErrorKind } from '../rates/cell.ts';
import { shownCell } from '../rates/cell.ts';
import { HEADING_ROWS } from '../sheet/head.ts';
import { cleanText } from '../text.ts';

/** Files for many orders: their numbers, or their milestones. */
export const orderFileKinds = ['numbers', 'milestones'] as const;
export type OrderFileKind = (typeof orderFileKinds)[number];

/** A column of the file, found by its title. */
export interface FileColumn {
  key: string;
  title: string;
  isRequired?: boolean;
}

/** A row of the file with its values by column key; blank cells are absent. */
export interface FileRow {
  sheet: string;
  at: number;
  values: Readonly<Record<string, string>>;
}

export interface FileSheet {
  name: string;
  rows: readonly { at: number; cells: readonly Cell[] }[];
}

/** Excel keeps fifteen digits of a number; the others are lost before the file reaches us. */
const DIGITS_KEPT = 1e15;

/** Titles are compared without blanks and the asterisk of required columns. */
const plainTitle = (title: string): string => cleanText(title).replace(/[\s*＊]+/gu, '');

const titleOf = (cell: Cell): string => (cell.kind === 'text' ? plainTitle(cell.text) : '');

function textOf(cell: Cell): { text: string } | { error: CellErrorKind } {
  if (cell.kind === 'broken') return { error: 'BROKEN' };
  if (cell.kind === 'empty') return { text: '' };
  if (cell.kind === 'text') return { text: cleanText(cell.text) };
  if (cell.kind === 'day') return { text: cell.hasTime ? `${cell.text} ${cell.time}` : cell.text };
  return Math.abs(cell.value) >= DIGITS_KEPT ? { error: 'LOST_DIGITS' } : { text: String(cell.value) };
}

/** Reads the first sheet that has the column `key`, with the errors of its titles and cells. */
export function readTable(
  sheets: readonly FileSheet[],
  columns: readonly FileColumn[],
  key: string,
): { rows: FileRow[]; errors: CellError[] } {
  const known = plainTitle(columns.find((column) => column.key === key)?.title ?? '');
  for (const { name, rows } of sheets) {
    const head = rows.slice(0, HEADING_ROWS).find(({ cells }) => cells.some((cell) => titleOf(cell) === known));
    if (head === undefined) continue;
    const own = head.cells.map(titleOf);
    const errors = titleErrors(name, head.at, own, columns);
    if (errors.length > 0) return { rows: [], errors };
    const read = rows
      .filter(({ at }) => at > head.at)
      .map(({ at, cells }) => readRow({ sheet: name, at }, cells, own, columns));
    return {
      rows: read.map(({ row }) => row).filter(({ values }) => Object.keys(values).length > 0),
      errors: read.flatMap((one) => one.errors),
    };
  }
  const sheet = sheets[0]?.name ?? '';
  return { rows: [], errors: [{ sheet, row: 1, column: known, kind: 'COLUMN_MISSING', found: '' }] };
}

function titleErrors(sheet: string, row: number, own: readonly string[], columns: readonly FileColumn[]): CellError[] {
  const error = (column: string, kind: CellErrorKind): CellError => ({ sheet, row, column, kind, found: '' });
  const titles = new Set(own.filter((title) => title !== ''));
  return [
    ...[...titles].flatMap((title) => {
      if (columns.every((column) => plainTitle(column.title) !== title)) return [error(title, 'UNKNOWN_COLUMN')];
      return own.filter((one) => one === title).length > 1 ? [error(title, 'COLUMN_TWICE')] : [];
    }),
    ...columns
      .filter(({ isRequired, title }) => isRequired && !titles.has(plainTitle(title)))
      .map(({ title }) => error(title, 'COLUMN_MISSING')),
  ];
}

function readRow(
  at: Pick<FileRow, 'at' | 'sheet'>,
  cells: readonly Cell[],
  titles: readonly string[],
  columns: readonly FileColumn[],
): { row: FileRow; errors: CellError[] } {
  const values: Record<string, string> = {};
  const errors: CellError[] = [];
  for (const [index, cell] of cells.entries()) {
    const column = columns.find(({ title }) => plainTitle(title) === titles[index]);
    if (column === undefined) continue;
    const read = textOf(cell);
    if ('error' in read)
      errors.push({ sheet: at.sheet, row: at.at, column: column.title, kind: read.error, found: shownCell(cell) });
    else if (read.text !== '') values[column.key] = read.text;
  }
  return { row: { ...at, values }, errors };
}

/** Groups the rows by order, in the order in which the orders appear. */
export function rowsByOrder(rows: readonly FileRow[]): Map<string, FileRow[]> {
  const groups = new Map<string, FileRow[]>();
  for (const row of rows) {
    const orderNo = (row.values.orderNo ?? '').toUpperCase();
    groups.set(orderNo, [...(groups.get(orderNo) ?? []), row]);
  }
  return groups;
}
