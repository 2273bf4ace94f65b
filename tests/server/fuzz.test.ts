import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { table } from '#contract/table.ts';
import { fuzzCall, fuzzValid, readCorpus, residentBytes, type Target } from '#tests/kit/fuzz-run.ts';
import { startTableServer } from '#tests/kit/table-server.ts';

const startTarget = (): Promise<Target> => startTableServer(table);

const full = process.env.FULL === '1';
const runs = full ? 20_000 : 2_000;
const GROWTH_BYTES = 20 * 1024 * 1024;

const corpus = readCorpus(new URL('./fuzz-corpus.json', import.meta.url));
const calls: [string, Call][] = Object.entries(table);

let target: Target;
let before: string | undefined;

beforeAll(async () => {
  target = await startTarget();
  before = await target.fingerprint?.();
});

afterAll(() => target.close());

describe('[7.3] malformed requests', () => {
  const timeout = full ? 600_000 : 60_000;

  test.each(calls)(`%s: ${runs} are refused in the envelope, none breaks anything`, { timeout }, async (_, call) => {
    const { pid } = target;
    await fuzzCall(target, call, { runs: 200 });
    const resident = pid === undefined ? 0 : residentBytes(pid);
    const report = await fuzzCall(target, call, { runs, corpus });
    expect(report.sent).toBeGreaterThanOrEqual(runs);
    expect(report.refusals).toBeGreaterThan(runs / 20);
    expect(report.limited).toBeLessThan(runs / 100);
    if (pid !== undefined) expect(residentBytes(pid) - resident).toBeLessThan(GROWTH_BYTES);
    if (target.fingerprint !== undefined) expect(await target.fingerprint()).toBe(before);
  });

  test.each(calls)('%s: 500 requests the contract allows are understood', async (_, call) => {
    await fuzzValid(target, call, 500);
  });
});
