import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '#server/data/connect.ts';
import { type SeedKind, seed } from '#server/seed/index.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type DatabaseKind, openTestDatabase } from './server.ts';

export interface SeededDatabase {
  seed(now: number): Promise<void>;
  rows<Row>(statement: string): Promise<Row[]>;
  /** A digest of every table's rows, by table name. */
  fingerprint(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

/** A fresh migrated database with the seed in it. */
export async function seededDatabase(database: DatabaseKind, kind: SeedKind, now: number): Promise<SeededDatabase> {
  const opened = await openTestDatabase(database);
  await seed(opened.db, { kind, now });
  return asSeeded(opened, kind);
}

/** A copy of the one that was seeded for the whole run, at `MARKET_STARTS_AT`. */
export const marketDatabase = async (database: DatabaseKind): Promise<SeededDatabase> =>
  asSeeded(await openTestDatabase(database, true), 'demo');

function asSeeded({ db, pool, close }: OpenDatabase, kind: SeedKind): SeededDatabase {
  return {
    seed: (at) => seed(db, { kind, now: at }),
    rows: async <Row>(statement: string) => (await db.execute(sql.raw(statement))).rows as Row[],
    fingerprint: () => fingerprintOf(pool),
    close,
  };
}
