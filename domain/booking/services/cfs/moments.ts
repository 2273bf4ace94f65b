import { type CutOffCode, type CutOffs, cutOffsOf } from '../../../schedule/cut-offs.ts';
import { dayWindow } from '../../../schedule/validity.ts';
import { CHINA } from '../../../schedule/zone.ts';
import { isDay, isMinute } from '../../../text.ts';
import { hasDangerous } from '../../goods-line.ts';
import { minuteOf } from '../../lane-rules.ts';
import type { CfsForm, SailingMoments } from './form.ts';

/** The instant of a moment as it was typed; null while it is none. */
export const instantOfText = (text: string): number | null => (isMinute(text) ? minuteOf(text, CHINA) : null);

/** yyyy-MM-dd of a moment as it was typed. */
export const dayOfText = (text: string): string | null => (isMinute(text) ? text.slice(0, 10) : null);

export const sailingDayOf = ({ etd }: SailingMoments): string | null => dayOfText(etd);

/** The day the boxes are stuffed; the closing of the yard stands for it while it is not planned. */
export const stuffingDayOf = ({ planStuffDate, cyClosing }: CfsForm): string | null =>
  isDay(planStuffDate) ? planStuffDate : dayOfText(cyClosing);

const endOf = (day: string): number | null => (isDay(day) ? dayWindow(day, day, CHINA).validTo : null);

const TYPED = ['cyOpen', 'siCutoff', 'dgCutoff', 'vgmCutoff', 'customsCutoff'] as const satisfies readonly CutOffCode[];

export interface BookedMoments {
  etd: number;
  cutOffs: CutOffs;
  /** The end of the day the boxes are stuffed, at the latest the closing of the yard. */
  stuffedAt: number;
}

/**
 * The moments the work is planned by. A cut-off that nobody typed is reckoned from the departure as the rules of the
 * schedule have it, and never after the closing of the yard. Null while the departure or the closing is not known.
 */
export function bookedMoments(form: CfsForm): BookedMoments | null {
  const [etd, cyClosing] = [instantOfText(form.etd), instantOfText(form.cyClosing)];
  if (etd === null || cyClosing === null) return null;
  const usual = cutOffsOf(etd, CHINA, hasDangerous(form));
  const cutOffs = { ...usual };
  for (const code of Object.keys(usual) as CutOffCode[]) cutOffs[code] = Math.min(usual[code], cyClosing);
  for (const code of TYPED) cutOffs[code] = instantOfText(form[code]) ?? cutOffs[code];
  const lclCutoff = endOf(form.planDeliverDate) ?? cutOffs.lclCutoff;
  const stuffedAt = Math.min(endOf(form.planStuffDate) ?? cyClosing, cyClosing);
  return { etd, cutOffs: { ...cutOffs, cyClosing, lclCutoff }, stuffedAt };
}
