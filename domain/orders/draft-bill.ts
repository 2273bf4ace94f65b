import type { PaperReadiness, PaperStatus } from '../dangerous-goods/paper-readiness.ts';
import type { PaperRule } from '../dangerous-goods/papers.ts';
import type { SubmissionState } from './hand-in.ts';

export const BILL_NUMBER = /^[A-Z0-9]{8,20}$/;

/** Capitals and digits, with at least one digit. */
export const isBillNumber = (text: string): boolean => BILL_NUMBER.test(text) && /\d/.test(text);

const RULE: PaperRule = { code: 'DRAFT_BILL', stage: 'RELEASE', owner: 'SHIPPER', due: 'siCutoff', expiry: null };

/** Required once the operator has made a draft, and as long as it is not withdrawn. */
export function draftPaper(
  state: SubmissionState | undefined,
  siCutoff: number | null,
  now: number,
): PaperReadiness | null {
  const status = statusOf(state, siCutoff !== null && now >= siCutoff);
  return status === null ? null : { ...RULE, dueAt: siCutoff, holdsUntil: null, status };
}

/** A withdrawn draft requires nothing. */
function statusOf(state: SubmissionState | undefined, isPast: boolean): PaperStatus | null {
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
