import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { leaveOperatorKey } from '#server/session/secrets.ts';
import { codesInPicture } from '#tests/kit/codes-in-picture.ts';
import { FULL } from '#tests/kit/full.ts';
import { madeFrom, signInOperator } from '#tests/kit/operators.ts';
import { startServer, type TestServer } from '#tests/kit/server.ts';
import { briefly, fillDataFolder, spawnServer, temporaryFolder } from '#tests/kit/server-process.ts';
import { pictureOfTerminal } from '#tests/kit/terminal-picture.ts';

const run = promisify(execFile);

describe('[10.1] npm run runCommand -- staff, beside a running server', () => {
  let server: TestServer;
  const folder = temporaryFolder();
  beforeAll(async () => {
    server = await startServer({ database: 'postgres' });
    leaveOperatorKey(
      join(folder.path, 'operator.json'),
      server.address,
      'https://desk.example.com',
      server.operatorKey,
    );
  });
  afterAll(async () => {
    await server.stop();
    folder.remove();
  });

  const staff = async (...words: string[]) =>
    (
      await run(process.execPath, ['scripts/desk.mjs', 'staff', ...words], {
        env: { PATH: process.env.PATH, DATA_DIR: folder.path },
      })
    ).stdout;
  const codesIn = (printed: string) => codesInPicture(pictureOfTerminal(printed));
  const refuses = (command: string, ...words: string[]) =>
    expect(staff(...words)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(command) });

  it('makes an operator without DESK_TOKEN, tells the secrets once, and the operator signs in with them', async () => {
    expect(await staff('list')).toContain('还没有操作员');
    const made = await staff('add', '值班员', '订单', 'admin');
    expect(made).toContain('值班员  订单、管理  还没有登录过');
    const password = /初始密码：(\S+)/.exec(made)?.[1] ?? '';
    const otpauth = /动态码密钥：(\S+)/.exec(made)?.[1] ?? '';
    expect(await codesIn(made)).toEqual([otpauth]);
    expect(await staff('list')).not.toContain(password);
    await signInOperator(server, madeFrom('值班员', { password, otpauth }));
    expect(await staff('list')).toMatch(/^值班员 {2}订单、管理 {2}2026\/1\/15 10:00 登录\n$/);
    expect(await staff('role', '值班员', 'rates')).toContain('值班员  运价');
    const reset = await staff('reset', '值班员');
    expect(reset).not.toContain(password);
    expect(await codesIn(reset)).toEqual([/动态码密钥：(\S+)/.exec(reset)?.[1]]);
    expect(await staff('remove', '值班员')).toBe('值班员 已移除\n');
  });

  if (FULL)
    it('the rest of the command works by the key of this machine as well, and goes with it to no other', async () => {
      const runCommand = (environment: object, ...words: string[]) =>
        run(process.execPath, ['scripts/desk.mjs', ...words], {
          env: { PATH: process.env.PATH, DATA_DIR: folder.path, ...environment },
        });
      expect((await runCommand({})).stdout).toContain('询价（0）');
      await staff('add', '记录员', 'orders');
      await staff('remove', '记录员');
      const { stdout } = await runCommand({}, 'audit', '记录员');
      expect(stdout).toMatch(/^2026\/1\/15 10:00 {2}本机命令 {2}移除操作员 {2}记录员\n.*新增操作员 {2}记录员\n$/);
      expect((await runCommand({}, 'audit', '没有的人')).stdout).toBe('没有符合的记录。\n');
      await expect(runCommand({ DESK_SERVER: server.address }, 'audit')).rejects.toMatchObject({
        stderr: expect.stringContaining('没有设置 DESK_TOKEN'),
      });
    });

  it('says what is wrong with what was typed', async () => {
    await staff('add', '某人', 'orders');
    const wrong = [
      ['用法', 'add', '无职责'],
      ['姓名是 2 到 32 个', 'add', '甲', 'orders'],
      ['用法', 'list', '多余'],
      ['用法', 'promote', '某人'],
      ['没有职责“老板”。可用：orders（订单）', 'add', '某人', '老板'],
      ['没有操作员“不在的人”', 'remove', '不在的人'],
      ['已有操作员“某人”', 'add', '某人', 'orders'],
    ] as const;
    // Each starts a process: the gate types one that the command refuses and one that the server refuses.
    for (const [reply, ...words] of FULL ? wrong : wrong.slice(0, 2)) await refuses(reply, ...words);
  });
});

describe('[10.1] npm run runCommand -- staff, where no server runs', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());
  const program = () => join(dirname(inject('serverEntry')), 'staff.js');
  const act = async (request: object) => {
    const environment = { PATH: process.env.PATH, DATA_DIR: folder.path };
    const { stdout } = await run(process.execPath, [...briefly, program(), JSON.stringify(request)], {
      env: environment,
    });
    return JSON.parse(stdout);
  };

  it('opens the database itself; a server that starts later lets the operator in, and then holds the folder', async () => {
    fillDataFolder(folder.path);
    const { secrets } = await act({ act: 'ADD', name: '值班员', roles: ['orders'] });
    expect(statSync(join(folder.path, 'secret')).mode & 0o777).toBe(0o600);
    await expect(act({ act: 'ADD', name: '甲', roles: ['orders'] })).rejects.toMatchObject({
      stderr: expect.stringContaining('姓名是 2 到 32 个'),
    });
    await expect(act({ act: 'REMOVE', name: '不在的人' })).rejects.toMatchObject({
      stderr: expect.stringContaining('没有操作员“不在的人”'),
    });
    const server = await spawnServer({ dataDir: folder.path, environment: { SEED: 'none' } });
    await server.ready();
    expect(statSync(join(folder.path, 'operator.json')).mode & 0o777).toBe(0o600);
    await signInOperator(
      { address: server.address, operatorKey: '', clock: Date as never },
      madeFrom('值班员', secrets),
    );
    await expect(act({ act: 'LIST' })).rejects.toMatchObject({ stderr: expect.stringContaining(folder.path) });
    await server.stop();
    expect(existsSync(join(folder.path, 'operator.json'))).toBe(false);
    expect((await act({ act: 'LIST' })).operators[0].signedInAt).toBeGreaterThan(0);
  });
});
