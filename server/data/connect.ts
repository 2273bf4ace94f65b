import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { WatchedClient, watchConnections } from './lost-connections.ts';
import { type PgliteThread, startPglite } from './pglite.ts';
import { PgliteStream } from './pglite-stream.ts';
import { BoundedPool, CHECKOUT_LIMIT_MS } from './pool.ts';

export type Database = NodePgDatabase<Record<string, never>>;

export interface OpenDatabase {
  kind: 'pglite' | 'postgres';
  db: Database;
  pool: BoundedPool;
  /** Dumps the embedded database; another may start from the dump. */
  dump(): Promise<Uint8Array>;
  /** Copies the files of the embedded database to a new folder; queries wait meanwhile. */
  copyTo(target: string): Promise<void>;
  close(): Promise<void>;
}

export type DatabaseLocation =
  | { kind: 'postgres'; url: string }
  /** `dataDir` null keeps the database in memory; `template` is the initial content of a new one. */
  | { kind: 'pglite'; dataDir: string | null; template?: string };

export interface OpenOptions {
  /** Called when an idle connection is lost. */
  onConnectionError(error: Error): void;
  /** Time limit for opening the embedded database. */
  openLimitMs?: number | undefined;
}

/** Opens PostgreSQL or the embedded database behind one driver and dialect. */
export async function openDatabase(location: DatabaseLocation, options: OpenOptions): Promise<OpenDatabase> {
  return location.kind === 'postgres' ? openPostgres(location.url, options) : openPglite(location, options);
}

const READY_LIMIT_MS = 2_000;

/** True when the database answers within a time limit. */
export async function answers({ pool }: OpenDatabase): Promise<boolean> {
  const limit = new Promise<boolean>((resolve) => setTimeout(resolve, READY_LIMIT_MS, false).unref());
  const answer = pool.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, limit]);
}

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Returns when the newest migration of this program was written, as databases record it. */
export function newestMigration(): number {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  return Math.max(...entries.map(({ when }) => when));
}

/** An arbitrary constant; all servers of the product must use the same one. */
const MIGRATION_LOCK = 7_204_511;

/** Runs the migrations, each in its own transaction. Servers sharing a PostgreSQL migrate one after the other. */
export async function migrateDatabase({ pool }: OpenDatabase): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await migrate(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await client.query('RESET lock_timeout');
    }
  } finally {
    client.release();
  }
}

async function openPostgres(url: string, { onConnectionError }: OpenOptions): Promise<OpenDatabase> {
  const pool = new BoundedPool({
    connectionString: url,
    max: 10,
    application_name: 'huazhou',
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // Same limit as for a connection, because the lock's holder may be lost.
    lock_timeout: CHECKOUT_LIMIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 1_000,
    Client: WatchedClient,
  });
  pool.on('error', onConnectionError);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const watch = watchConnections(pool, url);
  return {
    kind: 'postgres',
    db: drizzle(pool),
    pool,
    dump: () => Promise.reject(new Error('a PostgreSQL database is dumped with pg_dump')),
    copyTo: () => Promise.reject(new Error('a PostgreSQL database is dumped with pg_dump')),
    close: async () => {
      await pool.end();
      watch.stop();
    },
  };
}

async function openPglite(
  { dataDir, template }: DatabaseLocation & { kind: 'pglite' },
  { onConnectionError, openLimitMs }: OpenOptions,
): Promise<OpenDatabase> {
  const input = { dataDir, template: template ?? null };
  const thread: PgliteThread = await startPglite(input, onConnectionError, { limitMs: openLimitMs });
  const pool = new BoundedPool({
    stream: () => new PgliteStream(thread),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
  });
  pool.on('error', onConnectionError);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await thread.close();
    throw error;
  }
  return {
    kind: 'pglite',
    db: drizzle(pool),
    pool,
    dump: () => thread.dump(),
    copyTo: async (target) => void (await thread.copyTo(target)),
    close: async () => {
      await pool.end();
      await thread.close();
    },
  };
}
