import { count, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/limits.ts';

/** Page size of every queue. */
export const QUEUE_PAGE_SIZE = 20;

/** Latest possible date; sorts rows without a deadline last. */
export const NEVER = 8_640_000_000_000_000;

export const milliseconds = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::bigint`;

const countBetween = (deadline: SQL, from: number, to: number) =>
  sql`count(*) filter (where ${deadline} >= ${from}::bigint and ${deadline} < ${to}::bigint)`;

const whole = (counted: SQL) => sql<number>`(${counted})::int`;

/** Counts those due soon, by the limits of domain/schedule/time-left. */
const countsDue = (deadline: SQL, now: number) => ({
  urgent: countBetween(deadline, 0, now + DAY_MS),
  soon: countBetween(deadline, now + DAY_MS, now + 3 * DAY_MS + 1),
  ample: countBetween(deadline, now + 3 * DAY_MS + 1, NEVER),
});

/** Counts all and those due soon. */
export const countDue = (deadline: SQL, now: number) => {
  const due = countsDue(deadline, now);
  return { total: count(), due: { urgent: whole(due.urgent), soon: whole(due.soon), ample: whole(due.ample) } };
};

/** Counts them beside each row. */
export const countDueOver = (deadline: SQL, now: number) => {
  const beside = (counted: SQL, name: string) => whole(sql`${counted} over ()`).as(name);
  const { urgent, soon, ample } = countsDue(deadline, now);
  return {
    total: beside(sql`count(*)`, 'total'),
    urgent: beside(urgent, 'urgent'),
    soon: beside(soon, 'soon'),
    ample: beside(ample, 'ample'),
  };
};

export const NOTHING_DUE = { total: 0, due: { urgent: 0, soon: 0, ample: 0 } };

/** Cuts a page read with one extra row, which tells whether more follow. */
export function cutPage<Row>(rows: readonly Row[], size: number): { shown: Row[]; last: Row | undefined } {
  const shown = rows.slice(0, size);
  return { shown, last: rows.length > size ? shown.at(-1) : undefined };
}
