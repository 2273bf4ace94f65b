import { and, asc, count, eq, gte, sql } from 'drizzle-orm';
import type { RateRow } from '#domain/rates/columns.ts';
import type { Database } from '../data/connect.ts';
import { rateRows } from '../data/schema/rates.ts';
import { type PackedRows, ROWS_PER_PART, rowUnpacker } from './packed-rows.ts';

type Reading = Pick<Database, 'select'>;

/** Reads a version's lines as JSON lists, in parts that do not block other queries. */
async function* readParts(db: Reading, versionId: string): AsyncGenerator<string> {
  for (let start = 0; ; start += ROWS_PER_PART) {
    const part = db
      .select({ cells: rateRows.cells, sort: rateRows.sort })
      .from(rateRows)
      .where(and(eq(rateRows.versionId, versionId), gte(rateRows.sort, start)))
      .orderBy(asc(rateRows.sort))
      .limit(ROWS_PER_PART)
      .as('part');
    const cells = sql<string>`coalesce(string_agg(${part.cells}::text, ',' order by ${part.sort}), '')`;
    const [read] = await db.select({ cells, total: count() }).from(part);
    yield `[${read!.cells}]`;
    if (read!.total < ROWS_PER_PART) return;
  }
}

/** Yields a version's lines part by part, prefetching the next part. */
export async function* readRateParts(db: Reading, versionId: string): AsyncGenerator<readonly RateRow[]> {
  const unpack = rowUnpacker();
  for await (const part of readParts(db, versionId)) yield unpack(part);
}

/** Reads all lines of a version. */
export async function readRateRows(db: Reading, versionId: string): Promise<RateRow[]> {
  const rows: RateRow[] = [];
  for await (const part of readRateParts(db, versionId)) rows.push(...part);
  return rows;
}

export async function readPackedRows(db: Reading, versionId: string): Promise<PackedRows[]> {
  const encoder = new TextEncoder();
  const parts: PackedRows[] = [];
  for await (const part of readParts(db, versionId)) parts.push(encoder.encode(part));
  return parts;
}

/** Stores packed lines in several statements, so that none runs long. */
export async function writePackedRows(
  db: Pick<Database, 'execute'>,
  versionId: string,
  parts: readonly PackedRows[],
): Promise<void> {
  const decoder = new TextDecoder();
  for (const [at, part] of parts.entries()) {
    await db.execute(sql`
      insert into ${rateRows} (version_id, sort, cells)
      select ${versionId}, ${at * ROWS_PER_PART}::integer + ordinality - 1, value
      from jsonb_array_elements(${decoder.decode(part)}::jsonb) with ordinality`);
  }
}
