import { addLocalDays } from './zone.ts';

export type CutOffCode =
  | 'bookingCloseGen'
  | 'bookingCloseDg'
  | 'emptyPickup'
  | 'cyOpen'
  | 'lclCutoff'
  | 'siCutoff'
  | 'dgCutoff'
  | 'amsCutoff'
  | 'vgmCutoff'
  | 'customsCutoff'
  | 'cyClosing';

/** Instants in milliseconds. */
export type CutOffs = Record<CutOffCode, number>;

interface CutOffRule {
  daysBefore: number;
  /** HH:mm at the port; defaults to the departure time. */
  time?: string;
}

export const CUT_OFF_RULES: Readonly<Record<CutOffCode, CutOffRule>> = {
  bookingCloseGen: { daysBefore: 7 },
  bookingCloseDg: { daysBefore: 10 },
  emptyPickup: { daysBefore: 7 },
  cyOpen: { daysBefore: 6 },
  lclCutoff: { daysBefore: 6 },
  siCutoff: { daysBefore: 3, time: '12:00' },
  dgCutoff: { daysBefore: 3, time: '16:00' },
  amsCutoff: { daysBefore: 3, time: '10:00' },
  vgmCutoff: { daysBefore: 2, time: '12:00' },
  customsCutoff: { daysBefore: 1, time: '12:00' },
  cyClosing: { daysBefore: 1 },
};

/** Dangerous goods shipping instructions are due two days before general ones. */
const DANGEROUS_SI_EARLIER_DAYS = 2;

export function cutOffsOf(etd: number, timeZone: string, dangerous: boolean): CutOffs {
  const cutOffs = {} as CutOffs;
  for (const code of Object.keys(CUT_OFF_RULES) as CutOffCode[]) {
    const { daysBefore, time } = CUT_OFF_RULES[code];
    const earlier = dangerous && code === 'siCutoff' ? DANGEROUS_SI_EARLIER_DAYS : 0;
    cutOffs[code] = addLocalDays(etd, -(daysBefore + earlier), timeZone, time);
  }
  return cutOffs;
}

export type ScheduleProblem =
  | { kind: 'ARRIVES_BEFORE_DEPARTURE' }
  | { kind: 'OPENS_AFTER_CLOSING' }
  | { kind: 'CLOSES_AFTER_DEPARTURE' }
  | { kind: 'CUT_OFF_AFTER_DEPARTURE'; code: CutOffCode };

/** Carriers order their cut-offs differently, so only universally valid orderings are checked. */
export function scheduleProblems(sailing: {
  etd: number;
  eta?: number | null;
  cutOffs: Partial<CutOffs>;
}): ScheduleProblem[] {
  const { etd, eta, cutOffs } = sailing;
  const problems: ScheduleProblem[] = [];
  const { cyOpen, cyClosing } = cutOffs;
  if (eta !== undefined && eta !== null && eta <= etd) problems.push({ kind: 'ARRIVES_BEFORE_DEPARTURE' });
  if (cyOpen !== undefined && cyClosing !== undefined && cyOpen >= cyClosing)
    problems.push({ kind: 'OPENS_AFTER_CLOSING' });
  if (cyClosing !== undefined && cyClosing > etd) problems.push({ kind: 'CLOSES_AFTER_DEPARTURE' });
  for (const code of Object.keys(cutOffs) as CutOffCode[]) {
    const at = cutOffs[code];
    if (code !== 'cyClosing' && at !== undefined && at >= etd) problems.push({ kind: 'CUT_OFF_AFTER_DEPARTURE', code });
  }
  return problems;
}
