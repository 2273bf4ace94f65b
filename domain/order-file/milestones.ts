import type { CellErrorKind } from '../rates/cell.ts';
import { isPlainMoment, momentAt, momentText } from '../schedules/read-moment.ts';
import { isDay } from '../text.ts';

/** Instant of a local time as written in a file: 2026-10-12 08:30, or with slashes. */
export function readLocalMoment(text: string, zone: string): { at: number } | { error: CellErrorKind } {
  const moment = momentText(text);
  if (moment === null) return { error: isDay(text.replaceAll('/', '-')) ? 'DAY_WITHOUT_TIME' : 'NOT_A_TIME' };
  return isPlainMoment(moment, zone) ? { at: momentAt(moment, zone) } : { error: 'AMBIGUOUS_HOUR' };
}
