import { hasDangerous } from '../booking/goods-line.ts';
import { minuteOf } from '../booking/lane-rules.ts';
import { type CutOffCode, type CutOffs, cutOffsOf } from '../schedule/cut-offs.ts';
import { dayWindow } from '../schedule/validity.ts';
import { CHINA } from '../schedule/zone.ts';
import { isDay, isMinute } from '../text.ts';
import type { CfsForm, SailingMoments } from './form.ts';

/** Instant of a typed minute; null when invalid. */
export const instantOfText = (text: string): number | null => (isMinute(text) ? minuteOf(text, CHINA) : null);

export const dayOfText = (text: string): string | null => (isMinute(text) ? text.slice(0, 10) : null);

export const sailingDayOf = ({ etd }: SailingMoments): string | null => dayOfText(etd);

/** Stuffing day; defaults to the yard's cut-off. */
export const stuffingDayOf = ({ planStuffDate, cyClosing }: CfsForm): string | null =>
  isDay(planStuffDate) ? planStuffDate : dayOfText(cyClosing);

const endOf = (day: string): number | null => (isDay(day) ? dayWindow(day, day, CHINA).validTo : null);

const TYPED = ['cyOpen', 'siCutoff', 'dgCutoff', 'vgmCutoff', 'customsCutoff'] as const satisfies readonly CutOffCode[];

export interface BookedMoments {
  etd: number;
  cutOffs: CutOffs;
  /** End of the stuffing day, at most the yard's cut-off. */
  stuffedAt: number;
}

/**
 * Deadlines of the order. Missing cut-offs are derived from the departure by the default schedule rules, never after
 * the yard's cut-off. Null when departure or yard cut-off is unknown.
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
