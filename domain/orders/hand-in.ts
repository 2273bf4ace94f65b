import { type PaperReadiness, revisionStatus } from '../dangerous-goods/paper-readiness.ts';
import type { PaperCode, PaperExpiry } from '../dangerous-goods/papers.ts';
import { extensionOf } from '../file-name.ts';
import { FILES_OF_A_PAPER } from '../limits.ts';
import { dayWindow } from '../schedule/validity.ts';
import { CHINA } from '../schedule/zone.ts';
import { isDay } from '../text.ts';

/** Offered: made by the operator, waiting for the customer's answer. */
export type SubmissionState = 'accepted' | 'offered' | 'returned' | 'submitted';

/** Requirements for a document's files. */
export interface HandInRule {
  code: string;
  expiry: PaperExpiry | null;
  holdsUntil: number | null;
}

export interface HandInForm {
  files: readonly { name: string }[];
  /** yyyy-MM-dd: expiry or revision date; empty for undated documents. */
  day: string;
}

export type HandInError =
  | 'DAY_MISSING'
  | 'EXPIRES_TOO_EARLY'
  | 'FILES_MISSING'
  | 'FILE_KIND'
  | 'REVISED_LATER'
  | 'REVISION_BLOCKED'
  | 'TOO_MANY_FILES';

export interface HandInErrors {
  files?: HandInError;
  day?: HandInError;
}

/** Issued documents are accepted as scans. */
export const SCANS = ['pdf', 'jpg', 'jpeg', 'png', 'bmp'] as const;
const FORMS = [...SCANS, 'doc', 'docx', 'xls', 'xlsx'] as const;
const SETS = [...FORMS, 'zip'] as const;

/** Multi-page documents the customer writes, which may also be text files. */
const kinds: Partial<Record<PaperCode, readonly string[]>> = {
  BOOKING_NOTE: FORMS,
  COMPLIANCE_DECLARATION: FORMS,
  CUSTOMS_SET: SETS,
  DG_APPLICATION: FORMS,
  HAZARD_LABEL: FORMS,
  PACKING_LIST: FORMS,
  SHIPPER_DECLARATION: FORMS,
  SHIPPING_INSTRUCTION: FORMS,
  VERIFIED_MASS: FORMS,
  WAYBILL_DATA: FORMS,
};

/** Allowed extensions; certificates are scans only, never editable text. */
export const paperExtensions = (code: string): readonly string[] => kinds[code as PaperCode] ?? SCANS;

export function paperFileError(code: string, files: HandInForm['files']): HandInError | null {
  if (files.length === 0) return 'FILES_MISSING';
  if (files.length > FILES_OF_A_PAPER) return 'TOO_MANY_FILES';
  const taken = paperExtensions(code);
  return files.every(({ name }) => taken.includes(extensionOf(name))) ? null : 'FILE_KIND';
}

/** A certificate must be valid until departure; a safety data sheet must not exceed its maximum age. */
export function paperDayError({ expiry, holdsUntil }: HandInRule, day: string, now: number): HandInError | null {
  if (expiry === null) return null;
  if (!isDay(day)) return 'DAY_MISSING';
  const { validFrom, validTo } = dayWindow(day, day, CHINA);
  if (expiry === 'REVISION') {
    if (validFrom > now) return 'REVISED_LATER';
    return revisionStatus(validFrom, now) === 'REVISION_BLOCKED' ? 'REVISION_BLOCKED' : null;
  }
  return holdsUntil !== null && validTo < holdsUntil ? 'EXPIRES_TOO_EARLY' : null;
}

export function handInErrors(rule: HandInRule, { files, day }: HandInForm, now: number): HandInErrors {
  const fileError = paperFileError(rule.code, files);
  const dayError = paperDayError(rule, day, now);
  return { ...(fileError === null ? {} : { files: fileError }), ...(dayError === null ? {} : { day: dayError }) };
}

/** True when a revision is accepted with a warning. */
export const isRevisionOld = (day: string, now: number): boolean =>
  isDay(day) && revisionStatus(dayWindow(day, day, CHINA).validFrom, now) === 'REVISION_OLD';

const stateStatus = { submitted: 'IN_REVIEW', accepted: 'READY', offered: 'MISSING', returned: 'RETURNED' } as const;

/** Merges the document list with submissions made after the order. */
export const withSubmissions = (
  papers: readonly PaperReadiness[],
  handed: ReadonlyMap<string, { state: SubmissionState }>,
): PaperReadiness[] =>
  papers.map((paper) => {
    const state = handed.get(paper.code)?.state;
    return state === undefined ? paper : { ...paper, status: stateStatus[state] };
  });
