import type { PagePreload } from '#contract/rendered-page.ts';
import { DAY_MS } from '#domain/limits.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';

/** Instants are milliseconds; the time of the response itself is no expiry. */
const MOMENT = /"(?!(?:serverTime|now)")\w+":(\d{13})\b/g;
const HALF_HOUR_MS = 1_800_000;

/** Midnight in China, when "today" changes its meaning. */
function midnightAfter(now: number): number {
  const today = localDay(now, CHINA);
  let moment = now - (now % HALF_HOUR_MS) + HALF_HOUR_MS;
  while (localDay(moment, CHINA) === today && moment < now + DAY_MS) moment += HALF_HOUR_MS;
  return moment;
}

/**
 * Returns the first time named in a page's responses, such as a price's end or a cut-off, at most the end of the
 * day.
 */
export function nextExpiry({ answers, later }: Pick<PagePreload, 'answers' | 'later'>, now: number): number {
  let next = midnightAfter(now);
  for (const [, written] of JSON.stringify([answers, later]).matchAll(MOMENT)) {
    const moment = Number(written);
    if (moment > now && moment < next) next = moment;
  }
  return next;
}
