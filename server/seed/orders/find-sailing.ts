import { DAY_MS } from '#domain/limits.ts';
import { ports } from '#domain/reference/ports.ts';
import { startOfShanghaiDay, weekOf } from '../calendar.ts';
import { fclLanes, type LaneService } from '../fcl-lanes.ts';
import { acceptedClasses, serviceOf } from '../fcl-rows.ts';
import { sailingRow, type WeeklyService } from '../sailing-rows.ts';
import type { Stage } from './stages.ts';

export interface FoundSailing {
  lane: LaneService;
  service: WeeklyService;
  sailing: ReturnType<typeof sailingRow>;
  week: number;
}

interface SailingQuery extends Pick<Stage, 'by' | 'days'> {
  now: number;
  /** Where the search starts in the list of services, so that orders use different lanes. */
  start: number;
  /** Empty for general cargo. */
  classes: readonly string[];
}

const services = fclLanes.flatMap((lane) =>
  lane.carriers.map((carrier) => ({ lane, service: serviceOf(lane, carrier) })),
);
const known = new Set(ports.map(({ code }) => code));

/** Weeks of the longest voyage and earliest closing: no time of a sailing is further from its departure. */
const WEEKS_AROUND = 9;

/** Finds a past or future sailing of the timetable whose requested time lies in the requested days. */
export function findSailing({ now, start, by, days: [from, to], classes }: SailingQuery): FoundSailing {
  const today = startOfShanghaiDay(now);
  const first = weekOf(today + from * DAY_MS) - WEEKS_AROUND;
  const last = weekOf(today + to * DAY_MS) + WEEKS_AROUND;
  for (let step = 0; step < services.length; step += 1) {
    const { lane, service } = services[(start + step) % services.length]!;
    const taken = acceptedClasses(service, lane.pod);
    if (!known.has(lane.pol) || !known.has(lane.pod) || !classes.every((one) => taken.includes(one))) continue;
    for (let week = first; week <= last; week += 1) {
      const sailing = sailingRow(service, week);
      const moment = {
        arrival: sailing.eta,
        closing: classes.length > 0 ? sailing.bookingCloseDangerous : sailing.bookingCloseGeneral,
        departure: sailing.etd,
      }[by];
      const at = (moment.getTime() - today) / DAY_MS;
      if (at >= from && at <= to) return { lane, service, sailing, week };
    }
  }
  throw new Error(`no sailing with its ${by} between ${from} and ${to} days from today`);
}
