import type { ClockTicked } from '../kit/clock.ts';

export interface PriceClockContext {
  /** The server's time in its last answer, and this device's at that moment; null before the first. */
  told: { server: number; device: number } | null;
  device: number;
}

export type PriceClockEvent =
  | ClockTicked
  /** An answer came with the server's time. */
  | { type: 'server.told'; now: number };
