import { eq } from 'drizzle-orm';
import { orderFileReplies as replies } from '#copy/operator/order-file.ts';
import { shipmentNames, shipmentNumbersCopy, unitNames } from '#copy/orders/numbers.ts';
import { readAt } from '#domain/form/path.ts';
import { type FillError, fillNumbers } from '#domain/order-file/numbers.ts';
import type { FileRow } from '#domain/order-file/table.ts';
import { initialNumbers } from '#domain/shipment/initial-numbers.ts';
import type { ShipmentKind, UnitKind } from '#domain/shipment/number-kinds.ts';
import { readNumbers, type ShipmentNumbers } from '#domain/shipment/numbers.ts';
import { orders } from '../../data/schema/orders.ts';
import { errorText } from '../../texts/form-words.ts';
import { blockingOf } from '../errors.ts';
import { airlinePrefixOf, reusedUnits, writeNumbers } from '../numbers.ts';
import { boxesOf } from '../read.ts';
import { errorAt, type FileChange, type FileError, type RecordRows } from './parts.ts';

function fillMessage(error: FillError): string {
  if (error.code === 'TWO_VALUES') return replies.twoValues(error.other);
  if (error.code === 'NOT_OF_SERVICE') return replies.notOfService;
  return error.count === 0 ? replies.noUnits : replies.noSuchUnit(error.count);
}

/** Name of a number at a path such as `shipment.billNo` or `units.0.sealNo`. */
function nameOf(path: string, { units }: ShipmentNumbers): string {
  const [part, second = '', third = ''] = path.split('.');
  if (part === 'shipment') return shipmentNames[second as ShipmentKind];
  const index = Number(second);
  return `${unitNames[third as UnitKind]}，${shipmentNumbersCopy.unit(index + 1, units[index]?.type ?? '')}`;
}

const textAt = (numbers: ShipmentNumbers, path: string): string => String(readAt(numbers, path) ?? '');

/** Records the numbers in the rows of one order. */
export const recordNumberRows: RecordRows = async (tx, order, rows, recording) => {
  const [ordered] = await tx.select({ boxes: boxesOf }).from(orders).where(eq(orders.orderNo, order.orderNo));
  const before = initialNumbers({ ...order, boxes: ordered?.boxes ?? [] }, order.numbers?.numbers ?? null);
  const filled = fillNumbers(rows, before, order.service);
  const at = (row: FileRow | undefined, key: string, message: string): FileError[] =>
    row === undefined ? [] : [errorAt('numbers', row, key, message)];
  const { spelled, errors: found } = readNumbers(filled.numbers, {
    service: order.service,
    airlinePrefix: airlinePrefixOf(order),
  });
  const errors = [
    ...filled.errors.flatMap((error) => at(error.cell.row, error.cell.key, fillMessage(error))),
    ...blockingOf(found).flatMap((error) => {
      const cell = filled.cells.get(error.path);
      const [, , key = error.path.split('.')[1] ?? ''] = error.path.split('.');
      return at(cell?.row ?? rows[0], cell?.key ?? key, errorText(error));
    }),
  ];
  if (errors.length > 0) return { changes: [], errors, units: [] };
  const changes = [...filled.cells].flatMap(([path, { row }]): FileChange[] => {
    const change = { before: textAt(before, path), after: textAt(spelled, path) };
    return change.before === change.after
      ? []
      : [{ row: row.at, orderNo: order.orderNo, what: nameOf(path, spelled), ...change }];
  });
  if (changes.length === 0) return { changes, errors, units: [] };
  const recorded = await writeNumbers(tx, order, filled.numbers, recording);
  return { changes, errors, units: reusedUnits(recorded.numbers) };
};
