import { describe, expect, it } from 'vitest';
import {
  exceptedQuantityOf,
  listedExceptedQuantity,
  typicalExceptedQuantity,
} from '#domain/dangerous-goods/excepted-quantity.ts';
import type { UnRow } from '#domain/dangerous-goods/un-list/row.ts';
import { unEntryOf, unList } from '#tests/kit/un-entries.ts';

const of = (mainClass: string, packingGroup: 'I' | 'II' | 'III' | null, ...subsidiaryClasses: string[]) =>
  typicalExceptedQuantity({ mainClass, subsidiaryClasses }, packingGroup);

describe('excepted quantities as the dangerous goods list usually gives them', () => {
  it.each([
    ['3', 'III', [], { code: 'E1', inner: 30, outer: 1000 }],
    ['3', 'II', ['6.1'], { code: 'E2', inner: 30, outer: 500 }],
    ['3', 'I', [], { code: 'E3', inner: 30, outer: 300 }],
    ['6.1', 'II', ['8'], { code: 'E4', inner: 1, outer: 500 }],
    ['6.1', 'I', ['8'], { code: 'E5', inner: 1, outer: 300 }],
    ['8', 'II', [], { code: 'E2', inner: 30, outer: 500 }],
    ['9', 'III', [], { code: 'E1', inner: 30, outer: 1000 }],
  ] as const)('class %s group %s with %j', (mainClass, group, besides, found) => {
    expect(of(mainClass, group, ...besides)).toEqual(found);
  });

  it.each([
    ['a flammable liquid of group I that is toxic', of('3', 'I', '6.1')],
    ['one that is corrosive', of('3', 'I', '8')],
    ['what would burn or react at once', of('4.2', 'I') ?? of('4.3', 'I') ?? of('5.1', 'I') ?? of('8', 'I')],
    ['explosives, peroxides, infectious and radioactive goods', of('1.4', null) ?? of('5.2', 'II') ?? of('7', null)],
    ['gases, which have no group', of('2.1', null)],
  ])('%s have none', (_, found) => {
    expect(found).toBeNull();
  });

  it.each([
    ['E1', 30, 1000],
    ['E2', 30, 500],
    ['E3', 30, 300],
    ['E4', 1, 500],
    ['E5', 1, 300],
  ] as const)(
    'IMDG 3.5.1.2: the code %s of an entry allows %i in an inner pack and %i in an outer',
    (code, inner, outer) => {
      expect(exceptedQuantityOf(code)).toEqual({ code, inner, outer });
    },
  );

  it.each(['E0', 'E6', 'e1', '', 'toString'])('IMDG 3.5.1.2: "%s" allows none', (code) => {
    expect(exceptedQuantityOf(code)).toBeNull();
  });

  it('every row of the list has one, of at most a kilogram', () => {
    for (const { unNo, rows } of unList)
      for (const row of rows) {
        const found = listedExceptedQuantity([row]);
        expect(found?.code ?? 'E0', unNo).toBe(row.exceptedQuantity ?? 'E0');
        if (found !== null) expect(found.inner <= 30 && found.outer <= 1000 && found.outer > found.inner).toBe(true);
      }
  });

  it('rows that differ, are in doubt or have none allow none', () => {
    const rows = (...codes: (string | null)[]) =>
      codes.map((exceptedQuantity): UnRow => ({ ...unEntryOf('1230').rows[0]!, exceptedQuantity }));
    expect(listedExceptedQuantity(rows('E2', 'E2'))).toEqual({ code: 'E2', inner: 30, outer: 500 });
    expect([rows('E2', 'E1'), rows('E2', null), rows(null), rows('E0'), []].map(listedExceptedQuantity)).toEqual([
      ...[null, null, null, null, null],
    ]);
    expect(listedExceptedQuantity(unEntryOf('1263').rows)).toBeNull();
    expect(listedExceptedQuantity(unEntryOf('1230').rows)?.code).toBe('E2');
  });
});
