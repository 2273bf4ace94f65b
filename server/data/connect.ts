import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { WatchedClient, watchConnections } from './lost-connections.ts';
import { type PgliteThread, type StartPgliteWorker, startPglite } from './pglite.ts';
import { PgliteStream } from './pglite-stream.ts';
import { BoundedPool, CHECKOUT_LIMIT_MS } from './pool.ts';

export type Database = NodePgDatabase<Record<string, never>>;

export interface OpenDatabase {
  kind: 'pglite' | 'postgres';
  db: Database;
  pool: BoundedPool;
  /** A dump of the whole embedded database, from which another may start. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type DatabaseLocation =
  | { kind: 'postgres'; url: string }
  /** `dataDir` null keeps the database in memory; a new one starts from `template` where that is given. */
  | { kind: 'pglite'; dataDir: string | null; template?: string };

export interface OpenOptions {
  /** Called for a connection lost while nobody was using it. */
  onConnectionError(error: Error): void;
  /** How long the embedded database may take to open. */
  openLimitMs?: number | undefined;
  /** Starts the embedded database's thread from another file than the server's own. */
  startThread?: StartPgliteWorker | undefined;
}

/** One driver and one dialect, whichever database is behind it. */
export async function openDatabase(location: DatabaseLocation, options: OpenOptions): Promise<OpenDatabase> {
  return location.kind === 'postgres' ? openPostgres(location.url, options) : openPglite(location, options);
}

const READY_LIMIT_MS = 2_000;

/** Whether the database answers, and soon. */
export async function answers({ pool }: OpenDatabase): Promise<boolean> {
  const limit = new Promise<boolean>((resolve) => setTimeout(resolve, READY_LIMIT_MS, false).unref());
  const answer = pool.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, limit]);
}

const migrationsFolder = join(import.meta.dirname, 'migrations');
/** Any number will do, as long as every server of the product takes the same one. */
const MIGRATION_LOCK = 7_204_511;

/** Two servers on one PostgreSQL migrate one after the other; each migration stands or falls whole. */
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
    // A lock is waited for as long as a connection is: who held it may be lost.
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
    close: async () => {
      await pool.end();
      watch.stop();
    },
  };
}

async function openPglite(
  { dataDir, template }: DatabaseLocation & { kind: 'pglite' },
  { onConnectionError, openLimitMs, startThread }: OpenOptions,
): Promise<OpenDatabase> {
  const input = { dataDir, template: template ?? null };
  const thread: PgliteThread = await startPglite(input, onConnectionError, {
    limitMs: openLimitMs,
    start: startThread,
  });
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
    close: async () => {
      await pool.end();
      await thread.close();
    },
  };
}
