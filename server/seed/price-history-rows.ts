import type * as schema from '../data/schema/index.ts';
import { DAY, shanghaiDay, startOfShanghaiDay, weekOf } from './calendar.ts';
import { chance } from './chance.ts';
import { fclLanes } from './fcl-lanes.ts';
import { boxesOf, fclLaneId, oceanFreight } from './fcl-rows.ts';
import { drifted } from './price-level.ts';

type Point = typeof schema.priceHistory.$inferInsert;

export const HISTORY_DAYS = 180;
const ONE_DOLLAR = 100;

/** Daily points that end today: the week's level with a little of each day's own. */
export function priceHistoryRows(now: number): Point[] {
  const today = startOfShanghaiDay(now);
  const days = Array.from({ length: HISTORY_DAYS }, (_, index) => today - (HISTORY_DAYS - 1 - index) * DAY);
  const dated = days.map((start) => ({ day: shanghaiDay(start), week: weekOf(start) }));
  return fclLanes.flatMap((lane) => {
    const laneId = fclLaneId(lane.pol, lane.pod);
    return boxesOf(laneId).flatMap((containerCode) => {
      const byWeek = new Map<number, number[]>();
      return dated.map(({ day, week }): Point => {
        const amounts =
          byWeek.get(week) ??
          lane.carriers.map((carrier) => oceanFreight(laneId, lane.pod, carrier, containerCode, week));
        byWeek.set(week, amounts);
        const dice = chance(`${laneId} ${containerCode} ${day}`);
        const average = Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length);
        const minimum = drifted(Math.min(...amounts), dice.between(-80, 80), ONE_DOLLAR);
        return {
          laneId,
          containerCode,
          day,
          minimum,
          average: Math.max(minimum, drifted(average, dice.between(60, 260), ONE_DOLLAR)),
          currency: '2',
        };
      });
    });
  });
}
