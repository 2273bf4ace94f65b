import { and, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { DeadlineKind } from '#contract/calls/operator-orders.ts';
import { departedStatuses, finalStatuses } from '#domain/orders/statuses.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { OVER, orders } from '../data/schema/orders.ts';
import { milliseconds, NEVER } from '../operators/queue.ts';
import { statusAt } from './auto-cancel.ts';

const CUT_OFFS = ['siCutoff', 'dgCutoff', 'vgmCutoff', 'customsCutoff', 'cyClosing'] as const;

/** Drivers must be named before the loading day. */
const loadingDay = milliseconds(
  sql`case when ${orders.service} = 'truck'
    then (${orders.form} -> 'loading' ->> 'day')::date::timestamp at time zone ${sql.raw(`'${CHINA}'`)} end`,
);

/**
 * Computes an order's next deadline: cut-off, departure or loading day, or the automatic cancellation when sooner.
 * Orders without one sort last.
 */
export function deadlineAt(now: number): SQL<string> {
  const times = sql.raw(CUT_OFFS.map((code) => `"${code}" numeric`).join(', '));
  const ahead = CUT_OFFS.map((code) => {
    const at = sql`cut_offs.${sql.identifier(code)}::bigint`;
    return sql`case when ${at} > ${now}::bigint then ${at} end`;
  });
  // One subquery, because each access to a field of the voyage decompresses it again.
  const next = sql`(select least(${sql.join(ahead, sql`, `)})
    from jsonb_to_record(${orders.voyage} -> 'cutOffs') as cut_offs(${times}))`;
  const booked = sql`coalesce(${next}, ${milliseconds(sql`${orders.etd}`)}, ${loadingDay})`;
  const soonest = sql`least(${milliseconds(sql`${orders.autoCancelAt}`)}, ${booked})`;
  const hasDeparted = inArray(orders.status, [...departedStatuses]);
  return sql`case when ${hasDeparted} then ${NEVER}::bigint else coalesce(${soonest}, ${NEVER}::bigint) end`;
}

/** Returns the kind of an order's next deadline. */
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

/** Orders still in progress. The stored status is compared too because the partial indexes cover only those. */
export const isUnderWay = (now: number): SQL | undefined =>
  and(sql.raw(`"orders"."status" not in ${OVER}`), notInArray(statusAt(now), finalStatuses));
