import { MINUTE_MS } from '#domain/limits.ts';
import type { PriceClockSnapshot } from './price-clock.machine.ts';

/** The server's time on the minute, so that what shows it changes once a minute; null before it was told. */
export function selectMinute({ context: { told, device } }: PriceClockSnapshot): number | null {
  if (told === null) return null;
  const passed = Math.max(device - told.device, 0);
  return told.server + Math.floor(passed / MINUTE_MS) * MINUTE_MS;
}
