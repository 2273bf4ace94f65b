import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from '#server/repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;

it('works at once and every so often, and one that fails is reported and tried again', async () => {
  const errors: unknown[] = [];
  let runs = 0;
  const repeated = repeat(
    async () => {
      runs += 1;
      if (runs === 1) throw new Error('busy');
    },
    { everyMs: MINUTE, onError: (error) => errors.push(error) },
  );
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(runs).toBe(3);
  expect(errors).toEqual([new Error('busy')]);
  await repeated.stop();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(runs).toBe(3);
});

it('never works twice at once, and stopping waits for the run', async () => {
  const ends: (() => void)[] = [];
  let isStopped = false;
  const repeated = repeat(() => new Promise((end) => ends.push(end)), { everyMs: MINUTE, onError: () => undefined });
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(ends).toHaveLength(1);
  ends[0]!();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(ends).toHaveLength(2);
  const stopped = repeated.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([isStopped, ends.length]).toEqual([false, 2]);
  ends[1]!();
  await stopped;
});
