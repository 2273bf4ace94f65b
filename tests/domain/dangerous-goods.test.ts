import { describe, expect, it } from 'vitest';
import { controlNoticeText } from '#copy/dangerous-goods/papers.ts';
import { refusalText } from '#copy/dangerous-goods/verdicts.ts';
import { operatorRestrictions } from '#copy/operator/console.ts';
import { controlNotices } from '#domain/dangerous-goods/control-tags.ts';
import { isGenericName, needsTechnicalName } from '#domain/dangerous-goods/goods-names.ts';
import { limitedProblems } from '#domain/dangerous-goods/limited-quantity.ts';
import { isEmsNumber } from '#domain/dangerous-goods/numbers.ts';
import { hasPackingGroup } from '#domain/dangerous-goods/packing-group.ts';
import { type RefusingParty, refusalsOf } from '#domain/dangerous-goods/refusals.ts';
import { packingGroups, restrictedParties } from '#domain/dangerous-goods/restrictions.ts';
import { oceanCarriers } from '#domain/reference/ocean-carriers.ts';
import { ports } from '#domain/reference/ports.ts';
import { anyGoods } from '#tests/kit/any-goods.ts';
import { unList } from '#tests/kit/un-entries.ts';

it('knows an EmS number', () => {
  expect(['F-E, S-D', 'F-A,S-B', 'F-E S-D', 'F-ES-D'].every(isEmsNumber)).toBe(true);
  expect(['F-K, S-D', 'F-E, D-S', 'f-e, s-d', 'F-E,  S-D', ''].filter(isEmsNumber)).toEqual([]);
});

describe('classification', () => {
  it('gives packing groups to the classes that the list gives them', () => {
    const withGroups = unList.filter(({ packingGroups }) => packingGroups.length > 0);
    expect(withGroups.length).toBeGreaterThan(50);
    expect(withGroups.filter(({ mainClass }) => !hasPackingGroup(mainClass))).toEqual([]);
  });

  it('requires a technical name under special provision 274 or 318', () => {
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
  });

  it('limits inner packs by the list where it states a limit', () => {
    const paint = { dangerousClass: '3', packingGroup: 'III' };
    expect(limitedProblems({ ...paint, innerLimit: '1' }, { inner: 5, grossKg: 30 })).toEqual(['INNER_TOO_LARGE']);
    expect(limitedProblems({ ...paint, innerLimit: null }, { inner: 1, grossKg: 1 })).toEqual(['NOT_ALLOWED']);
  });

  it('shows a control notice for every tag of the list', () => {
    const tagged = unList.filter(({ controls }) => controls.length > 0);
    expect(tagged.length).toBeGreaterThan(10);
    for (const { controls } of tagged) expect(controlNotices(controls)).toHaveLength(controls.length);
    expect(controlNotices(['B(>8%)']).map(controlNoticeText)).toEqual(['易制爆：放行前须上传购买备案证明(含量>8%时)']);
  });
});

describe('refusals', () => {
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
});
