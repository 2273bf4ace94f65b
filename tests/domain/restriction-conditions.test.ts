import { describe, expect, test } from 'vitest';
import type { JudgedGoods } from '#domain/dangerous-goods/possible-goods.ts';
import { alwaysRefusedClasses, classesRefused, type RestrictedGoods } from '#domain/dangerous-goods/restrictions.ts';
import { anyGoods } from '#tests/kit/any-goods.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

const rule = (more: Partial<RestrictedGoods>): RestrictedGoods => ({ ...anyGoods, ...more });
const listed = (unNo: string, more: Partial<JudgedGoods> = {}): JudgedGoods => ({ ...unEntryOf(unNo), ...more });
const asDeclared = (unNo: string, mainClass: string, ...subsidiaryClasses: string[]): JudgedGoods =>
  listed(unNo, { mainClass, subsidiaryClasses, isDeclared: true });

describe('[10.7] a restriction by a subsidiary class', () => {
  test.each<[string, Partial<RestrictedGoods>, JudgedGoods, string[]]>([
    ['methanol, 3 with 6.1', { subsidiaryClass: '6.1' }, listed('1230'), ['3']],
    ['6.1 with 3, by 6.1', { subsidiaryClass: '6.1' }, listed('1098'), []],
    ['paint, 3 alone', { subsidiaryClass: '6.1' }, listed('1263'), []],
    ['class 3 with 6.1', { dgClass: '3', subsidiaryClass: '6.1' }, listed('1230'), ['3']],
    ['class 8 with 6.1', { dgClass: '8', subsidiaryClass: '6.1' }, listed('1230'), []],
    ['nitric acid of which one row is 8 alone', { subsidiaryClass: '5.1' }, listed('2031'), []],
    ['nitric acid of group I', { subsidiaryClass: '5.1' }, listed('2031', { packingGroups: ['I'] }), ['8']],
    ['nitric acid declared as 8 alone', { subsidiaryClass: '5.1' }, asDeclared('2031', '8'), []],
    ['nitric acid declared as 8 with 5.1', { subsidiaryClass: '5.1' }, asDeclared('2031', '8', '5.1'), ['8']],
    ['a class without a number', { subsidiaryClass: '6.1' }, { unNo: '', mainClass: '3', subsidiaryClasses: [] }, []],
  ])('of %s', (_, conditions, goods, expected) => {
    expect(classesRefused(rule(conditions), goods)).toEqual(expected);
  });
});

describe('[10.7] a restriction by a compatibility group', () => {
  const ofLetter = (compatibilityGroup: string) => rule({ dgClass: '1', compatibilityGroup });
  test.each<[string, string, JudgedGoods, string[]]>([
    ['1.4S', 'S', listed('0012'), ['1.4']],
    ['1.4S by another letter', 'G', listed('0012'), []],
    ['1.4G', 'G', listed('0336'), ['1.4']],
    ['1.4G of a form, which declares no letter', 'G', asDeclared('0336', '1.4'), ['1.4']],
    ['an explosive whose class is in doubt', 'D', listed('0190'), ['1.1']],
    ['a division without a number', 'G', { unNo: '', mainClass: '1.4', subsidiaryClasses: [] }, []],
    ['goods of another class', 'G', listed('1230'), []],
  ])('of %s', (_, letter, goods, expected) => {
    expect(classesRefused(ofLetter(letter), goods)).toEqual(expected);
  });
});

describe('[10.7] a restriction by a special provision', () => {
  test.each<[string, string, JudgedGoods, string[]]>([
    ['a number of which every row has it', '274', listed('1993'), ['3']],
    ['a number of which no row has it', '354', listed('1993'), []],
    ['a part of its digits', '27', listed('1993'), []],
    ['one packing group, while the group is open', '223', listed('1263'), []],
    ['one packing group that is known', '223', listed('1263', { packingGroups: ['III'] }), ['3']],
    ['a list that is in doubt', '204', listed('1942'), ['5.1']],
    ['a number that is not listed', '274', { unNo: '3559', mainClass: '3', subsidiaryClasses: [] }, []],
  ])('of %s', (_, specialProvision, goods, expected) => {
    expect(classesRefused(rule({ specialProvision }), goods)).toEqual(expected);
  });
});

describe('[10.7] a restriction of limited quantities, or of everything but them', () => {
  const only = rule({ dgClass: '3', limitedQuantity: 'ONLY' });
  const except = rule({ dgClass: '3', limitedQuantity: 'EXCEPT' });
  test.each<[string, JudgedGoods, boolean, boolean]>([
    ['limited quantities', listed('1230', { isLimited: true }), true, false],
    ['whole quantities', listed('1230', { isLimited: false }), false, true],
    ['goods of which no one has stated it', listed('1230'), false, false],
    ['goods that have no limited quantity', listed('1098'), false, true],
    ['one group without a limited quantity, while the group is open', listed('1993'), false, false],
    ['the group without a limited quantity', listed('1993', { packingGroups: ['I'] }), false, true],
    ['a number that is not listed', { unNo: '3559', mainClass: '3', subsidiaryClasses: [] }, false, false],
  ])('of %s', (_, goods, isByOnly, isByExcept) => {
    expect([only, except].map((one) => classesRefused(one, goods).length > 0)).toEqual([isByOnly, isByExcept]);
  });
});

test('[10.7] every condition narrows a class', () => {
  const narrowed: Partial<RestrictedGoods>[] = [
    { subsidiaryClass: '6.1' },
    { compatibilityGroup: 'S' },
    { specialProvision: '274' },
    { limitedQuantity: 'EXCEPT' },
  ];
  expect(alwaysRefusedClasses(narrowed.map((more) => rule({ dgClass: '3', ...more })))).toEqual([]);
  expect(alwaysRefusedClasses([rule({ dgClass: '3' })])).toEqual(['3']);
});
