import type { CutOffs } from '../schedule/cut-offs.ts';
import type { PaperCode, PaperRule } from './papers.ts';

export interface SuppliedPaper {
  code: PaperCode;
  /** Instants; null where the paper has none or it is not known. */
  expiresAt: number | null;
  revisedAt: number | null;
}

export type PaperStatus =
  | 'EXPIRES_TOO_EARLY'
  | 'MISSING'
  | 'OVERDUE'
  | 'READY'
  | 'REVISION_BLOCKED'
  | 'REVISION_OLD'
  | 'UNDATED';

export interface PaperReadiness extends PaperRule {
  dueAt: number | null;
  status: PaperStatus;
}

export interface PaperVoyage {
  etd: number;
  /** Null while it is not planned; the closing of the yard then stands for it. */
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
    const paper = supplied.find(({ code }) => code === rule.code);
    const status = paper
      ? suppliedStatus(rule, paper, voyage, now)
      : dueAt !== null && now >= dueAt
        ? 'OVERDUE'
        : 'MISSING';
    return { ...rule, dueAt, status };
  });
}

/** How many of the papers stand, for a meter. */
export function readyShare(papers: readonly { status: PaperStatus }[]): { ready: number; all: number } {
  const ready = papers.filter(({ status }) => status === 'READY' || status === 'REVISION_OLD').length;
  return { ready, all: papers.length };
}

function suppliedStatus(rule: PaperRule, paper: SuppliedPaper, voyage: PaperVoyage, now: number): PaperStatus {
  if (rule.expiry === null) return 'READY';
  if (rule.expiry === 'REVISION') {
    if (paper.revisedAt === null) return 'UNDATED';
    return revisionStatus(paper.revisedAt, now);
  }
  if (paper.expiresAt === null) return 'UNDATED';
  const holdsUntil = rule.expiry === 'SAILING' ? voyage.etd : (voyage.packedAt ?? voyage.cutOffs.cyClosing);
  return paper.expiresAt >= holdsUntil ? 'READY' : 'EXPIRES_TOO_EARLY';
}

/** A safety data sheet older than three years gets a warning, older than five it is refused. */
export function revisionStatus(revisedAt: number, now: number): 'READY' | 'REVISION_BLOCKED' | 'REVISION_OLD' {
  if (now > yearsAfter(revisedAt, SDS_BLOCK_YEARS)) return 'REVISION_BLOCKED';
  return now > yearsAfter(revisedAt, SDS_WARN_YEARS) ? 'REVISION_OLD' : 'READY';
}

function yearsAfter(instant: number, years: number): number {
  const date = new Date(instant);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}
