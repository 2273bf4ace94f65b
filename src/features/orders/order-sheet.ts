import { orders, statusName, orderExport as words } from '#copy/orders/list.ts';
import { fees } from '#copy/search/terms.ts';
import { shell } from '#copy/shell.ts';
import { EXPORTED_AT_MOST, PAGE_SIZES } from '#domain/limits.ts';
import type { ExportRequest, ExportWritten } from '#machines/order-export/index.ts';
import type { Api } from '#src/api/index.ts';
import { saveFile } from '#src/browser/files.ts';
import {
  currenciesOf,
  momentCell,
  type Sheet,
  sheetFile,
  textCell,
  totalCell,
} from '#src/features/files/sheet-file.ts';
import type { OrderListing } from '#src/features/user-centre/pages/content.ts';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import { orderFilters } from './order-filters.ts';
import { amountText, dayText, laneText } from './views/OrderCells.tsx';

type Row = OrderListing['items'][number];

const LARGEST_PAGE = Math.max(...PAGE_SIZES) as (typeof PAGE_SIZES)[number];

/** Reads all pages up to the export limit; removes the duplicates that a new order causes between pages. */
async function gather(api: Api, query: string, signal: AbortSignal) {
  const filters = orderFilters(new URLSearchParams(query));
  const read = (page: number) => api.orderList({ ...filters, page, pageSize: LARGEST_PAGE }, { signal });
  const first = await read(1);
  const found = new Map(first.items.map((row) => [row.orderNo, row]));
  const pages = Math.ceil(Math.min(first.total, EXPORTED_AT_MOST) / LARGEST_PAGE);
  for (let page = 2; page <= pages; page += 1) for (const row of (await read(page)).items) found.set(row.orderNo, row);
  return { rows: [...found.values()].slice(0, EXPORTED_AT_MOST), total: first.total, now: first.now };
}

const departureOf = ({ etd, org }: Row): string =>
  etd === null ? '' : portTime(etd, org?.timezone ?? HOUSE_ZONE).date;

/** The list as it is on the screen, every currency in a column of its own. */
export function orderSheet(rows: readonly Row[], isDemo: boolean): Sheet {
  const currencies = currenciesOf(rows);
  const { columns } = words;
  return {
    name: words.sheet,
    head: [
      ...[columns.orderNo, columns.service, columns.status, columns.danger, columns.lane],
      ...[columns.carrier, columns.load, columns.day],
      ...currencies.map((currency) => fees.total[currency] ?? currency),
      ...[columns.createdAt, columns.remark],
    ],
    rows: rows.map((row) => [
      textCell(row.orderNo),
      textCell(orders.services[row.service]),
      textCell(statusName(row.service, row.status, row.isDanger === 'Y')),
      textCell(row.isDanger === 'Y' ? words.yes : words.no),
      textCell(laneText(row)),
      textCell(row.carrier?.nameCn ?? ''),
      textCell(amountText(row)),
      textCell(dayText(row) ?? departureOf(row)),
      ...currencies.map((currency) => totalCell(row, currency)),
      momentCell(row.createdAt, HOUSE_ZONE),
      textCell(isDemo ? shell.demoLabel : ''),
    ]),
  };
}

export async function writeOrders(
  api: Api,
  { format, query }: ExportRequest,
  isDemo: boolean,
  signal: AbortSignal,
): Promise<ExportWritten> {
  const { rows, total, now } = await gather(api, query, signal);
  const file = await sheetFile(orderSheet(rows, isDemo), format);
  saveFile(file, `${words.file(portTime(now, HOUSE_ZONE).date)}.${format}`);
  return { rows: rows.length, total };
}
