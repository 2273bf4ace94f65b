import { and, asc, eq, gte } from 'drizzle-orm';
import type { RateRow } from '#domain/rates/columns.ts';
import type { Database } from '../data/connect.ts';
import { rateRows } from '../data/schema/rates.ts';

const ROWS_PER_READ = 5_000;

/** All lines of a version, read in parts that hold nobody else up. */
export async function readRateRows(db: Pick<Database, 'select'>, versionId: string): Promise<RateRow[]> {
  const rows: RateRow[] = [];
  for (;;) {
    const part = await db
      .select({ cells: rateRows.cells })
      .from(rateRows)
      .where(and(eq(rateRows.versionId, versionId), gte(rateRows.sort, rows.length)))
      .orderBy(asc(rateRows.sort))
      .limit(ROWS_PER_READ);
    rows.push(...part.map(({ cells }) => cells));
    if (part.length < ROWS_PER_READ) return rows;
  }
}
