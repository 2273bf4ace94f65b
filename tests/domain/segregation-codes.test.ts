import { describe, expect, it } from 'vitest';
import { segregationReason } from '#copy/dangerous-goods/verdicts.ts';
import { mayMeet } from '#domain/dangerous-goods/class-match.ts';
import { goodsOfRow } from '#domain/dangerous-goods/goods-of-row.ts';
import { comparePair, type Goods } from '#domain/dangerous-goods/segregation.ts';
import { segregationCodes } from '#domain/dangerous-goods/segregation-codes.ts';
import { isKnownClass } from '#domain/dangerous-goods/segregation-value.ts';
import { segregationGroups } from '#domain/reference/segregation-groups.ts';
import { goodsOfNumber, unRows } from '#tests/kit/un-rows.ts';

const row = goodsOfNumber;

function decided(a: Goods, b: Goods): string {
  const { value, level, reason } = comparePair(a, b);
  return [value, level, reason.code === 'CODE' ? reason.segregationCode : reason.code].join(' ');
}

const stepTexts = ({ steps }: ReturnType<typeof comparePair>) =>
  steps.map(({ value, reason }) => `${value} ${reason.code === 'CODE' ? reason.segregationCode : reason.code}`);

describe('segregation codes of the list [3.14]', () => {
  it('knows every code, group and class of every row', () => {
    const codes = new Set(unRows.flatMap(({ segregationCodes: all }) => all ?? []));
    expect([...codes].filter((code) => !Object.hasOwn(segregationCodes, code))).toEqual([]);
    const groups = new Set(unRows.flatMap(({ segregationGroups: all }) => all ?? []));
    expect([...groups].filter((group) => !segregationGroups.some(({ code }) => code === group))).toEqual([]);
    expect(unRows.flatMap((one) => goodsOfRow(one).classes).filter((one) => !isKnownClass(one))).toEqual([]);
  });

  it('names only classes, groups and numbers that exist', () => {
    const numbers = new Set(unRows.map(({ unNo }) => `UN${unNo}`));
    const named = Object.values(segregationCodes).flatMap(({ apart = [] }) =>
      apart.flatMap(({ from, except = [] }) => [...from, ...except]),
    );
    const isNamed = (target: string) =>
      ['1', 'J'].includes(target) ||
      isKnownClass(target) ||
      numbers.has(target) ||
      segregationGroups.some(({ code }) => code === target);
    expect(named.filter((target) => !isNamed(target))).toEqual([]);
  });

  it.each<[string, Goods, Goods, string]>([
    ['an acid beside an alkali', row('1789', 'II'), row('1824', 'II'), '2 BLOCK SG36'],
    ['an acid beside a cyanide', row('1789', 'II'), row('1689'), '2 BLOCK SG49'],
    ['an ammonium compound beside a chlorate', row('1942'), row('1495'), '2 BLOCK SG45'],
    ['flammable liquids', row('1263', 'II'), row('1993', 'II'), 'X OK NO_RULE'],
    ['a liquid beside an oxidizer in doubt', row('1230'), row('2014'), '2 BLOCK TABLE'],
    ['an alkali beside ammonium salts', row('1719', 'II'), row('1942'), '2 BLOCK TABLE'],
    ['an alkali beside another ammonium salt', row('1719', 'II'), row('2854'), '1 WARN SG22'],
    ['one substance that a code names', row('1005'), row('1017'), '2 BLOCK SG46'],
    ['ammonia by any of its numbers', row('3495'), row('1043'), '2 BLOCK SG37'],
    ['all but the number that a code leaves out', row('1492'), row('1444'), 'X OK NO_RULE'],
    ['a combustible solid beside a hypochlorite', row('2880', 'II'), row('1350'), '2 BLOCK SG53'],
    ['explosives of chlorate beside those of ammonium', row('0083'), row('0082'), '2 BLOCK SG28'],
  ])('keeps apart %s', (_, a, b, expected) => {
    expect(decided(a, b)).toBe(expected);
    expect(decided(b, a).split(' ').slice(0, 2)).toEqual(expected.split(' ').slice(0, 2));
  });

  it.each<[string, Goods, Goods, string]>([
    ['a corrosive as an oxidizer', row('2031', 'I'), row('1325', 'II'), '2 BLOCK SG16'],
    ['an oxidizing gas no longer as a corrosive', row('1017'), row('1442'), 'X OK NO_RULE'],
    ['an oxidizing gas beside radioactive goods', row('1017'), row('2912'), '2 BLOCK SG19'],
    ['a toxic liquid as a flammable one', row('1238'), row('1442'), '2 BLOCK TABLE'],
    ['an aerosol of more than one litre', row('1950', null, '5TOC'), row('1263', 'II'), '1 WARN TABLE'],
    ['a self-reactive liquid with an explosive label', row('3221'), row('1263', 'II'), '4 BLOCK TABLE'],
    ['the same beside explosives, as a flammable solid', row('3221'), row('0012'), '2 BLOCK TABLE'],
    ['two of them, one as an explosive', row('3221'), row('3222'), '3 BLOCK TABLE'],
  ])('reads the table for %s', (_, a, b, expected) => {
    expect(decided(a, b)).toBe(expected);
    expect(decided(b, a)).toBe(expected);
  });

  it.each<[string, Goods, Goods, string]>([
    ['fish meal of class 9 beside explosives', row('2216'), row('0027'), '3 BLOCK SG65'],
    ['fish meal of class 4.2 beside explosives', row('1374'), row('0027'), '4 BLOCK TABLE'],
    ['beads beside explosives', row('2211'), row('0027'), '4 BLOCK TABLE'],
    ['a flammable toxic gas beside what water makes burn', row('3305'), row('1402', 'I'), '2 BLOCK TABLE'],
    ['liquid rockets beside other explosives', row('0395'), row('0027'), '* BLOCK CLASS_1'],
    ['liquid rockets beside explosives of group S', row('0395'), row('0012'), '2 BLOCK SG67'],
    ['what bears an explosive label beside a poison', row('3221'), row('1843'), '4 BLOCK SG63'],
    ['the same beside liquid rockets, as a flammable solid', row('2956'), row('0396'), '3 BLOCK TABLE'],
  ])('takes the stricter of the code and the table: %s', (_, a, b, expected) => {
    expect(decided(a, b)).toBe(expected);
    expect(decided(b, a)).toBe(expected);
  });

  it('lists the rules that did not decide and possible proofs', () => {
    expect(stepTexts(comparePair(row('1789', 'II'), row('1824', 'II')))).toEqual([
      '2 SG35',
      'X NO_RULE',
      'X GROUPS_SOFTENED',
    ]);
    expect(stepTexts(comparePair(row('1374'), row('0027')))).toEqual(['3 SG65']);
    expect(stepTexts(comparePair(row('1230'), row('2014')))).toEqual(['2 IN_DOUBT']);
    expect(stepTexts(comparePair(row('2014'), row('3105')))).toEqual(['2 IN_DOUBT', 'X COMPATIBLE_BY_NAME']);
    expect(stepTexts(comparePair(row('1748', 'II'), row('3486')))).toEqual(['X SAME_CLASS']);
  });
});

describe('goods that need no distance [3.14]', () => {
  it.each<[string, Goods, Goods, string]>([
    ['one number', row('2014'), row('2014'), 'X OK SAME_NUMBER'],
    ['one substance with more or less water', row('1385'), row('1849', 'II'), 'X OK SAME_SUBSTANCE'],
    ['organometallic substances', row('3391'), row('3399', 'I'), 'X OK COMPATIBLE'],
    ['nitrates beside blasting explosives', row('1942'), row('0082'), 'X WARN BLASTING_NITRATE'],
    ['nitrates beside type C', row('1942'), row('0083'), '4 BLOCK TABLE'],
    ['silanes, though their codes are in doubt', row('1295'), row('1818'), 'X OK COMPATIBLE'],
    ['wetted and dry metal', row('1352'), row('2546', 'I'), 'X WARN SAME_SUBSTANCE'],
    ['wetted and dry explosives', row('0154'), row('3364'), 'X WARN SAME_SUBSTANCE'],
  ])('%s', (_, a, b, expected) => {
    expect(decided(a, b)).toBe(expected);
    expect(decided(b, a)).toBe(expected);
  });

  it('requires nothing for subsidiary hazards of one class if the shipper proves no reaction', () => {
    const [dry, corrosive] = [row('1748', 'II'), row('3486')];
    expect(decided(dry, corrosive)).toBe('2 BLOCK TABLE');
    expect(decided({ ...dry, noReaction: true }, corrosive)).toBe('X WARN SAME_CLASS');
    expect(decided({ ...row('1263', 'II'), noReaction: true }, row('1442'))).toBe('2 BLOCK TABLE');
  });

  it('lifts only the codes that express the subsidiary hazards of goods with two of them', () => {
    const proved = (goods: Goods) => ({ ...goods, noReaction: true });
    expect(decided(row('1183'), row('1242'))).toBe('2 BLOCK SG25');
    expect(decided(proved(row('1183')), row('1242'))).toBe('X WARN SAME_CLASS');
    expect(decided(proved(row('2032')), row('1744'))).toBe('2 BLOCK SG17');
  });

  it('softens an acid and an alkali of class 8 by their codes too', () => {
    const small = { packageSize: 30, noReaction: true };
    const acid = { ...row('1789', 'II'), ...small };
    expect(decided(acid, { ...row('1824', 'II'), ...small })).toBe('2 WARN GROUPS_SOFTENED');
    expect(decided(acid, { ...row('1824', 'II'), ...small, packageSize: 31 })).toBe('2 BLOCK SG36');
    expect(decided(acid, { ...row('1689'), ...small })).toBe('2 BLOCK SG49');
  });

  it('lifts a code of a class for one limited quantity and a code of a group for two', () => {
    const limited = { limitedQuantity: true };
    expect(decided({ ...row('2880', 'II'), ...limited }, row('1350'))).toBe('2 OK LIMITED_QUANTITY');
    expect(decided({ ...row('1789', 'II'), ...limited }, row('1824', 'II'))).toBe('2 BLOCK SG36');
    expect(decided({ ...row('1789', 'II'), ...limited }, { ...row('1824', 'II'), ...limited })).toBe(
      '2 OK LIMITED_QUANTITY',
    );
  });
});

describe('goods in doubt [3.14]', () => {
  const known = row('1263', 'II');

  it.each<[string, Goods, Goods, string]>([
    ['codes', row('2031', 'II', '<65%'), row('1334'), '1 WARN IN_DOUBT'],
    ['codes of a pair without any other rule', known, row('2395'), 'X WARN IN_DOUBT'],
    ['subsidiary classes', row('1214'), known, 'X WARN IN_DOUBT'],
    ['the class itself', row('0190'), known, 'X WARN IN_DOUBT'],
    ['groups beside a code that names groups', row('3259', 'III'), row('1789', 'II'), '2 BLOCK SG35'],
    ['groups beside no such code', row('3259', 'III'), known, 'X OK NO_RULE'],
    ['groups beside goods whose code may name them', row('3259', 'III'), row('2691'), '2 BLOCK SG35'],
    ['a code that no one knows', { ...known, codes: ['SG99'] }, row('1993', 'II'), 'X WARN IN_DOUBT'],
  ])('is never better than a warning: %s', (_, a, b, expected) => {
    expect(decided(a, b)).toBe(expected);
    expect(decided(b, a)).toBe(expected);
  });

  it('matters neither beside general goods nor between two limited quantities', () => {
    const doubtful = row('2395');
    const rice: Goods = { ...known, unNo: '', classes: [], codes: undefined as never, groups: [] };
    expect(decided(doubtful, rice)).toBe('X OK NOT_DANGEROUS');
    expect(decided({ ...doubtful, limitedQuantity: true }, { ...known, limitedQuantity: true })).toBe('X OK NO_RULE');
  });

  it('names in Chinese the goods whose codes are in doubt, and the deciding code', () => {
    const text = (a: Goods, b: Goods) => segregationReason([a, b], { a: 0, b: 1, ...comparePair(a, b) }, 'UNIT');
    expect(text(known, row('2395'))).toContain('UN2395 异丁酰氯的隔离代码来源不一致，待核实，核实前不要同箱');
    expect(text(row('1789', 'II'), row('1824', 'II'))).toContain(
      '的隔离代码SG36(IMDG 7.2.8)要求与碱类(SGG18)“隔离”，禁止同箱',
    );
    expect(text(row('1755', 'II'), known)).toContain('5.1类与3类(按隔离代码视同5.1类)按隔离表(IMDG 7.2.4)须“隔离”');
  });
});

describe('compatibility groups of class 1 [3.14]', () => {
  const groups = [...'ABCDEFGHJKLNS'];
  const article = (letter: string, unNo = '0001') => ({ unNo, dangerousClass: `1.1${letter}`, isArticle: true });

  it('share a container as the table of 7.2.7.1.4 allows', () => {
    const table = groups.map((a) => groups.filter((b) => mayMeet(article(a), article(b))).join(''));
    expect(table).toEqual([
      ...['A', 'BS', 'CDEGNS', 'CDEGNS', 'CDEGNS', 'FS', 'CDEGS', 'HS', 'JS', 'KS', '', 'CDENS'],
      'BCDEFGHJKNS',
    ]);
  });

  it('let G lie with C, D and E as articles, but no fireworks and no substances', () => {
    expect(mayMeet(article('G', '0336'), article('D'))).toBe(false);
    expect(mayMeet(article('G', '0336'), article('S'))).toBe(true);
    expect(mayMeet(article('G'), { ...article('D'), isArticle: false })).toBe(false);
    expect(mayMeet({ ...article('G'), isArticle: false }, article('G'))).toBe(true);
    expect(decided(row('0312'), row('0006'))).toBe('* WARN CLASS_1_MIXED');
    expect(decided(row('0312'), row('0027'))).toBe('* BLOCK CLASS_1');
  });

  it('are unknown without a letter', () => {
    expect(mayMeet({ ...article('D'), dangerousClass: '1.1' }, article('D'))).toBe(false);
    expect(mayMeet(article('D'), { ...article('D'), dangerousClass: '1.1' })).toBe(false);
  });
});
