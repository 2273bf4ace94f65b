import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '#server/data/connect.ts';
import { storageFailure } from '#server/data/failure.ts';
import { startCutWire } from '#tests/kit/cut-wire.ts';
import {
  clientHeaders,
  createPostgresDatabase,
  openTestDatabase,
  startServer,
  type TestServer,
} from '#tests/kit/server.ts';

const AWAY_MS = 6_000;
const ANSWERED_WITHIN_MS = 5_000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const help = async ({ address }: TestServer) =>
  (await fetch(`${address}/api-cms/help`, { headers: clientHeaders, signal: AbortSignal.timeout(30_000) })).status;

/** Calls all the time that the database is away, more than it has connections; answers when the last was answered. */
async function callWhileAway(server: TestServer, isAway: () => boolean) {
  const calls: Promise<number>[] = [];
  while (isAway()) {
    calls.push(help(server));
    await pause(50);
  }
  const returned = performance.now();
  const statuses = await Promise.all(calls);
  return { statuses: new Set(statuses), took: performance.now() - returned };
}

it('[8.3] PostgreSQL is down for six seconds and its old connections for ever: every call is answered soon after', async () => {
  const wire = await startCutWire(await createPostgresDatabase());
  const database = await openDatabase({ kind: 'postgres', url: wire.url }, { onConnectionError: () => undefined });
  cleanups.push(() => wire.close().then(() => database.close()));
  const server = await startServer({ database });
  cleanups.push(() => server.stop());
  expect(await Promise.all(Array.from({ length: 20 }, () => help(server)))).toEqual(Array(20).fill(200));
  const goneUntil = performance.now() + AWAY_MS;
  wire.cut();
  const calls = callWhileAway(server, () => performance.now() < goneUntil);
  await pause(AWAY_MS);
  wire.mend();
  const { statuses, took } = await calls;
  expect(took).toBeLessThan(ANSWERED_WITHIN_MS);
  expect([...statuses].filter((status) => status !== 200)).toEqual([503]);
  await expect.poll(() => help(server), { timeout: ANSWERED_WITHIN_MS }).toBe(200);
}, 60_000);

it('[8.3] a query that is slow is not taken for one that is lost', async () => {
  const wire = await startCutWire(await createPostgresDatabase());
  const database = await openDatabase({ kind: 'postgres', url: wire.url }, { onConnectionError: () => undefined });
  cleanups.push(() => database.close().then(() => wire.close()));
  const slow = database.pool.query('SELECT pg_sleep(7), 1 AS one');
  const idle = await database.pool.connect();
  await idle.query('BEGIN');
  expect((await slow).rows).toMatchObject([{ one: 1 }]);
  expect((await idle.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }]);
  await idle.query('COMMIT');
  idle.release();
}, 30_000);

it('[8.3] a lock is waited for no longer than a connection is', async () => {
  const url = await createPostgresDatabase();
  const database = await openDatabase({ kind: 'postgres', url }, { onConnectionError: () => undefined });
  cleanups.push(() => database.close());
  const holder = await database.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT pg_advisory_xact_lock(1)');
  const refusal = await database.pool.query('SELECT pg_advisory_xact_lock(1)').catch((error: unknown) => error);
  expect(storageFailure(refusal)).toBe('busy');
  await holder.query('ROLLBACK');
  holder.release();
}, 30_000);

it('[8.3] the embedded database is away for six seconds: every call is answered soon after', async () => {
  const database = await openTestDatabase('pglite');
  cleanups.push(() => database.close());
  const server = await startServer({ database });
  cleanups.push(() => server.stop());
  const goneUntil = performance.now() + AWAY_MS;
  const busy = database.pool.query(`SELECT pg_sleep(${AWAY_MS / 1_000})`);
  const { statuses, took } = await callWhileAway(server, () => performance.now() < goneUntil);
  await busy;
  expect(took).toBeLessThan(ANSWERED_WITHIN_MS);
  expect([...statuses].filter((status) => status !== 200)).toEqual([503]);
  expect(await help(server)).toBe(200);
}, 60_000);
