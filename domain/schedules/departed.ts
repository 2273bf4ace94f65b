import type { ScheduleService } from '../imports/services.ts';
import type { RateLists } from '../rates/choices.ts';
import type { RateRow } from '../rates/columns.ts';
import { CHINA, localDay } from '../schedule/zone.ts';
import { momentAt } from './read-moment.ts';
import { zoneOf } from './sailing-row.ts';

/** Whose clock a departure is told by. */
export const clockOf = (row: RateRow, service: ScheduleService, lists: RateLists): string =>
  zoneOf(lists, row.origin, service === 'trains' ? 'station' : 'port') ?? CHINA;

/** A new timetable leaves out what has departed: nothing is withdrawn by that. What flies by days of the week ends with its last day. */
export const hasDeparted = (row: RateRow, service: ScheduleService, lists: RateLists, now: number): boolean =>
  service === 'flights' ? row.to! < localDay(now, CHINA) : momentAt(row.etd!, clockOf(row, service, lists)) <= now;
