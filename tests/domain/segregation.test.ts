import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { FINAL_WORD, segregationReason } from '#copy/dangerous-goods/verdicts.ts';
import { checkSegregation, comparePair, type Goods, worstLevel } from '#domain/dangerous-goods/segregation.ts';
import { groupConflicts, isKnownClass } from '#domain/dangerous-goods/segregation-value.ts';
import { segregationGroups } from '#domain/reference/segregation-groups.ts';
import { segregationClasses, segregationTable } from '#domain/reference/segregation-table.ts';
import { unEntryOf, unList } from '#tests/kit/un-entries.ts';
import { goods } from './golden.cases.ts';

vi.setConfig({ testTimeout: 60_000 });

const CLASSES = [
  '1.1D',
  '1.2',
  '1.3G',
  '1.4S',
  '1.4',
  '1.5D',
  '1.6N',
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
const LEVELS = ['OK', 'WARN', 'BLOCK'];

const anyGoods: fc.Arbitrary<Goods> = fc.record({
  unNo: fc.integer({ min: 4, max: 3560 }).map((number) => String(number).padStart(4, '0')),
  nameCn: fc.constantFrom('甲醇', '涂料', '硝酸铵'),
  classes: fc.uniqueArray(fc.constantFrom(...CLASSES), { minLength: 1, maxLength: 3 }),
  packingGroup: fc.constantFrom('I', 'II', 'III', null),
  limitedQuantity: fc.boolean(),
  groups: fc.uniqueArray(fc.constantFrom(...segregationGroups.map(({ code }) => code)), { maxLength: 3 }),
  packageSize: fc.constantFrom(null, 5, '30', 31, '1000'),
  noReaction: fc.boolean(),
  food: fc.boolean(),
});

const columnFor = (dangerousClass: string) =>
  segregationClasses.find((column) => column.split('/').some((one) => dangerousClass.replace(/[A-S]$/, '') === one))!;

describe('segregation', () => {
  it('is symmetric', () => {
    fc.assert(
      fc.property(anyGoods, anyGoods, (a, b) => {
        const there = comparePair(a, b);
        const back = comparePair(b, a);
        expect([there.level, there.value, there.mend]).toEqual([back.level, back.value, back.mend]);
      }),
      { numRuns: 5_000 },
    );
  });

  it('without groups, food and limits is the strictest cell of the table', () => {
    fc.assert(
      fc.property(anyGoods, anyGoods, (a, b) => {
        // Numbers that no exception names.
        const plain = { groups: [], food: false, limitedQuantity: false, noReaction: false };
        const verdict = comparePair({ ...a, ...plain, unNo: '9001' }, { ...b, ...plain, unNo: '9002' });
        const cells = a.classes.flatMap((left) =>
          b.classes.map((right) => segregationTable[columnFor(left)][columnFor(right)]),
        );
        const order = ['X', '1', '2', '3', '4', '*'];
        const strictest = order[Math.max(...cells.map((cell) => order.indexOf(cell)))]!;
        expect(verdict.value).toBe(strictest);
        if (strictest !== '*')
          expect(verdict.level).toBe(strictest === 'X' ? 'OK' : strictest === '1' ? 'WARN' : 'BLOCK');
        else expect(verdict.level).not.toBe('OK');
      }),
      { numRuns: 5_000 },
    );
  });

  it('never gets milder when a hazard is added to goods of another number', () => {
    fc.assert(
      fc.property(anyGoods, anyGoods, fc.constantFrom(...CLASSES), (a, b, more) => {
        fc.pre(a.unNo !== b.unNo && !a.limitedQuantity && !b.limitedQuantity && !more.startsWith('1.'));
        const before = comparePair(a, b);
        const after = comparePair({ ...a, classes: [...a.classes, more] }, b);
        expect(LEVELS.indexOf(after.level)).toBeGreaterThanOrEqual(LEVELS.indexOf(before.level));
      }),
      { numRuns: 3_000 },
    );
  });

  it('lists every pair once and reports the worst', () => {
    fc.assert(
      fc.property(fc.array(anyGoods, { maxLength: 6 }), fc.constantFrom('UNIT', 'ROOM'), (all, space) => {
        const { pairs, worst } = checkSegregation(all, space);
        expect(pairs).toHaveLength((all.length * (all.length - 1)) / 2);
        expect(pairs.every(({ a, b }) => a < b)).toBe(true);
        expect(LEVELS.indexOf(worst)).toBe(Math.max(0, ...pairs.map(({ level }) => LEVELS.indexOf(level))));
      }),
      { numRuns: 500 },
    );
    expect(worstLevel([])).toBe('OK');
  });

  it('separates conflicting groups in both directions, and no others', () => {
    const codes = segregationGroups.map(({ code }) => code);
    const found = codes.flatMap((a) =>
      codes.filter((b) => groupConflicts([a], [b]).length > 0).map((b) => `${a} ${b}`),
    );
    const listed = ['SGG1 SGG18', 'SGG1 SGG6', 'SGG1 SGG8', 'SGG1 SGG5', 'SGG1 SGG17', 'SGG2 SGG4', 'SGG2 SGG12'];
    expect(found.sort()).toEqual([...listed, ...listed.map((pair) => pair.split(' ').reverse().join(' '))].sort());
  });

  it('takes the goods of the list as they are: cyanide and acid, ammonium nitrate and chlorate are forbidden', () => {
    const ofTable = (unNo: string): Goods => {
      const { mainClass, subsidiaryClasses, nameCn, segregationGroups: groups } = unEntryOf(unNo);
      return goods(unNo, [mainClass, ...subsidiaryClasses], { nameCn, groups });
    };
    const verdict = (a: string, b: string) => {
      const { level, reason } = comparePair(ofTable(a), ofTable(b));
      return `${level} ${reason.code}`;
    };
    expect(verdict('1689', '1789')).toBe('BLOCK GROUPS');
    expect(verdict('1791', '1830')).toBe('BLOCK GROUPS');
    expect(verdict('1942', '1495')).toBe('BLOCK GROUPS');
    for (const acid of ['1715', '1779', '1789', '1790', '1805', '1830', '2218', '3265'])
      for (const alkali of ['1824', '3267', '1005']) expect(verdict(acid, alkali)).toBe('BLOCK GROUPS');
    expect(verdict('1790', '1689')).toBe('BLOCK GROUPS');
    expect(verdict('1760', '1824')).toBe('OK NO_RULE');
    expect(verdict('1230', '1263')).toBe('OK NO_RULE');
    expect(verdict('1230', '1230')).toBe('OK SAME_NUMBER');
    expect(verdict('1593', '1710')).toBe('OK NO_RULE');
    expect(
      unList.every(({ mainClass, subsidiaryClasses }) => [mainClass, ...subsidiaryClasses].every(isKnownClass)),
    ).toBe(true);
  });

  it('prefers a stricter forbidden cell to a forbidden group', () => {
    const { value, reason } = comparePair(
      goods('9001', ['6.2'], { groups: ['SGG6'] }),
      goods('9002', ['8'], { groups: ['SGG1'] }),
    );
    expect([value, reason.code]).toEqual(['3', 'TABLE']);
  });

  it('softens a conflict of groups only where both are in limited quantities', () => {
    const acid = goods('1789', ['8'], { groups: ['SGG1'], limitedQuantity: true });
    expect(comparePair(acid, goods('1824', ['8'], { groups: ['SGG18'] })).level).toBe('BLOCK');
  });

  it('softens acid against alkali for class 8 of packing group II or III alone', () => {
    const small = { packageSize: 5, noReaction: true };
    const acid = goods('1789', ['8'], { groups: ['SGG1'], ...small });
    const alkali = (classes: string[], packingGroup: string | null) =>
      comparePair(acid, goods('1824', classes, { groups: ['SGG18'], ...small, packingGroup })).level;
    expect([alkali(['8'], 'II'), alkali(['8'], 'III')]).toEqual(['WARN', 'WARN']);
    expect([alkali(['8'], null), alkali(['8'], 'I'), alkali(['2.3', '8'], 'II'), alkali(['6.1', '8'], 'II')]).toEqual(
      Array(4).fill('BLOCK'),
    );
  });

  it('takes no two unnumbered goods for the same', () => {
    expect(comparePair(goods('', ['3']), goods('', ['5.1'])).level).toBe('BLOCK');
  });

  it('does not let one number hide an acid and an alkali under it', () => {
    const verdict = comparePair(
      goods('1760', ['8'], { groups: ['SGG1'] }),
      goods('1760', ['8'], { groups: ['SGG18'] }),
    );
    expect(verdict.level).toBe('BLOCK');
  });

  it('does not soften explosives by limited quantities, and sends one compatibility group to the carrier', () => {
    const limited = { limitedQuantity: true };
    expect(comparePair(goods('0012', ['1.4S'], limited), goods('1263', ['3'], limited)).level).toBe('BLOCK');
    expect(comparePair(goods('1263', ['3'], limited), goods('1942', ['5.1'])).reason).toEqual({
      code: 'LIMITED_QUANTITY',
    });
    expect(comparePair(goods('0012', ['1.4S']), goods('0014', ['1.4S'])).level).toBe('WARN');
    expect(comparePair(goods('0012', ['1.4S']), goods('0027', ['1.1D'])).level).toBe('WARN');
    expect(comparePair(goods('0029', ['1.1B']), goods('0027', ['1.1D'])).level).toBe('BLOCK');
    expect(comparePair(goods('0012', ['1.4']), goods('0014', ['1.4'])).level).toBe('BLOCK');
    expect(comparePair(goods('0248', ['1.2L']), goods('0249', ['1.3L'])).level).toBe('BLOCK');
  });

  it('keeps food away from poison, corrosives and toxic gas', () => {
    const food: Goods = { ...goods('', []), nameCn: '大米', food: true, packingGroup: null };
    expect(['6.1', '8', '2.3', '3', '9'].map((one) => comparePair(food, goods('9999', [one])).level)).toEqual([
      'BLOCK',
      'BLOCK',
      'BLOCK',
      'OK',
      'OK',
    ]);
    expect(comparePair(goods('1230', ['3', '6.1']), food).reason).toEqual({ code: 'FOOD', dangerousClass: '6.1' });
    expect(comparePair(food, food).level).toBe('OK');
  });

  it('refuses a class the table does not know', () => {
    expect(isKnownClass('1.4S')).toBe(true);
    expect(['', '10', '3.1', '1.7', 'toString', '1.4SS'].filter(isKnownClass)).toEqual([]);
    expect(() => comparePair(goods('0001', ['10']), goods('0002', ['3']))).toThrow(RangeError);
  });

  it('names in Chinese the goods, the rule and the deciding party', () => {
    fc.assert(
      fc.property(anyGoods, anyGoods, fc.constantFrom('UNIT', 'ROOM'), (a, b, space) => {
        const { pairs } = checkSegregation([a, b], space);
        const text = segregationReason([a, b], pairs[0]!, space);
        expect(text).toContain(`UN${a.unNo} ${a.nameCn}`);
        expect(text).toContain(`UN${b.unNo} ${b.nameCn}`);
        expect(text.endsWith(FINAL_WORD)).toBe(true);
        expect(text).not.toMatch(/undefined|SGG\d+(?![\d)])/);
        expect(text.includes('GB 15603')).toBe(space === 'ROOM');
      }),
      { numRuns: 2_000 },
    );
    const pair = [goods('1263', ['3'], { nameCn: '涂料' }), goods('1942', ['5.1'], { nameCn: '硝酸铵' })] as const;
    expect(segregationReason(pair, { a: 0, b: 1, ...comparePair(...pair) }, 'UNIT')).toBe(
      'UN1263 涂料与UN1942 硝酸铵：3类与5.1类按隔离表(IMDG 7.2.4)须“隔离”，禁止同箱；最终以船公司/海事审核为准',
    );
  });
});
