import { kindsOf, type NumberedService, shipmentKinds, unitKinds } from '../shipment/number-kinds.ts';
import { blankUnit, isBlankUnit, type ShipmentNumbers, type UnitNumbers } from '../shipment/numbers.ts';
import { cleanCode } from '../text.ts';
import type { FileRow } from './table.ts';

/** In a cell it removes what is recorded; a blank cell keeps it. */
export const REMOVED = '-';

/** Cell from which a number came. */
export interface NumberCell {
  row: FileRow;
  key: string;
}

export type FillError =
  /** Two rows of an order give different numbers for the whole shipment. */
  | { code: 'TWO_VALUES'; cell: NumberCell; other: string }
  /** The service has no such number. */
  | { code: 'NOT_OF_SERVICE'; cell: NumberCell }
  /** No container has this position. */
  | { code: 'NO_SUCH_UNIT'; cell: NumberCell; count: number };

export interface FilledNumbers {
  numbers: ShipmentNumbers;
  /** Cell of each changed path, such as `shipment.billNo` or `units.0.sealNo`. */
  cells: ReadonlyMap<string, NumberCell>;
  errors: FillError[];
}

const given = (value: string): string => (value === REMOVED ? '' : value);

/** Position of the unit that a row is about: as written, by its number, else the next one without a number. */
function unitOf(row: FileRow, units: readonly UnitNumbers[], service: NumberedService, taken: ReadonlySet<number>) {
  const { position, type = '' } = row.values;
  if (position !== undefined) {
    const index = Number(position) - 1;
    return Number.isInteger(index) && index >= 0 && index < units.length ? index : null;
  }
  const [identity] = kindsOf(service).unit;
  const number = identity === undefined ? '' : cleanCode(row.values[identity] ?? '').replaceAll('-', '');
  const same = units.findIndex((unit) => identity !== undefined && number !== '' && unit[identity] === number);
  if (same >= 0) return same;
  const isFree = (unit: UnitNumbers, index: number) => isBlankUnit(unit) && !taken.has(index);
  const wanted = cleanCode(type);
  const typed = units.findIndex((unit, index) => isFree(unit, index) && (wanted === '' || unit.type === wanted));
  return typed >= 0 ? typed : units.length;
}

/** Writes an order's rows into its numbers. */
export function fillNumbers(
  rows: readonly FileRow[],
  before: ShipmentNumbers,
  service: NumberedService,
): FilledNumbers {
  const own = kindsOf(service);
  const shipment = { ...before.shipment };
  const units = before.units.map((unit) => ({ ...unit }));
  const cells = new Map<string, NumberCell>();
  const errors: FillError[] = [];
  const taken = new Set<number>();
  const note = (path: string, cell: NumberCell) => cells.set(path, cell);
  for (const row of rows) {
    for (const kind of shipmentKinds) {
      const value = row.values[kind];
      if (value === undefined) continue;
      const cell = { row, key: kind };
      const path = `shipment.${kind}`;
      if (!own.shipment.includes(kind)) errors.push({ code: 'NOT_OF_SERVICE', cell });
      else if (cells.has(path) && shipment[kind] !== given(value))
        errors.push({ code: 'TWO_VALUES', cell, other: shipment[kind] || REMOVED });
      else {
        shipment[kind] = given(value);
        note(path, cell);
      }
    }
    const unitCells = unitKinds.filter((kind) => row.values[kind] !== undefined);
    const foreign = unitCells.filter((kind) => !own.unit.includes(kind));
    for (const kind of foreign) errors.push({ code: 'NOT_OF_SERVICE', cell: { row, key: kind } });
    const written = unitCells.filter((kind) => own.unit.includes(kind));
    if (written.length === 0) continue;
    const index = unitOf(row, units, service, taken);
    if (index === null) {
      errors.push({ code: 'NO_SUCH_UNIT', cell: { row, key: 'position' }, count: units.length });
      continue;
    }
    taken.add(index);
    const unit = units[index] ?? blankUnit(cleanCode(row.values.type ?? ''));
    units[index] = unit;
    for (const kind of written) {
      unit[kind] = given(row.values[kind] ?? '');
      note(`units.${index}.${kind}`, { row, key: kind });
    }
  }
  return { numbers: { shipment, units }, cells, errors };
}
