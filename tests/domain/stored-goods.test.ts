import { expect, test } from 'vitest';
import { type AskedGoods, storedGoods } from '#domain/booking/stored-goods.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

const stored = (asked: AskedGoods) => storedGoods(asked, unEntryOf(asked.unNo));

test('[3.5] what a warehouse knows of a number, and what the shipper says of it', () => {
  expect(stored({ unNo: '1230' })).toEqual({
    ...{ unNo: '1230', nameCn: '甲醇', classes: ['3', '6.1'], packingGroup: 'II', limitedQuantity: false, groups: [] },
    ...{ isKnown: true, flashPoint: '11', categories: ['甲'], isPoison: false },
  });
  expect(storedGoods({ unNo: '2999', packingGroup: 'II' }, null)).toEqual({
    ...{ unNo: '2999', nameCn: '', classes: [], packingGroup: 'II', limitedQuantity: false, groups: [] },
    ...{ isKnown: false, flashPoint: null, categories: [], isPoison: false },
  });
  expect(storedGoods({ unNo: '2999' }, null).packingGroup).toBeNull();
  expect(storedGoods({ unNo: '2999', flashPoint: '28' }, null).categories).toEqual(['乙']);
  expect(stored({ unNo: '1805' }).groups).toEqual(['SGG1']);
});

test.each([
  ['1263', undefined, null],
  ['1263', 'III', 'III'],
  ['1230', 'III', 'II'],
  ['1978', 'II', null],
  ['1170', 'I', null],
])('[3.5] the group of UN %s stated to be %s: %s', (unNo, packingGroup, group) => {
  expect(stored({ unNo, packingGroup }).packingGroup).toBe(group);
});

test.each([
  ['1263', undefined, undefined, '甲乙'],
  ['1263', 'II', undefined, '甲'],
  ['1263', 'III', undefined, '甲乙'],
  ['1263', undefined, '27.9', '甲'],
  ['1263', undefined, '28', '乙'],
  ['1263', undefined, '59.9', '乙'],
  ['1263', undefined, '60', '丙'],
  ['1547', undefined, undefined, '丙'],
  ['1805', undefined, undefined, ''],
  ['1978', undefined, undefined, '甲乙'],
  // Engines and fuel cells of class 3 have no packing group: what flashes at any temperature is in them.
  ['3528', undefined, undefined, '甲乙'],
  // Its sheet alone does not say what ammonia does in a fire.
  ['1005', undefined, undefined, null],
  ['3473', undefined, '60', '丙'],
])('[3.5] UN %s, group %s, flashing at %s: %s', (unNo, packingGroup, flashPoint, categories) => {
  const goods = stored({ unNo, packingGroup, flashPoint });
  expect(goods.categories?.join('') ?? null).toBe(categories);
  expect(goods.flashPoint === flashPoint || flashPoint === undefined).toBe(true);
});

test('[3.5] what is highly toxic is recognised by its controls', () => {
  expect(['1689', '1547', '1350'].map((unNo) => stored({ unNo }).isPoison)).toEqual([true, false, false]);
});
