import { type SQL, sql } from 'drizzle-orm';

/** Of each queue of the room. */
export const QUEUE_PAGE_SIZE = 20;

/** Sorts what has no deadline behind all that has one: the last moment a date can be. */
export const NEVER = 8_640_000_000_000_000;

export const milliseconds = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::bigint`;
