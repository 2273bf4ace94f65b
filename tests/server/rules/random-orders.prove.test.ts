import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OrderJudge, startOrderJudge } from '#tests/server/rules/order-judge.ts';
import { breaks, diceOf, possibleOrder } from '#tests/server/rules/random-orders.ts';
import { wrongFields } from '#tests/server/rules/trade-oracle.ts';
import { FULL } from '../../kit/full.ts';

const FORMS = 2_000;
const PLACED = FULL ? FORMS : 80;
const timeout = FULL ? 3_600_000 : 300_000;

describe('random orders, held against an oracle written from the facts of the trade', () => {
  let judge: OrderJudge;
  beforeAll(async () => {
    judge = await startOrderJudge('postgres');
  }, 120_000);
  afterAll(() => judge.stop());

  const possible = (seed: number) => possibleOrder(diceOf(seed), judge.dangerous);
  const impossible = (seed: number) => breaks[seed % breaks.length]!(possible(seed), diceOf(seed + FORMS));

  test(
    '[4.31] 2,000 possible orders are accepted by the form, and by the server as many as are placed',
    async () => {
      for (let seed = 0; seed < FORMS; seed += 1) {
        const form = possible(seed);
        expect(wrongFields(form, judge.voyage), `oracle ${seed}`).toEqual([]);
        expect(judge.byForm(form), `form ${seed}`).toBeNull();
        if (seed < PLACED) expect(await judge.byServer(form), `server ${seed}`).toBeNull();
      }
    },
    timeout,
  );

  test(
    '[4.31] 2,000 impossible orders are refused by the form where the oracle says, by the server at the same fields',
    async () => {
      const seen = new Set<string>();
      const unlike: object[] = [];
      for (let seed = 0; seed < FORMS; seed += 1) {
        const form = impossible(seed);
        const wrong = wrongFields(form, judge.voyage);
        const found = judge.byForm(form) ?? [];
        for (const field of wrong) seen.add(field.replace(/\d+/, '*'));
        const taken = wrong.filter((field) => !found.includes(field));
        if (wrong.length === 0 || taken.length > 0) unlike.push({ seed, wrong, found });
        if (seed >= PLACED) continue;
        const refused = await judge.byServer(form);
        if (JSON.stringify(refused) !== JSON.stringify(found)) unlike.push({ seed, found, refused });
      }
      expect(unlike).toEqual([]);
      expect(seen.size).toBeGreaterThanOrEqual(28);
    },
    timeout,
  );
});
