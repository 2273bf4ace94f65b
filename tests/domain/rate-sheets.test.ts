import { describe, expect, it } from 'vitest';
import { sheetKinds } from '#domain/imports/kinds.ts';
import type { Cell } from '#domain/rates/cell.ts';
import { choiceFinder } from '#domain/rates/choices.ts';
import { type SheetResult, sheetReader } from '#domain/rates/read-sheet.ts';
import { CODES_SHEET } from '#domain/rates/sheet-names.ts';
import { sheetLists as lists } from '#tests/kit/sheet-lists.ts';

const { columns } = sheetKinds.lcl;
const titles = columns.map(({ title }) => title);
const required = columns.filter(({ isRequired }) => isRequired).map(({ title }) => title);
const freight = columns.map(({ examples }) => examples[0]);
const cellOf = (value: string): Cell => (value === '' ? { kind: 'empty' } : { kind: 'text', text: value });

function readSheet(...rows: readonly (readonly string[])[]): SheetResult {
  const result: SheetResult = { rows: [], errors: [] };
  const reader = sheetReader('运价', { service: 'lcl', lists, choiceOf: choiceFinder(lists), result });
  for (const [at, row] of rows.entries()) reader.read(at + 1, row.map(cellOf));
  reader.end();
  return result;
}

const missing = (row: number, title: string) => ({
  ...{ sheet: '运价', row, column: title, kind: 'COLUMN_MISSING', found: '' },
});
const lines = (count: number) => Array.from({ length: count }, (_, at) => [`某某物流 ${at}`]);

describe('[10.3] where a sheet starts', () => {
  it('its titles are known with their row, a column that is none of ours without one', () => {
    const result: SheetResult = { rows: [], errors: [] };
    const reader = sheetReader('运价', { service: 'lcl', lists, choiceOf: choiceFinder(lists), result });
    expect(reader.titles()).toBeNull();
    reader.read(3, [...titles, '内部备注'].map(cellOf));
    expect(reader.titles()).toEqual({ row: 3, titles: [...titles, ''] });
  });

  it.each([0, 1, 9])('its titles stand below %i lines of heading', (count) => {
    const { rows, errors } = readSheet(...lines(count), titles, freight);
    expect(errors).toEqual([]);
    expect(rows.map(({ at }) => at)).toEqual([count + 2]);
  });

  it('blank lines are no heading', () => {
    const { rows } = readSheet(...lines(9), [], ['', ''], titles, [], freight);
    expect(rows.map(({ at }) => at)).toEqual([14]);
  });

  it('below ten lines of heading no one looks for titles: each required one is missed in the first row', () => {
    const { rows, errors } = readSheet(...lines(10), titles, freight);
    expect(rows).toEqual([]);
    expect(errors).toEqual(required.map((title) => missing(1, title)));
  });

  it.each([
    ['of one line without titles misses the required ones', [['某某物流']], required.length],
    ['that is blank misses nothing', [[''], []], 0],
    ['without a line misses nothing', [], 0],
  ] as const)('a sheet %s', (_, rows, count) => {
    expect(readSheet(...rows).errors).toHaveLength(count);
  });

  it('half of the titles are titles, and one fewer is a heading', () => {
    const half = titles.length / 2;
    expect(Number.isInteger(half)).toBe(true);
    expect(readSheet(titles.slice(0, half)).errors).toEqual(titles.slice(half).map((title) => missing(1, title)));
    expect(readSheet(titles.slice(0, half - 1)).errors).toEqual(required.map((title) => missing(1, title)));
    expect(readSheet(titles.slice(0, half - 1), titles, freight).rows).toHaveLength(1);
  });
});

describe('[10.3] the lines of a sheet', () => {
  it('a line that ends before its last cells says nothing there', () => {
    expect(columns.at(-1)?.isRequired).toBe(false);
    const fee = columns.map(({ examples }) => examples[1]);
    const { rows, errors } = readSheet(titles, freight.slice(0, -1), fee.slice(0, -2));
    expect([errors, rows.length]).toEqual([[], 2]);
  });

  it('a line with an error is not taken, and the lines beside it are', () => {
    const wrong = columns.map(({ key, examples }) => (key === 'destination' ? 'CNSHA' : examples[0]));
    const { rows, errors } = readSheet(titles, freight, wrong, freight);
    expect(rows.map(({ at }) => at)).toEqual([2, 4]);
    expect(errors).toEqual([{ sheet: '运价', row: 3, column: '目的港', kind: 'SAME_LOCATION', found: 'CNSHA' }]);
  });

  it('numbers of one column are read each by itself', () => {
    const result: SheetResult = { rows: [], errors: [] };
    const reader = sheetReader('运价', { service: 'lcl', lists, choiceOf: choiceFinder(lists), result });
    const priced = (value: number) =>
      columns.map(
        ({ key, examples }): Cell => (key === 'price' ? { kind: 'number', value, look: 'plain' } : cellOf(examples[0])),
      );
    for (const [at, cells] of [titles.map(cellOf), priced(45), priced(46)].entries()) reader.read(at + 1, cells);
    expect(result.rows.map(({ row }) => row.price)).toEqual(['45.00', '46.00']);
  });

  it('none is read from the sheet 代码, which lists what cells may name', () => {
    expect(CODES_SHEET).toBe('代码');
  });
});
