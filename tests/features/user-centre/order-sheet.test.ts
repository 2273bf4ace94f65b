import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderExport, orders } from '#copy/orders/list.ts';
import { fees } from '#copy/search/terms.ts';
import { shell } from '#copy/shell.ts';
import type { Api } from '#src/api/index.ts';
import { saveFile } from '#src/browser/files.ts';
import { sheetFile } from '#src/features/files/sheet-file.ts';
import { orderSheet, writeOrders } from '#src/features/orders/order-sheet.ts';
import type { OrderListing } from '#src/features/user-centre/pages/content.ts';
import { letterOf, readSpreadsheet } from '../../kit/spreadsheet.ts';

vi.mock('#src/browser/files.ts', () => ({ saveFile: vi.fn() }));
afterEach(() => vi.mocked(saveFile).mockReset());

type Row = OrderListing['items'][number];

const port = (code: string, nameCn: string, timezone: string) => ({ code, nameCn, nameEn: code, timezone });
const sailed: Row = {
  ...{ orderNo: 'FCL26010100001', service: 'fcl', status: 'booked', dgStatus: 'accepted', isDanger: 'Y' },
  carrier: { code: '=1+1', nameCn: '=HYPERLINK("http://x","中远")' },
  org: port('CNSHA', '上海', 'Asia/Shanghai'),
  dst: port('USLAX', '洛杉矶', 'America/Los_Angeles'),
  // The first hour of the day in Shanghai is still the day before elsewhere.
  etd: Date.parse('2026-01-09T16:30:00Z'),
  boxes: [{ ctnType: '20GP', quantity: 2 }],
  totals: [
    { currency: '2', amount: '1234567.80' },
    { currency: '1', amount: '-300.05' },
  ],
  ...{ createdAt: Date.parse('2025-12-31T16:05:00Z'), autoCancelAt: null, nextSteps: [] },
} as Row;
const driven = {
  ...sailed,
  ...{ orderNo: 'TRK26010100002', service: 'truck', status: 'departed', isDanger: 'N', carrier: null },
  ...{ org: null, dst: null, etd: null, boxes: [], totals: [], load: { packages: 4, grossKg: '800', volume: null } },
  trip: {
    ...{ from: '上海金山', to: '宁波北仑', vehicle: '厢式 6.8 米', vehicleCount: 1 },
    ...{ loadingDay: '2026-02-03', unloadingDay: '2026-02-04', trucks: [] },
  },
} as unknown as Row;

const { columns } = orderExport;
const sheet = orderSheet([sailed, driven], true);
const bytesOf = async (format: 'csv' | 'xlsx') => Buffer.from(await (await sheetFile(sheet, format)).arrayBuffer());
const cell = (row: number, column: string) => sheet.rows[row]![sheet.head.indexOf(column)]!.text;

describe('the list of orders as a spreadsheet', () => {
  it('says of each service what its row on the screen says', () => {
    expect(cell(0, columns.lane)).toBe(orders.lane('上海', '洛杉矶'));
    expect(cell(0, columns.load)).toBe(orders.box('20GP', 2));
    expect(cell(0, columns.day)).toBe('2026-01-10');
    expect(cell(0, columns.createdAt)).toBe('2026-01-01 00:05');
    expect(cell(0, columns.danger)).toBe(orderExport.yes);
    expect(cell(1, columns.service)).toBe(orders.services.truck);
    expect(cell(1, columns.status)).toBe('已装车发运');
    expect(cell(1, columns.lane)).toBe(orders.lane('上海金山', '宁波北仑'));
    expect(cell(1, columns.day)).toBe('2026-02-03');
    expect(cell(1, columns.remark)).toBe(shell.demoLabel);
    expect(orderSheet([sailed], false).rows[0]!.at(-1)!.text).toBe('');
  });

  it('keeps amounts as numbers, a currency each, and runs nothing', async () => {
    const { cells } = await readSpreadsheet(await bytesOf('xlsx'));
    const of = (row: number, column: string) => cells.get(`${letterOf(sheet.head.indexOf(column))}${row}`);
    expect(Number(of(2, fees.total['2']!)?.value)).toBe(1_234_567.8);
    expect(Number(of(2, fees.total['1']!)?.value)).toBe(-300.05);
    expect(of(3, fees.total['1']!)?.value ?? '').toBe('');
    const text = (await bytesOf('csv')).toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(`);
    expect(text).toContain('1234567.80');
  });

  it('takes every page of the list as it is narrowed, each order once, and at most a thousand', async () => {
    const rowAt = (at: number) => ({ ...sailed, orderNo: `FCL260101${String(at).padStart(5, '0')}` });
    const asked: object[] = [];
    const total = 1_340;
    const orderList = vi.fn(async ({ page, pageSize, ...filters }: { page: number; pageSize: number }) => {
      asked.push(filters);
      // A new order shifts every later page by one.
      const first = (page - 1) * pageSize - (page > 1 ? 1 : 0);
      return {
        items: Array.from({ length: pageSize }, (_, at) => rowAt(first + at)),
        total,
        page,
        pageSize,
        now: sailed.createdAt,
      };
    });
    const api = { orderList } as unknown as Api;
    const query = 'redirect=order&status=booked&page=4&from=2026-01-02';
    const progress = await writeOrders(api, { format: 'csv', query }, false, new AbortController().signal);
    expect(progress).toEqual({ rows: 999, total });
    expect(new Set(asked.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ keyword: '', status: 'booked', from: '2026-01-02' })]),
    );
    expect(orderList).toHaveBeenCalledTimes(20);
    const [file, name] = vi.mocked(saveFile).mock.calls[0]!;
    expect(name).toBe('订单列表_2026-01-01.csv');
    expect((await file.text()).trim().split('\r\n')).toHaveLength(1_000);
  });

  it('leaves nothing behind where a page cannot be read', async () => {
    const api = { orderList: async () => Promise.reject(new Error('no answer')) } as unknown as Api;
    const asked = { format: 'xlsx', query: '' } as const;
    await expect(writeOrders(api, asked, false, new AbortController().signal)).rejects.toThrow('no answer');
    expect(saveFile).not.toHaveBeenCalled();
  });
});
