import type { OrderStatus } from '../orders/statuses.ts';
import type { CutOffs } from '../schedule/cut-offs.ts';
import type { PaperCode, PaperRule } from './papers.ts';

export interface SuppliedPaper {
  code: PaperCode;
  /** Instant; null when the document has no expiry or it is unknown. */
  expiresAt: number | null;
  revisedAt: number | null;
}

export type PaperStatus =
  | 'EXPIRES_TOO_EARLY'
  /** Received, not reviewed yet. */
  | 'IN_REVIEW'
  | 'MISSING'
  /** The order proceeded without it. */
  | 'NOT_RECEIVED'
  | 'OVERDUE'
  | 'READY'
  /** Returned with a reason: required again. */
  | 'RETURNED'
  | 'REVISION_BLOCKED'
  | 'REVISION_OLD'
  | 'UNDATED';

export interface PaperReadiness extends PaperRule {
  dueAt: number | null;
  /** Instant until which the document must be valid; null when it does not expire. */
  holdsUntil: number | null;
  status: PaperStatus;
  /** Order step that requires an accepted document. */
  neededFor?: OrderStatus;
}

export interface PaperVoyage {
  etd: number;
  /** Null while unplanned; the yard's cut-off is used instead. */
  packedAt: number | null;
  cutOffs: CutOffs;
}

const SDS_WARN_YEARS = 3;
const SDS_BLOCK_YEARS = 5;

export function paperReadiness(
  rules: readonly PaperRule[],
  supplied: readonly SuppliedPaper[],
  voyage: PaperVoyage,
  now: number,
): PaperReadiness[] {
  return rules.map((rule) => {
    const dueAt = rule.due === 'ORDER' ? null : voyage.cutOffs[rule.due];
    const holdsUntil = holdsUntilOf(rule, voyage);
    const paper = supplied.find(({ code }) => code === rule.code);
    const status = paper
      ? suppliedStatus(rule, paper, holdsUntil, now)
      : dueAt !== null && now >= dueAt
        ? 'OVERDUE'
        : 'MISSING';
    return { ...rule, dueAt, holdsUntil, status };
  });
}

/** Ready documents out of all, for a progress meter. */
export function readyShare(papers: readonly { status: PaperStatus }[]): { ready: number; all: number } {
  return { ready: papers.filter(({ status }) => isReady(status)).length, all: papers.length };
}

const ready: readonly string[] = ['IN_REVIEW', 'READY', 'REVISION_OLD'] satisfies PaperStatus[];

/** True when no further action is known to be needed. */
export const isReady = (status: string): boolean => ready.includes(status);

function holdsUntilOf({ expiry }: PaperRule, { etd, packedAt, cutOffs }: PaperVoyage): number | null {
  if (expiry === 'SAILING') return etd;
  return expiry === 'PACKING' ? (packedAt ?? cutOffs.cyClosing) : null;
}

function suppliedStatus(
  { expiry }: PaperRule,
  { expiresAt, revisedAt }: SuppliedPaper,
  holdsUntil: number | null,
  now: number,
): PaperStatus {
  if (expiry === 'REVISION') return revisedAt === null ? 'UNDATED' : revisionStatus(revisedAt, now);
  if (expiry === null) return 'READY';
  if (expiresAt === null) return 'UNDATED';
  return holdsUntil === null || expiresAt >= holdsUntil ? 'READY' : 'EXPIRES_TOO_EARLY';
}

/** Instant from which a safety data sheet is refused. */
export const sheetRefusedAt = (revisedAt: number): number => yearsAfter(revisedAt, SDS_BLOCK_YEARS);

/** Warns about safety data sheets older than three years, refuses those older than five. */
export function revisionStatus(revisedAt: number, now: number): 'READY' | 'REVISION_BLOCKED' | 'REVISION_OLD' {
  if (now > sheetRefusedAt(revisedAt)) return 'REVISION_BLOCKED';
  return now > yearsAfter(revisedAt, SDS_WARN_YEARS) ? 'REVISION_OLD' : 'READY';
}

function yearsAfter(instant: number, years: number): number {
  const date = new Date(instant);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}
