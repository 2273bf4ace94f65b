import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { answers, type OpenDatabase, openDatabase } from '#server/data/connect.ts';
import type { SiteFiles } from '#server/http/site-files.ts';
import { clientHeaders, startServer, type TestServer } from '#tests/kit/server.ts';
import { fillDataFolder, temporaryFolder } from '#tests/kit/server-process.ts';
import { mountSmallDisk } from '#tests/kit/small-disk.ts';

const html =
  '<!doctype html><html lang="zh-CN"><head><!--head--></head><body><div id="app"><!--body--></div></body></html>';
const site: SiteFiles = new Map([
  ['/index.html', { identity: Buffer.from(html), type: 'text/html; charset=utf-8', etag: '"page"', isHashed: false }],
]);

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function serve(
  dataDir: string,
): Promise<{ server: TestServer; database: OpenDatabase; thread: Worker; lost: Error[] }> {
  const lost: Error[] = [];
  const threads: Worker[] = [];
  const remember = (worker: Worker) => threads.push(worker);
  process.on('worker', remember);
  const location = { kind: 'pglite', dataDir: join(dataDir, 'database') } as const;
  const database = await openDatabase(location, { onConnectionError: (error) => lost.push(error) });
  process.off('worker', remember);
  const [thread] = threads;
  if (thread === undefined) throw new Error('the database has no thread of its own');
  const server = await startServer({ database, site, isReady: () => answers(database) });
  cleanups.push(() => database.close().catch(() => thread.terminate()));
  cleanups.push(() => server.stop());
  return { server, database, thread, lost };
}

const help = (server: TestServer) => fetch(`${server.address}/api-cms/help`, { headers: clientHeaders });
const health = (server: TestServer) => fetch(`${server.address}/healthz`);

async function expectError(server: TestServer): Promise<void> {
  const answer = await help(server);
  const requestId = answer.headers.get('x-request-id');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toEqual({ code: '10009999', message: '抱歉，服务器繁忙！', data: { requestId } });
  expect(server.logged()).toContainEqual(
    expect.objectContaining({ event: 'request.failed', level: 'error', requestId }),
  );
  const healthz = await health(server);
  expect([healthz.status, healthz.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await healthz.json()).toMatchObject({ status: 'unavailable', reason: 'database' });
}

it('[8.3] the database’s thread dies: calls fail in the envelope, the health check says so, and a line is logged', async () => {
  const { path, remove } = temporaryFolder();
  cleanups.push(remove);
  fillDataFolder(path);
  const { server, thread, lost } = await serve(path);
  expect((await help(server)).status).toBe(200);
  expect((await health(server)).status).toBe(200);
  await thread.terminate();
  await expect.poll(() => lost.map(({ message }) => message)).toContain('the database thread has ended');
  await expectError(server);
  await expectError(server);
});

it('[8.3] the database’s thread dies: a page of one of its rows is still the site, which says itself what it cannot show', async () => {
  const { path: folder, remove } = temporaryFolder();
  cleanups.push(remove);
  fillDataFolder(folder);
  const { server, thread } = await serve(folder);
  const page = (path: string) => fetch(server.address + path);
  expect((await page('/news/any')).status).toBe(404);
  await thread.terminate();
  for (const path of ['/news/any', '/act/any', '/procurement/share/any', '/procurement/mobile/any']) {
    const answer = await page(path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('id="site-config"');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('served-lost');
  }
  expect(server.logged()).toContainEqual(expect.objectContaining({ event: 'page.subjectUnread', level: 'error' }));
});

it('the disk fills while the server runs: writes are refused, reads go on, and nothing acknowledged is lost', async () => {
  const disk = mountSmallDisk(128);
  const { path } = disk;
  cleanups.push(disk.remove);
  fillDataFolder(path);
  const { server, database, thread } = await serve(path);
  await database.pool.query('CREATE TABLE kept (id integer PRIMARY KEY, filling text)');
  disk.fill();

  const acknowledged: number[] = [];
  let refused: unknown;
  for (let id = 1; id <= 4_000 && refused === undefined; id += 1) {
    await database.pool.query('INSERT INTO kept VALUES ($1, $2)', [id, 'x'.repeat(20_000)]).then(
      () => acknowledged.push(id),
      (error: unknown) => {
        refused = error;
      },
    );
  }
  expect(String(refused)).toMatch(/No space left on device/);
  expect([(await help(server)).status, (await health(server)).status]).toEqual([200, 200]);

  disk.empty();
  const later = await database.pool.query(`INSERT INTO kept VALUES (0, '')`);
  expect(later.rowCount).toBe(1);
  await server.stop();
  await database.close().catch(() => thread.terminate());
  cleanups.splice(-2);
  const again = await serve(path);
  const { rows } = await again.database.pool.query<{ id: number }>('SELECT id FROM kept');
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect((await health(again.server)).status).toBe(200);
});
