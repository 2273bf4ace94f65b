import { type SQL, sql } from 'drizzle-orm';

/** Of each queue of the room. */
export const QUEUE_PAGE_SIZE = 20;

/** Sorts what has no deadline behind all that has one: the last moment a date can be. */
export const NEVER = 8_640_000_000_000_000;

export const milliseconds = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::bigint`;

/** A page out of one row more than it shows: that row tells whether the last that is shown is followed. */
export function cutPage<Row>(rows: readonly Row[], size: number): { shown: Row[]; last: Row | undefined } {
  const shown = rows.slice(0, size);
  return { shown, last: rows.length > size ? shown.at(-1) : undefined };
}
