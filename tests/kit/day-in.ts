import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';

/** The day in Shanghai so many days from now. */
export const dayIn = (days: number) => localDay(Date.now() + days * DAY_MS, 'Asia/Shanghai');
