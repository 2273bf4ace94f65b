import { dayAfter } from './day.ts';
import { CHINA, localDay } from './zone.ts';

/** yyyy-MM-dd: the day after this one in China, where a yard, a store or a vehicle has to be told a day ahead. */
export const tomorrow = (now: number): string => dayAfter(localDay(now, CHINA), 1);
