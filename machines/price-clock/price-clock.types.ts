import type { ClockTicked } from '../kit/clock.ts';

export interface PriceClockContext {
  /** The server's time when it last told it, and this device's at that moment; null before. */
  told: { server: number; device: number } | null;
  device: number;
}

export type PriceClockEvent =
  | ClockTicked
  /** An answer came and said what time it is at the server. */
  | { type: 'server.told'; now: number };
