import type { CellError } from './cell.ts';
import type { PlacedRow, RateColumn, RateRow } from './columns.ts';
import type { FreightTerms } from './lane-row.ts';

const GROUP_KEYS = ['origin', 'destination', 'carrier', 'cargo', 'flight'];
export const MINIMUM = 'M';

/** Groups freight rows of one price by lane, carrier and goods. */
function groupsOf(rows: readonly PlacedRow[], freight: string): PlacedRow[][] {
  const groups = new Map<string, PlacedRow[]>();
  for (const placed of rows) {
    if (placed.row.fee !== freight) continue;
    const key = GROUP_KEYS.map((column) => placed.row[column]).join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [placed]);
    else group.push(placed);
  }
  return [...groups.values()].map((group) => group.sort((one, other) => (one.row.from! < other.row.from! ? -1 : 1)));
}

/** Rejects freight rows of one price with different terms: its containers travel on the same train. */
export function findOtherTerms(
  rows: readonly PlacedRow[],
  columns: readonly RateColumn[],
  { fee, required, optional }: FreightTerms,
): CellError[] {
  const shared = columns.filter(({ key }) => key !== 'limitKg' && [...required, ...optional].includes(key));
  return groupsOf(rows, fee).flatMap((group) => {
    let latest = group[0]!;
    return group.slice(1).flatMap((placed) => {
      const other = latest;
      if (placed.row.to! > latest.row.to!) latest = placed;
      if (placed.row.from! > other.row.to!) return [];
      return shared
        .filter(({ key }) => placed.row[key] !== other.row[key])
        .map(({ title }): CellError => errorAt(placed, title, 'OTHER_TERMS', other));
    });
  });
}

/** Rejects a minimum charge without a price per kilogram, which heavier loads need. */
export function findLoneMinimums(
  rows: readonly PlacedRow[],
  columns: readonly RateColumn[],
  { fee, unit }: FreightTerms,
): CellError[] {
  if (unit !== 'break') return [];
  const { title } = columns.find(({ key }) => key === unit)!;
  return groupsOf(rows, fee).flatMap((group) => {
    const byWeight = group.filter(({ row }) => row.break !== MINIMUM);
    const isCovered = ({ row }: PlacedRow) => byWeight.some((other) => holdsWith(row, other.row));
    return group
      .filter((placed) => placed.row.break === MINIMUM && !isCovered(placed))
      .map((placed) => errorAt(placed, title, 'BREAK_MISSING', placed));
  });
}

const holdsWith = (row: RateRow, other: RateRow): boolean => other.from! <= row.from! && row.to! <= other.to!;

const errorAt = ({ sheet, at }: PlacedRow, column: string, kind: CellError['kind'], other: PlacedRow): CellError => ({
  sheet,
  row: at,
  column,
  kind,
  found: `${other.sheet} ${other.at}`,
});
