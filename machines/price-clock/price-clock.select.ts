import { MINUTE_MS } from '#domain/limits.ts';
import type { PriceClockSnapshot } from './price-clock.machine.ts';

/** The server's time rounded to the minute, so that views render once a minute; null before the first response. */
export function selectMinute({ context: { told, device } }: PriceClockSnapshot): number | null {
  if (told === null) return null;
  const passed = Math.max(device - told.device, 0);
  return told.server + Math.floor(passed / MINUTE_MS) * MINUTE_MS;
}
