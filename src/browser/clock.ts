import type { Clock } from '#domain/clock.ts';

/** Resolves when the browser has nothing better to do, at the latest after the given time. */
export const whenIdle = (atMostMs: number) =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: atMostMs });
    else setTimeout(resolve, atMostMs);
  });

/** Says the time at once and then as each second to the deadline passes, or each after now; a timer that fires early is set again. */
export function watchSeconds(now: () => number, notify: (now: number) => void, deadline = now()) {
  let timer = 0;
  const tick = () => {
    const at = now();
    notify(at);
    const into = (((at - deadline) % 1000) + 1000) % 1000;
    timer = window.setTimeout(tick, 1000 - into);
  };
  tick();
  return () => window.clearTimeout(timer);
}

/** No timer of a browser waits longer. */
export const LONGEST_WAIT_MS = 2_147_483_647;

/** Resolves after that long, rejects with its reason when the signal aborts. */
export const wait = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', abort, { once: true });
  });

let held: number | null = null;

export const systemClock: Clock = { now: () => held ?? Date.now() };

/** Freezes the clock at the time the server renders at, there and while hydrating; releaseClock() ends this. */
export function holdClock(time: number) {
  held = time;
}

export function releaseClock() {
  held = null;
}
