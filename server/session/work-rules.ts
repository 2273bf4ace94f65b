import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import type { Rate } from './limiter.ts';

/** A counter that raises a request's work by one level at each of the `steps`. */
export interface RiskRate {
  spanMs: number;
  steps: readonly number[];
}

export interface WorkRules {
  /** Rounds of PBKDF2-SHA-256 per unit. */
  iterations: number;
  /** Units per level; level 0 is free. */
  units: readonly number[];
  /** Wrong passwords. The last level is the maximum ever required. */
  passwords: { account: RiskRate; address: RiskRate; neighbourhood: RiskRate; everyone: RiskRate };
  /** Messages with codes. */
  messages: { phone: RiskRate; address: RiskRate; neighbourhood: RiskRate; everyone: RiskRate };
}

/** Rounds per second of one core of the bench machine, in Node and Chromium alike. */
export const BENCH_ROUNDS_PER_SECOND = 4_000_000;

/**
 * One core of the bench machine needs 0.6 s, 4 s and 29.2 s for the three levels; a phone at a quarter of its speed
 * at most 117 s. With the ten attempts before the last level, 1,000 guesses at an account take 8 hours of CPU time.
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

/** Validity of a challenge: twice the slowest device's time for the maximum work. */
export const WORK_LIFE_MS = 300_000;

/** Wrong passwords of strangers within a day after which the owner is notified. */
export const ATTEMPTS_REPORTED = 10;

/** Highest level covered by these units. */
export const levelPaidBy = ({ units }: Pick<WorkRules, 'units'>, proven: number): number =>
  units.findLastIndex((needed) => needed <= proven);

/** Level required at a count. */
export const levelAt = ({ steps }: RiskRate, count: number): number => steps.filter((step) => count >= step).length;

/** Rate below which a request that paid for `level` passes; null for the highest level. */
export const rateAt = ({ spanMs, steps }: RiskRate, level: number): Rate | null => {
  const most = steps[level];
  return most === undefined ? null : { most, spanMs };
};
