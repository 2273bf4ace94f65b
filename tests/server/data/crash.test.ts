import { type ExecFileOptions, execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/data/connect.ts';
import { freePort } from '#tests/kit/postgres.ts';
import { bothDatabaseKinds, createPostgresDatabase, type DatabaseKind } from '#tests/kit/server.ts';
import { fillDataFolder, type ServerProcess, spawnServer, temporaryFolder } from '#tests/kit/server-process.ts';
import { FULL } from '../../kit/full.ts';

/** The embedded database writes its own files: the gate kills a writer of that one. */
const kinds = FULL ? bothDatabaseKinds : (['pglite'] as const);
const ROUNDS = FULL ? 20 : 1;
const LONGEST_ROUND_MS = 400;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function prepare(kind: DatabaseKind): Promise<{ dataDir: string; environment: Record<string, string> }> {
  const { path, remove } = temporaryFolder();
  cleanups.push(remove);
  if (kind === 'postgres') return { dataDir: path, environment: { DATABASE_URL: await createPostgresDatabase() } };
  fillDataFolder(path);
  return { dataDir: path, environment: {} };
}

function reopen(dataDir: string, { DATABASE_URL: url }: Record<string, string>): Promise<OpenDatabase> {
  const location =
    url === undefined
      ? ({ kind: 'pglite', dataDir: `${dataDir}/database` } as const)
      : ({ kind: 'postgres', url } as const);
  return openDatabase(location, { onConnectionError: () => {} });
}

const acknowledgedBy = (writer: ServerProcess): number[] =>
  writer
    .output()
    .split('\n')
    .slice(0, -1)
    .filter((line) => /^\d+$/.test(line))
    .map(Number);

const soon = (ms: number) => new Promise((next) => setTimeout(next, ms));

describe.each(kinds)('killed while it writes, on %s', (kind) => {
  it(`${ROUNDS} times at random moments: every acknowledged row is there, no half of a pair, ready by itself`, async () => {
    const { dataDir, environment } = await prepare(kind);
    const acknowledged: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const writer = await spawnServer({ dataDir, environment, entry: inject('crashWriterEntry') });
      await expect.poll(writer.output, { timeout: 30_000, interval: 10 }).toContain('ready');
      await soon(Math.random() * LONGEST_ROUND_MS);
      const isLast = round === ROUNDS - 1;
      const seen = () => acknowledged.length + acknowledgedBy(writer).length;
      if (isLast) await expect.poll(seen, { timeout: 30_000, interval: 10 }).toBeGreaterThan(ROUNDS);
      writer.child.kill('SIGKILL');
      expect(await writer.ended).toMatchObject({ signal: 'SIGKILL' });
      expect(writer.output()).toMatch(/^ready\n(\d+\n)*$/);
      acknowledged.push(...acknowledgedBy(writer));
    }
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);

    const server = await spawnServer({ dataDir, environment: { ...environment, SEED: 'none' } });
    await server.ready();
    await server.stop();
    const database = await reopen(dataDir, environment);
    const left = await database.pool.query<{ id: number }>('SELECT id FROM crash_left ORDER BY id');
    const right = await database.pool.query<{ id: number }>('SELECT id FROM crash_right ORDER BY id');
    await database.close();
    expect(left.rows).toEqual(right.rows);
    const kept = new Set(left.rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  }, 150_000);
});

describe('killed while its database is first made', () => {
  it('starts again by itself', async () => {
    const { path, remove } = temporaryFolder();
    cleanups.push(remove);
    for (const ms of FULL ? [400, 900, 1_600] : [900]) {
      const server = await spawnServer({ dataDir: path, environment: { SEED: 'none' } });
      await soon(ms);
      server.child.kill('SIGKILL');
      await server.ended;
    }
    const server = await spawnServer({ dataDir: path, environment: { SEED: 'none' } });
    await server.ready();
    await server.stop();
  });
});

/** The commands docs/run.md gives for a step. */
function documented(step: string): string {
  const block = new RegExp(`^\`\`\`sh ${step}\\n([^]*?)^\`\`\`$`, 'm').exec(readFileSync('docs/run.md', 'utf8'));
  expect(block, `docs/run.md shows how to ${step}`).not.toBeNull();
  return block?.[1] ?? '';
}

const run = promisify(execFile);
const sh = (commands: string, options: ExecFileOptions) => run('sh', ['-e', '-c', commands], options);
const isReady = (port: string) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

describe('backup', () => {
  it('a copy of DATA_DIR made while the server is stopped gives the same rows in an empty folder', async () => {
    const source = await prepare('pglite');
    const filled = await reopen(source.dataDir, {});
    await filled.pool.query('CREATE TABLE kept AS SELECT n, md5(n::text) AS text FROM generate_series(1, 2000) AS n');
    const before = await filled.pool.query('SELECT * FROM kept ORDER BY n');
    await filled.close();
    const { path: target, remove } = temporaryFolder();
    cleanups.push(remove);
    const archive = `${target}.tar.gz`;
    cleanups.push(() => execFileSync('rm', ['-f', archive]));
    const running = await spawnServer({ dataDir: source.dataDir, environment: { SEED: 'none' } });
    await running.ready();
    const env = {
      PATH: process.env.PATH,
      SERVER_PID: String(running.pid),
      DATA_DIR: source.dataDir,
      BACKUP: archive,
      NEW_DATA_DIR: target,
    };
    await sh(documented('stop'), { env });
    expect(await running.ended).toMatchObject({ code: 0 });
    for (const step of ['backup', 'restore']) await sh(documented(step), { env });

    const { path: project, remove: forget } = temporaryFolder();
    cleanups.push(forget);
    mkdirSync(join(project, 'dist'));
    symlinkSync(dirname(inject('serverEntry')), join(project, 'dist/server'));
    const port = String(await freePort());
    const started = sh(`exec env ${documented('start')}`, { cwd: project, env: { ...env, PORT: port, SEED: 'none' } });
    await expect.poll(() => isReady(port), { timeout: 45_000 }).toBe(true);
    started.child.kill('SIGTERM');
    await started;
    const restored = await reopen(target, {});
    const after = await restored.pool.query('SELECT * FROM kept ORDER BY n');
    await restored.close();
    expect(after.rows).toHaveLength(2_000);
    expect(after.rows).toEqual(before.rows);
  });
});
