import { describe, expect, it, test } from 'vitest';
import { airKind } from '#domain/air/rate-columns.ts';
import { fclKind } from '#domain/fcl/rate-columns.ts';
import { railKind } from '#domain/rail/rate-columns.ts';
import { lineKey, type RateColumn, type RateRow, unitOf } from '#domain/rates/columns.ts';
import { compareRates, findOverlaps } from '#domain/rates/compare.ts';
import { findLoneMinimums, findOtherTerms } from '#domain/rates/freight-lines.ts';
import { periodsOf } from '#domain/rates/periods.ts';
import { priceJump } from '#domain/rates/price-jump.ts';

const placed = (rows: readonly RateRow[]) => rows.map((row, at) => ({ row, sheet: '运价', at: at + 2 }));
const place = ({ row, found }: { row: number; found: string }) => [row, found];

const january = { from: '2026-01-01', to: '2026-01-31' };
const february = { from: '2026-02-01', to: '2026-02-28' };
const fcl: RateRow = {
  ...{ origin: 'CNSHA', destination: 'NLRTM', carrier: 'COSU', cargo: 'N', fee: 'OF', box: '20GP' },
  ...{ payTerm: 'PRE', ...january },
};
const overlaps = (...changes: readonly RateRow[]) =>
  findOverlaps(placed(changes.map((change) => ({ ...fcl, ...change }))), fclKind.columns);

test('[10.3] a line is known by its fee, its unit and its first day, each by itself', () => {
  expect([unitOf({}), unitOf({ box: '20GP', flight: 'CA1' }), unitOf({ flight: 'CA1' })]).toEqual([
    ...['', '20GP', 'CA1'],
  ]);
  expect(lineKey({ box: '40', from: 'HQ' })).not.toBe(lineKey({ box: '40HQ' }));
});

describe('[10.3] two lines that claim a day', () => {
  it('are reported on the later row, with the other row, at the column of the first day', () => {
    expect(overlaps({ from: '2026-01-15', to: '2026-02-15' }, {})).toEqual([
      { sheet: '运价', row: 2, column: '生效日期', kind: 'OVERLAP', found: '运价 3' },
    ]);
  });

  it.each([
    ['follow each other', [{}, february], []],
    ['follow each other, written in any order', [february, {}], []],
    ['share the last day', [{}, { ...february, from: '2026-01-31' }], [[3, '运价 2']]],
    [
      'are of a long line, past a short one inside it',
      [{ to: '2026-03-31' }, { to: '2026-01-10' }, february],
      [
        [3, '运价 2'],
        [4, '运价 2'],
      ],
    ],
    [
      'are of the longer of two that end at once',
      [{}, { from: '2026-01-10' }, { from: '2026-01-20' }],
      [
        [3, '运价 2'],
        [4, '运价 2'],
      ],
    ],
    ['are of all boxes and of one', [{ box: '' }, {}], [[2, '运价 3']]],
    ['are of two types of box', [{}, { box: '40GP' }], []],
    [
      'are of two types of box beside a line of all in other months',
      [{}, { box: '40GP' }, { ...february, box: '' }],
      [],
    ],
    ['are of all boxes twice', [{ box: '' }, { box: '' }], [[3, '运价 2']]],
  ] as const)('%s', (_, changes, expected) => {
    expect(overlaps(...changes).map(place)).toEqual(expected);
  });

  it.each(['origin', 'destination', 'carrier', 'cargo', 'fee', 'break', 'city', 'payTerm'])(
    'are of one fee: another %s prices another',
    (key) => {
      expect(overlaps({}, { [key]: 'X' })).toEqual([]);
      expect(lineKey({ ...fcl, [key]: 'X' })).not.toBe(lineKey(fcl));
    },
  );

  it('are of one flight, where prices are by flight', () => {
    const air: RateRow = { origin: 'PVG', destination: 'FRA', fee: 'AF', ...january };
    const found = (...flights: string[]) =>
      findOverlaps(placed(flights.map((flight) => ({ ...air, flight }))), airKind.columns).map(place);
    expect([found('CA1041', 'CA935'), found('CA1041', 'CA1041')]).toEqual([[], [[3, '运价 2']]]);
  });

  it('are of two fees when the names of a lane run into each other', () => {
    expect(overlaps({ destination: 'A', carrier: 'BC' }, { destination: 'AB', carrier: 'C' })).toEqual([]);
  });
});

describe('[10.3] the key of a line', () => {
  it.each(['box', 'from'])('another %s is another line', (key) => {
    expect(lineKey({ ...fcl, [key]: 'X' })).not.toBe(lineKey(fcl));
  });

  it('an empty value equals a missing column', () => {
    const { box, from, ...bare } = fcl;
    expect(lineKey({ ...bare, box: '', from: '', city: '' })).toBe(lineKey(bare));
  });
});

describe('[10.3] changes of a publication', () => {
  const columns = fclKind.columns.filter(({ key }) => ['price', 'remark'].includes(key));
  const one: RateRow = { ...fcl, price: '850.00' };

  it('lists new, changed and removed rows in this order, without unchanged ones', () => {
    const changed = { ...one, box: '40GP', price: '900.00', remark: '含文件' };
    const added = { ...one, box: '40HQ' };
    const removed = { ...one, box: '45HQ' };
    expect(
      compareRates([one, removed, { ...one, box: '40GP' }], [{ ...one, remark: '' }, changed, added], columns),
    ).toEqual([
      { kind: 'NEW', row: added, cells: [] },
      {
        kind: 'CHANGED',
        row: changed,
        cells: [
          { column: '单价', old: '850.00', new: '900.00' },
          { column: '备注', old: '', new: '含文件' },
        ],
      },
      { kind: 'LAPSING', row: removed, cells: [] },
    ]);
  });

  it('has the previous value of a cleared cell', () => {
    const { price, ...emptied } = one;
    expect(compareRates([one], [emptied], columns).map(({ cells }) => cells)).toEqual([
      [{ column: '单价', old: '850.00', new: '' }],
    ]);
  });
});

describe('[10.3] prices that one train carries', () => {
  const rail: RateRow = {
    ...{ origin: 'CNSIA', destination: 'PLMAA', carrier: 'RO-BLOCK', fee: 'RF', box: '40HQ', limitKg: '22000' },
    ...{ border: '霍尔果斯', freeDays: '10', ...january },
  };
  const terms = (...changes: readonly RateRow[]) =>
    findOtherTerms(placed(changes.map((change) => ({ ...rail, ...change }))), railKind.columns, railKind.freight);
  const other = { box: '20GP', border: '二连浩特' };

  it('must agree on the route and the containers, regardless of weight', () => {
    expect(terms({}, { ...other, freeDays: '7', limitKg: '27000' })).toEqual([
      { sheet: '运价', row: 3, column: '口岸', kind: 'OTHER_TERMS', found: '运价 2' },
      { sheet: '运价', row: 3, column: '免用箱天数', kind: 'OTHER_TERMS', found: '运价 2' },
    ]);
  });

  it.each([
    ['in months that follow each other', [{}, { ...other, ...february }], []],
    ['on the last day of one', [{}, { ...other, ...february, from: '2026-01-31' }], [[3, '运价 2']]],
    ['written in another order', [{ ...other, from: '2026-01-15' }, {}], [[2, '运价 3']]],
    [
      'of a long line, past a short one',
      [{ to: '2026-03-31' }, { from: '2026-01-02', to: '2026-01-10' }, { ...other, ...february }],
      [[4, '运价 2']],
    ],
    [
      'of the first of two that end at once',
      [{}, { from: '2026-01-02' }, { ...other, from: '2026-01-03' }],
      [[4, '运价 2']],
    ],
    ['of another station of departure', [{}, { ...other, origin: 'CNCKG' }], []],
    ['to another station', [{}, { ...other, destination: 'DEHAM' }], []],
    ['of another train', [{}, { ...other, carrier: 'RO-2' }], []],
    ['of other goods', [{}, { ...other, cargo: 'Y' }], []],
    ['of another flight', [{}, { ...other, flight: 'X' }], []],
    ['of another fee', [{}, { ...other, fee: 'TRK' }], []],
    [
      'with names that run into each other',
      [
        { destination: 'A', carrier: 'BC' },
        { ...other, destination: 'AB', carrier: 'C' },
      ],
      [],
    ],
  ] as const)('%s', (_, changes, expected) => {
    expect(terms(...changes).map(place)).toEqual(expected);
  });

  it('are compared with the latest previous row', () => {
    expect(terms({}, february, { ...other, ...february }).map(place)).toEqual([[4, '运价 3']]);
  });

  it('of a service with one such column agree on that column', () => {
    const one = { ...railKind.freight, required: ['border'], optional: [] };
    const found = findOtherTerms(placed([rail, { ...rail, ...other, freeDays: '7' }]), railKind.columns, one);
    expect(found.map(({ column }) => column)).toEqual(['口岸']);
  });

  it('of a service without such columns are not compared', () => {
    const bare = { ...railKind.freight, required: [], optional: ['limitKg'] };
    expect(findOtherTerms(placed([rail, { ...rail, ...other }]), railKind.columns, bare)).toEqual([]);
  });
});

describe('[10.3] the least charge of a waybill', () => {
  const air: RateRow = {
    ...{ origin: 'PVG', destination: 'FRA', carrier: 'CA', cargo: 'N', flight: '', fee: 'AF', ...january },
  };
  const lone = (columns: readonly RateColumn[], ...changes: readonly RateRow[]) =>
    findLoneMinimums(placed(changes.map((change) => ({ ...air, ...change }))), columns, airKind.freight);
  const least = { break: 'M' };

  it('needs a price per kilogram', () => {
    expect(lone(airKind.columns, least)).toEqual([
      { sheet: '运价', row: 2, column: '重量段', kind: 'BREAK_MISSING', found: '运价 2' },
    ]);
  });

  it.each([
    ['on the same days', [least, { break: '100' }], []],
    ['that holds longer', [least, { break: '100', from: '2025-12-01', to: '2026-02-28' }], []],
    ['that starts later', [least, { break: '100', from: '2026-01-02' }], [2]],
    ['that ends sooner', [least, { break: '100', to: '2026-01-30' }], [2]],
    ['one of several', [least, { break: '100', ...february }, { break: 'N' }], []],
    ['of another flight', [least, { break: '100', flight: 'CA1041' }], [2]],
    ['two least charges', [least, { ...least, ...february }], [2, 3]],
  ] as const)('%s', (_, changes, expected) => {
    expect(lone(airKind.columns, ...changes).map(({ row }) => row)).toEqual(expected);
  });

  it('is no matter of a service without weight breaks', () => {
    expect(findLoneMinimums(placed([{ ...air, ...least }]), airKind.columns, railKind.freight)).toEqual([]);
  });
});

describe('[10.3] days with the same prices', () => {
  const freight: RateRow = { fee: 'OF', from: '2026-01-01', to: '2026-01-31' };
  const paper: RateRow = { fee: 'DOC', from: '2026-01-16', to: '2026-02-28' };

  it('split where a row starts and after it ends, and need freight', () => {
    expect(periodsOf([freight, paper], 'OF')).toEqual([
      { from: '2026-01-01', to: '2026-01-15', rows: [freight] },
      { from: '2026-01-16', to: '2026-01-31', rows: [freight, paper] },
    ]);
    expect(periodsOf([], 'OF')).toEqual([]);
  });

  it('are no period between two lines', () => {
    const march = { ...freight, from: '2026-03-01', to: '2026-03-01' };
    expect(periodsOf([march, freight], 'OF').map(({ from, to }) => [from, to])).toEqual([
      ['2026-01-01', '2026-01-31'],
      ['2026-03-01', '2026-03-01'],
    ]);
  });
});

describe('[10.3] a price that may be a slip', () => {
  it.each([
    ['1420.00', '4120.00', 190],
    ['850.00', '880.00', null],
    ['100.00', '150.00', null],
    ['100.00', '151.00', 51],
    ['100.00', '151.60', 52],
    ['100.00', '50.00', null],
    ['100.00', '49.00', -51],
    ['0.00', '9.00', null],
    ['', '900.00', null],
    ['21000', '1', null],
    ['2026-01-01', '2026-12-31', null],
    ['100.00', '', null],
  ])('%s to %s: %s', (old, next, expected) => {
    expect(priceJump({ column: '单价', old, new: next })).toBe(expected);
  });
});
