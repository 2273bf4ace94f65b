import { DAY_MS } from '../limits.ts';

export type TimeLeft = 'AMPLE' | 'SOON' | 'URGENT' | 'PAST';

/** Classifies: more than 72 hours, 24 to 72, less than 24, past. */
export function timeLeft(deadline: number, now: number): TimeLeft {
  const left = deadline - now;
  if (left <= 0) return 'PAST';
  if (left < DAY_MS) return 'URGENT';
  return left <= 3 * DAY_MS ? 'SOON' : 'AMPLE';
}
