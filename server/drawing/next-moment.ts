import type { PagePreload } from '#contract/rendered-page.ts';
import { DAY_MS } from '#domain/limits.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';

/** Instants travel as milliseconds; the time an answer was given at is none that something ends at. */
const MOMENT = /"(?!(?:serverTime|now)")\w+":(\d{13})\b/g;
const HALF_HOUR_MS = 1_800_000;

/** Midnight where the house is: what says "today" says something else after it. */
function midnightAfter(now: number): number {
  const today = localDay(now, CHINA);
  let moment = now - (now % HALF_HOUR_MS) + HALF_HOUR_MS;
  while (localDay(moment, CHINA) === today && moment < now + DAY_MS) moment += HALF_HOUR_MS;
  return moment;
}

/** When the first moment named in a page's answers comes, a price's end or a cut-off, or the day ends. */
export function nextMoment({ answers, later }: Pick<PagePreload, 'answers' | 'later'>, now: number): number {
  let next = midnightAfter(now);
  for (const [, written] of JSON.stringify([answers, later]).matchAll(MOMENT)) {
    const moment = Number(written);
    if (moment > now && moment < next) next = moment;
  }
  return next;
}
