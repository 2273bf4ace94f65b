import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import type { Rate } from './limiter.ts';

/** A count that makes a request dearer: from each of the `steps` on, one more level of work is asked for. */
export interface RiskRate {
  spanMs: number;
  steps: readonly number[];
}

export interface WorkRules {
  /** Rounds of PBKDF2-SHA-256 of one unit. */
  iterations: number;
  /** Units of each level; level 0 is free. */
  units: readonly number[];
  /** Wrong passwords. The last level is the most that anyone is ever asked for. */
  passwords: { account: RiskRate; address: RiskRate; neighbourhood: RiskRate; everyone: RiskRate };
  /** Messages with codes. */
  messages: { phone: RiskRate; address: RiskRate; neighbourhood: RiskRate; everyone: RiskRate };
}

/** Rounds that one core of the bench machine does in a second, in Node and in Chromium alike. */
export const BENCH_ROUNDS_PER_SECOND = 4_000_000;

/**
 * A core of the bench machine works 0.6 s, 4 s and 29.2 s for the three levels, a phone of a quarter of its speed at most
 * 117 s. With the ten tries before the last level, 1,000 guesses at an account take 8 hours of processor.
 */
export const WORK_RULES: WorkRules = {
  iterations: 80_000,
  units: [0, 30, 200, 1_460],
  passwords: {
    account: { spanMs: DAY_MS, steps: [3, 6, 10] },
    address: { spanMs: HOUR_MS, steps: [10, 20, 40] },
    neighbourhood: { spanMs: HOUR_MS, steps: [30, 60, 120] },
    everyone: { spanMs: HOUR_MS, steps: [300, 1_000] },
  },
  messages: {
    phone: { spanMs: DAY_MS, steps: [2, 4] },
    address: { spanMs: HOUR_MS, steps: [3, 8] },
    neighbourhood: { spanMs: HOUR_MS, steps: [15, 40] },
    everyone: { spanMs: HOUR_MS, steps: [300, 600] },
  },
};

/** A challenge is good this long: twice the time the slowest device needs for the most work. */
export const WORK_LIFE_MS = 300_000;

/** Wrong passwords of strangers within a day after which the owner is informed. */
export const ATTEMPTS_REPORTED = 10;

/** The highest level that so many units pay for. */
export const levelPaidBy = ({ units }: Pick<WorkRules, 'units'>, proven: number): number =>
  units.findLastIndex((needed) => needed <= proven);

/** The level that so many of one count ask for. */
export const levelAt = ({ steps }: RiskRate, count: number): number => steps.filter((step) => count >= step).length;

/** The rate under which a request that paid for `level` is let through; null where that was the highest. */
export const rateAt = ({ spanMs, steps }: RiskRate, level: number): Rate | null => {
  const most = steps[level];
  return most === undefined ? null : { most, spanMs };
};
