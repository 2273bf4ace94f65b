import { describe, expect, test } from 'vitest';
import { untakenClass, untakenGoods } from '#domain/dangerous-goods/acceptance.ts';
import { possibleGoods } from '#domain/dangerous-goods/possible-goods.ts';
import { unEntryOf, unList } from '#tests/kit/un-entries.ts';

describe('[4.31] terms take a class as the main and as a subsidiary one', () => {
  test.each([
    ['3', '3 8 9', null],
    ['3 6.1', '3 8 9', 'SUBSIDIARY 6.1'],
    ['3 6.1', '3 6.1', null],
    ['3 6.1 8', '3 6.1', 'SUBSIDIARY 8'],
    ['6.1 3', '3 8 9', 'MAIN 6.1'],
    ['1.4S', '1', null],
    ['1.4', '1.4', null],
    ['1.1', '1.4', 'MAIN 1.1'],
    ['2.1', '2.2', 'MAIN 2.1'],
    ['2.3 8', '2.3', 'SUBSIDIARY 8'],
  ])('%s on terms of %s: %s', (classes, taken, found) => {
    const untaken = untakenClass(taken.split(' '), classes.split(' '));
    expect(untaken === null ? null : `${untaken.kind} ${untaken.dangerousClass}`).toBe(found);
  });

  test.each([
    ['1230', 'methanol, 3 with 6.1', '3 8 9', '6.1'],
    ['1230', 'methanol, 3 with 6.1', '3 6.1', null],
    ['2031', 'nitric acid, of which one strength is 8 alone', '8', null],
    ['1950', 'aerosols, of which one kind is 2.1 alone', '2.1', null],
    ['1950', 'aerosols, none of which is 3', '3', '2.2'],
    ['1715', 'acetic anhydride, 8 with 3', '8', '3'],
    ['0012', 'cartridges, 1.4S', '1', null],
  ])('UN %s, %s, on terms of %s', (unNo, _, taken, untaken) => {
    expect(untakenGoods(taken.split(' '), unEntryOf(unNo))?.dangerousClass ?? null).toBe(untaken);
  });

  test('a packing group that is known decides', () => {
    const nitric = unEntryOf('2031');
    expect(untakenGoods(['8'], { ...nitric, packingGroups: ['I'] })?.dangerousClass).toBe('5.1');
    expect(untakenGoods(['8'], { ...nitric, packingGroups: ['II'] })).toBe(null);
  });

  test('for every number of the list: all of its classes are enough, and one less than all is not', () => {
    expect(unList).toHaveLength(2347);
    for (const entry of unList) {
      const each = possibleGoods(entry).map(({ classes }) => classes);
      const all = [...new Set(each.flat())];
      expect(untakenGoods(all, entry), entry.unNo).toBe(null);
      expect(untakenGoods([], entry)?.kind, entry.unNo).toBe('MAIN');
      if (each.length === 1 && all.length > 1) {
        const untaken = { kind: 'SUBSIDIARY', dangerousClass: all.at(-1) };
        expect(untakenGoods(all.slice(0, -1), entry), entry.unNo).toEqual(untaken);
      }
    }
  });
});
