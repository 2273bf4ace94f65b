import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import type * as schema from '../data/schema/index.ts';
import { momentIn } from './calendar.ts';
import { chance } from './chance.ts';
import { goldenLane, terminals, vessels } from './fcl-lanes.ts';

type Sailing = typeof schema.sailings.$inferInsert;

export interface WeeklyService {
  laneId: string;
  pol: string;
  carrier: string;
  transitDays: number;
  weekday: number;
  hour: number;
  viaCode: string | null;
  /** Days before departure on which dangerous bookings close. */
  dangerousCloseDays: number;
  /** Names on the timetable: ships, or the prefix of a train or truck line. */
  names?: readonly string[];
}

export const sailingId = (service: Pick<WeeklyService, 'laneId' | 'carrier'>, week: number): string =>
  `${service.laneId}-${service.carrier}-${week}`;

/** Derives weekday, hour, transhipment and closing day of a service from its name. */
export function weeklyService(
  base: Pick<WeeklyService, 'laneId' | 'pol' | 'carrier' | 'transitDays'>,
  viaCodes: readonly string[] = [],
): WeeklyService {
  const dice = chance(`service ${base.laneId} ${base.carrier}`);
  const weekday = dice.between(0, 6);
  const hour = dice.between(6, 22);
  const via = viaCodes.length > 0 && dice.between(0, 2) === 0 ? dice.pick(viaCodes) : null;
  return {
    ...base,
    weekday,
    hour,
    viaCode: via,
    transitDays: base.transitDays + (via === null ? 0 : 5),
    dangerousCloseDays: dice.between(10, 14),
  };
}

/** Never sold out in a demo, on the lane with known prices. */
const GOLDEN_SLOTS = 2_000;

function slotsOf(service: WeeklyService, week: number): number {
  const isGolden = service.laneId === goldenLane.id && service.carrier === goldenLane.carrier;
  return isGolden ? GOLDEN_SLOTS : chance(`space ${sailingId(service, week)}`).between(40, 160);
}

const CLOSING_HOUR = 17;

/** Departure of a week's sailing and its closing for dangerous goods. */
export function departureOf({ weekday, hour, dangerousCloseDays }: WeeklyService, week: number) {
  return {
    etd: momentIn(week, weekday, hour),
    bookingCloseDangerous: momentIn(week, weekday, CLOSING_HOUR) - dangerousCloseDays * DAY_MS,
  };
}

export function sailingRow(service: WeeklyService, week: number): Sailing {
  const dice = chance(`sailing ${sailingId(service, week)}`);
  const { etd, bookingCloseDangerous } = departureOf(service, week);
  const dayOfDeparture = etd - service.hour * HOUR_MS;
  const before = (days: number, hour: number) => new Date(dayOfDeparture - days * DAY_MS + hour * HOUR_MS);
  return {
    id: sailingId(service, week),
    laneId: service.laneId,
    carrierCode: service.carrier,
    routeCode: `${service.carrier.replace(/[^A-Z]/g, '').slice(0, 2)}${chance(service.laneId).between(1, 9)}`,
    vessel: dice.pick(service.names ?? vessels),
    voyage: `${String(week % 1_000).padStart(3, '0')}${dice.pick(['E', 'W', 'S', 'N'])}`,
    terminal: terminals[service.pol] ?? '',
    viaCode: service.viaCode,
    etd: new Date(etd),
    eta: new Date(etd + service.transitDays * DAY_MS),
    transitDays: service.transitDays,
    bookingCloseGeneral: before(7, CLOSING_HOUR),
    bookingCloseDangerous: new Date(bookingCloseDangerous),
    siCutoff: before(3, 12),
    siCutoffDangerous: before(5, 12),
    dgCutoff: before(3, 16),
    vgmCutoff: before(2, 12),
    manifestCutoff: before(3, 10),
    customsCutoff: before(1, 12),
    cyOpen: before(6, 8),
    cyClosing: before(1, 18),
    lclCutoff: before(6, 17),
    emptyPickup: before(7, 8),
    slotsLeft: slotsOf(service, week),
    demo: true,
  };
}
