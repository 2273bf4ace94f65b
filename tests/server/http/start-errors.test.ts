import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { prepareFolder } from '#server/data/folder.ts';
import { StartError } from '#server/start-error.ts';
import { FULL } from '#tests/kit/full.ts';
import { freePort } from '#tests/kit/postgres.ts';
import {
  fillDataFolder,
  type ServerProcess,
  type SpawnOptions,
  spawnServer,
  temporaryFolder,
} from '#tests/kit/server-process.ts';

/** Each takes a start of the server: the gate starts one of a kind. */
const some = <Case>(cases: readonly Case[]) => (FULL ? cases : cases.slice(0, 1));

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

function folder(isUnprivileged = false): string {
  const { path, remove } = temporaryFolder(isUnprivileged);
  cleanups.push(remove);
  return path;
}

const start = async (options: SpawnOptions): Promise<ServerProcess> => {
  const server = await spawnServer({ ...options, environment: { SEED: 'none', ...options.environment } });
  cleanups.push(() => server.child.kill('SIGKILL'));
  return server;
};

/** A start that fails says exactly this, in one line, without a stack. */
async function expectRefusal(options: SpawnOptions, message: RegExp | string): Promise<number> {
  const server = await start(options);
  const { code, ms } = await server.ended;
  const output = server.output();
  expect(output.trimEnd().split('\n')).toHaveLength(1);
  if (typeof message === 'string') expect(output.trimEnd()).toBe(message);
  else expect(output).toMatch(message);
  expect(code).toBe(1);
  return ms;
}

/** The first thing a start does; 'names a wrong environment value' shows how the start reports it. */
const expectRefused = (dataDir: string, message: string) =>
  expect(() => prepareFolder(dataDir)).toThrow(new StartError(message));

describe('a start that cannot succeed', () => {
  it('names a wrong environment value', async () => {
    await expectRefusal(
      { dataDir: folder(), environment: { SEED: 'demos' } },
      '环境变量 SEED 的值 “demos” 不正确：应为demo 或 none，默认 demo。请改正后重新启动。',
    );
  });

  it('[2.14b] refuses to pass access tokens where it answers the calls itself', async () => {
    await expectRefusal(
      {
        dataDir: folder(),
        environment: { USER_CENTRE_TOKEN: 'access', USER_CENTRE_URL: 'https://centre.example.com' },
      },
      '环境变量 USER_CENTRE_TOKEN=access 只用于以 VITE_API_BASE 构建、由另一个后端应答的网站；本服务有一次性凭据。请去掉它后重新启动。',
    );
  });

  it('names an occupied port and leaves no database behind', async () => {
    const port = await freePort();
    const occupant = await new Promise<Server>((resolve) => {
      const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
    });
    cleanups.push(() => occupant.close());
    const dataDir = folder();
    await expectRefusal(
      { dataDir, environment: { PORT: String(port) } },
      `端口 ${port}（127.0.0.1）已被占用。请停止占用它的程序，或用环境变量 PORT 换一个端口。`,
    );
    expect(readdirSync(dataDir)).not.toContain('database');
  });

  it('names an address this machine does not have', async () => {
    await expectRefusal({ dataDir: folder(), environment: { HOST: '192.0.2.1' } }, /192\.0\.2\.1.*HOST/);
  });

  it('names a folder it may not write', async () => {
    const dataDir = folder(true);
    chmodSync(dataDir, 0o555);
    await expectRefusal(
      { dataDir, isUnprivileged: true },
      `数据目录 ${dataDir} 不可写。请修改它的权限或属主，或用环境变量 DATA_DIR 换一个可写的目录。`,
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it.each(['/proc/data', join(tmpdir(), 'a'.repeat(300))])('names a folder that cannot be made: %s', (dataDir) => {
    expectRefused(
      dataDir,
      `数据目录 ${dataDir} 不可写。请修改它的权限或属主，或用环境变量 DATA_DIR 换一个可写的目录。`,
    );
  });

  it('names a path that is a file', () => {
    const dataDir = join(folder(), 'file');
    writeFileSync(dataDir, '');
    expectRefused(dataDir, `数据目录 ${dataDir} 不是目录。请用环境变量 DATA_DIR 换一个目录。`);
  });

  it.each(['server.lock', 'outbox.jsonl', 'secret', 'operator.json'])(
    'names a folder that stands in the place of its file %s',
    (name) => {
      const dataDir = folder();
      mkdirSync(join(dataDir, name));
      expectRefused(
        dataDir,
        `${join(dataDir, name)} 应为文件，现在却是目录。请把它移走后重新启动，或用环境变量 DATA_DIR 换一个目录。`,
      );
      expect(readdirSync(dataDir)).toEqual([name]);
    },
  );

  it.each(['database', 'uploads'])('names a file that stands in the place of its folder %s', (name) => {
    const dataDir = folder();
    writeFileSync(join(dataDir, name), '');
    expectRefused(
      dataDir,
      `${join(dataDir, name)} 应为目录，现在却是文件。请把它移走后重新启动，或用环境变量 DATA_DIR 换一个目录。`,
    );
    expect(readdirSync(dataDir)).toEqual([name]);
  });

  it('names a file of its own that it may not read', async () => {
    const dataDir = folder(true);
    writeFileSync(join(dataDir, 'outbox.jsonl'), '', { mode: 0 });
    await expectRefusal(
      { dataDir, isUnprivileged: true },
      `${join(dataDir, 'outbox.jsonl')} 不可读写。请修改它的权限或属主，或用环境变量 DATA_DIR 换一个目录。`,
    );
  });

  it.each(
    some([
      ['too small for a database', 8, 0],
      ['full to the last byte', 8, 8],
    ] as const),
  )('names a disk %s and writes nothing', async (_name, megabytes, filled) => {
    const dataDir = folder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', dataDir], { stdio: 'pipe' });
    cleanups.push(() => execFileSync('umount', [dataDir]));
    if (filled > 0)
      execFileSync('sh', ['-c', `head -c ${filled}m /dev/zero > "$1/filler" || true`, 'sh', dataDir], {
        stdio: 'pipe',
      });
    await expectRefusal(
      { dataDir, isUnprivileged: true },
      /所在磁盘空间不足，至少需要 \d+ MB。请清理磁盘，或用环境变量 DATA_DIR/,
    );
    expect(readdirSync(dataDir).filter((name) => name !== 'filler' && name !== 'server.lock')).toEqual([]);
  });

  const damages: [string, (database: string) => void][] = [
    ['its control file cut', (database) => truncateSync(join(database, 'global/pg_control'), 100)],
    ['its catalogue missing', (database) => rmSync(join(database, 'base'), { recursive: true })],
    ['its log missing', (database) => rmSync(join(database, 'pg_wal'), { recursive: true })],
    ['its version missing', (database) => rmSync(join(database, 'PG_VERSION'))],
    ['another version', (database) => writeFileSync(join(database, 'PG_VERSION'), '9\n')],
  ];
  it.each(some(damages))('names a data folder with %s', async (_name, damage) => {
    const dataDir = folder();
    const database = fillDataFolder(dataDir);
    damage(database);
    await expectRefusal(
      { dataDir },
      `数据目录 ${dataDir} 中的数据库已损坏，无法打开。请用备份恢复它，或把它移走后重新启动以建立新的数据库。`,
    );
  });

  it('names a database that is down, without its password', async () => {
    const port = await freePort();
    await expectRefusal(
      { dataDir: folder(), environment: { DATABASE_URL: `postgres://user:hunter2@127.0.0.1:${port}/shop` } },
      `无法连接数据库 127.0.0.1:${port}/shop。请确认 PostgreSQL 正在运行，并检查环境变量 DATABASE_URL。`,
    );
  });

  it('names a database that refuses', async () => {
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/nowhere';
    await expectRefusal(
      { dataDir: folder(), environment: { DATABASE_URL: url.href } },
      `数据库 ${url.host}/nowhere 拒绝了连接。请检查环境变量 DATABASE_URL 中的用户、密码和库名。`,
    );
  });
});

describe('one process per data folder', () => {
  const REFUSED_WITHIN_MS = 1_000;

  // Ten starts each: the gate holds the lock that nearly every machine has.
  it.each(FULL ? ['the kernel’s lock', 'a chain of files'] : ['the kernel’s lock'])(
    'holds by %s: a second is refused, a dead owner is followed',
    async (means) => {
      const environment: Record<string, string> = means === 'a chain of files' ? { PATH: '' } : {};
      const dataDir = folder();
      fillDataFolder(dataDir);
      const first = await start({ dataDir, environment });
      await first.ready();
      const refused = `数据目录 ${dataDir} 正被另一个服务进程使用（进程号 ${first.pid}）。请先停止它，或用环境变量 DATA_DIR 换一个目录。`;
      const refusals: number[] = [await expectRefusal({ dataDir, environment }, refused)];
      // A machine that stalls for a moment makes one late, not three.
      while (FULL && refusals.length < 3 && !refusals.some((ms) => ms < REFUSED_WITHIN_MS))
        refusals.push(await expectRefusal({ dataDir, environment }, refused));
      if (FULL) expect(Math.min(...refusals)).toBeLessThan(REFUSED_WITHIN_MS);

      first.child.kill('SIGKILL');
      await first.ended;
      const heirs = await Promise.all([start({ dataDir, environment }), start({ dataDir, environment })]);
      const ends = await Promise.race([heirs[0].ended.then(() => 0), heirs[1].ended.then(() => 1)]);
      const heir = heirs[1 - ends]!;
      await heir.ready();
      expect(heirs[ends]!.output()).toContain(`进程号 ${heir.pid}`);

      await heir.stop();
      expect((await heir.ended).code).toBe(0);
      const next = await start({ dataDir, environment });
      await next.ready();
      await next.stop();
    },
  );
});

describe('stopping', () => {
  it.each(some(['SIGTERM', 'SIGINT'] as const))('%s ends the server in order', async (signal) => {
    const dataDir = folder();
    fillDataFolder(dataDir);
    const server = await start({ dataDir });
    await server.ready();
    server.child.kill(signal);
    expect(await server.ended).toMatchObject({ code: 0, signal: null });
    expect(server.output()).toContain('已停止');
  });
});
