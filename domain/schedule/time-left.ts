export type TimeLeft = 'AMPLE' | 'SOON' | 'URGENT' | 'PAST';

const HOUR = 3_600_000;

/** More than 72 hours, 24 to 72, less than 24, past. */
export function timeLeft(deadline: number, now: number): TimeLeft {
  const left = deadline - now;
  if (left <= 0) return 'PAST';
  if (left < 24 * HOUR) return 'URGENT';
  return left <= 72 * HOUR ? 'SOON' : 'AMPLE';
}
