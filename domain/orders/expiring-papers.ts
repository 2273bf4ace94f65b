import { sheetRefusedAt } from '../dangerous-goods/paper-readiness.ts';
import { DAY_MS, PAPERS_END_WITHIN_DAYS } from '../limits.ts';
import { dayWindow } from '../schedule/validity.ts';
import { CHINA } from '../schedule/zone.ts';

/** Submitted document with the date printed on it. */
export interface DatedPaper {
  paper: string;
  goods: string | null;
  /** yyyy-MM-dd: last day of validity, or the revision date of a safety data sheet. */
  day: string;
  orderNo: string;
}

/** A safety data sheet has a revision date, other documents an expiry date. */
export const isSheet = ({ paper }: Pick<DatedPaper, 'paper'>): boolean => paper === 'SDS_CN' || paper === 'SDS_EN';

/** End of validity; a safety data sheet expires by age. */
function endOf(dated: DatedPaper): number {
  const { validFrom, validTo } = dayWindow(dated.day, dated.day, CHINA);
  return isSheet(dated) ? sheetRefusedAt(validFrom) : validTo;
}

const sameThing = ({ paper, goods }: DatedPaper) => `${paper} ${goods ?? ''}`;

/** Documents that expire soon, soonest first, without renewed and already expired ones. */
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
