import type { Clock } from '#domain/clock.ts';

let held: number | null = null;

export const systemClock: Clock = { now: () => held ?? Date.now() };

/** Freezes the clock at the time the server renders at, there and while hydrating; releaseClock() ends this. */
export function holdClock(time: number) {
  held = time;
}

export function releaseClock() {
  held = null;
}
