import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/data/connect.ts';
import { startPglite } from '#server/data/pglite.ts';
import { bothDatabaseKinds, openTestDatabase } from '#tests/kit/server.ts';

describe.each(bothDatabaseKinds)('the database on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await database.db.execute(sql`CREATE TABLE note (id integer PRIMARY KEY, body text)`);
  });
  afterAll(() => database.close());

  const bodies = async () => {
    const { rows } = await database.pool.query<{ body: string }>('SELECT body FROM note ORDER BY id');
    return rows.map(({ body }) => body);
  };

  it('keeps a transaction whole or not at all', async () => {
    await expect(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO note VALUES (1, '一')`);
        await tx.execute(sql`INSERT INTO note VALUES (1, '二')`);
      }),
    ).rejects.toThrow();
    expect(await bodies()).toEqual([]);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO note VALUES (1, ${'一'.repeat(100_000)})`);
    });
    expect(await bodies()).toEqual(['一'.repeat(100_000)]);
    await database.db.execute(sql`DELETE FROM note`);
  });

  it('answers many at once, each with its own rows', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => database.pool.query<{ n: number }>('SELECT $1::integer AS n', [n])),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  it('goes on after a wrong statement', async () => {
    await expect(database.pool.query('SELECT 1 / $1::integer', [0])).rejects.toMatchObject({ code: '22012' });
    await expect(database.pool.query('SELEC')).rejects.toMatchObject({ code: '42601' });
    expect((await database.pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('forgets what a lost connection had started', async () => {
    const client = await database.pool.connect();
    await client.query('BEGIN');
    await client.query(`INSERT INTO note VALUES (7, '半')`);
    client.release(new Error('lost'));
    expect(await bodies()).toEqual([]);
  });
});

it('a connection of PostgreSQL that is cut off inside a transaction fails that alone, and no server ends by it', async () => {
  const database = await openTestDatabase('postgres');
  const uncaught: unknown[] = [];
  const remember = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', remember);
  const cut = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await tx.execute(sql`SELECT pg_sleep(30)`);
  });
  await expect(cut).rejects.toThrow();
  expect((await database.pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  process.off('uncaughtException', remember);
  expect(uncaught).toEqual([]);
  await database.close();
});

it('the last word of a thread is received, though the news of its end comes first', async () => {
  const dying = `const { port } = require('node:worker_threads').workerData;
    port.postMessage({ kind: 'failed', reason: 'no space left' });
    port.close();`;
  const opening = startPglite({ dataDir: null, template: null }, () => {}, {
    start: (options) => new Worker(dying, { ...options, eval: true }),
  });
  // The event arrives here well after the thread has ended.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  await expect(opening).rejects.toThrow('no space left');
});

describe('the one connection of the embedded database', () => {
  it('a query outside the open transaction fails instead of waiting for ever', async () => {
    const database = await openTestDatabase('pglite');
    const nested = database.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      await database.db.execute(sql`SELECT 2`);
    });
    await expect(nested).rejects.toMatchObject({ cause: { message: 'timeout exceeded when trying to connect' } });
    expect((await database.pool.query<{ three: number }>('SELECT 3 AS three')).rows).toEqual([{ three: 3 }]);
    await database.close();
  });

  it('runs on a thread of its own: a long query holds up nothing else', async () => {
    const database = await openTestDatabase('pglite');
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 10);
    await database.pool.query('SELECT count(*) FROM generate_series(1, 3000000)');
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(5);
    await database.close();
  });
});
