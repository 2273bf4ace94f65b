import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { table } from '#contract/table.ts';
import { FULL } from '../../kit/full.ts';
import type { DatabaseKind } from '../../kit/server.ts';
import { fuzzCall, fuzzUnsigned, fuzzValid, readCorpus, residentBytes, type Target } from './run.ts';
import { startFuzzTarget } from './target.ts';

const RUNS = FULL ? 2_000 : 10;
const UNSIGNED = FULL ? 200 : 2;
const MORE = 2_000;
const GROWTH_BYTES = 20 * 1024 * 1024;

/** Tables that signed-out clients may insert into, by call; leads store their idempotency key. */
const OPEN_TABLES: Readonly<Record<string, string>> = { shares: 'share', leads: 'leads', idempotency_keys: 'leads' };
/** Each lead notifies the operators once, except votes on help articles. */
const TOLD_OF_LEADS = ['notices', 'outbox'];

const corpus = readCorpus(new URL('./corpus.json', import.meta.url));
const calls: [string, Call][] = Object.entries(table);
const open = calls.filter(([, { auth }]) => auth === 'public');
const guarded = calls.filter(([, { auth }]) => auth !== 'public');

/** Every call of the table against the real server over one kind of database; each kind is a file, so that they run side by side. */
export const fuzzTheServerOn = (kind: DatabaseKind) =>
  describe(`[7.3] malformed requests to the server on ${kind}`, () => {
    const timeout = FULL ? 600_000 : 180_000;
    let target: Target;
    let before: Readonly<Record<string, string>>;
    const accepted = new Map<string, number>();
    let refused = 0;

    beforeAll(async () => {
      target = await startFuzzTarget(kind);
      before = (await target.fingerprint?.()) ?? {};
    });
    afterAll(() => target.close());

    test.each(calls)(
      `%s: ${RUNS} are refused in the envelope, none changes or breaks anything`,
      { timeout },
      async (name, call) => {
        const report = await fuzzCall(target, call, { runs: RUNS, corpus });
        accepted.set(name, report.accepted);
        expect(report.sent).toBeGreaterThanOrEqual(RUNS);
        refused += report.refusals;
        if (FULL) expect(report.refusals).toBeGreaterThan(RUNS / 40);
        expect(report.limited).toBeLessThan(RUNS / 100);
      },
    );

    test('after them all the database holds what it held, and one row for each share and lead it took', async () => {
      expect(before.un_list_entries).toMatch(/^2347 /u);
      // Few requests of one call may by chance be well formed all of them; those of all calls together may not.
      expect(refused).toBeGreaterThan((RUNS * calls.length) / 10);
      const after = { ...(await target.fingerprint?.()) };
      for (const [name, call] of Object.entries(OPEN_TABLES)) {
        expect(after[name]?.split(' ')[0], name).toBe(String(accepted.get(call)));
        after[name] = before[name]!;
      }
      for (const name of TOLD_OF_LEADS) {
        expect(Number(after[name]?.split(' ')[0]), name).toBeLessThanOrEqual(accepted.get('leads') ?? 0);
        after[name] = before[name]!;
      }
      expect(after).toEqual(before);
      expect(target.isAlive?.()).toBe(true);
    });

    // So many that growth shows: the gate has too few of them.
    if (FULL)
      test(`${MORE} more leave the memory as it is`, { timeout }, async () => {
        const share = Math.ceil(MORE / calls.length);
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
      await fuzzValid(target, call, FULL ? 500 : 3);
    });

    test.each(guarded)(`%s: ${UNSIGNED} good requests from no one are refused`, async (_, call) => {
      await fuzzUnsigned(target, call, UNSIGNED);
    });
  });
