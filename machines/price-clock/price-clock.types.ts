import type { ClockTicked } from '../kit/clock.ts';

export interface PriceClockContext {
  /** The server's time of its last response, and this device's time then; null before the first. */
  serverTime: { server: number; device: number } | null;
  device: number;
}

export type PriceClockEvent =
  | ClockTicked
  /** A response carried the server's time. */
  | { type: 'server.timed'; now: number };
