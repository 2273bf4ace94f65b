import { describe, expect, it } from 'vitest';
import { laneKinds, sheetKinds } from '#domain/imports/kinds.ts';
import type { ImportService, RateService } from '#domain/imports/services.ts';
import type { Cell } from '#domain/rates/cell.ts';
import { choiceFinder } from '#domain/rates/choices.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { readCell } from '#domain/rates/read-cell.ts';
import { sheetLists as lists } from '#tests/kit/sheet-lists.ts';

describe('[10.3] checks between the cells of a row; unparsable cells are skipped', () => {
  it.each<[RateService, RateRow, readonly (readonly [string, string])[]]>([
    [
      'rail',
      { fee: 'RF', city: '610100', kilometres: '35' },
      [
        ['city', 'UNWANTED'],
        ['kilometres', 'UNWANTED'],
      ],
    ],
    [
      'rail',
      { fee: 'TRK', box: '', limitKg: '' },
      [
        ['box', 'MISSING'],
        ['limitKg', 'MISSING'],
      ],
    ],
    [
      'rail',
      { fee: 'TRK', city: '', kilometres: '' },
      [
        ['city', 'MISSING'],
        ['kilometres', 'MISSING'],
      ],
    ],
    ['rail', { fee: 'TRK', payTerm: 'COL' }, [['payTerm', 'UNWANTED']]],
    ['rail', { fee: 'DDC', city: '' }, [['city', 'MISSING']]],
    ['rail', { fee: 'DDC', tax: '6' }, [['tax', 'TAX_OF_CARRIAGE']]],
    ['rail', { fee: 'DDC', tax: '9', currency: 'CNY' }, []],
    ['rail', { fee: 'DDC', currency: 'USD' }, [['currency', 'OTHER_CURRENCY']]],
    ['rail', { fee: 'DOC', city: '' }, []],
    ['rail', { fee: 'RF', box: '40HQ' }, []],
    ['rail', { fee: 'RF', box: '', basis: 'REVENUE_TON' }, [['box', 'MISSING']]],
    ['rail', { fee: 'RF', box: 'CBM', basis: 'REVENUE_TON' }, []],
    ['rail', { fee: 'RF', box: '40HQ', basis: 'REVENUE_TON' }, [['basis', 'BASIS_OF_ANOTHER_FEE']]],
    ['domestic', { fee: 'OF', tax: '6', currency: 'CNY' }, [['tax', 'TAX_OF_CARRIAGE']]],
    ['domestic', { fee: 'OF', tax: '9', currency: 'USD' }, [['currency', 'OTHER_CURRENCY']]],
    ['domestic', { fee: 'OF', box: '20GP' }, []],
    ['fcl', { fee: 'OF', currency: 'EUR' }, []],
    ['fcl', { from: '2026-01-01' }, []],
    ['lcl', { fee: 'OF', basis: 'SHIPMENT' }, [['basis', 'BASIS_OF_ANOTHER_FEE']]],
    ['lcl', { fee: 'OF', basis: 'REVENUE_TON', price: '-15.00' }, []],
    ['lcl', { fee: 'CFS', price: '-15.00' }, [['price', 'NOT_A_PRICE']]],
    ['air', { fee: 'AF', break: 'M', basis: 'SHIPMENT' }, []],
    ['air', { fee: 'AF', break: 'M', basis: 'KILOGRAM' }, [['basis', 'BASIS_OF_ANOTHER_FEE']]],
    ['air', { fee: 'AF', break: 'N', basis: 'KILOGRAM' }, []],
    ['fcl', { fee: 'OF', city: '310000' }, []],
    ['fcl', { fee: 'TRK', basis: 'CONTAINER', box: '20GP', limitKg: '' }, []],
    ['fcl', { fee: 'DOC', basis: 'SHIPMENT', box: '20GP' }, [['box', 'UNWANTED']]],
    ['fcl', { fee: 'DOC', basis: 'CONTAINER', box: '20GP' }, [['basis', 'BASIS_OF_ANOTHER_FEE']]],
    ['fcl', { fee: 'DOC', box: '20GP' }, []],
    ['fcl', { fee: 'DOC', space: 'PLENTY' }, [['space', 'UNWANTED']]],
    ['fcl', { fee: 'OF', space: '' }, [['space', 'MISSING']]],
    ['fcl', { fee: 'OF', classes: '3' }, []],
    ['fcl', { fee: 'OF', cargo: 'N', classes: '3' }, [['classes', 'UNWANTED']]],
    ['fcl', { from: '2026-01-01', to: '2026-01-01' }, []],
    ['fcl', { to: '2026-01-01' }, []],
    ['lcl', { fee: 'CFS', basis: 'REVENUE_TON', box: '20GP' }, [['box', 'UNWANTED']]],
    ['air', { fee: 'MYC', break: '45' }, [['break', 'UNWANTED']]],
    ['air', { fee: 'MYC', box: '20GP' }, []],
    ['air', { fee: 'OF' }, [['fee', 'FEE_OF_ANOTHER_SERVICE']]],
    ...['AF', 'RF', 'RDB', 'RDK', 'GDS', 'TLS', 'TLL', 'TLF'].map(
      (fee) => ['fcl', { fee }, [['fee', 'FEE_OF_ANOTHER_SERVICE']]] as [RateService, RateRow, [[string, string]]],
    ),
  ])('%s %o is %o', (service, row, expected) => {
    expect(laneKinds[service].checkRow(row, lists)).toEqual(expected);
  });

  /** Columns of freight lines: the first are required, the second optional; fees have neither. */
  it.each<[RateService, freight: string, must: string, may: string]>([
    ['fcl', 'OF', 'box space', 'limitKg'],
    ['lcl', 'OF', 'minimumTons space', 'ratio warehouse'],
    ['air', 'AF', 'break space', ''],
    ['rail', 'RF', 'box border space', 'foreignBorder ratio freeDays returnDepot limitKg'],
    ['tank', 'OF', 'box tankCode capacity space', 'included freeDays returnDepot limitKg'],
    ['flexitank', 'OF', 'box capacity limitKg space', 'included freeDays'],
    ['domestic', 'OF', 'box space', 'freeDays limitKg'],
  ])('%s: %s has %s, and may have %s', (service, freight, must, may) => {
    const errors = (row: RateRow) => laneKinds[service].checkRow(row, lists);
    for (const key of must.split(' ')) expect(errors({ fee: freight, [key]: '' })).toEqual([[key, 'MISSING']]);
    for (const key of may.split(' ').filter(Boolean)) {
      expect(errors({ fee: freight, [key]: '' })).toEqual([]);
      expect(errors({ fee: freight, [key]: '1' })).toEqual([]);
    }
    for (const key of `${must} ${may}`
      .trim()
      .split(' ')
      .filter((one) => one !== 'box')) {
      expect(errors({ fee: 'DOC', [key]: '1' })).toEqual([[key, 'UNWANTED']]);
      expect(errors({ fee: 'DOC', [key]: '' })).toEqual([]);
    }
  });

  it.each<[RateService, boolean]>([
    ['fcl', false],
    ['lcl', false],
    ['air', false],
    ['rail', true],
    ['tank', false],
    ['flexitank', false],
    ['domestic', true],
  ])('%s sells a truck to a door: %s', (service, hasDoors) => {
    const errors = laneKinds[service].checkRow({ fee: 'TRK', city: '' }, lists);
    expect(errors).toEqual(hasDoors ? [['city', 'MISSING']] : []);
  });
});

describe('[10.3] a cell at its limits', () => {
  const text = (value: string): Cell => ({ kind: 'text', text: value });
  const number = (value: number, look: 'plain' | 'percent' = 'plain'): Cell => ({ kind: 'number', value, look });
  const read = (service: ImportService, key: string, cell: Cell) => {
    const column = sheetKinds[service].columns.find((one) => one.key === key)!;
    const found = readCell(column, cell, choiceFinder(lists));
    return 'value' in found ? found.value : found.error;
  };

  it.each<[ImportService, string, Cell, string]>([
    ['fcl', 'remark', text('长'.repeat(200)), '长'.repeat(200)],
    ['fcl', 'remark', text('长'.repeat(201)), 'TOO_LONG'],
    ['fcl', 'remark', number(123_456_789_012_345), '123456789012345'],
    ['fcl', 'price', number(4.35 * 100), '435.00'],
    ['sailings', 'vessel', text('X'.repeat(35)), 'X'.repeat(35)],
    ['fcl', 'tax', text('1%'), '1'],
    ['fcl', 'tax', text('3'), '3'],
    ['fcl', 'tax', text('13%'), '13'],
    ['fcl', 'tax', text('17%'), 'NOT_A_TAX'],
    ['fcl', 'price', { kind: 'day', text: '2026-01-01', hasTime: false }, 'NOT_A_PRICE'],
    ['fcl', 'limitKg', { kind: 'day', text: '2026-01-01', hasTime: false }, 'NOT_WHOLE'],
    ['fcl', 'box', text('  '), ''],
    ['sailings', 'voyage', { kind: 'day', text: '2026-01-01', hasTime: false }, 'NOT_A_VOYAGE'],
    ['rail', 'box', text('cbm'), 'CBM'],
    ['rail', 'box', text('立方米'), 'CBM'],
    ['lcl', 'warehouse', text('名warehouse-01'), 'warehouse-01'],
    ['flexitankWorks', 'box', text('20GP'), '20GP'],
    ['flexitankWorks', 'box', text('40GP'), 'UNKNOWN'],
    ['dgdesk', 'box', text('40GP'), '40GP'],
    ['lcl', 'price', text('(12.50)'), 'AMBIGUOUS_PRICE'],
    ['lcl', 'price', number(-5), '-5.00'],
    ['lcl', 'price', text('−5'), '-5.00'],
    ['lcl', 'price', number(-0.5, 'percent'), 'NOT_A_PRICE'],
    ['lcl', 'price', text('-0'), '0.00'],
    ['lcl', 'minimumTons', text('0'), 'NOT_TONS'],
    ['lcl', 'minimumTons', text('1.5000'), 'NOT_TONS'],
    ['lcl', 'minimumTons', text('1.50'), '1.5'],
    ['lcl', 'minimumTons', { kind: 'day', text: '2026-01-01', hasTime: false }, 'NOT_TONS'],
    ['flights', 'weekdays', text('每天'), '1234567'],
    ['flights', 'weekdays', text('D135'), '1.3.5'],
    ['flights', 'weekdays', text('d1,3、5-6.7'), '1.3.5.6.7'],
    ['flights', 'weekdays', text('１，３ 5'), '1.3.5'],
    ['flights', 'weekdays', number(246), '2.4.6'],
    ['flights', 'weekdays', text('1'), '1'],
    ['flights', 'weekdays', text('7'), '7'],
    ['flights', 'weekdays', text('1.2.3.4.5.6.7'), '1234567'],
    ['flights', 'weekdays', text('2.3.4.5.6.7'), '2.3.4.5.6.7'],
    ['flights', 'weekdays', text('1.3.3'), 'NOT_WEEKDAYS'],
    ['flights', 'weekdays', text('3.1'), 'NOT_WEEKDAYS'],
    ['flights', 'weekdays', text('1.8'), 'NOT_WEEKDAYS'],
    ['flights', 'weekdays', text('0.1'), 'NOT_WEEKDAYS'],
    ['flights', 'weekdays', text('1;3'), 'NOT_WEEKDAYS'],
    ['flights', 'weekdays', text('1.3X'), 'NOT_WEEKDAYS'],
    ['flights', 'weekdays', text('+1.3'), 'NOT_WEEKDAYS'],
    ['flights', 'weekdays', text('1D3'), 'NOT_WEEKDAYS'],
    ['flights', 'weekdays', text('DD1'), 'NOT_WEEKDAYS'],
    ['flights', 'weekdays', text('D'), 'NOT_WEEKDAYS'],
    ['flights', 'weekdays', text('每天1'), 'NOT_WEEKDAYS'],
    ['flights', 'weekdays', { kind: 'day', text: '1.3', hasTime: false }, 'NOT_WEEKDAYS'],
    ['flights', 'departs', text('8:05'), '08:05'],
    ['flights', 'departs', text('00:00'), '00:00'],
    ['flights', 'departs', text('19:59'), '19:59'],
    ['flights', 'departs', text('23:59'), '23:59'],
    ['flights', 'departs', text('24:00'), 'NOT_A_CLOCK'],
    ['flights', 'departs', text('8:60'), 'NOT_A_CLOCK'],
    ['flights', 'departs', text('108:05'), 'NOT_A_CLOCK'],
    ['flights', 'departs', text('08:055'), 'NOT_A_CLOCK'],
    ['flights', 'departs', text('08:5'), 'NOT_A_CLOCK'],
    ['flights', 'departs', number(0.5), 'NOT_A_CLOCK'],
    ['flights', 'flight', text('ca1041'), 'CA1041'],
    ['flights', 'flight', text('3U1'), '3U1'],
    ['flights', 'flight', text('CA1041A'), 'CA1041A'],
    ['flights', 'flight', text('CA'), 'NOT_A_FLIGHT'],
    ['flights', 'flight', text('CA10411'), 'NOT_A_FLIGHT'],
    ['flights', 'flight', text('CA1041AB'), 'NOT_A_FLIGHT'],
    ['flights', 'flight', text('CCA10'), 'NOT_A_FLIGHT'],
    ['flights', 'flight', text('C-10'), 'NOT_A_FLIGHT'],
    ['flights', 'flight', number(931_041), 'NOT_A_FLIGHT'],
    ['fcl', 'classes', text('；3、8；'), '3;8'],
    ['fcl', 'classes', text('3;99'), 'UNKNOWN'],
  ])('%s %s %o reads as %s', (service, key, cell, expected) => {
    expect(read(service, key, cell)).toBe(expected);
  });
});
