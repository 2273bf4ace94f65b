import { sheetRefusedAt } from '../dangerous-goods/paper-readiness.ts';
import { DAY_MS, PAPERS_END_WITHIN_DAYS } from '../limits.ts';
import { dayWindow } from '../schedule/validity.ts';
import { CHINA } from '../schedule/zone.ts';

/** A paper that was handed in with an order, and the day that stands on it. */
export interface DatedPaper {
  paper: string;
  goods: string | null;
  /** yyyy-MM-dd: the last day it holds, or the day a sheet was written. */
  day: string;
  orderNo: string;
}

/** A sheet says when it was written, every other paper until when it holds. */
export const isSheet = ({ paper }: Pick<DatedPaper, 'paper'>): boolean => paper === 'SDS_CN' || paper === 'SDS_EN';

/** It holds until here; a sheet has no end of its own, it gets too old. */
function endOf(dated: DatedPaper): number {
  const { validFrom, validTo } = dayWindow(dated.day, dated.day, CHINA);
  return isSheet(dated) ? sheetRefusedAt(validFrom) : validTo;
}

const sameThing = ({ paper, goods }: DatedPaper) => `${paper} ${goods ?? ''}`;

/** Those that end soon, the soonest first; what was renewed since, or has ended already, is left out. */
export function expiringPapers<Paper extends DatedPaper>(
  papers: readonly Paper[],
  now: number,
): (Paper & { at: number })[] {
  const latest = new Map<string, Paper & { at: number }>();
  for (const paper of papers) {
    const at = endOf(paper);
    const key = sameThing(paper);
    if (at > (latest.get(key)?.at ?? Number.NEGATIVE_INFINITY)) latest.set(key, { ...paper, at });
  }
  return [...latest.values()]
    .filter(({ at }) => at > now && at <= now + PAPERS_END_WITHIN_DAYS * DAY_MS)
    .sort((one, other) => one.at - other.at);
}
