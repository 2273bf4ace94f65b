import writeExcelFile from 'write-excel-file/node';
import { orderFileColumns, orderFileReplies as replies } from '#copy/operator/order-file.ts';
import { milestoneName, milestonesCopy } from '#copy/orders/milestones.ts';
import { ORDER_FILE_ROWS_AT_MOST } from '#domain/limits.ts';
import type { OrderFileKind } from '#domain/order-file/table.ts';
import { initialNumbers } from '#domain/shipment/initial-numbers.ts';
import { kindsOf, type NumberedService, shipmentKinds, unitKinds } from '#domain/shipment/number-kinds.ts';
import type { DeliveredFile } from '../../calls/context.ts';
import type { Database } from '../../data/connect.ts';
import { delivered } from '../../rates/sheet-file.ts';
import { readMilestones } from '../milestones/read.ts';
import { ordersOfQueue, type QueueFilter } from '../operator-queue.ts';

type Order = Awaited<ReturnType<typeof ordersOfQueue>>[number];
type Row = Readonly<Record<string, string>>;

/** A row for each container, with what is recorded; the numbers of the whole shipment stand in the first. */
function numberRows(order: Order): Row[] {
  const { shipment, units } = initialNumbers(order, order.numbers?.numbers ?? null);
  const { orderNo } = order;
  const rows = units.map((unit, index) => ({ orderNo, position: String(index + 1), ...unit }));
  const [first = { orderNo }, ...others] = rows;
  return [{ ...first, ...shipment }, ...others];
}

/** The next milestone of the shipment, whose time is to be filled in. */
async function milestoneRows(db: Database, order: Order): Promise<Row[]> {
  const { milestones } = await readMilestones(db, order);
  const next = milestones.find(({ actual, unit }) => actual === null && unit === '');
  if (next === undefined) return [];
  return [
    {
      orderNo: order.orderNo,
      milestone: milestoneName(order.service, next.kind),
      status: milestonesCopy.statuses.actual,
      location: next.location,
    },
  ];
}

/** Columns that the services in the file have. */
function columnsOf(kind: OrderFileKind, services: readonly NumberedService[]) {
  if (kind === 'milestones') return orderFileColumns.milestones;
  const own = new Set<string>(services.flatMap((service) => [...kindsOf(service).shipment, ...kindsOf(service).unit]));
  const isNumber = (key: string) => [...shipmentKinds, ...unitKinds].some((one) => one === key);
  return orderFileColumns.numbers.filter(({ key }) => services.length === 0 || !isNumber(key) || own.has(key));
}

/** Text format keeps the digits of long numbers. */
const cell = (value: string) => ({ type: String, value, format: '@' });

/** A file to be filled in, with the orders under way that the queue shows. */
export async function orderFileTemplate(
  db: Database,
  kind: OrderFileKind,
  filter: QueueFilter,
  now: number,
): Promise<DeliveredFile> {
  const found = await ordersOfQueue(db, filter, now, ORDER_FILE_ROWS_AT_MOST);
  const rows: Row[] = [];
  for (const order of found) rows.push(...(kind === 'numbers' ? numberRows(order) : await milestoneRows(db, order)));
  const shown = rows.slice(0, ORDER_FILE_ROWS_AT_MOST);
  const columns = columnsOf(kind, [...new Set(found.map(({ service }) => service))]);
  const head = columns.map(({ title, isRequired }) => ({
    ...cell(isRequired ? `${title}*` : title),
    fontWeight: 'bold' as const,
  }));
  const lines = shown.map((row) => columns.map(({ key }) => cell(row[key] ?? '')));
  const name = replies.templateName[kind];
  const data = [head, ...lines];
  const widths = columns.map(() => ({ width: 18 }));
  const bytes = await writeExcelFile(data, { sheet: name, columns: widths, stickyRowsCount: 1 }).toBuffer();
  return delivered(`${name}.xlsx`, bytes);
}
