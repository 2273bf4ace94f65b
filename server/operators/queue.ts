import { count, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/limits.ts';

/** Of each queue of the room. */
export const QUEUE_PAGE_SIZE = 20;

/** Sorts what has no deadline behind all that has one: the last moment a date can be. */
export const NEVER = 8_640_000_000_000_000;

export const milliseconds = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::bigint`;

const countBetween = (deadline: SQL, from: number, to: number) =>
  sql<number>`(count(*) filter (where ${deadline} >= ${from}::bigint and ${deadline} < ${to}::bigint))::int`;

/** How many there are, and how many of them end soon: where domain/schedule/time-left draws its lines. */
export const countDue = (deadline: SQL, now: number) => ({
  total: count(),
  due: {
    urgent: countBetween(deadline, 0, now + DAY_MS),
    soon: countBetween(deadline, now + DAY_MS, now + 3 * DAY_MS + 1),
    ample: countBetween(deadline, now + 3 * DAY_MS + 1, NEVER),
  },
});

export const NOTHING_DUE = { total: 0, due: { urgent: 0, soon: 0, ample: 0 } };

/** A page out of one row more than it shows: that row tells whether the last that is shown is followed. */
export function cutPage<Row>(rows: readonly Row[], size: number): { shown: Row[]; last: Row | undefined } {
  const shown = rows.slice(0, size);
  return { shown, last: rows.length > size ? shown.at(-1) : undefined };
}
