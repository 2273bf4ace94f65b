import { DAY_MS } from '#domain/limits.ts';
import type * as schema from '../data/schema/index.ts';
import { shanghaiDay, startOfShanghaiDay, weekOf } from './calendar.ts';
import { chance } from './chance.ts';
import { fclLanes } from './fcl-lanes.ts';
import { boxesOf, fclLaneId, oceanFreight } from './fcl-rows.ts';
import { drifted } from './price-level.ts';

type Point = typeof schema.priceHistory.$inferInsert;

export const HISTORY_DAYS = 180;
const ONE_DOLLAR = 100;

/** Daily points that end today: each carrier's level of the week with a little of each day's own. */
export function priceHistoryRows(now: number): Point[] {
  const today = startOfShanghaiDay(now);
  const days = Array.from({ length: HISTORY_DAYS }, (_, index) => today - (HISTORY_DAYS - 1 - index) * DAY_MS);
  const dated = days.map((start) => ({ day: shanghaiDay(start), week: weekOf(start) }));
  return fclLanes.flatMap((lane) => {
    const laneId = fclLaneId(lane.pol, lane.pod);
    return boxesOf(laneId).flatMap((containerCode) => {
      const byWeek = new Map<number, number[]>();
      return dated.map(({ day, week }): Point => {
        const ofWeek =
          byWeek.get(week) ??
          lane.carriers.map((carrier) => oceanFreight(laneId, lane.pod, carrier, containerCode, week));
        byWeek.set(week, ofWeek);
        const dice = chance(`${laneId} ${containerCode} ${day}`);
        const amounts = ofWeek.map((amount) => drifted(amount, dice.between(-80, 80), ONE_DOLLAR));
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        return {
          laneId,
          containerCode,
          day,
          minimum: Math.min(...amounts),
          average: Math.ceil(sum / amounts.length),
          currency: '2',
          byCarrier: Object.fromEntries(lane.carriers.map((carrier, at) => [carrier, amounts[at] ?? 0])),
        };
      });
    });
  });
}
