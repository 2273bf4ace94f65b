import { describe, expect, it } from 'vitest';
import { divisionOf, isExplosive, listedAs, listsClass } from '#domain/dangerous-goods/class-match.ts';
import { controlNotices } from '#domain/dangerous-goods/control-tags.ts';
import { type DescribedGoods, descriptionLine } from '#domain/dangerous-goods/description-line.ts';
import { typicalExceptedQuantity } from '#domain/dangerous-goods/excepted-quantity.ts';
import { isGenericName, isVagueName } from '#domain/dangerous-goods/goods-names.ts';
import { CONTAINER_PLACARD_MM, isPollutantLocked, labelsOf, PACKAGE_LABEL_MM } from '#domain/dangerous-goods/labels.ts';
import { limitedProblems, typicalInnerLimit } from '#domain/dangerous-goods/limited-quantity.ts';
import { isListedRange, markCovers, readUnMark, readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import {
  fireCategory,
  flammablePackingGroup,
  hasPackingGroup,
  toxicPackingGroup,
} from '#domain/dangerous-goods/packing-group.ts';
import type { JudgedGoods } from '#domain/dangerous-goods/possible-goods.ts';
import { lclAnswer, refusalsOf } from '#domain/dangerous-goods/refusals.ts';
import { alwaysRefusedClasses, classesRefused, type RestrictedGoods } from '#domain/dangerous-goods/restrictions.ts';
import { anyGoods as any } from '#tests/kit/any-goods.ts';

const GROUPS = ['I', 'II', 'III', null] as const;

describe('classes', () => {
  it.each<[string, string, string[], boolean]>([
    ['1', '1', ['1'], true],
    ['1.4S', '1.4', ['1.4', '1'], true],
    ['1.6N', '1.6', ['1.6', '1'], true],
    ['2.1', '2.1', ['2.1', '2'], false],
    ['5.1', '5.1', ['5.1', '5'], false],
    ['3', '3', ['3'], false],
  ])('%s is of division %s, listed as %j, explosive: %s', (given, division, names, explosive) => {
    expect([divisionOf(given), listedAs(given), isExplosive(given)]).toEqual([division, names, explosive]);
  });

  it.each<[string[], string, boolean]>([
    [['3', '1'], '1.4S', true],
    [['1.4'], '1.4S', true],
    [['2.3', '7'], '2.3', true],
    [['2.3'], '2.1', false],
    [['1'], '2.1', false],
    [['1'], '10', false],
    [['5', '8'], '5.2', true],
    [[], '3', false],
  ])('%j covers %s: %s', (list, given, expected) => {
    expect(listsClass(list, given)).toBe(expected);
  });

  it('have packing groups but for explosives, gases, peroxides, infectious and radioactive goods', () => {
    const all = [
      '1.1D',
      '1.4S',
      '2',
      '2.1',
      '2.2',
      '2.3',
      '3',
      '4.1',
      '4.2',
      '4.3',
      '5.1',
      '5.2',
      '6.1',
      '6.2',
      '7',
      '8',
      '9',
    ];
    expect(all.filter(hasPackingGroup)).toEqual(['3', '4.1', '4.2', '4.3', '5.1', '6.1', '8', '9']);
  });
});

describe('texts on documents and packages', () => {
  const methanol: DescribedGoods = {
    unNo: '1230',
    properShippingName: 'Methanol',
    mainClass: '3',
    subsidiaryClasses: ['6.1'],
    packingGroup: 'II',
    flashPoint: '11',
  };
  it.each<[Partial<DescribedGoods>, string]>([
    [{}, 'UN 1230, METHANOL, 3 (6.1), II, (11 ℃ c.c.)'],
    [
      { subsidiaryClasses: ['6.1', '8'], technicalName: 'xylene' },
      'UN 1230, METHANOL (xylene), 3 (6.1, 8), II, (11 ℃ c.c.)',
    ],
    [
      { subsidiaryClasses: [], packingGroup: null, flashPoint: null, marinePollutant: true },
      'UN 1230, METHANOL, 3, MARINE POLLUTANT',
    ],
    [
      { technicalName: 'xylene', marinePollutant: true },
      'UN 1230, METHANOL (xylene), 3 (6.1), II, (11 ℃ c.c.), MARINE POLLUTANT',
    ],
  ])('with %j is %s', (more, line) => {
    expect(descriptionLine({ ...methanol, ...more })).toBe(line);
  });

  it.each([
    ['FLAMMABLE LIQUID, N.O.S.', true],
    ['Alcohols, n.o.s. (methanol)', true],
    ['易燃液体,未另作规定的', true],
    ['ORGANIC PEROXIDE TYPE D, LIQUID', true],
    ['METHANOL', false],
    ['甲醇', false],
  ])('%s is a generic name: %s', (name, expected) => {
    expect(isGenericName(name)).toBe(expected);
  });

  it('sends vague names back', () => {
    const vague = [
      'chemical',
      ' CHEMICALS',
      'Chemical  Product',
      'CHEMICAL PRODUCTS ',
      'general cargo',
      'FAK',
      '化工品',
      ' 化学品',
      '化工产品',
    ];
    expect(vague.filter((name) => !isVagueName(name))).toEqual([]);
    expect(['', 'CHEMICALPRODUCT', 'GENERALCARGO', 'CHEMICAL WOOD PULP', '化工'].filter(isVagueName)).toEqual([]);
  });

  it('labels each class once and pollutants too, at the required sizes', () => {
    const labels = (marinePollutant: boolean) =>
      labelsOf({ mainClass: '3', subsidiaryClasses: ['6.1', '3'], marinePollutant });
    expect([labels(true), labels(false)]).toEqual([
      ['3', '6.1', 'MP'],
      ['3', '6.1'],
    ]);
    expect(['3076', '3077', '3082'].map(isPollutantLocked)).toEqual([false, true, true]);
    expect([PACKAGE_LABEL_MM, CONTAINER_PLACARD_MM]).toEqual([100, 250]);
  });

  it('reads numbers and packaging marks', () => {
    for (const text of ['1230', 'UN1230', 'un no. 1230', ' ＵＮ１２３０ ', 'UN:1230'])
      expect(readUnNumber(text)).toBe('1230');
    for (const text of ['123', '12300', 'UN', 'UX1230', '1230A', '']) expect(readUnNumber(text), text).toBeNull();
    expect(['0003', '0004', '3560', '3561', '4', '00x4'].map(isListedRange)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(readUnMark('un 6ha1/y1.4/150')).toEqual({ packageCode: '6HA1', grade: 'Y' });
    expect(readUnMark('31HA1/Z')).toEqual({ packageCode: '31HA1', grade: 'Z' });
    expect(readUnMark('UN1A/X')).toEqual({ packageCode: '1A', grade: 'X' });
    for (const none of [
      '',
      '1A1',
      '1A1Y',
      '1A1/W',
      'x 1A1/Y',
      '4HAB1/X',
      '111A1/X',
      '1A11/Y',
      'A1/Y',
      '1/Y',
      'UNUN1A1/Y',
    ])
      expect(readUnMark(none), none).toBeNull();
    const held = (grade: 'X' | 'Y' | 'Z') => (['I', 'II', 'III'] as const).filter((group) => markCovers(grade, group));
    expect([held('X'), held('Y'), held('Z')]).toEqual([['I', 'II', 'III'], ['II', 'III'], ['III']]);
  });

  it('states the permit each control tag requires', () => {
    expect(controlNotices(['A2', 'A3', 'B(>8%)', 'N', 'T', 'Q', 'a2', 'A2x'])).toEqual([
      { kind: 'PRECURSOR_2', condition: null },
      { kind: 'PRECURSOR_3', condition: null },
      { kind: 'EXPLOSIVE_PRECURSOR', condition: '>8%' },
      { kind: 'AMMONIUM_NITRATE', condition: null },
      { kind: 'HIGHLY_TOXIC', condition: null },
    ]);
    const longest = 'x'.repeat(40);
    const bracketed = controlNotices(['B(Z)', `B(${longest})`, `B(${longest}x)`, 'B()']);
    expect(bracketed.map(({ condition }) => condition)).toEqual(['Z', longest]);
  });
});

describe('the lines between groups', () => {
  it('are drawn by flash point, boiling point, dose and fire', () => {
    expect([35, '35.1'].map((boiling) => flammablePackingGroup('-50', boiling))).toEqual(['I', 'II']);
    expect(['22.9', 23, 60, '60.1'].map((flash) => flammablePackingGroup(flash, 100))).toEqual([
      'II',
      'III',
      'III',
      'NOT_CLASS_3',
    ]);
    expect([5, '5.1', 50, '50.1', 300, '300.1'].map(toxicPackingGroup)).toEqual([
      'I',
      'II',
      'II',
      'III',
      'III',
      'NOT_CLASS_6',
    ]);
    expect(['27.9', 28, '59.9', 60].map(fireCategory)).toEqual(['甲', '乙', '乙', '丙']);
  });
});

describe('small packages', () => {
  const E1 = { code: 'E1', inner: 30, outer: 1000 };
  const E2 = { code: 'E2', inner: 30, outer: 500 };
  const E3 = { code: 'E3', inner: 30, outer: 300 };
  const E4 = { code: 'E4', inner: 1, outer: 500 };
  const E5 = { code: 'E5', inner: 1, outer: 300 };
  it.each<[string, string[], (object | null)[]]>([
    ['2.1', [], [null, null, null, null]],
    ['2.2', [], [E1, E1, E1, E1]],
    ['2.2', ['5.1'], [null, null, null, null]],
    ['3', [], [E3, E2, E1, null]],
    ['3', ['2.1'], [E3, E2, E1, null]],
    ['3', ['6.1'], [null, E2, E1, null]],
    ['3', ['4.3', '8'], [null, E2, E1, null]],
    ['4.1', [], [null, E2, E1, null]],
    ['4.2', [], [null, E2, E1, null]],
    ['4.3', ['8'], [null, E2, E1, null]],
    ['5.1', [], [null, E2, E1, null]],
    ['5.2', [], [null, null, null, null]],
    ['6.1', ['8'], [E5, E4, E1, null]],
    ['8', ['6.1'], [null, E2, E1, null]],
    ['9', [], [null, E2, E1, null]],
  ])('of class %s with %j have these excepted quantities', (mainClass, subsidiaryClasses, expected) => {
    expect(GROUPS.map((group) => typicalExceptedQuantity({ mainClass, subsidiaryClasses }, group))).toEqual(expected);
  });

  it.each<[string, (string | null)[]]>([
    ['2.1', [null, null, null, null]],
    ['2.3', [null, null, null, null]],
    ['3', [null, '1', '5', null]],
    ['4.1', [null, '1', '5', null]],
    ['4.2', [null, null, null, null]],
    ['5.1', [null, '1', '5', null]],
    ['5.2', [null, null, null, null]],
    ['6.1', [null, '0.1', '5', null]],
    ['8', [null, '1', '5', null]],
    ['9', [null, '5', '5', null]],
  ])('of class %s are limited to these inner packs', (dangerousClass, expected) => {
    expect(GROUPS.map((group) => typicalInnerLimit(dangerousClass, group))).toEqual(expected);
    expect(typicalInnerLimit(dangerousClass, null, true)).toBe('1');
  });

  it.each([
    [{ inner: 5, grossKg: 30 }, []],
    [{ inner: '5.01', grossKg: 30 }, ['INNER_TOO_LARGE']],
    [{ inner: 5, grossKg: '30.01' }, ['PACKAGE_TOO_HEAVY']],
    [{ inner: 5, grossKg: 20, shrinkTray: true }, []],
    [{ inner: 6, grossKg: '20.01', shrinkTray: true }, ['INNER_TOO_LARGE', 'PACKAGE_TOO_HEAVY']],
  ])('with %j have the problems %j', (pack, problems) => {
    expect(limitedProblems({ dangerousClass: '3', packingGroup: 'III' }, pack)).toEqual(problems);
    expect(limitedProblems({ dangerousClass: '3', packingGroup: 'I' }, pack)).toEqual(['NOT_ALLOWED']);
  });
});

describe('refusals', () => {
  const methanol = { unNo: '1230', mainClass: '3', subsidiaryClasses: ['6.1', '3'] };
  const acid = { unNo: '1789', mainClass: '8', subsidiaryClasses: [] };
  const port = { kind: 'DESTINATION', code: 'BDCGP', nameCn: '吉大港' } as const;
  const ofClass = (dgClass: string) => ({ ...any, dgClass });
  const ofNumber = (unNo: string) => ({ ...any, unNo });
  it.each<[string, RestrictedGoods[], [string, string][]]>([
    ['nothing', [ofClass('1'), ofClass('2.3')], []],
    ['one class', [ofClass('6.1'), ofNumber('1005')], [['1230', '6.1']]],
    [
      'every class, the main one first',
      [ofClass('6'), ofClass('3')],
      [
        ['1230', '3'],
        ['1230', '6.1'],
      ],
    ],
    ['a number, under its main class', [ofNumber('1789')], [['1789', '8']]],
    ['a number of another class', [{ ...ofClass('3'), unNo: '1789' }], []],
    ['a number in a class', [{ ...ofClass('6.1'), unNo: '1230' }], [['1230', '6.1']]],
  ])('[10.7] of %s', (_, restrictions, expected) => {
    const found = refusalsOf([methanol, acid], [{ ...port, restrictions }]);
    expect(found.map(({ unNo, refusedClass }) => [unNo, refusedClass])).toEqual(expected);
    for (const one of found) {
      expect(one).toMatchObject(port);
      expect(restrictions).toContain(one.rule);
    }
  });

  it.each<[string, Partial<RestrictedGoods>, Partial<JudgedGoods>, string[]]>([
    ['a packing group', { packingGroup: 'II' }, { packingGroups: ['II'] }, ['3', '6.1']],
    ['another packing group', { packingGroup: 'II' }, { packingGroups: ['III'] }, []],
    ['a packing group that is still open', { packingGroup: 'II' }, { packingGroups: ['II', 'III'] }, []],
    ['a packing group that no one has stated', { packingGroup: 'II' }, {}, []],
    ['more than a limit', { limitKg: 5_000 }, { grossKg: '5000.001' }, ['3', '6.1']],
    ['what a limit allows', { limitKg: 5_000 }, { grossKg: '5000' }, []],
    ['a weight that no one has stated', { limitKg: 5_000 }, {}, []],
  ])('[10.7] of %s', (_, rule, goods, expected) => {
    const found = [ofClass('3'), ofClass('6')].flatMap((one) =>
      classesRefused({ ...one, ...rule }, { ...methanol, ...goods }),
    );
    expect(found).toEqual(expected);
  });

  it('[10.7] classes are refused completely when no condition narrows the refusal', () => {
    const narrowed = [{ packingGroup: 'I' }, { unNo: '1230' }, { limitKg: 1 }].map((more) => ({
      ...ofClass('3'),
      ...more,
    }));
    expect(alwaysRefusedClasses([...narrowed, ofNumber('1230'), ofClass('8'), ofClass('8')])).toEqual(['8']);
  });

  it.each<[string, string[], string[]]>([
    ['1.4S', [], ['REFUSED', 'REFUSED', 'REFUSED', 'REFUSED']],
    ['2.1', [], ['ASK', 'ASK', 'ASK', 'ASK']],
    ['2.2', [], ['ASK', 'ASK', 'ASK', 'ASK']],
    ['2.3', [], ['REFUSED', 'REFUSED', 'REFUSED', 'REFUSED']],
    ['3', [], ['ASK', 'ACCEPTED', 'ACCEPTED', 'ASK']],
    ['3', ['6.1'], ['REFUSED', 'ACCEPTED', 'ACCEPTED', 'ASK']],
    ['4.1', [], ['ASK', 'ASK', 'ACCEPTED', 'ASK']],
    ['3', ['4.3'], ['REFUSED', 'REFUSED', 'REFUSED', 'REFUSED']],
    ['4.2', [], ['REFUSED', 'REFUSED', 'REFUSED', 'REFUSED']],
    ['4.3', [], ['REFUSED', 'REFUSED', 'REFUSED', 'REFUSED']],
    ['5.2', [], ['REFUSED', 'REFUSED', 'REFUSED', 'REFUSED']],
    ['6.2', [], ['REFUSED', 'REFUSED', 'REFUSED', 'REFUSED']],
    ['5.1', ['8'], ['ASK', 'ASK', 'ASK', 'ASK']],
    ['6.1', [], ['REFUSED', 'ACCEPTED', 'ACCEPTED', 'ASK']],
    ['8', [], ['ASK', 'ACCEPTED', 'ACCEPTED', 'ASK']],
    ['9', ['4.1'], ['ASK', 'ASK', 'ACCEPTED', 'ASK']],
    ['9', [], ['ACCEPTED', 'ACCEPTED', 'ACCEPTED', 'ACCEPTED']],
    ['9', ['2.1', '7'], ['REFUSED', 'REFUSED', 'REFUSED', 'REFUSED']],
  ])('a consolidation answers for class %s with %j by its group', (mainClass, subsidiaryClasses, answers) => {
    const found = GROUPS.map((packingGroup) => lclAnswer({ unNo: '9999', mainClass, subsidiaryClasses, packingGroup }));
    expect(found).toEqual(answers);
  });
});
