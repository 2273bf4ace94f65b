/** What the clock feed says, first at once and then every second while it runs. */
export interface ClockTicked {
  type: 'clock.ticked';
  /** Milliseconds since the epoch. */
  now: number;
}

/** The deadline of a countdown: its clock speaks as each second to it passes. */
export interface ClockInput {
  endsAt: number;
}

/** Whole seconds until a deadline, never negative and never more than the wait it began with. */
export const secondsUntil = (deadline: number, now: number, longestMs: number) =>
  Math.ceil(Math.min(Math.max(deadline - now, 0), longestMs) / 1000);
