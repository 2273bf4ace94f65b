import { and, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/limits.ts';
import type { Services } from '../calls/context.ts';
import { campaigns, contentFiles, helpArticles, news } from '../data/schema/content.ts';
import { warehouses } from '../data/schema/market.ts';

const KEPT_UNUSED_MS = DAY_MS;

const shownOf = [
  { table: news, blocks: news.body },
  { table: helpArticles, blocks: helpArticles.body },
  { table: campaigns, blocks: campaigns.blocks },
  { table: warehouses, blocks: warehouses.pictures },
];

/** Files of published, scheduled and draft content. */
const usedFiles = (): SQL =>
  sql.join(
    shownOf.flatMap(({ table, blocks }) =>
      [sql`${blocks}`, sql`${table.draft} -> 'blocks'`, sql`${table.upcoming} -> 'blocks'`].map(
        (content) => sql`select jsonb_path_query(${content}, '$[*].fileId') #>> '{}' from ${table}`,
      ),
    ),
    sql` union `,
  );

/** Deletes uploads unused for a day; a save that uses one locks its row. */
export async function sweepUnusedFiles({ db, clock, files }: Pick<Services, 'clock' | 'db' | 'files'>): Promise<void> {
  const isUnused = notInArray(contentFiles.id, sql`(${usedFiles()})`);
  const removed = await db.transaction(async (tx) => {
    const late = await tx
      .select({ id: contentFiles.id })
      .from(contentFiles)
      .where(and(lt(contentFiles.createdAt, new Date(clock.now() - KEPT_UNUSED_MS)), isUnused))
      .for('update');
    if (late.length === 0) return [];
    const ids = late.map(({ id }) => id);
    const isStill = and(inArray(contentFiles.id, ids), isUnused);
    return tx.delete(contentFiles).where(isStill).returning({ id: contentFiles.id });
  });
  for (const { id } of removed) await files.remove(id);
}
