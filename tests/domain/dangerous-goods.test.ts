import { describe, expect, it } from 'vitest';
import { controlNoticeText } from '#copy/dangerous-goods/papers.ts';
import { refusalText } from '#copy/dangerous-goods/verdicts.ts';
import { operatorRestrictions } from '#copy/operator/console.ts';
import { divisionOf, listsClass } from '#domain/dangerous-goods/class-match.ts';
import { controlNotices } from '#domain/dangerous-goods/control-tags.ts';
import { descriptionLine } from '#domain/dangerous-goods/description-line.ts';
import { isGenericName, isVagueName, needsTechnicalName } from '#domain/dangerous-goods/goods-names.ts';
import { isPollutantLocked, labelsOf } from '#domain/dangerous-goods/labels.ts';
import { limitedProblems, typicalInnerLimit } from '#domain/dangerous-goods/limited-quantity.ts';
import { isEmsNumber, isListedRange, markCovers, readUnMark, readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import {
  fireCategory,
  flammablePackingGroup,
  hasPackingGroup,
  toxicPackingGroup,
} from '#domain/dangerous-goods/packing-group.ts';
import { lclAnswer, type RefusingParty, refusalsOf } from '#domain/dangerous-goods/refusals.ts';
import { packingGroups, restrictedParties } from '#domain/dangerous-goods/restrictions.ts';
import { oceanCarriers } from '#domain/reference/ocean-carriers.ts';
import { ports } from '#domain/reference/ports.ts';
import { anyGoods } from '#tests/kit/any-goods.ts';
import { unList } from '#tests/kit/un-entries.ts';

describe('numbers and marks', () => {
  it('reads a UN number with or without its letters', () => {
    expect(['1230', 'UN1230', 'un 1230', ' ＵＮ１２３０ ', 'UN No. 1230', 'UN:1230'].map(readUnNumber)).toEqual(
      Array(6).fill('1230'),
    );
    expect(['123', '12345', 'UN', 'UX1230', '1230A', ''].map(readUnNumber)).toEqual(Array(6).fill(null));
    expect(['0004', '3560'].every(isListedRange)).toBe(true);
    expect(['0003', '3561', '123', 'abcd', '12.5'].filter(isListedRange)).toEqual([]);
  });

  it('reads a packaging mark and the packing groups it covers', () => {
    expect(readUnMark('UN 1A1/Y1.4/150/24')).toEqual({ packageCode: '1A1', grade: 'Y' });
    expect(readUnMark('6ha1/x/250')).toEqual({ packageCode: '6HA1', grade: 'X' });
    expect(readUnMark('31HA1/Z')).toEqual({ packageCode: '31HA1', grade: 'Z' });
    expect(['1A1', '1A1/W', 'A1/Y', '1A1Y', ''].map(readUnMark)).toEqual(Array(5).fill(null));
    const covered = (['X', 'Y', 'Z'] as const).map((grade) =>
      (['I', 'II', 'III'] as const).filter((group) => markCovers(grade, group)),
    );
    expect(covered).toEqual([['I', 'II', 'III'], ['II', 'III'], ['III']]);
  });

  it('knows an EmS number', () => {
    expect(['F-E, S-D', 'F-A,S-B', 'F-E S-D', 'F-ES-D'].every(isEmsNumber)).toBe(true);
    expect(['F-K, S-D', 'F-E, D-S', 'f-e, s-d', 'F-E,  S-D', ''].filter(isEmsNumber)).toEqual([]);
  });
});

describe('classification', () => {
  it('draws the line of each packing group where the code does', () => {
    expect([35, '35.1'].map((boiling) => flammablePackingGroup(-50, boiling))).toEqual(['I', 'II']);
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

  it('gives packing groups to the classes that the list gives them', () => {
    const withGroups = unList.filter(({ packingGroups }) => packingGroups.length > 0);
    expect(withGroups.length).toBeGreaterThan(50);
    expect(withGroups.filter(({ mainClass }) => !hasPackingGroup(mainClass))).toEqual([]);
    expect(['1.1', '1.4S', '2.1', '2.3', '5.2', '6.2', '7'].filter(hasPackingGroup)).toEqual([]);
  });

  it('labels the main and each subsidiary class once, then the pollutant mark', () => {
    expect(labelsOf({ mainClass: '3', subsidiaryClasses: ['6.1', '3'], marinePollutant: true })).toEqual([
      '3',
      '6.1',
      'MP',
    ]);
    expect(labelsOf({ mainClass: '8', subsidiaryClasses: [], marinePollutant: false })).toEqual(['8']);
    expect(['3077', '3082', '1230'].map(isPollutantLocked)).toEqual([true, true, false]);
  });

  it('describes goods with every part in its place', () => {
    expect(
      descriptionLine({
        unNo: '1993',
        properShippingName: 'Flammable liquid, n.o.s.',
        technicalName: 'xylene',
        mainClass: '3',
        subsidiaryClasses: [],
        packingGroup: 'III',
        flashPoint: '25',
        marinePollutant: true,
      }),
    ).toBe('UN 1993, FLAMMABLE LIQUID, N.O.S. (xylene), 3, III, (25 ℃ c.c.), MARINE POLLUTANT');
    expect(
      descriptionLine({
        unNo: '1017',
        properShippingName: 'CHLORINE',
        mainClass: '2.3',
        subsidiaryClasses: ['5.1', '8'],
        packingGroup: null,
      }),
    ).toBe('UN 1017, CHLORINE, 2.3 (5.1, 8)');
  });

  it('requires a technical name under special provision 274 or 318 and refuses vague names', () => {
    // Special provisions 274 and 318 ask for it.
    const asking = unList.filter(({ rows }) =>
      rows.some(({ specialProvisions }) => specialProvisions?.some((one) => one === '274' || one === '318')),
    );
    expect(asking.length).toBeGreaterThan(400);
    const isNameRequired = ({ nameEn, rows }: (typeof unList)[number], isMarinePollutant = false) =>
      needsTechnicalName({ names: [nameEn], rows, isMarinePollutant });
    const numbersOf = (entries: typeof unList) => entries.map(({ unNo }) => unNo).join(' ');
    expect(numbersOf(asking.filter((entry) => !isNameRequired(entry)))).toBe('');
    // The list does not know all provisions of these.
    const inDoubt = unList.filter((entry) => isNameRequired(entry) && !asking.includes(entry));
    expect(numbersOf(inDoubt)).toBe('0481 1393 1482 1583 2627 3077 3082 3214 3219 3334 3335');
    // These say N.O.S. and are under neither provision: only a marine pollutant among them is named.
    const unasked = unList.filter((entry) => isGenericName(entry.nameEn) && !isNameRequired(entry));
    expect(numbersOf(unasked)).toBe(
      '0132 1268 1353 1373 1421 1477 1481 1483 1740 1851 2319 2430 2985 2986 2987 2988 3089 3145 3167 3168 3169 3211 3215 3216 3218 3248 3249 3291 3295 3471',
    );
    expect(numbersOf(unasked.filter((entry) => !isNameRequired(entry, true)))).toBe('');
    const isAskedOf = (...names: string[]) => needsTechnicalName({ names, rows: [], isMarinePollutant: false });
    expect(isAskedOf('FLAMMABLE LIQUID, N.O.S.')).toBe(true);
    expect(isAskedOf('ORGANIC PEROXIDE TYPE D, LIQUID')).toBe(true);
    expect(isAskedOf('Self-reactive solid type D')).toBe(true);
    expect([isAskedOf('METHANOL', '易燃液体,未另作规定的'), isAskedOf('METHANOL', '甲醇')]).toEqual([true, false]);
    expect([' chemicals ', 'General  Cargo', 'FAK', '化工品'].every(isVagueName)).toBe(true);
    expect(isVagueName('CHEMICAL WOOD PULP')).toBe(false);
  });

  it('limits inner packs by class and group, packages by weight', () => {
    expect(
      [
        ['3', 'II'],
        ['3', 'III'],
        ['8', 'II'],
        ['6.1', 'II'],
        ['5.1', 'III'],
        ['9', 'III'],
        ['3', 'I'],
        ['2.3', null],
        ['5.2', null],
        ['4.2', 'II'],
      ].map(([dangerousClass, group]) => typicalInnerLimit(dangerousClass!, group!)),
    ).toEqual(['1', '5', '1', '0.1', '5', '5', null, null, null, null]);
    expect(typicalInnerLimit('2.1', null, true)).toBe('1');
    expect(typicalInnerLimit('9', null)).toBeNull();
    const paint = { dangerousClass: '3', packingGroup: 'III' };
    expect(limitedProblems(paint, { inner: 5, grossKg: 30 })).toEqual([]);
    expect(limitedProblems({ ...paint, innerLimit: '1' }, { inner: 5, grossKg: 30 })).toEqual(['INNER_TOO_LARGE']);
    expect(limitedProblems({ ...paint, innerLimit: null }, { inner: 1, grossKg: 1 })).toEqual(['NOT_ALLOWED']);
    expect(limitedProblems(paint, { inner: '5.01', grossKg: '30.1' })).toEqual([
      'INNER_TOO_LARGE',
      'PACKAGE_TOO_HEAVY',
    ]);
    expect(limitedProblems(paint, { inner: 1, grossKg: 21, shrinkTray: true })).toEqual(['PACKAGE_TOO_HEAVY']);
    expect(limitedProblems({ dangerousClass: '3', packingGroup: 'I' }, { inner: 1, grossKg: 1 })).toEqual([
      'NOT_ALLOWED',
    ]);
  });

  it('shows a control notice for every tag of the list', () => {
    const tagged = unList.filter(({ controls }) => controls.length > 0);
    expect(tagged.length).toBeGreaterThan(10);
    for (const { controls } of tagged) expect(controlNotices(controls)).toHaveLength(controls.length);
    expect(controlNotices(['A3', 'B(>8%)', 'Q'])).toEqual([
      { kind: 'PRECURSOR_3', condition: null },
      { kind: 'EXPLOSIVE_PRECURSOR', condition: '>8%' },
    ]);
    expect(controlNotices(['B(>8%)']).map(controlNoticeText)).toEqual(['易制爆：放行前须上传购买备案证明(含量>8%时)']);
  });
});

describe('refusals', () => {
  it('reads class 1 as all its divisions and 2.3 as itself alone', () => {
    expect(divisionOf('1.4S')).toBe('1.4');
    expect(['1.1', '1.4S', '1.6N'].every((one) => listsClass(['1'], one))).toBe(true);
    expect(listsClass(['1.4'], '1.4S')).toBe(true);
    expect(listsClass(['2.3'], '2.1')).toBe(false);
    expect(listsClass(['5'], '5.1')).toBe(true);
    expect(listsClass(['1'], '10')).toBe(false);
  });

  const ofClasses = (classes: readonly string[]) => classes.map((dgClass) => ({ ...anyGoods, dgClass }));

  it('names which party refuses which goods for which class, including subsidiary classes', () => {
    const methanol = { unNo: '1230', mainClass: '3', subsidiaryClasses: ['6.1'] };
    const parties: RefusingParty[] = [
      { kind: 'CARRIER', code: 'COSU', nameCn: '中远海运', restrictions: ofClasses(['1', '7']) },
      { kind: 'DESTINATION', code: 'XXXXX', nameCn: '某港', restrictions: ofClasses(['6.1']) },
      { kind: 'ORIGIN', code: 'CNSHA', nameCn: '上海', restrictions: [{ ...anyGoods, unNo: '1230' }] },
    ];
    const refusals = refusalsOf([methanol], parties);
    expect(refusals.map(refusalText)).toEqual(['目的港某港不接载UN1230：拒收6.1类', '起运港上海不接载UN1230：拒收3类']);
  });

  it('[10.7] are made by carriers, ports and vessels, and may apply to one of the three packing groups', () => {
    expect(restrictedParties.map((one) => operatorRestrictions.parties[one])).toEqual(['承运人', '港口或机场', '船舶']);
    expect(packingGroups).toEqual(['I', 'II', 'III']);
  });

  it('lets the seed carriers and ports take paint, and some of them refuse explosives', () => {
    const paint = { unNo: '1263', mainClass: '3', subsidiaryClasses: [] };
    const explosive = { unNo: '0027', mainClass: '1.1D', subsidiaryClasses: [] };
    const parties = [
      ...oceanCarriers.map(({ scac, ...rest }) => ({ kind: 'CARRIER' as const, code: scac, ...rest })),
      ...ports.map((port) => ({ kind: 'DESTINATION' as const, ...port })),
    ].map(({ kind, code, nameCn, dgRejectClasses }) => ({
      ...{ kind, code, nameCn },
      restrictions: ofClasses(dgRejectClasses),
    }));
    expect(refusalsOf([paint], parties)).toEqual([]);
    expect(refusalsOf([explosive], parties).length).toBeGreaterThan(5);
  });

  it('answers for consolidation by the strictest class', () => {
    const answer = (mainClass: string, packingGroup: string | null, subsidiaryClasses: string[] = []) =>
      lclAnswer({ unNo: '9999', mainClass, packingGroup, subsidiaryClasses });
    expect([
      answer('3', 'II'),
      answer('8', 'III'),
      answer('9', null),
      answer('6.1', 'II'),
      answer('4.1', 'III'),
    ]).toEqual(Array(5).fill('ACCEPTED'));
    expect([answer('2.1', null), answer('5.1', 'II'), answer('3', 'I'), answer('4.1', 'II')]).toEqual(
      Array(4).fill('ASK'),
    );
    expect([
      answer('1.4S', null),
      answer('2.3', null),
      answer('4.2', 'II'),
      answer('4.3', 'II'),
      answer('5.2', null),
      answer('6.1', 'I'),
      answer('6.2', null),
      answer('7', null),
      answer('3', 'II', ['4.3']),
    ]).toEqual(Array(9).fill('REFUSED'));
  });
});
