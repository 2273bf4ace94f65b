import { describe, expect, test } from 'vitest';
import type { Offer } from '#contract/calls/item.ts';
import { fcl } from '#copy/fcl/search.ts';
import { fclSheet } from '#copy/fcl/tools.ts';
import { fees } from '#copy/search/terms.ts';
import { shell } from '#copy/shell.ts';
import { offer, oneOffer } from '#machines/search/search.cases.ts';
import { offerSheet } from '#src/features/fcl/offer-files.ts';
import { sheetFile } from '#src/features/files/sheet-file.ts';
import { letterOf, readSpreadsheet } from '../../kit/spreadsheet.ts';

const { columns } = fclSheet;

const hostile: Offer = {
  ...offer,
  carrier: { code: '=1+1', nameCn: '=HYPERLINK("http://x","中远")' },
  terminal: '+86,洋山"四期"',
  vessel: '-2+3',
  voyage: '@SUM(A1)',
  remark: '第一行\n第二行 <b>&',
  via: { code: 'SGSIN', nameCn: '新加坡' },
  freeDays: null,
  prices: [
    { ctnType: '20GP', amount: '1234567.80', currency: '2', limitKg: null },
    { ctnType: '40HQ', amount: '0.10', currency: '2', limitKg: 26_500 },
  ],
  totals: [{ currency: '2', amount: '-300.05' }],
};
const answer = { ...oneOffer, items: [offer, hostile], total: 2 };
const sheet = offerSheet(answer, answer.items, true, false);

const bytesOf = async (format: 'csv' | 'xlsx') => Buffer.from(await (await sheetFile(sheet, format)).arrayBuffer());

async function spreadsheet() {
  const { sheets, cells } = await readSpreadsheet(await bytesOf('xlsx'));
  const cell = (row: number, column: string) => cells.get(`${letterOf(sheet.head.indexOf(column))}${row}`);
  return { sheets, cell, head: sheet.head.map((_, at) => cells.get(`${letterOf(at)}1`)?.value) };
}

/** RFC 4180, read back. */
const cellsOf = (csv: string) =>
  csv
    .replace(/^\uFEFF/, '')
    .split(/\r\n/)
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
        quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
      ),
    );

describe('the list as a spreadsheet', () => {
  test('[1.12] each row of demonstration data says so, and no other does', () => {
    const marked = offerSheet(answer, answer.items, true, true);
    for (const row of marked.rows) expect(row.at(-1)?.text).toContain(shell.demoLabel);
    for (const row of sheet.rows) expect(row.at(-1)?.text).not.toContain(shell.demoLabel);
  });

  test('[3.14] the head names every column once, in Chinese, a column for each box and each currency', async () => {
    const { sheets, head } = await spreadsheet();
    expect(sheets).toEqual([fclSheet.sheet]);
    expect(head).toEqual(sheet.head);
    expect(new Set(head).size).toBe(head.length);
    for (const column of [
      columns.freight('20GP'),
      columns.freight('40HQ'),
      columns.limit('40HQ'),
      fees.total['1'],
      fees.total['2'],
    ])
      expect(head).toContain(column);
  });

  test('[5.9] amounts are numbers with two decimals, counts are whole ones, and what is not known is no number', async () => {
    const { cell } = await spreadsheet();
    const money = '#,##0.00';
    expect(cell(2, columns.freight('20GP'))).toEqual({ value: 850, look: money });
    expect(cell(3, columns.freight('20GP'))).toEqual({ value: 1_234_567.8, look: money });
    expect(cell(3, columns.freight('40HQ'))).toEqual({ value: 0.1, look: money });
    expect(cell(2, fees.total['1'] ?? '')).toEqual({ value: 2120, look: money });
    expect(cell(3, fees.total['2'] ?? '')).toEqual({ value: -300.05, look: money });
    expect(cell(3, columns.limit('40HQ'))).toEqual({ value: 26_500, look: '#,##0' });
    expect(cell(2, columns.transit)).toEqual({ value: 31, look: '#,##0' });
    for (const column of [columns.freight('40HQ'), columns.limit('40HQ')]) expect(cell(2, column)).toBeUndefined();
    for (const column of [fees.total['1'] ?? '', columns.limit('20GP'), columns.free])
      expect(cell(3, column)).toBeUndefined();
  });

  test('[3.14] Chinese, moments on the clock of each port, and what looks like a formula are text as it stands', async () => {
    const { cell } = await spreadsheet();
    expect(cell(2, columns.carrier)?.value).toBe('中远海运');
    expect(cell(2, columns.origin)?.value).toBe('上海');
    expect(cell(2, columns.etd)?.value).toBe('2026-02-06 12:00');
    expect(cell(2, columns.eta)?.value).toBe('2026-03-09 05:00');
    expect(cell(2, columns.booking)?.value).toBe('2026-01-27 12:00');
    expect(cell(2, columns.via)?.value).toBe(fcl.direct);
    expect(cell(3, columns.via)?.value).toBe(fcl.via('新加坡'));
    expect(cell(3, columns.carrier)?.value).toBe('=HYPERLINK("http://x","中远")');
    expect(cell(3, columns.vessel)?.value).toBe('-2+3');
    expect(cell(3, columns.remark)?.value).toBe('第一行\n第二行 <b>&');
  });
});

describe('the list as CSV', () => {
  test('[3.14] Excel takes it for UTF-8, nothing in it runs as a formula, and an amount below nought stays a number', async () => {
    const bytes = await bytesOf('csv');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first, second] = cellsOf(bytes.toString());
    expect(head).toEqual(sheet.head);
    const of = (row: readonly string[] | undefined, column: string) => row?.[sheet.head.indexOf(column)];
    expect(of(first, columns.carrier)).toBe('中远海运');
    expect(of(first, columns.freight('20GP'))).toBe('850.00');
    expect(of(first, columns.etd)).toBe('2026-02-06 12:00');
    expect(of(second, columns.code)).toBe("'=1+1");
    expect(of(second, columns.carrier)).toBe('\'=HYPERLINK("http://x","中远")');
    expect(of(second, columns.terminal)).toBe('\'+86,洋山"四期"');
    expect(of(second, columns.vessel)).toBe("'-2+3");
    expect(of(second, columns.voyage)).toBe("'@SUM(A1)");
    expect(of(second, fees.total['2'] ?? '')).toBe('-300.05');
    expect(of(second, columns.freight('20GP'))).toBe('1234567.80');
    expect(of(second, columns.remark)).toBe('第一行\n第二行 <b>&');
    expect(second).toHaveLength(sheet.head.length);
  });
});
