import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import type { ContainerCode } from '#domain/reference/container-codes.ts';
import type * as schema from '../data/schema/index.ts';
import { nextWeeks, shanghaiDay, startOfShanghaiDay } from './calendar.ts';
import { chance } from './chance.ts';
import { fclLanes, type LaneService } from './fcl-lanes.ts';
import { boxesOf, fclLaneId, oceanFreight, serviceOf, WEEKS_AHEAD } from './fcl-rows.ts';
import { drifted } from './price-level.ts';
import { departureOf, type WeeklyService } from './sailing-rows.ts';

type Point = typeof schema.priceHistory.$inferInsert;

export const HISTORY_DAYS = 180;
const ONE_DOLLAR = 100;
const SHOWN_MS = 30 * DAY_MS;
const NOON_MS = 12 * HOUR_MS;

interface Day {
  day: string;
  noon: number;
}

/**
 * Daily points up to today: each carrier's lowest bookable price with a little daily noise. Dangerous and general
 * cargo have the same freight here and differ by surcharges.
 */
export function priceHistoryRows(now: number): Point[] {
  const today = startOfShanghaiDay(now);
  const days = Array.from({ length: HISTORY_DAYS }, (_, index): Day => {
    const start = today - (HISTORY_DAYS - 1 - index) * DAY_MS;
    return { day: shanghaiDay(start), noon: start + NOON_MS };
  });
  const points = fclLanes.flatMap((lane) => pointsOf(lane, days));
  return [true, false].flatMap((isDanger) => points.map((point) => ({ ...point, isDanger })));
}

function pointsOf(lane: LaneService, days: readonly Day[]): Point[] {
  const laneId = fclLaneId(lane.pol, lane.pod);
  const open = lane.carriers.map((carrier) => {
    const service = serviceOf(lane, carrier);
    return { carrier, weeks: days.map(({ noon }) => openWeeks(service, noon)) };
  });
  return boxesOf(laneId).flatMap((containerCode) => {
    const prices = open.map(({ carrier }) => weeklyPrices(lane, carrier, containerCode));
    return days.map(({ day }, at): Point => {
      const dice = chance(`${laneId} ${containerCode} ${day}`);
      const amounts = open.map(({ weeks }, index) =>
        drifted(Math.min(...weeks[at]!.map(prices[index]!)), dice.between(-80, 80), ONE_DOLLAR),
      );
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      return {
        laneId,
        containerCode,
        day,
        minimum: Math.min(...amounts),
        average: Math.ceil(sum / amounts.length),
        currency: '2',
        byCarrier: Object.fromEntries(open.map(({ carrier }, index) => [carrier, amounts[index] ?? 0])),
      };
    });
  });
}

/** Sailings of the next month open to dangerous goods at that time. */
function openWeeks(service: WeeklyService, at: number): number[] {
  return nextWeeks(at, service.weekday, service.hour, WEEKS_AHEAD).filter((week) => {
    const { etd, bookingCloseDangerous } = departureOf(service, week);
    return etd <= at + SHOWN_MS && bookingCloseDangerous > at;
  });
}

/** Memoises each week's price. */
function weeklyPrices({ pol, pod }: LaneService, carrier: string, box: ContainerCode): (week: number) => number {
  const known = new Map<number, number>();
  return (week) => {
    const price = known.get(week) ?? oceanFreight(fclLaneId(pol, pod), pod, carrier, box, week);
    known.set(week, price);
    return price;
  };
}
