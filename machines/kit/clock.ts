/** Emitted by the clock feed at once and then every second. */
export interface ClockTicked {
  type: 'clock.ticked';
  /** Milliseconds since the epoch. */
  now: number;
}

/** A deadline aligns the ticks with its full seconds. */
export interface ClockInput {
  endsAt: number;
}

/** Whole seconds until a deadline, between 0 and the initial wait. */
export const secondsUntil = (deadline: number, now: number, longestMs: number) =>
  Math.ceil(Math.min(Math.max(deadline - now, 0), longestMs) / 1000);
