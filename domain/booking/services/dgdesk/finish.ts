import { afterWorkdays } from '../../../schedule/workdays.ts';
import { localDay } from '../../../schedule/zone.ts';
import { CHINA } from '../../lane-rules.ts';
import { DESK_DAYS, type DeskWork, type Works, worksOf } from './works.ts';

interface Asked {
  works: Works;
  urgency: string;
}

export const isHurried = (work: DeskWork, { urgency }: Pick<Asked, 'urgency'>): boolean =>
  urgency === 'URGENT' && DESK_DAYS[work].urgent !== null;

/** Working days that a work takes. */
export const daysOfWork = (work: DeskWork, asked: Pick<Asked, 'urgency'>): number => {
  const { normal, urgent } = DESK_DAYS[work];
  return isHurried(work, asked) ? (urgent ?? normal) : normal;
};

/** yyyy-MM-dd in China: when a work that is ordered now is done. */
export const finishOfWork = (work: DeskWork, asked: Pick<Asked, 'urgency'>, now: number): string =>
  afterWorkdays(localDay(now, CHINA), daysOfWork(work, asked));

/** The day all of it is done; null while nothing is asked for. */
export function finishDay(asked: Asked, now: number): string | null {
  const days = worksOf(asked).map((work) => finishOfWork(work, asked, now));
  return days.reduce<string | null>((last, day) => (last === null || day > last ? day : last), null);
}
