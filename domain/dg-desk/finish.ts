import type { DeskWork } from '../reference/desk-works.ts';
import { afterWorkdays } from '../schedule/workdays.ts';
import { CHINA, localDay } from '../schedule/zone.ts';
import { isDay } from '../text.ts';
import type { DeskForm } from './form.ts';
import { DESK_DAYS, worksOf } from './works.ts';

type Hurry = Pick<DeskForm, 'urgency'>;
export type WorkSchedule = Pick<DeskForm, 'phoneFrom' | 'trainDay' | 'urgency' | 'works'>;

export const isHurried = (work: DeskWork, { urgency }: Hurry): boolean =>
  urgency === 'URGENT' && DESK_DAYS[work].urgent !== null;

export const daysOfWork = (work: DeskWork, schedule: Hurry): number => {
  const { normal, urgent } = DESK_DAYS[work];
  return isHurried(work, schedule) ? (urgent ?? normal) : normal;
};

/** Earliest completion of a service ordered now, yyyy-MM-dd in China. */
export const earliestOfWork = (work: DeskWork, schedule: Hurry, now: number): string =>
  afterWorkdays(localDay(now, CHINA), daysOfWork(work, schedule));

/** Services that start on a day the shipper selects. */
const CHOSEN: Readonly<Partial<Record<DeskWork, 'phoneFrom' | 'trainDay'>>> = {
  training: 'trainDay',
  emergency: 'phoneFrom',
};

export const startsOnChosenDay = (work: DeskWork): boolean => CHOSEN[work] !== undefined;

/** Day a service is completed, or starts if its day is selected. */
export function finishOfWork(work: DeskWork, schedule: WorkSchedule, now: number): string {
  const field = CHOSEN[work];
  const chosen = field === undefined ? '' : schedule[field];
  const earliest = earliestOfWork(work, schedule, now);
  return isDay(chosen) && chosen > earliest ? chosen : earliest;
}

const lastOf = (days: readonly string[]): string | null =>
  days.reduce<string | null>((last, day) => (last === null || day > last ? day : last), null);

/** Day all services are completed; null when none is ordered. */
export const finishDay = (schedule: WorkSchedule, now: number): string | null =>
  lastOf(worksOf(schedule).map((work) => finishOfWork(work, schedule, now)));

/** Earliest shipping day; training does not delay shipping. */
export const shippingDay = (schedule: WorkSchedule, now: number): string | null =>
  lastOf(
    worksOf(schedule)
      .filter((work) => work !== 'training')
      .map((work) => finishOfWork(work, schedule, now)),
  );
