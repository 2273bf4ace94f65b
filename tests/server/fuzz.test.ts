import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { table } from '#contract/table.ts';
import { fuzzCall, fuzzUnsigned, fuzzValid, readCorpus, residentBytes, type Target } from '#tests/kit/fuzz-run.ts';
import { startFuzzTarget } from '#tests/kit/fuzz-target.ts';
import { databaseKinds } from '#tests/kit/server.ts';

const full = process.env.FULL === '1';
/** What is refused mostly never reaches a database: one of them is enough for the whole count. */
const runsOn = { pglite: full ? 20_000 : 400, postgres: full ? 20_000 : 100 };
const GROWTH_BYTES = 20 * 1024 * 1024;

const corpus = readCorpus(new URL('./fuzz-corpus.json', import.meta.url));
const calls: [string, Call][] = Object.entries(table);
const open = calls.filter(([, { auth }]) => auth === 'public');
const guarded = calls.filter(([, { auth }]) => auth !== 'public');

describe.each(databaseKinds)('[7.3] malformed requests to the server on %s', (kind) => {
  const runs = runsOn[kind];
  const timeout = full ? 600_000 : 60_000;
  let target: Target;
  let before: string | undefined;

  beforeAll(async () => {
    target = await startFuzzTarget(kind);
    before = await target.fingerprint?.();
  });
  afterAll(() => target.close());

  test.each(calls)(
    `%s: ${runs} are refused in the envelope, none changes or breaks anything`,
    { timeout },
    async (_, call) => {
      const report = await fuzzCall(target, call, { runs, corpus });
      expect(report.sent).toBeGreaterThanOrEqual(runs);
      expect(report.refusals).toBeGreaterThan(runs / 40);
      expect(report.limited).toBeLessThan(runs / 100);
    },
  );

  test('after them all the database holds what it held', async () => {
    expect(before).toContain('"un_entries":"106 ');
    expect(await target.fingerprint?.()).toBe(before);
    expect(target.isAlive?.()).toBe(true);
  });

  test(`${2_000} more leave the memory as it is`, { timeout }, async () => {
    const share = Math.ceil(2_000 / calls.length);
    const round = async () => {
      for (const [, call] of calls) await fuzzCall(target, call, { runs: share });
      return residentBytes(target.pid ?? 0);
    };
    await round();
    const resident = await round();
    expect(resident).toBeGreaterThan(GROWTH_BYTES);
    expect((await round()) - resident).toBeLessThan(GROWTH_BYTES);
  });

  test.each(open)('%s: requests the contract allows are understood', async (_, call) => {
    await fuzzValid(target, call, full ? 500 : 100);
  });

  test.each(guarded)('%s: 200 good requests from nobody are refused', async (_, call) => {
    await fuzzUnsigned(target, call, 200);
  });
});
