import type { Clock } from '#domain/clock.ts';

let held: number | null = null;

export const systemClock: Clock = { now: () => held ?? Date.now() };

/** Until it is released the time is that of a page which was drawn elsewhere. */
export function holdClock(time: number) {
  held = time;
}

export function releaseClock() {
  held = null;
}
