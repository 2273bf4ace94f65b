import pg, { type Client } from 'pg';
import { moveCopy } from '#copy/operator/move.ts';
import { errorCode, StartError } from '../../start-error.ts';
import { quoted, type TableDigest } from './catalogue.ts';

const MINIMUM_VERSION = 150_000;
const CONNECT_LIMIT_MS = 10_000;
/** Time for the server to notice that a killed move is gone and to free its lock. */
const LOCK_WAIT_MS = 10_000;
/** An arbitrary constant, other than the lock of migrations. */
const MOVE_LOCK = 7_204_512;
/** Codes of a wrong user, password or database, and of a user without the right to connect. */
const REFUSALS = new Set(['28P01', '28000', '3D000', '42501']);

/** Database address without user and password. */
export const shownTarget = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

/** Checks the form of the address; nothing of it is shown, because it may hold a password. */
export function checkAddress(url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const isPostgres = parsed !== null && ['postgres:', 'postgresql:'].includes(parsed.protocol);
  if (!isPostgres || parsed.hostname === '' || parsed.pathname.length < 2)
    throw new StartError(moveCopy.error.badAddress);
}

/** Connects to the target and checks that it can take a database of ours. */
export async function openTarget(url: string): Promise<Client> {
  const shown = shownTarget(url);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    application_name: 'huazhou move',
    keepAlive: true,
  });
  // The failing query reports the error; without a listener the event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const isRefused = REFUSALS.has(errorCode(error) ?? '');
    throw new StartError(isRefused ? moveCopy.error.refused(shown) : moveCopy.error.unreachable(shown));
  }
  try {
    await checkTarget(client, shown);
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
}

async function checkTarget(client: Client, shown: string): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number; encoding: string; may: boolean }>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
       current_setting('server_encoding') AS encoding,
       has_database_privilege(current_database(), 'CREATE') AND has_schema_privilege('public', 'CREATE') AS may`,
  );
  const { version = '', number = 0, encoding = '', may = false } = rows[0] ?? {};
  if (number < MINIMUM_VERSION) throw new StartError(moveCopy.error.tooOld(version));
  if (encoding !== 'UTF8') throw new StartError(moveCopy.error.notUtf8(encoding));
  if (!may) throw new StartError(moveCopy.error.noRight(shown));
}

/** Keeps out a second move into the same target until the connection ends. */
export async function lockTarget(client: Client, url: string): Promise<void> {
  await client.query(`SET lock_timeout = ${LOCK_WAIT_MS}`);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MOVE_LOCK]);
  } catch {
    throw new StartError(moveCopy.error.busy(shownTarget(url)));
  }
  await client.query('RESET lock_timeout');
}

/** The record of a move, in a schema of its own in the target. */
export interface MoveRecord {
  /** Identifies the data folder's location. */
  location: string;
  /** Identifies the content of its database. */
  content: string;
  finishedAt: Date | null;
}

/** Reads the record; null in an empty database. Refuses a database with other tables. */
export async function readRecord(client: Client, url: string): Promise<MoveRecord | null> {
  const { rows } = await client.query<{ recorded: boolean; used: boolean }>(
    `SELECT to_regclass('huazhou_move.run') IS NOT NULL AS recorded,
       EXISTS (SELECT FROM pg_tables WHERE schemaname IN ('public', 'drizzle')) AS used`,
  );
  const record =
    rows[0]?.recorded === true
      ? ((await client.query<MoveRecord>('SELECT location, content, finished_at AS "finishedAt" FROM huazhou_move.run'))
          .rows[0] ?? null)
      : null;
  if (record === null && rows[0]?.used !== false) throw new StartError(moveCopy.error.notEmpty(shownTarget(url)));
  return record;
}

/** Records the start of a move, before the first table of ours. */
export async function startRecord(
  client: Client,
  { location, content }: Omit<MoveRecord, 'finishedAt'>,
): Promise<void> {
  await inTransaction(client, async () => {
    await client.query('CREATE SCHEMA IF NOT EXISTS huazhou_move');
    await client.query(
      `CREATE TABLE IF NOT EXISTS huazhou_move.run
         (location text NOT NULL, content text NOT NULL, finished_at timestamptz)`,
    );
    await client.query(`CREATE TABLE IF NOT EXISTS huazhou_move.copied (name text PRIMARY KEY, rows bigint NOT NULL)`);
    await client.query('DELETE FROM huazhou_move.run');
    await client.query('DELETE FROM huazhou_move.copied');
    await client.query('INSERT INTO huazhou_move.run (location, content) VALUES ($1, $2)', [location, content]);
  });
}

/** Empties all tables, of rows written by migrations too, and forgets which were copied. */
export async function emptyTarget(client: Client, tables: readonly { name: string }[]): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`TRUNCATE ${tables.map(({ name }) => `public.${quoted(name)}`).join(', ')}`);
    await client.query('DELETE FROM huazhou_move.copied');
  });
}

export async function copiedTables(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM huazhou_move.copied');
  return new Set(rows.map(({ name }) => name));
}

export async function recordCopied(client: Client, name: string, rows: TableDigest['rows']): Promise<void> {
  await client.query('INSERT INTO huazhou_move.copied (name, rows) VALUES ($1, $2)', [name, rows]);
}

export async function recordFinished(client: Client): Promise<void> {
  await client.query('UPDATE huazhou_move.run SET finished_at = now()');
}

export async function inTransaction<Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
