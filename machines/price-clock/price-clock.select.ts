import { MINUTE_MS } from '#domain/limits.ts';
import type { PriceClockSnapshot } from './price-clock.machine.ts';

/** The server's time rounded to the minute, so that views render once a minute; null before the first response. */
export function selectMinute({ context: { serverTime, device } }: PriceClockSnapshot): number | null {
  if (serverTime === null) return null;
  const passed = Math.max(device - serverTime.device, 0);
  return serverTime.server + Math.floor(passed / MINUTE_MS) * MINUTE_MS;
}
