import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/limits.ts';
import { answers, migrateDatabase, type OpenDatabase, openDatabase } from '#server/data/connect.ts';
import { createFileStore } from '#server/files/store.ts';
import { startPostgres } from '#tests/kit/postgres.ts';
import { databaseAddress } from '#tests/kit/server.setup.ts';
import {
  bothDatabaseKinds,
  clientHeaders,
  type DatabaseKind,
  startServer,
  type TestServer,
} from '#tests/kit/server.ts';
import { fillDataFolder } from '#tests/kit/server-process.ts';
import { signIn } from '#tests/kit/signed-in.ts';
import { mountSmallDisk, type SmallDisk } from '#tests/kit/small-disk.ts';
import { plainPicture } from '#tests/kit/upload-files.ts';

const BUSY = '抱歉，服务器繁忙！';
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const ignoreLoss = { onConnectionError: () => {} };

/** A migrated database whose every file lies on a small disk. */
async function openOn(disk: SmallDisk, kind: DatabaseKind): Promise<OpenDatabase> {
  if (kind === 'pglite') {
    fillDataFolder(disk.path);
    return openDatabase({ kind, dataDir: join(disk.path, 'database') }, ignoreLoss);
  }
  // One of its own: a full disk fails the checkpoints of every database that a server has.
  const postgres = await startPostgres();
  cleanups.push(postgres.stop);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`CREATE TABLESPACE small LOCATION '${disk.path}'`);
  await client.query('CREATE DATABASE small TABLESPACE small');
  await client.end();
  const database = await openDatabase({ kind, url: databaseAddress(postgres.url, 'small') }, ignoreLoss);
  await migrateDatabase(database);
  return database;
}

const ask = (server: TestServer, path: string) => fetch(server.address + path, { headers: clientHeaders });

async function sendFeedback(server: TestServer): Promise<Response> {
  server.clock.advance(MINUTE_MS);
  return fetch(`${server.address}/api-cms/leads`, {
    method: 'POST',
    headers: { ...clientHeaders, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ kind: 'feedback', form: { text: randomUUID().repeat(13) } }),
  });
}

const healthOf = async (server: TestServer) => {
  const answer = await ask(server, '/healthz');
  return [answer.status, answer.headers.get('retry-after'), ((await answer.json()) as { reason?: string }).reason];
};

describe.each(bothDatabaseKinds)('the disk is full, on %s', (kind) => {
  it('[8.3] writes answer 503 with when to come back, the health check says so, reads go on; with space again all is well', async () => {
    const disk = mountSmallDisk(128, kind === 'postgres');
    cleanups.push(disk.remove);
    const database = await openOn(disk, kind);
    cleanups.push(() => database.close());
    const server = await startServer({ database, isReady: () => answers(database) });
    cleanups.push(() => server.stop());
    await database.pool.query('CREATE TABLE filling (text text)');
    expect((await sendFeedback(server)).status).toBe(200);
    disk.fill();
    let isFull = false;
    for (let count = 0; count < 4_000 && !isFull; count += 1)
      await database.pool.query('INSERT INTO filling VALUES ($1)', ['x'.repeat(20_000)]).catch(() => {
        isFull = true;
      });
    let refused = await sendFeedback(server);
    for (let count = 0; count < 40 && refused.status === 200; count += 1) refused = await sendFeedback(server);

    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    const requestId = refused.headers.get('x-request-id');
    expect(await refused.json()).toEqual({ code: '10009999', message: BUSY, data: { requestId } });
    expect(await healthOf(server)).toEqual([503, '30', 'disk']);
    expect((await ask(server, '/api-cms/help')).status).toBe(200);

    disk.empty();
    expect(await healthOf(server)).toEqual([200, null, undefined]);
    expect((await sendFeedback(server)).status).toBe(200);
  }, 120_000);
});

it('[8.3] PostgreSQL stops: calls and pages answer 503 with when to come back, and the health check says so', async () => {
  const postgres = await startPostgres();
  let isRunning = true;
  const stop = async () => {
    if (isRunning) await postgres.stop();
    isRunning = false;
  };
  cleanups.push(stop);
  const database = await openDatabase({ kind: 'postgres', url: postgres.url }, ignoreLoss);
  cleanups.push(() => database.close());
  await migrateDatabase(database);
  const server = await startServer({ database, isReady: () => answers(database) });
  cleanups.push(() => server.stop());
  expect((await ask(server, '/api-cms/help')).status).toBe(200);
  await stop();
  for (let count = 0; count < 3; count += 1) {
    const answer = await ask(server, '/api-cms/help');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ code: '10009999', message: BUSY });
    expect(await healthOf(server)).toEqual([503, '5', 'database']);
  }
}, 60_000);

it('[8.3] the disk of the uploads is full: the health check tries it, too', async () => {
  const disk = mountSmallDisk(2);
  cleanups.push(disk.remove);
  const files = createFileStore(disk.path);
  const server = await startServer({ database: 'pglite', isMarket: true, files });
  cleanups.push(() => server.stop());
  const user = await signIn(server, 'user-verified');
  const photograph = Buffer.concat([plainPicture(400, 300), Buffer.alloc(400 * 1024)]);
  const upload = () => user.upload(photograph, '照片.jpg');
  expect((await upload()).code).toBe('00000000');
  expect(await healthOf(server)).toEqual([200, null, undefined]);
  disk.fill();
  for (let count = 0; count < 4; count += 1) {
    const file = files.write(files.incoming());
    file.on('error', () => {});
    await new Promise((closed) => file.end(Buffer.alloc(64 * 1024)).once('close', () => closed(null)));
  }
  expect((await upload()).code).toBe('10009999');
  expect(server.logged()).toContainEqual(expect.objectContaining({ event: 'request.failed', status: 503 }));
  expect(await healthOf(server)).toEqual([503, '30', 'disk']);
  disk.empty();
  expect(await healthOf(server)).toEqual([200, null, undefined]);
});
