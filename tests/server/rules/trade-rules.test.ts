import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderPath } from '#contract/routes.ts';
import { FINAL_WORD } from '#copy/dangerous-goods/verdicts.ts';
import { FULL } from '#tests/kit/full.ts';
import { drum, inOneBox } from '#tests/server/rules/goods.ts';
import { section7, tradeRules } from '#tests/server/rules/index.ts';
import { judge } from '#tests/server/rules/judges.ts';
import { type OrderJudge, startOrderJudge } from '#tests/server/rules/order-judge.ts';
import { type Example, type Rule, waiting } from '#tests/server/rules/rule.ts';
import { coverageOf, partsOf, wordsOf } from '#tests/server/rules/words.ts';

const parts = Object.entries(tradeRules) as [string, readonly Rule[]][];
/** Each by its number within the part. */
const all = parts.flatMap(([part, rules]) => rules.map((rule, at) => ({ part: `${part} (${at + 1})`, ...rule })));

describe('the list of rules is that of docs/trade.md', () => {
  test.each(parts)('each word of %s belongs to a rule', (part, rules) => {
    expect(wordsOf(part).length).toBeGreaterThan(0);
    expect(coverageOf(wordsOf(part), rules)).toEqual({ strange: [], bare: [] });
  });

  test('no part of sections 6 and 7 is left out, nor of the blocks that 3.2 is made of', () => {
    expect(Object.keys(tradeRules)).toEqual(expect.arrayContaining(partsOf(6)));
    expect(Object.keys(section7)).toEqual(partsOf(7));
    const blocks = partsOf(2).filter((part) => Number(part.slice(2)) <= 7);
    expect(Object.keys(tradeRules)).toEqual(expect.arrayContaining(blocks));
  });

  test('a sentence that no rule holds is seen', () => {
    expect(coverageOf('a <= 1; b <= 2', [{ words: 'a <= 1', held: [] }])).toEqual({ strange: [], bare: ['; b <= 2'] });
    expect(coverageOf('a <= 1', [{ words: 'a <= 2', held: [] }]).strange).toEqual(['a <= 2']);
  });

  test('each rule has an example, waits for its service by name, or names the test that holds it', () => {
    for (const { part, words, held } of all) {
      expect(held.length, `${part} ${words}`).toBeGreaterThan(0);
      for (const one of held) {
        if (typeof one === 'object' && 'test' in one) expect(existsSync(one.test), one.test).toBe(true);
        if (typeof one === 'object' && 'waitsFor' in one) expect(orderPath(one.waitsFor)).toBeNull();
      }
    }
    for (const held of Object.values(section7))
      for (const one of typeof held === 'string' ? [] : held)
        if (typeof one === 'object' && 'test' in one) expect(existsSync(one.test), one.test).toBe(true);
    const named = all.flatMap(({ held }) =>
      held.flatMap((one) => (typeof one === 'object' && 'waitsFor' in one ? [one.waitsFor] : [])),
    );
    expect(waiting.filter((service) => !named.includes(service))).toEqual([]);
  });
});

const isExample = (one: unknown): one is Example => typeof one === 'object' && one !== null && 'accepted' in one;
const examples: readonly (readonly [title: string, example: Example])[] = [
  ...all.flatMap(({ part, words, held }) =>
    held.filter(isExample).map((example) => [`${part} ${words}`, example] as const),
  ),
  ...Object.entries(section7).flatMap(([part, held]) =>
    typeof held === 'string' ? [] : held.filter(isExample).map((example) => [`table ${part}`, example] as const),
  ),
];
/** Placing an order takes longest: the gate places a quarter of those that can be, the full counts all. */
const placed = new Set(examples.flatMap(([, example], at) => (FULL || at % 4 === 0 ? [example] : [])));
const of = (wanted: Example['by']) =>
  examples
    .filter(([, { by }]) => by === wanted)
    .map(([words, example]) => [`${words} (${example.field})`, example] as const);

describe('what can be is accepted, what cannot is refused, by the form and by the server', () => {
  let orders: OrderJudge;
  beforeAll(async () => {
    orders = await startOrderJudge('postgres');
  }, 120_000);
  afterAll(() => orders.stop());

  async function holds(example: Example): Promise<void> {
    const { field, level, besides, accepted, refused, isChosen } = example;
    const good = await judge(orders, example, accepted, orders.voyage, placed.has(example));
    expect({ form: good.form, server: good.server ?? besides }, 'accepted').toEqual({ form: besides, server: besides });
    const bad = await judge(orders, example, refused, orders.voyage);
    const named = (fields: readonly string[]) => fields.some((one) => one === field || one.startsWith(`${field}.`));
    if (level === 'WARN') {
      expect(good.warned, 'accepted').not.toContain(field);
      expect(bad, 'warned').toMatchObject({ form: [], server: [] });
      expect(bad.warned, 'warned').toContain(field);
      return;
    }
    expect({ server: bad.server, isNamed: named(bad.server ?? []) }, 'refused by the server').toMatchObject({
      isNamed: true,
    });
    if (!isChosen)
      expect({ form: bad.form, isNamed: named(bad.form) }, 'refused by the form').toMatchObject({ isNamed: true });
  }

  test.each(of('booking'))('[4.31] %s', (_, example) => holds(example));
  test.each(of('enquiry'))('an enquiry: %s', (_, example) => holds(example));
  test.each(of('verification'))('[4.32] %s', (_, example) => holds(example));

  test('[4.31] of goods that may not share a box the server names both, the rule and who decides', async () => {
    const form = inOneBox(drum('1263', { packingGroup: 'II' }), drum('1942'))(orders.dangerous);
    const refusalText = await orders.refusal(form);
    for (const words of ['UN1263 涂料', 'UN1942 硝酸铵', 'SG48', 'IMDG 7.2.8', FINAL_WORD])
      expect(refusalText).toContain(words);
  });
});
