import { dayAfter } from './day.ts';
import { CHINA, localDay } from './zone.ts';

/** Tomorrow in China, yyyy-MM-dd: yards, stores and vehicles need a day's notice. */
export const tomorrow = (now: number): string => dayAfter(localDay(now, CHINA), 1);
