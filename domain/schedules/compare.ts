import type { CellError, CellErrorKind } from '../rates/cell.ts';
import type { PlacedRow, RateColumn } from '../rates/columns.ts';
import { departureKey, sailingKey } from './columns.ts';

/** Rejects repeated sailings and different departure times of one voyage at one port. */
export function checkSailings(rows: readonly PlacedRow[], columns: readonly RateColumn[]): CellError[] {
  const lines = new Map<string, PlacedRow>();
  const departures = new Map<string, PlacedRow>();
  const errors: CellError[] = [];
  const add = (placed: PlacedRow, other: PlacedRow, key: string, kind: CellErrorKind) =>
    errors.push({
      sheet: placed.sheet,
      row: placed.at,
      column: columns.find((column) => column.key === key)!.title,
      kind,
      found: `${other.sheet} ${other.at}`,
    });
  for (const placed of rows) {
    const same = lines.get(sailingKey(placed.row));
    const departure = departures.get(departureKey(placed.row));
    if (same !== undefined) add(placed, same, 'voyage', 'SAME_SAILING');
    else if (departure !== undefined && departure.row.etd !== placed.row.etd)
      add(placed, departure, 'etd', 'OTHER_DEPARTURE');
    lines.set(sailingKey(placed.row), same ?? placed);
    departures.set(departureKey(placed.row), departure ?? placed);
  }
  return errors;
}
