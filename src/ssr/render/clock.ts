import type { Clock } from '#domain/clock.ts';
import { visitTime } from './browser-globals.ts';

/** In the place of the browser's: the time stands while a page is drawn. */
export const systemClock: Clock = { now: visitTime };
