import { count, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/limits.ts';

/** Page size of every queue. */
export const QUEUE_PAGE_SIZE = 20;

/** Latest possible date; sorts rows without a deadline last. */
export const NEVER = 8_640_000_000_000_000;

export const milliseconds = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::bigint`;

const countBetween = (deadline: SQL, from: number, to: number) =>
  sql<number>`(count(*) filter (where ${deadline} >= ${from}::bigint and ${deadline} < ${to}::bigint))::int`;

/** Counts all and those due soon, by the limits of domain/schedule/time-left. */
export const countDue = (deadline: SQL, now: number) => ({
  total: count(),
  due: {
    urgent: countBetween(deadline, 0, now + DAY_MS),
    soon: countBetween(deadline, now + DAY_MS, now + 3 * DAY_MS + 1),
    ample: countBetween(deadline, now + 3 * DAY_MS + 1, NEVER),
  },
});

export const NOTHING_DUE = { total: 0, due: { urgent: 0, soon: 0, ample: 0 } };

/** Cuts a page read with one extra row, which tells whether more follow. */
export function cutPage<Row>(rows: readonly Row[], size: number): { shown: Row[]; last: Row | undefined } {
  const shown = rows.slice(0, size);
  return { shown, last: rows.length > size ? shown.at(-1) : undefined };
}
