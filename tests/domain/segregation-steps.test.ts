import { expect, test } from 'vitest';
import { segregationSteps } from '#copy/dangerous-goods/segregation-steps.ts';
import { goodsOfRow } from '#domain/dangerous-goods/goods-of-row.ts';
import { checkSegregation, type Goods } from '#domain/dangerous-goods/segregation.ts';
import { unEntryOf, unList } from '#tests/kit/un-entries.ts';

const goodsOf = (unNo: string, more: Partial<Goods> = {}): Goods => ({
  ...goodsOfRow(unEntryOf(unNo).rows[0]!),
  ...more,
});
const stepsOf = (...goods: Goods[]) => segregationSteps(goods, checkSegregation(goods, 'UNIT').pairs[0]!);
const rulesOf = (...goods: Goods[]) =>
  stepsOf(...goods).map(({ rule, level, isDecisive }) => `${rule} ${level}${isDecisive ? ' 定' : ''}`);

// [goods, goods, rules in their order, what the pair shows]
test.each<[Goods, Goods, string[], string]>([
  [goodsOf('1263'), goodsOf('1495'), ['类别表 BLOCK 定', '隔离代码 OK'], 'two main classes'],
  [goodsOf('1230'), goodsOf('1495'), ['类别表 BLOCK 定', '隔离代码 OK'], 'the main class is the stricter one'],
  [goodsOf('1263'), goodsOf('1942'), ['隔离代码 BLOCK 定', '类别表 BLOCK'], 'a code says what the table says'],
  [
    goodsOf('1098'),
    goodsOf('1495'),
    ['副危险 BLOCK 定', '类别表 WARN', '隔离代码 OK'],
    'a subsidiary class is stricter',
  ],
  [goodsOf('1230'), goodsOf('1170'), ['类别表 OK 定', '隔离代码 OK'], 'no rule'],
  [goodsOf('1789'), goodsOf('1824'), ['隔离代码 BLOCK 定'], 'an acid and an alkali'],
  [goodsOf('1230'), goodsOf('1230'), ['同一物质 OK 定'], 'one number'],
  [goodsOf('1230', { limitedQuantity: true }), goodsOf('1942'), ['限量 OK 定'], 'a limited quantity'],
])('[3.14] the steps of pair %#', (a, b, rules) => {
  expect(rulesOf(a, b).slice(0, rules.length)).toEqual(rules);
});

test('[3.14] a step names the class or the code that it is read from', () => {
  const textsOf = (...goods: Goods[]) => stepsOf(...goods).map(({ text }) => text);
  expect(textsOf(goodsOf('1263'), goodsOf('1495'))[0]).toBe('3类与5.1类，须“隔离”（7.2.4）');
  expect(textsOf(goodsOf('1098'), goodsOf('1495'))[0]).toBe('3类（副）与5.1类，须“隔离”（7.2.4）');
  expect(textsOf(goodsOf('1789'), goodsOf('1824'))[0]).toContain('SG36');
});

test('[3.14] for every number beside two others exactly one step decides, and each has a text', () => {
  const others = ['1942', '1789'].map((unNo) => goodsOf(unNo));
  const wrong = unList.filter(({ rows }) =>
    others.some((other) => {
      const steps = stepsOf(goodsOfRow(rows[0]!), other);
      return (
        steps.filter(({ isDecisive }) => isDecisive).length !== 1 ||
        steps.some(({ rule, text }) => rule === '' || text.length < 5)
      );
    }),
  );
  expect(wrong.map(({ unNo }) => unNo)).toEqual([]);
});
