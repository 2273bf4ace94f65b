import type { PaperReadiness, PaperStatus } from '../dangerous-goods/paper-readiness.ts';
import type { PaperRule } from '../dangerous-goods/papers.ts';
import type { HandedState } from './hand-in.ts';

export const BILL_NUMBER = /^[A-Z0-9]{8,20}$/;

/** As it is typed: capitals and digits, and not letters alone. */
export const isBillNumber = (text: string): boolean => BILL_NUMBER.test(text) && /\d/.test(text);

const RULE: PaperRule = { code: 'DRAFT_BILL', stage: 'RELEASE', owner: 'SHIPPER', due: 'siCutoff', expiry: null };

/** Owed only once the desk has made one, and for as long as it stands. */
export function draftPaper(
  state: HandedState | undefined,
  siCutoff: number | null,
  now: number,
): PaperReadiness | null {
  const status = statusOf(state, siCutoff !== null && now >= siCutoff);
  return status === null ? null : { ...RULE, dueAt: siCutoff, holdsUntil: null, status };
}

/** One that was taken back is nobody's. */
function statusOf(state: HandedState | undefined, isPast: boolean): PaperStatus | null {
  switch (state) {
    case 'offered':
      return isPast ? 'OVERDUE' : 'MISSING';
    case 'submitted':
      return 'IN_REVIEW';
    case 'accepted':
      return 'READY';
    default:
      return null;
  }
}
