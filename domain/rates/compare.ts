import type { CellError } from './cell.ts';
import { feeKey, lineKey, type PlacedRow, type RateColumn, type RateRow, unitOf } from './columns.ts';

export interface ChangedCell {
  column: string;
  old: string;
  new: string;
}

export interface RateChange {
  kind: 'NEW' | 'CHANGED' | 'LAPSING';
  row: RateRow;
  cells: readonly ChangedCell[];
}

/** Rows by fee, then by container type; empty for all types. */
function groupByFee(rows: readonly PlacedRow[]): Map<string, Map<string, PlacedRow[]>> {
  const fees = new Map<string, Map<string, PlacedRow[]>>();
  for (const placed of rows) {
    const key = feeKey(placed.row);
    const boxes = fees.get(key) ?? new Map<string, PlacedRow[]>();
    fees.set(key, boxes);
    const box = unitOf(placed.row);
    const group = boxes.get(box);
    if (group === undefined) boxes.set(box, [placed]);
    else group.push(placed);
  }
  return fees;
}

function overlapsOf(rows: readonly PlacedRow[]): [PlacedRow, PlacedRow][] {
  const sorted = [...rows].sort((one, other) => (one.row.from! < other.row.from! ? -1 : 1));
  const found: [PlacedRow, PlacedRow][] = [];
  let latest = sorted[0]!;
  for (const next of sorted.slice(1)) {
    if (next.row.from! <= latest.row.to!) found.push([next, latest]);
    if (next.row.to! > latest.row.to!) latest = next;
  }
  return found;
}

/** Rejects overlapping prices of one fee and container type, because the valid price would be ambiguous. */
export function findOverlaps(rows: readonly PlacedRow[], columns: readonly RateColumn[]): CellError[] {
  const column = columns.find(({ key }) => key === 'from')!.title;
  const found = new Map<PlacedRow, PlacedRow>();
  for (const boxes of groupByFee(rows).values()) {
    const ofAll = boxes.get('') ?? [];
    const lists =
      boxes.size === 1
        ? [...boxes.values()]
        : [...boxes].filter(([box]) => box !== '').map(([, own]) => [...own, ...ofAll]);
    for (const [placed, other] of lists.flatMap(overlapsOf)) found.set(placed, other);
  }
  return [...found].map(([{ sheet, at }, other]) => ({
    sheet,
    row: at,
    column,
    kind: 'OVERLAP',
    found: `${other.sheet} ${other.at}`,
  }));
}

const NO_CELLS: readonly ChangedCell[] = [];

const changedCells = (old: RateRow, row: RateRow, columns: readonly RateColumn[]): ChangedCell[] =>
  columns
    .filter(({ key }) => (old[key] ?? '') !== (row[key] ?? ''))
    .map(({ key, title }) => ({ column: title, old: old[key] ?? '', new: row[key] ?? '' }));

/** Changes from `current` to `next`, new rows first. */
export function compareRates(
  current: readonly RateRow[],
  next: readonly RateRow[],
  columns: readonly RateColumn[],
  keyOf: (row: RateRow) => string = lineKey,
): RateChange[] {
  const before = new Map(current.map((row) => [keyOf(row), row]));
  const added: RateChange[] = [];
  const changed: RateChange[] = [];
  for (const row of next) {
    const key = keyOf(row);
    const old = before.get(key);
    before.delete(key);
    const cells = old === undefined ? NO_CELLS : changedCells(old, row, columns);
    if (old === undefined) added.push({ kind: 'NEW', row, cells });
    else if (cells.length > 0) changed.push({ kind: 'CHANGED', row, cells });
  }
  const lapsing = [...before.values()].map((row): RateChange => ({ kind: 'LAPSING', row, cells: NO_CELLS }));
  return [...added, ...changed, ...lapsing];
}
