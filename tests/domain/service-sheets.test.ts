import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laneKinds, sheetKinds } from '#domain/imports/kinds.ts';
import { type ImportService, importServices, type RateService, rateServices } from '#domain/imports/services.ts';
import type { Cell } from '#domain/rates/cell.ts';
import { choiceFinder, fixedLists, shownChoice } from '#domain/rates/choices.ts';
import type { RateColumn, RateRow } from '#domain/rates/columns.ts';
import { compareRates } from '#domain/rates/compare.ts';
import { type SheetResult, sheetReader } from '#domain/rates/read-sheet.ts';
import { flightRow, serviceRows, trainRow } from '#tests/kit/service-sheets.ts';
import { sheetLists as lists } from '#tests/kit/sheet-lists.ts';

const choiceOf = choiceFinder(lists);

function readRows(service: ImportService, rows: readonly RateRow[]): SheetResult {
  const { sheet, columns, checkRows } = sheetKinds[service];
  const result: SheetResult = { rows: [], errors: [] };
  const reader = sheetReader(sheet, { service, lists, choiceOf, result });
  const cell = (text: string): Cell => (text === '' ? { kind: 'empty' } : { kind: 'text', text });
  reader.read(
    1,
    columns.map(({ title }) => cell(title)),
  );
  for (const [at, row] of rows.entries())
    reader.read(
      at + 2,
      columns.map(({ key }) => cell(row[key] ?? '')),
    );
  reader.end();
  return { rows: result.rows, errors: [...result.errors, ...checkRows(result.rows, columns)] };
}

const errorsOf = (service: ImportService, rows: readonly RateRow[]) =>
  readRows(service, rows).errors.map(({ row, column, kind }) => [row, column, kind]);

/** A row as a sheet that is exported has it. */
const exported = (service: ImportService, row: RateRow): RateRow =>
  Object.fromEntries(
    sheetKinds[service].columns.map((column) => {
      const value = row[column.key] ?? '';
      return [column.key, column.kind === 'choice' && value !== '' ? shownChoice(lists, column.list, value) : value];
    }),
  );

describe('[10.3] a sheet of each service', () => {
  it.each(importServices)('%s starts with two rows without errors', (service) => {
    const examples = [0, 1].map((at) =>
      Object.fromEntries(sheetKinds[service].columns.map(({ key, examples: both }) => [key, both[at as 0 | 1]])),
    );
    expect(errorsOf(service, examples)).toEqual([]);
  });

  const freightOf = (service: Exclude<RateService, 'fcl'>) => serviceRows[service][0]!;
  const lcl = freightOf('lcl');
  const rail = freightOf('rail');
  const [least, normal] = serviceRows.air as readonly [RateRow, RateRow];
  const door = serviceRows.rail[3]!;

  it.each<[ImportService, readonly RateRow[], readonly (readonly [number, string, string])[]]>([
    ['lcl', [{ ...lcl, price: '(12.50)' }], [[2, '单价', 'AMBIGUOUS_PRICE']]],
    ['lcl', [{ ...lcl, basis: '票' }], [[2, '计费单位', 'BASIS_OF_ANOTHER_FEE']]],
    ['lcl', [{ ...lcl, basis: '箱' }], [[2, '计费单位', 'UNKNOWN']]],
    ['lcl', [{ ...lcl, minimumTons: '' }], [[2, '最低计费吨', 'MISSING']]],
    ['lcl', [{ ...lcl, minimumTons: '0' }], [[2, '最低计费吨', 'NOT_TONS']]],
    ['lcl', [{ ...serviceRows.lcl[1]!, price: '-5' }], [[2, '单价', 'NOT_A_PRICE']]],
    ['lcl', [{ ...serviceRows.lcl[1]!, minimumTons: '1' }], [[2, '最低计费吨', 'UNWANTED']]],
    [
      'lcl',
      [{ ...lcl, currency: '$', from: '1/2/2026' }],
      [
        [2, '币种', 'AMBIGUOUS_CURRENCY'],
        [2, '生效日期', 'AMBIGUOUS_DAY'],
      ],
    ],
    ['lcl', [lcl, { ...lcl, price: '-10', from: '2026-01-01' }], [[3, '生效日期', 'OVERLAP']]],
    ['lcl', [{ ...serviceRows.lcl[2]!, fee: 'RF', basis: 'RT' }], [[2, '费用代码', 'FEE_OF_ANOTHER_SERVICE']]],
    ['air', [{ ...normal, currency: 'USD' }], [[2, '币种', 'OTHER_CURRENCY']]],
    ['air', [{ ...normal, break: '' }], [[2, '重量段', 'MISSING']]],
    ['air', [{ ...normal, break: '200' }], [[2, '重量段', 'UNKNOWN']]],
    ['air', [{ ...least, basis: '公斤' }, normal], [[2, '计费单位', 'BASIS_OF_ANOTHER_FEE']]],
    ['air', [least], [[2, '重量段', 'BREAK_MISSING']]],
    ['air', [{ ...serviceRows.air[4]!, break: '45' }], [[2, '重量段', 'UNWANTED']]],
    ['rail', [{ ...rail, border: '' }], [[2, '口岸', 'MISSING']]],
    ['rail', [rail, { ...rail, box: '20GP', border: '霍尔果斯' }], [[3, '口岸', 'OTHER_TERMS']]],
    ['rail', [{ ...rail, box: '立方米' }], [[2, '计费单位', 'BASIS_OF_ANOTHER_FEE']]],
    [
      'rail',
      [{ ...door, city: '', tax: '0', currency: 'USD' }],
      [
        [2, '门点城市', 'MISSING'],
        [2, '税率%', 'TAX_OF_CARRIAGE'],
        [2, '币种', 'OTHER_CURRENCY'],
      ],
    ],
    [
      'tank',
      [{ ...freightOf('tank'), tankCode: 'T5', capacity: '24千' }],
      [
        [2, '罐型', 'UNKNOWN'],
        [2, '容积L', 'NOT_WHOLE'],
      ],
    ],
    ['flexitank', [{ ...freightOf('flexitank'), limitKg: '' }], [[2, '限重kg', 'MISSING']]],
    ['domestic', [{ ...freightOf('domestic'), tax: '0' }], [[2, '税率%', 'TAX_OF_CARRIAGE']]],
    ['flights', [{ ...flightRow, weekdays: '1357', from: '2026-10-01' }, flightRow], [[3, '首飞日期', 'OVERLAP']]],
    ['trains', [{ ...trainRow, siCutoff: '2026-10-31 12:00' }], [[2, '截单', 'AFTER_DEPARTURE']]],
  ])('%s %o: names the wrong cell', (service, rows, expected) => {
    expect(errorsOf(service, rows)).toEqual(expected);
  });
});

const digits = (most: number) => fc.integer({ min: 1, max: most }).map(String);
const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true });
const cents = fc.integer({ min: 1, max: 99_999_999 }).map((amount) => (amount / 100).toFixed(2));

/** Generates the stored values that a cell of the column accepts. */
function cellValueOf(column: RateColumn): fc.Arbitrary<string> {
  switch (column.kind) {
    case 'choice':
    case 'choices':
      return fc.constantFrom(...{ ...lists, ...fixedLists }[column.list].map(({ code }) => code));
    case 'signedPrice':
      return fc.tuple(fc.constantFrom('', '-'), cents).map((parts) => parts.join(''));
    case 'price':
      return cents;
    case 'kilograms':
    case 'whole':
      return digits(999_999);
    case 'tons':
      return fc.integer({ min: 1, max: 999_999 }).map((thousandths) => String(thousandths / 1000));
    case 'day':
      return day.map((date) => date.toISOString().slice(0, 10));
    case 'tax':
      return fc.constantFrom('0', '1', '3', '6', '9', '13');
    case 'flight':
      return digits(9_999).map((number) => `CA${number}`);
    default:
      return fc.constantFrom('', '备注', '周一三五', '=1+1');
  }
}

/** Lines of freight that hold together, each for a price of its own. */
const sheetOf = (service: RateService): fc.Arbitrary<RateRow[]> => {
  const { columns, freight, keyOf, checkRow } = laneKinds[service];
  const row = fc.record(Object.fromEntries(columns.map((column) => [column.key, cellValueOf(column)])));
  const mended = row.map((cells): RateRow => {
    const [from, to] = [cells.from!, cells.to!].sort() as [string, string];
    const unit = freight.unit === null ? {} : { [freight.unit]: cells[freight.unit]! };
    const plain: RateRow = { ...cells, from, to, fee: freight.fee, payTerm: 'PRE', tax: freight.tax, ...unit };
    const classes = 'cargo' in cells ? { classes: cells.cargo === 'Y' ? cells.classes! : '' } : {};
    const currency = freight.currency === null ? {} : { currency: freight.currency };
    const doors = freight.hasDoors ? { city: '', kilometres: '' } : {};
    return { ...plain, ...classes, ...currency, ...doors, basis: freight.basisOf(plain) };
  });
  return fc
    .uniqueArray(mended, { selector: keyOf, maxLength: 8 })
    .map((rows) => rows.filter((one) => checkRow(one, lists).length === 0));
};

describe('[10.3] exports', () => {
  it.each(rateServices)('of %s are imported again without a difference', (service) => {
    const { columns, keyOf } = sheetKinds[service];
    let compared = 0;
    fc.assert(
      fc.property(sheetOf(service), (rows) => {
        const reader = readRows(
          service,
          rows.map((row) => exported(service, row)),
        );
        const single = reader.errors.filter(({ kind }) => !['BREAK_MISSING', 'OTHER_TERMS', 'OVERLAP'].includes(kind));
        expect(single).toEqual([]);
        expect(
          compareRates(
            rows,
            reader.rows.map(({ row }) => row),
            columns,
            keyOf,
          ),
        ).toEqual([]);
        compared += rows.length;
      }),
      { numRuns: 150, seed: 20_260_131 },
    );
    expect(compared).toBeGreaterThan(100);
  });
});

describe('[10.3] the documentation of the sheets', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/rates.zh-CN.md'), 'utf8');
  const usage = readFileSync(join(import.meta.dirname, '../../scripts/rates.mjs'), 'utf8');
  it.each(importServices)('%s is named with its columns, and the command knows it', (service) => {
    const titles = sheetKinds[service].columns.map(({ title }) => title);
    expect(titles.filter((title) => !text.includes(title))).toEqual([]);
    expect(text).toContain(`\`${service}\``);
    expect(usage).toContain(`'${service}'`);
  });
});
