import { describe, expect, it } from 'vitest';
import { sheetKinds } from '#domain/imports/kinds.ts';
import type { Cell } from '#domain/rates/cell.ts';
import { choiceFinder, type RateLists } from '#domain/rates/choices.ts';
import { compareRates, findOverlaps } from '#domain/rates/compare.ts';
import { periodsOf } from '#domain/rates/periods.ts';
import { readCell } from '#domain/rates/read-cell.ts';
import { type SheetResult, sheetReader } from '#domain/rates/read-sheet.ts';
import { noOthers } from '#tests/kit/rate-lists.ts';
import { freightRow } from '#tests/kit/rate-sheet.ts';

const lists: RateLists = {
  port: [
    { code: 'CNSHA', names: ['CNSHA', '上海'], zone: 'Asia/Shanghai' },
    { code: 'NLRTM', names: ['NLRTM', '鹿特丹'], zone: 'Europe/Amsterdam' },
    { code: 'AAAAA', names: ['AAAAA', '同名'], zone: 'Asia/Shanghai' },
    { code: 'BBBBB', names: ['BBBBB', '同名'], zone: 'Asia/Shanghai' },
  ],
  carrier: [{ code: 'COSU', names: ['COSU', '中远海运'] }],
  ...noOthers,
  fee: [
    { code: 'OF', names: ['OF', '海运费'], bases: ['CONTAINER'], atCost: false },
    { code: 'DOC', names: ['DOC', '文件'], bases: ['SHIPMENT'], atCost: false },
    { code: 'INSP', names: ['INSP', '查验'], bases: ['TIME'], atCost: true },
  ],
};
const choiceOf = choiceFinder(lists);
const { columns } = sheetKinds.fcl;
const text = (value: string): Cell => (value === '' ? { kind: 'empty' } : { kind: 'text', text: value });
const number = (value: number, look: 'percent' | 'plain' = 'plain'): Cell => ({ kind: 'number', value, look });
const read = (key: string, cell: Cell) => {
  const found = readCell(columns.find((column) => column.key === key)!, cell, choiceOf);
  return 'value' in found ? found.value : found.error;
};

describe('[10.3] a cell of a rate sheet', () => {
  it.each([
    ['price', text('1,234.5'), '1234.50'],
    ['price', text('８５０'), '850.00'],
    ['price', number(0.1 + 0.2), '0.30'],
    ['price', text('1,23'), 'AMBIGUOUS_PRICE'],
    ['price', text('1.234,50'), 'AMBIGUOUS_PRICE'],
    ['price', text('$850'), 'AMBIGUOUS_PRICE'],
    ['price', text('850.505'), 'TOO_PRECISE'],
    ['price', text('123456789.125'), 'TOO_PRECISE'],
    ['price', text('1234567890.125'), 'NOT_A_PRICE'],
    ['price', text('123456789.12'), '123456789.12'],
    ['price', text('1234567890'), 'NOT_A_PRICE'],
    ['price', text('-850'), 'NOT_A_PRICE'],
    ['price', number(0.06, 'percent'), 'NOT_A_PRICE'],
    ['from', { kind: 'day', text: '2026-01-31', hasTime: false }, '2026-01-31'],
    ['from', { kind: 'day', text: '2026-01-31', hasTime: true }, 'DAY_WITH_TIME'],
    ['from', text('2026年1月5日'), '2026-01-05'],
    ['from', text('2026/1/5'), '2026-01-05'],
    ['from', number(20260105), '2026-01-05'],
    ['from', number(46027), 'AMBIGUOUS_DAY'],
    ['from', text('1/5/2026'), 'AMBIGUOUS_DAY'],
    ['from', text('1月5日'), 'AMBIGUOUS_DAY'],
    ['from', text('2026-02-30'), 'NOT_A_DAY'],
    ['from', text('月底'), 'NOT_A_DAY'],
    ['currency', text('美元'), 'USD'],
    ['currency', text('usd'), 'USD'],
    ['currency', text('$'), 'AMBIGUOUS_CURRENCY'],
    ['currency', text('¥'), 'AMBIGUOUS_CURRENCY'],
    ['currency', text('JPY'), 'UNKNOWN'],
    ['tax', number(0.06, 'percent'), '6'],
    ['tax', number(0.06), 'NOT_A_TAX'],
    ['tax', text('6%'), '6'],
    ['tax', text('免税'), '0'],
    ['origin', text('上海'), 'CNSHA'],
    ['origin', text('同名'), 'UNKNOWN'],
    ['origin', text(''), 'MISSING'],
    ['basis', text('件'), 'UNKNOWN'],
    ['classes', text('8、3，3'), '3;8'],
    ['limitKg', text('21,000'), '21000'],
    ['limitKg', number(21000.5), 'NOT_WHOLE'],
    ['remark', text("'=1+1"), '=1+1'],
    ['remark', text("门宽 7' 8"), "门宽 7' 8"],
    ['price', { kind: 'broken' }, 'BROKEN'],
  ] as const)('%s %o reads as %s', (key, cell, expected) => {
    expect(read(key, cell)).toBe(expected);
  });
});

function readSheet(...rows: readonly (readonly string[])[]): SheetResult {
  const result: SheetResult = { rows: [], errors: [] };
  const reader = sheetReader('运价', { service: 'fcl', lists, choiceOf, result });
  for (const [at, row] of rows.entries()) reader.read(at + 1, row.map(text));
  reader.end();
  return result;
}

const titles = columns.map(({ title }) => title);
const line = (change: Readonly<Record<string, string>> = {}) =>
  columns.map(({ key }) => (({ ...freightRow, ...change }) as Readonly<Record<string, string>>)[key] ?? '');
const errorsOf = ({ errors }: SheetResult) => errors.map(({ row, column, kind }) => [row, column, kind]);

describe('[10.3] a rate sheet', () => {
  it('finds its titles below a company name and under merged headings, starred or not', () => {
    const lower = titles.map((title, at) => (at < 2 ? '' : `${title}*`));
    const upper = titles.map((title, at) => (at < 2 ? title : at === 2 ? '费用' : ''));
    const { rows, errors } = readSheet(['某某物流'], upper, lower, line());
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      { at: 4, row: { origin: 'CNSHA', price: '777.00', currency: 'USD', basis: 'CONTAINER' } },
    ]);
  });

  it('ignores columns with unknown, missing or duplicate titles', () => {
    const result = readSheet([...titles.slice(0, -1), '燃油附加', '单价'], [...line(), '']);
    expect(errorsOf(result)).toEqual([
      [1, '燃油附加', 'UNKNOWN_COLUMN'],
      [1, '单价', 'COLUMN_TWICE'],
      [1, '备注', 'COLUMN_MISSING'],
    ]);
    expect(result.rows).toEqual([]);
  });

  it('checks the cells of a row against each other', () => {
    const changes = [
      { destination: 'CNSHA' },
      { to: '2019-01-01' },
      { basis: '票' },
      { box: '' },
      { classes: '' },
      { payTerm: '到付' },
      { tax: '6' },
      { fee: 'INSP', basis: '次', box: '', classes: '', limitKg: '', space: '', price: '5' },
    ];
    expect(errorsOf(readSheet(titles, ...changes.map(line)))).toEqual([
      [2, '目的港', 'SAME_LOCATION'],
      [3, '失效日期', 'ENDS_BEFORE_START'],
      [4, '计费单位', 'BASIS_OF_ANOTHER_FEE'],
      [5, '箱型', 'MISSING'],
      [6, '危险品类别', 'MISSING'],
      [7, '付款方式', 'UNWANTED'],
      [8, '税率%', 'UNWANTED'],
      [9, '单价', 'UNWANTED'],
    ]);
  });

  it('finds days that two lines claim, for one box or for all', () => {
    const fee = { fee: 'DOC', basis: '票', classes: '', limitKg: '', space: '', box: '' };
    const { rows } = readSheet(
      titles,
      line({ from: '2026-01-01', to: '2026-01-31' }),
      line({ from: '2026-02-01', to: '2026-02-28' }),
      line({ from: '2026-02-28', to: '2026-03-31' }),
      line({ ...fee, from: '2026-01-01', to: '2026-01-31' }),
      line({ ...fee, from: '2026-01-31', to: '2026-02-28' }),
    );
    expect(findOverlaps(rows, columns).map(({ row, found }) => [row, found])).toEqual([
      [4, '运价 3'],
      [6, '运价 5'],
    ]);
  });
});

describe('[10.3] changes of a price list', () => {
  const row = (change: Readonly<Record<string, string>>) => ({ ...freightRow, ...change });
  it('distinguishes new, changed and removed rows', () => {
    const current = [row({}), row({ box: '40GP' })];
    const next = [row({ price: '800.00' }), row({ box: '40HQ' })];
    expect(compareRates(current, next, columns).map(({ kind, row: { box }, cells }) => [kind, box, cells])).toEqual([
      ['NEW', '40HQ', []],
      ['CHANGED', '20GP', [{ column: '单价', old: '777.00', new: '800.00' }]],
      ['LAPSING', '40GP', []],
    ]);
  });

  it('splits rows into periods, and sells nothing on days without freight', () => {
    const freight = row({ from: '2026-01-10', to: '2026-01-20' });
    const fee = row({ fee: 'DOC', from: '2026-01-01', to: '2026-01-14' });
    expect(
      periodsOf([freight, fee], 'OF').map(({ from, to, rows }) => [from, to, rows.map(({ fee: code }) => code)]),
    ).toEqual([
      ['2026-01-10', '2026-01-14', ['OF', 'DOC']],
      ['2026-01-15', '2026-01-20', ['OF']],
    ]);
  });
});
