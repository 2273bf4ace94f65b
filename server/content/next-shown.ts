import { gt, min } from 'drizzle-orm';
import type { Database } from '../data/connect.ts';
import { stores } from './stores.ts';

/** When the next article that has its time comes out: no page drawn before may be shown after. */
export async function nextShown(db: Database, now: number): Promise<number> {
  const moments = await Promise.all(
    Object.values(stores).map(async ({ table }) => {
      const [row] = await db
        .select({ at: min(table.shownFrom) })
        .from(table)
        .where(gt(table.shownFrom, new Date(now)));
      return row?.at?.getTime() ?? Number.POSITIVE_INFINITY;
    }),
  );
  return Math.min(...moments);
}
