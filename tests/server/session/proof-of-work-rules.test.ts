import { expect, test } from 'vitest';
import { workChallengeIn } from '#domain/proof-of-work.ts';
import { neighbourhoodOf, networkOf } from '#server/http/network.ts';
import { unitOf } from '#server/session/proof-of-work.ts';
import { levelAt, levelPaidBy, rateAt, WORK_RULES } from '#server/session/work-rules.ts';
import { solveWork } from '#src/browser/proof-of-work.ts';

const work = { challenge: 'terms.signature', units: 9, iterations: 50 };

test('[11.6] the browser computes what the server checks, unit by unit', async () => {
  const done: number[] = [];
  const { challenge, answer } = await solveWork(work, (units) => done.push(units), new AbortController().signal);
  const expected = await Promise.all(
    Array.from({ length: work.units }, (_, index) => unitOf(work.challenge, index, work.iterations)),
  );
  expect(challenge).toBe(work.challenge);
  expect(Buffer.from(answer, 'base64url')).toEqual(Buffer.concat(expected));
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('[11.7] work that is given up stops', async () => {
  const stop = new AbortController();
  const solving = solveWork(work, () => stop.abort(), stop.signal);
  await expect(solving).rejects.toThrow();
});

test('[11.6] a challenge is read out of a refusal, and nothing else is', () => {
  expect(workChallengeIn({ work })).toEqual(work);
  for (const other of [null, 'work', {}, { work: null }, { work: { challenge: 'terms', units: '9', iterations: 50 } }])
    expect(workChallengeIn(other)).toBeNull();
});

test('[11.6] levels rise by steps, and the work of a level pays for those below it', () => {
  const { account } = WORK_RULES.passwords;
  expect([0, 2, 3, 5, 6, 9, 10, 1_000].map((count) => levelAt(account, count))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  expect([0, 29, 30, 199, 200, 1_460].map((units) => levelPaidBy(WORK_RULES, units))).toEqual([0, 0, 1, 1, 2, 3]);
  expect([0, 1, 2, 3].map((level) => rateAt(account, level)?.most ?? null)).toEqual([3, 6, 10, null]);
});

test.each([
  ['192.0.2.77', '192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
])('[11.6] counts %s as %s, in %s', (address, network, neighbourhood) => {
  expect(networkOf(address)).toBe(network);
  expect(neighbourhoodOf(network)).toBe(neighbourhood);
});
