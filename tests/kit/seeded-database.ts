import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type SeedKind, seed } from '#server/seed/index.ts';

export interface SeededDatabase {
  seed(now: number): Promise<void>;
  rows<Row>(statement: string): Promise<Row[]>;
  /** A digest of every table's rows, by table name. */
  fingerprint(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

/** A migrated database in memory. The structure is made once and copied. */
export async function seededDatabase(kind: SeedKind, now: number): Promise<SeededDatabase> {
  template ??= migratedTemplate();
  const client = await PGlite.create({ loadDataDir: await template });
  const db = drizzle(client);
  await seed(db, { kind, now });
  const rows = async <Row>(statement: string) => (await db.execute(sql.raw(statement))).rows as Row[];
  return {
    seed: (at) => seed(db, { kind, now: at }),
    rows,
    fingerprint: async () => {
      const tables = await rows<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
      );
      const digests: Record<string, string> = {};
      for (const { name } of tables) {
        const [row] = await rows<{ digest: string }>(
          `select count(*) || ' ' || coalesce(sum(hashtextextended(to_jsonb(each)::text, 0)::numeric), 0) as digest
           from ${name} as each`,
        );
        digests[name] = row?.digest ?? '';
      }
      return digests;
    },
    close: () => client.close(),
  };
}

let template: Promise<Blob | File> | undefined;

async function migratedTemplate(): Promise<Blob | File> {
  const client = new PGlite();
  await migrate(drizzle(client), { migrationsFolder: 'server/data/migrations' });
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}
