import { expect, test } from 'vitest';
import { ownStatusName, statusName } from '#copy/orders/list.ts';

test('[4.31] a train departs and arrives at a station, and goods that are not dangerous are cleared and not declared', () => {
  const train = (['stuffed', 'departed', 'arrived'] as const).map((status) => ownStatusName('rail', status, false));
  expect(train).toEqual(['已装箱/已进站', '已发车', '已到站']);
  expect(ownStatusName('fcl', 'declared', false)).toBe('报关放行');
  expect(ownStatusName('fcl', 'declared', true)).toBeUndefined();
  expect(ownStatusName('domestic', 'declared', true)).toBe('危申报放行');
  expect(ownStatusName('warehouse', 'stuffed', true)).toBe('已入库');
  expect(ownStatusName('tank', 'released', true)).toBe('已放罐');
});

test('[4.31] a status that a service does not name is called as of any order', () => {
  expect(statusName('rail', 'departed', true)).toBe('已发车');
  expect(statusName('rail', 'booked', true)).toBe('已订舱');
  expect(statusName('fcl', 'declared', false)).toBe('报关放行');
  expect(statusName('fcl', 'declared', true)).toBe('危申报+报关放行');
});
