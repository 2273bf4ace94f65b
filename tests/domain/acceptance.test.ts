import { describe, expect, test } from 'vitest';
import { priceRefusal, untakenClass, untakenGoods } from '#domain/dangerous-goods/acceptance.ts';
import { possibleGoods } from '#domain/dangerous-goods/possible-goods.ts';
import { isByEnquiry } from '#domain/dangerous-goods/price-refusals.ts';
import { classesOfRow } from '#domain/dangerous-goods/un-list/rows.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
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

describe('[4.31] goods that only the price leaves out are asked about', () => {
  test.each<[string, string, string | null]>([
    ['1230', '3 6.1', null],
    ['1230', '3 8 9', 'SUBSIDIARY 6.1'],
    ['1263', '8 9', 'OFFER 3'],
    ['1263', '', 'OFFER 3'],
    ['0336', '3 8 9', 'OFFER 1.4'],
    ['0336', '1', null],
    ['2814', '3 8 9', 'OFFER 6.2'],
    ['2912', '3 8 9', 'OFFER 7'],
    ['2912', '7', null],
    ['3231', '4.1', 'TEMPERATURE 4.1'],
    ['3111', '5.2', 'TEMPERATURE 5.2'],
    ['3533', '4.1', 'TEMPERATURE 4.1'],
    ['1325', '4.1', null],
  ])('UN %s at a price for %s: %s', (unNo, taken, expected) => {
    const found = priceRefusal(taken.split(' ').filter(Boolean), unEntryOf(unNo));
    expect(found === null ? null : `${found.kind} ${found.refusedClass}`).toBe(expected);
  });

  test('classes that our sources do not agree about, at a price that lists them all', () => {
    const every = dgClasses.map(({ code }) => code);
    const doubtful = unList.filter(({ rows }) => rows.every((row) => classesOfRow(row) === null));
    expect(doubtful.length).toBeGreaterThan(0);
    for (const entry of doubtful) expect(priceRefusal(every, entry)?.kind, entry.unNo).toBe('DOUBT');
  });

  test('what a form declares is for its own rules', () => {
    const declared = { ...unEntryOf('3231'), isDeclared: true };
    expect(priceRefusal(['4.1'], declared)).toBe(null);
    expect(priceRefusal(['3'], declared)).toEqual({ kind: 'OFFER', refusedClass: '4.1' });
  });

  test('by an enquiry where no one else refuses them', () => {
    const of = (...kinds: string[]) => isByEnquiry(kinds.map((kind) => ({ kind })));
    expect([of('OFFER'), of('SUBSIDIARY', 'TEMPERATURE'), of('DOUBT')]).toEqual([true, true, true]);
    expect([of(), of('CARRIER'), of('OFFER', 'ORIGIN')]).toEqual([false, false, false]);
  });
});
