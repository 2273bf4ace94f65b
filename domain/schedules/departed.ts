import type { ScheduleService } from '../imports/services.ts';
import type { RateLists } from '../rates/choices.ts';
import type { RateRow } from '../rates/columns.ts';
import { CHINA, localDay } from '../schedule/zone.ts';
import { momentAt } from './read-moment.ts';
import { zoneOf } from './sailing-row.ts';

export const clockOf = (row: RateRow, service: ScheduleService, lists: RateLists): string =>
  zoneOf(lists, row.origin, service === 'trains' ? 'station' : 'port') ?? CHINA;

/** New timetables omit past departures, which does not withdraw them. Weekly flights end with their last day. */
export const hasDeparted = (row: RateRow, service: ScheduleService, lists: RateLists, now: number): boolean =>
  service === 'flights' ? row.to! < localDay(now, CHINA) : momentAt(row.etd!, clockOf(row, service, lists)) <= now;
