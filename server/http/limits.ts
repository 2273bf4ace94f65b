import type { Clock } from '#domain/clock.ts';
import { MINUTE_MS } from '#domain/limits.ts';

const WINDOW_MS = MINUTE_MS;
/** Maximum number of addresses; the oldest is dropped first. */
const ADDRESSES_MAX = 20_000;

/** Counts calls per key in one-minute windows. */
export class MinuteLimit {
  readonly #windows = new Map<string, { startedAt: number; count: number }>();

  constructor(readonly clock: Clock) {}

  /** Returns the seconds to wait, or 0 when the call may proceed. */
  take(key: string, limit: number): number {
    const now = this.clock.now();
    const known = this.#windows.get(key);
    if (known === undefined || now - known.startedAt >= WINDOW_MS || now < known.startedAt) {
      this.#remember(key, now);
      return 0;
    }
    known.count += 1;
    return known.count <= limit ? 0 : Math.ceil((known.startedAt + WINDOW_MS - now) / 1000);
  }

  #remember(key: string, now: number): void {
    this.#windows.delete(key);
    if (this.#windows.size >= ADDRESSES_MAX) {
      const [oldest] = this.#windows.keys();
      if (oldest !== undefined) this.#windows.delete(oldest);
    }
    this.#windows.set(key, { startedAt: now, count: 1 });
  }
}
