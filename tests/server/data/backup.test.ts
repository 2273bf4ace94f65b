import { type ExecFileOptions, execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { backupCopy } from '#copy/operator/move.ts';
import { openDatabase } from '#server/data/connect.ts';
import { changeFolder, leftFolder } from '#tests/kit/move.ts';
import { commandsOf } from '#tests/kit/run-document.ts';
import { clientHeaders, startServer } from '#tests/kit/server.ts';
import { spawnServer, temporaryFolder } from '#tests/kit/server-process.ts';
import { sendAs } from '#tests/kit/signed-in.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const run = promisify(execFile);

function backUp(file: string, dataDir: string) {
  const options: ExecFileOptions = { env: { PATH: process.env.PATH, DATA_DIR: dataDir } };
  return run(process.execPath, ['scripts/backup.mjs', file], options).then(
    ({ stdout }) => ({ isDone: true, output: String(stdout) }),
    (error: { stderr: string }) => ({ isDone: false, output: error.stderr }),
  );
}

describe('a backup while the server runs', () => {
  it('[11.22] is restored by the documented steps, with every row and file, and answers calls meanwhile', async () => {
    const source = leftFolder();
    cleanups.push(source.remove);
    await changeFolder(
      source.path,
      'CREATE TABLE kept AS SELECT n, md5(n::text) AS text FROM generate_series(1, 20000) AS n',
    );
    mkdirSync(join(source.path, 'uploads'));
    writeFileSync(join(source.path, 'uploads', 'paper'), 'handed in');
    const outside = temporaryFolder();
    cleanups.push(outside.remove);
    const archive = join(outside.path, 'backup.tar.gz');
    const server = await spawnServer({ dataDir: source.path, environment: { SEED: 'none' } });
    cleanups.push(() => server.stop());
    await server.ready();

    let isRunning = true;
    const waits: number[] = [];
    const calls = (async () => {
      while (isRunning) {
        const started = performance.now();
        const { status } = await fetch(`${server.address}/api-cms/help`, { headers: clientHeaders });
        expect(status).toBe(200);
        waits.push(performance.now() - started);
      }
    })();
    const backup = await backUp(archive, source.path);
    isRunning = false;
    await calls;
    expect(backup).toMatchObject({ isDone: true });
    expect(waits.length).toBeGreaterThan(1);
    expect(Math.max(...waits)).toBeLessThan(5_000);
    expect(statSync(archive).mode & 0o077).toBe(0);
    expect(existsSync(join(source.path, 'backup'))).toBe(false);
    expect((await backUp(archive, source.path)).isDone).toBe(false);

    const target = join(outside.path, 'restored');
    await run('sh', ['-e', '-c', commandsOf('restore')], {
      env: { PATH: process.env.PATH, BACKUP: archive, NEW_DATA_DIR: target },
    });
    expect(readFileSync(join(target, 'uploads', 'paper'), 'utf8')).toBe('handed in');
    expect(readFileSync(join(target, 'secret'), 'utf8')).toBe(readFileSync(join(source.path, 'secret'), 'utf8'));
    const restored = await openDatabase(
      { kind: 'pglite', dataDir: join(target, 'database') },
      { onConnectionError() {} },
    );
    cleanups.push(() => restored.close());
    const kept = await restored.pool.query(
      'SELECT count(*)::int AS count, bool_and(text = md5(n::text)) AS same FROM kept',
    );
    expect(kept.rows).toEqual([{ count: 20_000, same: true }]);
  });

  it('[11.22] is refused with PostgreSQL, during another backup, and without a server', async () => {
    const server = await startServer({ database: 'postgres' });
    cleanups.push(() => server.stop());
    const local = { ...clientHeaders, 'desk-token': server.operatorKey };
    expect(await sendAs(server.address, local, 'operatorBackup', {})).toMatchObject({ message: backupCopy.postgres });
    const stranger = { ...clientHeaders, 'desk-token': 'wrong' };
    expect((await sendAs(server.address, stranger, 'operatorBackup', {})).code).toBe('00000401');

    const source = leftFolder();
    cleanups.push(source.remove);
    const outside = temporaryFolder();
    cleanups.push(outside.remove);
    const archive = join(outside.path, 'backup.tar.gz');
    expect((await backUp(archive, source.path)).output).toContain('没有找到正在运行的服务');
    mkdirSync(join(source.path, 'backup'));
    const running = await spawnServer({ dataDir: source.path, environment: { SEED: 'none' } });
    cleanups.push(() => running.stop());
    await running.ready();
    expect((await backUp(archive, source.path)).output).toContain(backupCopy.busy(join(source.path, 'backup')));
    expect(existsSync(archive)).toBe(false);
  });
});
