import { readTable } from '../booking/paste-goods.ts';
import { kindsOf, type NumberedService, type UnitKind } from './number-kinds.ts';
import { blankUnit, type ShipmentNumbers } from './numbers.ts';

type PastedUnit = Readonly<Partial<Record<UnitKind, string>>>;

const isRowNumber = (cell: string): boolean => /^\d{1,3}$/.test(cell.trim());

/** Reads rows copied from a spreadsheet, in the order of the service's columns. Titles and row numbers are skipped. */
export function readPastedUnits(text: string, service: NumberedService): PastedUnit[] {
  const { unit: kinds } = kindsOf(service);
  return readTable(text)
    .filter((cells) => cells.some((cell) => /\d/.test(cell)))
    .map((cells) => (cells.length > 1 && isRowNumber(cells[0] ?? '') ? cells.slice(1) : cells))
    .map((cells) =>
      Object.fromEntries(
        kinds.flatMap((kind, index) => {
          const cell = cells[index]?.trim() ?? '';
          return cell === '' ? [] : [[kind, cell]];
        }),
      ),
    );
}

/** Puts pasted rows into the units from the first on; further rows become further units. */
export function pasteUnits(numbers: ShipmentNumbers, pasted: readonly PastedUnit[]): ShipmentNumbers {
  const units = Array.from({ length: Math.max(numbers.units.length, pasted.length) }, (_, index) => ({
    ...(numbers.units[index] ?? blankUnit('')),
    ...pasted[index],
  }));
  return { ...numbers, units };
}
