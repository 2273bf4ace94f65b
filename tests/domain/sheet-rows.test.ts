import { describe, expect, test } from 'vitest';
import { quotedWeight } from '#domain/procurement/quoted-weight.ts';
import { distinctEnds, laneKey } from '#domain/rates/ends.ts';
import { letterOf, rowsToShow } from '#domain/rates/near-rows.ts';
import { bookedWarehouseOf, stuffedGoodsOf, stuffingAddress } from '#domain/warehouse/order-link.ts';

describe('[10.5] the rows of a sheet that are mended', () => {
  test('columns are named as a spreadsheet names them', () => {
    expect([0, 25, 26, 27, 51, 52, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA']);
  });

  test('forty rows are shown, without repetition, by sheet', () => {
    const errors = Array.from({ length: 41 }, (_, at) => ({ sheet: at < 2 ? '海运' : '空运', row: at + 1 }));
    const shown = rowsToShow([{ sheet: '海运', row: 1 }, ...errors]);
    expect([...(shown.get('海运') ?? [])]).toEqual([1, 2]);
    expect([...(shown.get('空运') ?? [])]).toEqual(Array.from({ length: 38 }, (_, at) => at + 3));
    expect(rowsToShow([]).size).toBe(0);
  });

  test('the ends of rows are distinct pairs', () => {
    expect(laneKey({ origin: 'CNSHA', destination: 'NLRTM' })).toBe('CNSHA NLRTM');
    const rows = [
      { origin: 'PVG', destination: 'FRA' },
      { origin: 'PV', destination: 'GFRA' },
      { origin: 'PVG', destination: 'FRA', carrier: 'CK' },
      {},
    ];
    expect(distinctEnds(rows)).toEqual([
      { origin: 'PVG', destination: 'FRA' },
      { origin: 'PV', destination: 'GFRA' },
      { origin: '', destination: '' },
    ]);
  });
});

test('[2.2] an address names the goods that are stuffed, by number and group, and the warehouse that is booked', () => {
  expect(['I', 'II', 'III', 'IV', ''].map((group) => stuffedGoodsOf(`unNo=1263&pg=${group}`)?.packingGroup)).toEqual([
    ...['I', 'II', 'III', '', ''],
  ]);
  expect(stuffedGoodsOf('unNo=1263')).toEqual({ unNo: '1263', packingGroup: '' });
  expect(['unNo=126', 'unNo=12633', 'unNo=x1263', 'pg=II', ''].map(stuffedGoodsOf)).toEqual([
    ...[null, null, null, null, null],
  ]);
  expect(bookedWarehouseOf('warehouseId=warehouse-01')).toBe('warehouse-01');
  for (const wrong of ['', '<b>', 'x'.repeat(65)]) expect(bookedWarehouseOf(`warehouseId=${wrong}`)).toBe('');
  expect(bookedWarehouseOf(`warehouseId=${'x'.repeat(64)}`)).toHaveLength(64);
  expect(stuffingAddress('warehouse 01')).toBe('/builtIn/addOrder?warehouseId=warehouse%2001');
});

test('a 200-litre drum holds from 120 to 380 kilograms; other quantities mean another size', () => {
  const gross = (each: string) => quotedWeight({ quantity: '1', unit: '桶', packing: `${each} kg 钢桶` }).grossKg;
  expect(['119.9', '120', '380', '380.1'].map(gross)).toEqual([null, '140', '400', null]);
  expect(quotedWeight({ quantity: '2.5', unit: '柜', packing: '散水' }).packages).toBe(3);
});
