import { expect, test } from 'vitest';
import { type CategorizedGoods, transportPoints } from '#domain/dangerous-goods/transport-points.ts';

const goods = (unNo: string, category: string | null, kg: string | null): CategorizedGoods => ({ unNo, category, kg });

/** By the table of ADR 1.1.3.6.3, worked out by hand. */
test.each([
  { name: 'petrol', of: [goods('1203', '2', '333')], total: '999' },
  {
    name: 'each category at its factor',
    of: [goods('1098', '1', '2'), goods('1203', '2', '100'), goods('1263', '3', '40')],
    total: '440',
  },
  { name: 'category 4, which has no limit', of: [goods('1331', '4', '25000')], total: '0' },
  { name: 'chlorine, of which 50 kg are eased', of: [goods('1017', '1', '50')], total: '1000' },
  { name: 'part of a kilogram', of: [goods('1098', '1', '0.5'), goods('1098', '1', '0.25')], total: '37.50' },
  {
    name: 'goods without a category beside others',
    of: [goods('1845', '-', '500'), goods('1263', '3', '10')],
    total: '10',
  },
  { name: 'category 0, which is never eased', of: [goods('1051', '0', '1'), goods('1263', '3', '10')], total: null },
  { name: 'a category in doubt', of: [goods('1263', null, '1')], total: null },
  { name: 'a weight that no one says', of: [goods('1263', '3', null)], total: null },
])('[10.13] the value of $name', ({ of, total }) => {
  expect(transportPoints(of).total).toBe(total === null ? null : total);
});

test('[10.13] the load of each category has its own line', () => {
  const { categories, isUnknown } = transportPoints([
    goods('1263', '3', '40'),
    goods('1098', '1', '2'),
    goods('1051', '0', '1'),
    goods('1866', '3', '60'),
  ]);
  expect(isUnknown).toBe(false);
  expect(categories).toEqual([
    { category: '0', kg: '1', value: null },
    { category: '1', kg: '2', value: '100' },
    { category: '3', kg: '100', value: '100' },
  ]);
});
