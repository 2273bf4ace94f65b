import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unListKind } from '#domain/dangerous-goods/un-list/sheet.ts';
import type { Cell } from '#domain/rates/cell.ts';
import { choiceFinder } from '#domain/rates/choices.ts';
import { type SheetResult, sheetReader } from '#domain/rates/read-sheet.ts';
import { sheetLists as lists } from '#tests/kit/sheet-lists.ts';

const lines = readFileSync('server/reference/un/list.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const [titles = [], ...rows] = lines;

const cellOf = (text: string): Cell => (text === '' ? { kind: 'empty' } : { kind: 'text', text });

function read(table: readonly (readonly string[])[]): SheetResult {
  const result: SheetResult = { rows: [], errors: [] };
  const reader = sheetReader('CSV', { service: 'unList', lists, choiceOf: choiceFinder(lists), result });
  for (const [at, cells] of table.entries()) reader.read(at + 1, cells.map(cellOf));
  reader.end();
  return { rows: result.rows, errors: [...result.errors, ...unListKind.checkRows(result.rows, unListKind.columns)] };
}

const methanol = rows.find(([unNo]) => unNo === '1230')!;
const withCell = (column: string, text: string) => methanol.map((cell, at) => (titles[at] === column ? text : cell));
const errorsOf = (...table: (readonly string[])[]) =>
  read([titles, ...table]).errors.map(({ row, column, kind }) => `${row} ${column} ${kind}`);

describe('[10.3b] a file of the list of dangerous goods', () => {
  it('the bundled file has no errors, and is imported unchanged', () => {
    const { errors, rows: found } = read(lines);
    expect(errors).toEqual([]);
    expect(found).toHaveLength(rows.length);
    expect(found.map(({ row }) => titles.map((title) => row[title]).join('|'))).toEqual(
      rows.map((cells) => titles.map((_, at) => cells[at] ?? '').join('|')),
    );
  });

  it.each([
    ['un', '123', 'NOT_A_NUMBER'],
    ['un', '', 'MISSING'],
    ['class', '3.9', 'NOT_A_CLASS'],
    ['class', '3A', 'NOT_A_CLASS'],
    ['subsidiary', '6.1 12', 'NOT_A_CLASS'],
    ['packing_group', 'IV', 'NOT_LISTED_SO'],
    ['marine_pollutant', 'yes', 'NOT_LISTED_SO'],
    ['special_provisions', 'A1', 'NOT_LISTED_SO'],
    ['limited_quantity', '1 L', 'NOT_LISTED_SO'],
    ['excepted_quantity', 'E6', 'NOT_LISTED_SO'],
    ['packing', 'P001, P002', 'NOT_LISTED_SO'],
    ['ibc', 'IBC', 'NOT_LISTED_SO'],
    ['tank_instruction', 'TP7', 'NOT_LISTED_SO'],
    ['tank_provisions', 'T7', 'NOT_LISTED_SO'],
    ['ems', 'F-E S-D', 'NOT_LISTED_SO'],
    ['stowage', 'F', 'NOT_LISTED_SO'],
    ['stowage_codes', 'SG1', 'NOT_LISTED_SO'],
    ['segregation_codes', 'SGG1', 'NOT_LISTED_SO'],
    ['segregation_groups', 'SG1', 'NOT_LISTED_SO'],
    ['hazard_id', '3', 'NOT_LISTED_SO'],
    ['transport_category', '5', 'NOT_LISTED_SO'],
    ['tunnel_code', 'F', 'NOT_LISTED_SO'],
    ['confirmed_by', 'x', 'NOT_LISTED_SO'],
    ['name_cn', '', 'MISSING'],
    ['name_en', 'X'.repeat(601), 'TOO_LONG'],
  ])('%s with "%s" is reported with its row', (column, text, kind) => {
    expect(errorsOf(methanol, withCell(column, text))).toContain(`3 ${column} ${kind}`);
  });

  it.each(['1.4G', '2.1', '5.2', '6.2', '7'])('class %s has no packing group', (dangerousClass) => {
    expect(errorsOf(withCell('class', dangerousClass))).toEqual(['2 packing_group GROUP_OF_NO_CLASS']);
  });

  it('a number, group and variant may appear in one row only', () => {
    expect(errorsOf(methanol, withCell('variant', 'pure'), methanol)).toEqual(['4 un SAME_ENTRY']);
  });

  it('all columns are present, without repetition or extra ones', () => {
    const without = titles.filter((title) => title !== 'ems');
    expect(read([without, methanol]).errors).toMatchObject([{ column: 'ems', kind: 'COLUMN_MISSING' }]);
    expect(read([[...titles, 'price'], methanol]).errors).toMatchObject([{ column: 'price', kind: 'UNKNOWN_COLUMN' }]);
    expect(read([[...titles, 'ems'], methanol]).errors).toMatchObject([{ column: 'ems', kind: 'COLUMN_TWICE' }]);
  });
});
