import { chance } from './chance.ts';

const HALF_SEASON_WEEKS = 13;
const SEASON_BASIS_POINTS = 900;
const NOISE_BASIS_POINTS = 450;

/** A lane's price relative to its base in a week, in hundredths of a per cent: season plus noise. */
export function weeklyDrift(name: string, week: number): number {
  const phase = chance(`season ${name}`).between(0, 2 * HALF_SEASON_WEEKS - 1);
  const position = (week + phase) % (2 * HALF_SEASON_WEEKS);
  const rising = position < HALF_SEASON_WEEKS ? position : 2 * HALF_SEASON_WEEKS - position;
  const season = Math.trunc(((2 * rising - HALF_SEASON_WEEKS) * SEASON_BASIS_POINTS) / HALF_SEASON_WEEKS);
  return season + chance(`noise ${name} ${week}`).between(-NOISE_BASIS_POINTS, NOISE_BASIS_POINTS);
}

/** Rounds cents to steps, because freight rates end in 0 or 5 dollars. */
export function drifted(cents: number, basisPoints: number, step: number): number {
  return Math.round((cents * (10_000 + basisPoints)) / 10_000 / step) * step;
}
