import { gt, isNotNull, min, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../data/connect.ts';
import type { PublishedTable } from './shown.ts';
import { stores } from './stores.ts';

type Moment = (table: PublishedTable) => PgColumn;

async function earliest(db: Database, of: Moment, where: (column: PgColumn) => SQL | undefined): Promise<number> {
  const moments = await Promise.all(
    Object.values(stores).map(async ({ table }) => {
      const column = of(table);
      const [row] = await db
        .select({ at: min(column) })
        .from(table)
        .where(where(column));
      return row?.at instanceof Date ? row.at.getTime() : Number.POSITIVE_INFINITY;
    }),
  );
  return Math.min(...moments);
}

/** Returns when the next scheduled change takes effect; in the past when one is overdue. */
export const nextChange = (db: Database): Promise<number> =>
  earliest(db, ({ upcomingFrom }) => upcomingFrom, isNotNull);

/** Returns when an article or a change is next published; pages rendered before are stale then. */
export async function nextShown(db: Database, now: number): Promise<number> {
  const isAhead = (column: PgColumn) => gt(column, new Date(now));
  return Math.min(
    await earliest(db, ({ shownFrom }) => shownFrom, isAhead),
    await earliest(db, ({ upcomingFrom }) => upcomingFrom, isAhead),
  );
}
