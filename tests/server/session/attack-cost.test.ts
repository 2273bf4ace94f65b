import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import { SIGN_IN_LIMITS } from '#server/session/sign-in-limits.ts';
import { BENCH_ROUNDS_PER_SECOND, levelAt, WORK_RULES } from '#server/session/work-rules.ts';

const text = readFileSync('docs/security.md', 'utf8');
const { units, iterations, passwords, messages } = WORK_RULES;
const secondsOf = (level: number) => ((units[level] ?? 0) * iterations) / BENCH_ROUNDS_PER_SECOND;
/** Slowdown of a phone relative to the benchmark machine. */
const SLOWER = 4;

const rowsOf = (attempts: number, levelOf: (before: number) => number) =>
  Array.from({ length: attempts }, (_, before) => secondsOf(levelOf(before))).reduce((sum, each) => sum + each, 0);

test('[11.7] no level takes two minutes on a device of a quarter of the speed', () => {
  for (const level of units.keys()) expect(secondsOf(level) * SLOWER).toBeLessThan(120);
});

test('[11.6] the levels of the document are those of the server', () => {
  const rows = [1, 2, 3].map(
    (level) =>
      `| ${level} | ${units[level]} | ${secondsOf(level).toFixed(1)} s | ${(secondsOf(level) * SLOWER).toFixed(1)} s |`,
  );
  for (const row of rows) expect(text).toContain(row);
  const steps = [...Object.values(passwords), ...Object.values(messages)].map((rate) => `| ${rate.steps.join(', ')} |`);
  for (const each of steps) expect(text).toContain(each);
});

test('[11.6] 1,000 guesses at an account cost eight hours of processor', () => {
  const seconds = rowsOf(1_000, (before) => levelAt(passwords.account, before));
  expect(seconds).toBeGreaterThanOrEqual(8 * 3600);
  expect(text).toContain(`| 1,000 guesses at one account in a day | ${(seconds / 3600).toFixed(1)} hours | 1 |`);
  const [free = 0] = passwords.account.steps;
  expect(passwords.account.spanMs).toBe(DAY_MS);
  expect(text).toContain(`${Math.ceil(1_000 / free)} days: ${free} a day`);
});

test('[11.6] 1,000 messages cost as many addresses and minutes as the document says', () => {
  const { most, spanMs } = SIGN_IN_LIMITS.messagesPerAddress;
  expect([most, spanMs]).toEqual([20, HOUR_MS]);
  const minutes = Math.round(((1_000 / most) * rowsOf(most, (before) => levelAt(messages.address, before))) / 60);
  const networks = 1_000 / SIGN_IN_LIMITS.messagesPerNeighbourhood.most;
  expect(text).toContain(
    `| 1,000 messages in an hour | ${minutes} minutes | ${1_000 / most}, in ${networks} networks of /24 | ${1_000 / SIGN_IN_LIMITS.messagesPerPhone.most} phones`,
  );
  expect(text).toContain(`| 1,000 messages from one address | ${minutes} minutes | 1 | ${1_000 / most} hours |`);
});
