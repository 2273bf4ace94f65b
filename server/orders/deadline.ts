import { and, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { DeadlineKind } from '#contract/calls/desk-orders.ts';
import { departedStatuses, finalStatuses } from '#domain/orders/statuses.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { OVER, orders } from '../data/schema/orders.ts';
import { milliseconds, NEVER } from '../operators/queue.ts';
import { statusAt } from './auto-cancel.ts';

const CUT_OFFS = ['siCutoff', 'dgCutoff', 'vgmCutoff', 'customsCutoff', 'cyClosing'] as const;

/** The drivers are named before the day that the goods are loaded on. */
const loadingDay = milliseconds(
  sql`case when ${orders.service} = 'truck'
    then (${orders.form} -> 'loading' ->> 'day')::date::timestamp at time zone ${sql.raw(`'${CHINA}'`)} end`,
);

/**
 * The next cut-off of the voyage, then its departure, or the day of loading by road; an automatic cancellation where
 * that is sooner. What has none, or has left, has the last moment there is.
 */
export function deadlineAt(now: number): SQL<string> {
  const next = CUT_OFFS.map((code) => {
    const at = sql`(${orders.voyage} -> 'cutOffs' ->> ${sql.raw(`'${code}'`)})::numeric::bigint`;
    return sql`case when ${at} > ${now}::bigint then ${at} end`;
  });
  const booked = sql`coalesce(least(${sql.join(next, sql`, `)}), ${milliseconds(sql`${orders.etd}`)}, ${loadingDay})`;
  const soonest = sql`least(${milliseconds(sql`${orders.autoCancelAt}`)}, ${booked})`;
  const isGone = inArray(orders.status, [...departedStatuses]);
  return sql`case when ${isGone} then ${NEVER}::bigint else coalesce(${soonest}, ${NEVER}::bigint) end`;
}

/** What comes at that moment. */
export function kindOfDeadline(
  { voyage, etd, autoCancelAt }: Pick<typeof orders.$inferSelect, 'autoCancelAt' | 'etd' | 'voyage'>,
  deadline: number | null,
): DeadlineKind | null {
  if (deadline === null) return null;
  if (autoCancelAt?.getTime() === deadline) return 'autoCancel';
  const cutOffs: Partial<Record<DeadlineKind, number>> = voyage?.cutOffs ?? {};
  const cutOff = CUT_OFFS.find((code) => cutOffs[code] === deadline);
  return cutOff ?? (etd?.getTime() === deadline ? 'departure' : 'loading');
}

/** Something more happens to it. The written status is asked for too: the indexes hold only the orders under way. */
export const isUnderWay = (now: number): SQL | undefined =>
  and(sql.raw(`"orders"."status" not in ${OVER}`), notInArray(statusAt(now), finalStatuses));
