import { describe, expect, it } from 'vitest';
import { checkSegregation, comparePair, type Goods, worstLevel } from '#domain/dangerous-goods/segregation.ts';
import { groupConflicts, isAcidAlkali, STRICTNESS, strictestValue } from '#domain/dangerous-goods/segregation-value.ts';
import { goods } from './golden.cases.ts';

const limited = { limitedQuantity: true };
const acid = (more: Partial<Goods> = {}, classes = ['8']) => goods('1789', classes, { groups: ['SGG1'], ...more });
const alkali = (more: Partial<Goods> = {}, classes = ['8']) => goods('1824', classes, { groups: ['SGG18'], ...more });
const small = { packageSize: '30', packingGroup: 'III' };
const rice: Goods = { ...goods('', []), food: true };

const fine = (reason: object, value = 'X') => ({ value, level: 'OK', reason, mend: null });
const table = (value: string, classA: string, classB: string, mend: string | null) => ({
  value,
  level: value === '1' ? 'WARN' : 'BLOCK',
  reason: { code: 'TABLE', value, classA, classB },
  mend,
});
const groupsApart = { groupA: 'SGG1', groupB: 'SGG18' };
const forbidden = (mend: string, groups: object = groupsApart) => ({
  value: '2',
  level: 'BLOCK',
  reason: { code: 'GROUPS', ...groups },
  mend,
});
const softened = {
  value: '2',
  level: 'WARN',
  reason: { code: 'GROUPS_SOFTENED', ...groupsApart },
  mend: 'ASK_CARRIER',
};
const foodBlock = (dangerousClass: string) => ({
  value: 'X',
  level: 'BLOCK',
  reason: { code: 'FOOD', dangerousClass },
  mend: 'SEPARATE',
});
const explosives = (classA: string, classB: string) => ({
  value: '*',
  level: 'BLOCK',
  reason: { code: 'CLASS_1', classA, classB },
  mend: 'SEPARATE',
});

/** The verdict without the rules that did not decide. */
function decided(a: Goods, b: Goods) {
  const { steps: _, ...verdict } = comparePair(a, b);
  return verdict;
}

describe('two goods in one container', () => {
  it.each<[string, Goods, Goods, object]>([
    ['a thing beside poison', goods('', []), goods('1547', ['6.1']), fine({ code: 'NOT_DANGEROUS' })],
    ['poison beside a thing', goods('1547', ['6.1']), goods('', []), fine({ code: 'NOT_DANGEROUS' })],
    ['one number twice', goods('2014', ['5.1', '8']), goods('2014', ['5.1', '8']), fine({ code: 'SAME_NUMBER' })],
    ['no rule', goods('1263', ['3']), goods('1760', ['8']), fine({ code: 'NO_RULE' })],
    ['away from', goods('1547', ['6.1']), goods('1942', ['5.1']), table('1', '6.1', '5.1', 'ASK_APPROVAL')],
    ['separated', goods('1263', ['3']), goods('1942', ['5.1']), table('2', '3', '5.1', 'SEPARATE_OR_LIMIT')],
    ['by a hold', goods('3105', ['5.2']), goods('2814', ['6.2']), table('3', '5.2', '6.2', 'SEPARATE_OR_LIMIT')],
    [
      'the strictest of all',
      goods('1230', ['3', '6.1']),
      goods('2014', ['8', '5.1']),
      table('2', '3', '5.1', 'SEPARATE_OR_LIMIT'),
    ],
    [
      'the first of two as strict',
      goods('9001', ['2.1', '3']),
      goods('1942', ['5.1']),
      table('2', '2.1', '5.1', 'SEPARATE_OR_LIMIT'),
    ],
    [
      'explosives beside liquid',
      goods('0012', ['1.4S']),
      goods('1263', ['3'], limited),
      table('2', '1.4S', '3', 'SEPARATE'),
    ],
    [
      'liquid beside explosives',
      goods('1263', ['3'], limited),
      goods('0027', ['1.1D']),
      table('4', '3', '1.1D', 'SEPARATE'),
    ],
    [
      'an explosive of two hazards',
      goods('9001', ['3', '1.4S'], limited),
      goods('1942', ['5.1']),
      table('2', '3', '5.1', 'SEPARATE'),
    ],
    [
      'a limited quantity',
      goods('1263', ['3'], limited),
      goods('1942', ['5.1']),
      fine({ code: 'LIMITED_QUANTITY' }, '2'),
    ],
    [
      'the other limited',
      goods('3105', ['5.2']),
      goods('2814', ['6.2'], limited),
      fine({ code: 'LIMITED_QUANTITY' }, '3'),
    ],
    ['explosives apart', goods('0029', ['1.1B']), goods('0027', ['1.1D']), explosives('1.1B', '1.1D')],
    [
      'explosives of two groups that may meet',
      goods('0012', ['1.4S']),
      goods('0027', ['1.1D']),
      { value: '*', level: 'WARN', reason: { code: 'CLASS_1_MIXED', groupA: 'S', groupB: 'D' }, mend: 'ASK_CARRIER' },
    ],
    ['explosives without a group', goods('0012', ['1.4']), goods('0014', ['1.4']), explosives('1.4', '1.4')],
    ['explosives of group L', goods('0248', ['1.2L']), goods('0249', ['1.3L']), explosives('1.2L', '1.3L')],
    [
      'explosives of one group',
      goods('0027', ['1.1D']),
      goods('0349', ['1.4D']),
      { value: '*', level: 'WARN', reason: { code: 'CLASS_1_SAME_GROUP', group: 'D' }, mend: 'ASK_CARRIER' },
    ],
  ])('%s', (_, a, b, expected) => {
    expect(decided(a, b)).toEqual(expected);
  });

  it.each<[string, Goods, Goods, object]>([
    ['acid and alkali', acid(), alkali(), forbidden('PROVE_NO_REACTION')],
    ['alkali and acid', alkali(), acid(), forbidden('PROVE_NO_REACTION', { groupA: 'SGG18', groupB: 'SGG1' })],
    [
      'acid and cyanide',
      acid(),
      goods('1689', ['6.1'], { groups: ['SGG6'] }),
      forbidden('SEPARATE', { groupA: 'SGG1', groupB: 'SGG6' }),
    ],
    [
      'cyanide and acid, proved',
      goods('1689', ['8'], { groups: ['SGG6'], ...small, noReaction: true }),
      acid({ ...small, noReaction: true }),
      forbidden('SEPARATE', { groupA: 'SGG6', groupB: 'SGG1' }),
    ],
    [
      'ammonium and nitrite',
      goods('1942', ['9'], { groups: ['SGG2'] }),
      goods('1500', ['9'], { groups: ['SGG12'] }),
      forbidden('SEPARATE', { groupA: 'SGG2', groupB: 'SGG12' }),
    ],
    [
      'two conflicts, the first reported',
      acid(),
      goods('9001', ['8'], { groups: ['SGG6', 'SGG18'] }),
      forbidden('PROVE_NO_REACTION'),
    ],
    [
      'a softened conflict and one that stands',
      acid({ ...small, noReaction: true }),
      goods('9001', ['8'], { groups: ['SGG18', 'SGG6'], ...small }),
      forbidden('SEPARATE', { groupA: 'SGG1', groupB: 'SGG6' }),
    ],
    [
      'a number that hides both',
      goods('1760', ['8'], { groups: ['SGG1'] }),
      goods('1760', ['8'], { groups: ['SGG18'] }),
      forbidden('PROVE_NO_REACTION'),
    ],
    [
      'the groups where the cell forbids as much',
      goods('1495', ['5.1'], { groups: ['SGG4'] }),
      goods('1263', ['3'], { groups: ['SGG2'] }),
      forbidden('SEPARATE', { groupA: 'SGG4', groupB: 'SGG2' }),
    ],
    [
      'the cell where it is stricter',
      goods('9001', ['6.2'], { groups: ['SGG6'] }),
      acid(),
      table('3', '6.2', '8', 'SEPARATE_OR_LIMIT'),
    ],
    [
      'the groups before a mere warning',
      goods('9001', ['4.1'], { groups: ['SGG18'] }),
      acid(),
      forbidden('PROVE_NO_REACTION', { groupA: 'SGG18', groupB: 'SGG1' }),
    ],
    ['both limited', acid(limited), alkali(limited), fine({ code: 'LIMITED_QUANTITY_GROUPS', ...groupsApart }, '2')],
    ['one limited', acid(limited), alkali(), forbidden('PROVE_NO_REACTION')],
    ['the other limited', acid(), alkali(limited), forbidden('PROVE_NO_REACTION')],
    [
      'a softened pair that the table warns of',
      acid({ ...small, noReaction: true }),
      alkali(small, ['8', '4.1']),
      softened,
    ],
  ])('by their groups: %s', (_, a, b, expected) => {
    expect(decided(a, b)).toEqual(expected);
  });

  const proof = { noReaction: true };
  it.each<[string, Goods, Goods, 'BLOCK' | 'WARN']>([
    ['the first proves', acid({ ...small, ...proof }), alkali(small), 'WARN'],
    ['the other proves', acid(small), alkali({ ...small, ...proof }), 'WARN'],
    ['no one proves', acid(small), alkali(small), 'BLOCK'],
    ['group II', acid({ ...small, ...proof, packingGroup: 'II' }), alkali(small), 'WARN'],
    ['group I', acid({ ...small, ...proof, packingGroup: 'I' }), alkali(small), 'BLOCK'],
    ['the other of group I', acid({ ...small, ...proof }), alkali({ ...small, packingGroup: 'I' }), 'BLOCK'],
    ['more than thirty litres', acid({ ...small, ...proof, packageSize: '30.1' }), alkali(small), 'BLOCK'],
    ['a size that is not known', acid({ ...small, ...proof, packageSize: null }), alkali(small), 'BLOCK'],
    ['a size that no one gave', acid({ packingGroup: 'III', ...proof }), alkali(small), 'BLOCK'],
    ['one litre', acid({ ...small, ...proof, packageSize: '1' }), alkali(small), 'WARN'],
    ['corrosive only besides', acid({ ...small, ...proof }, ['6.1', '8']), alkali(small), 'BLOCK'],
  ])('acid against alkali is softened where small packages are shown not to react: %s', (_, a, b, level) => {
    expect(comparePair(a, b).level).toBe(level);
  });

  it.each<[string, Goods, Goods, object]>([
    ['poison', rice, goods('1547', ['6.1']), foodBlock('6.1')],
    ['corrosives', rice, goods('1760', ['8']), foodBlock('8')],
    ['toxic gas, however it comes', goods('1005', ['2.3', '8']), rice, foodBlock('2.3')],
    ['a further hazard', goods('1230', ['3', '6.1']), rice, foodBlock('6.1')],
    ['liquids', rice, goods('1263', ['3']), fine({ code: 'NOT_DANGEROUS' })],
    ['other things', rice, goods('', []), fine({ code: 'NOT_DANGEROUS' })],
    ['what is not food', goods('1263', ['3']), goods('1760', ['8']), fine({ code: 'NO_RULE' })],
  ])('food beside %s', (_, a, b, expected) => {
    expect(decided(a, b)).toEqual(expected);
  });
});

describe('all goods of a container', () => {
  it('are compared in pairs, each once, and the worst is reported', () => {
    const [paint, oxidiser, aniline] = [goods('1263', ['3']), goods('1942', ['5.1']), goods('1547', ['6.1'])];
    expect(checkSegregation([paint, aniline, oxidiser], 'ROOM')).toEqual({
      place: 'ROOM',
      pairs: [
        { a: 0, b: 1, ...comparePair(paint, aniline) },
        { a: 0, b: 2, ...comparePair(paint, oxidiser) },
        { a: 1, b: 2, ...comparePair(aniline, oxidiser) },
      ],
      worst: 'BLOCK',
    });
    expect(checkSegregation([paint], 'UNIT')).toEqual({ place: 'UNIT', pairs: [], worst: 'OK' });
  });

  it.each([
    [['OK', 'WARN', 'BLOCK'], 'BLOCK'],
    [['BLOCK', 'OK'], 'BLOCK'],
    [['OK', 'WARN'], 'WARN'],
    [['OK', 'OK'], 'OK'],
    [[], 'OK'],
  ] as const)('of %j is %s', (levels, worst) => {
    expect(worstLevel(levels.map((level) => ({ level })))).toBe(worst);
  });
});

describe('values of the table and the groups', () => {
  it('is stricter from no rule to explosives', () => {
    expect(STRICTNESS).toEqual({ X: 0, '1': 1, '2': 2, '3': 3, '4': 4, '*': 5 });
    expect(strictestValue(['9', '2.1', '3'], ['9', '5.1', '5.2'])).toEqual({
      value: '2',
      classA: '2.1',
      classB: '5.1',
    });
    expect(strictestValue([], ['3'])).toEqual({ value: 'X', classA: '', classB: '' });
    expect(() => strictestValue(['10'], ['3'])).toThrow('not a dangerous goods class');
  });

  it.each<[string[], string[], object[]]>([
    [['SGG1'], ['SGG18'], [groupsApart]],
    [['SGG18'], ['SGG1'], [{ groupA: 'SGG18', groupB: 'SGG1' }]],
    [
      ['SGG1'],
      ['SGG17', 'SGG5'],
      [
        { groupA: 'SGG1', groupB: 'SGG5' },
        { groupA: 'SGG1', groupB: 'SGG17' },
      ],
    ],
    [['SGG1'], ['SGG1'], []],
    [['SGG18'], ['SGG6'], []],
    [['SGG18', 'SGG2'], ['SGG18', 'SGG4'], [{ groupA: 'SGG2', groupB: 'SGG4' }]],
    [
      ['SGG6', 'SGG1'],
      ['SGG1', 'SGG8'],
      [
        { groupA: 'SGG6', groupB: 'SGG1' },
        { groupA: 'SGG1', groupB: 'SGG8' },
      ],
    ],
  ])('of %j beside %j', (a, b, conflicts) => {
    expect(groupConflicts(a, b)).toEqual(conflicts);
  });

  it.each([
    ['SGG1', 'SGG18', true],
    ['SGG18', 'SGG1', true],
    ['SGG1', 'SGG6', false],
    ['SGG6', 'SGG1', false],
    ['SGG18', 'SGG18', false],
    ['SGG1', 'SGG1', false],
  ])('%s against %s is acid against alkali: %s', (groupA, groupB, expected) => {
    expect(isAcidAlkali({ groupA, groupB })).toBe(expected);
  });
});
