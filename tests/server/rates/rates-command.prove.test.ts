import { execFile, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importReplies } from '#copy/operator/replies.ts';
import { leaveOperatorKey } from '#server/session/secrets.ts';
import { csvOfRates, documentRow, freightRow } from '#tests/kit/rate-sheet.ts';
import { csvOfSailings, sailingRow } from '#tests/kit/sailing-sheet.ts';
import { startServer, type TestServer } from '#tests/kit/server.ts';
import { temporaryFolder } from '#tests/kit/server-process.ts';

const run = promisify(execFile);

describe('[10.3] [10.4] npm run rates, beside a running server', () => {
  let server: TestServer;
  const folder = temporaryFolder();
  beforeAll(async () => {
    server = await startServer({ database: 'pglite', isMarket: true });
    const key = join(folder.path, 'operator.json');
    leaveOperatorKey(key, server.address, 'https://desk.example.com', server.operatorKey);
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    folder.remove();
  });

  const rates = async (...words: string[]) =>
    (
      await run(process.execPath, ['scripts/rates.mjs', ...words], {
        env: { PATH: process.env.PATH, DATA_DIR: folder.path },
      })
    ).stdout;
  const refuses = (options: object, ...words: string[]) =>
    expect(rates(...words)).rejects.toMatchObject({ code: 1, ...options });
  const saying = (text: string) => expect.stringContaining(text);
  const at = (name: string) => join(folder.path, name);
  function given(name: string, content: Uint8Array): string {
    writeFileSync(at(name), content);
    return at(name);
  }
  const published = (options: string) => /已生效：(\S+)/.exec(options)?.[1] ?? '';

  it('previews, publishes, exports what comes in again unchanged, and goes back', async () => {
    const own = given('own.csv', csvOfRates([freightRow, documentRow]));
    expect(await rates('versions')).toBe('还没有导入过\n');
    expect(await rates('preview', own)).toMatch(
      /^2 行：新增 2，变更 0，失效 0\n {2}新增 {2}CNSHA {2}NLRTM {2}COSU {2}OF/,
    );
    const first = published(await rates('publish', own));
    expect(await rates('versions')).toContain(`${first}  现行  2 行  own.csv`);
    for (const name of ['now.xlsx', 'now.csv']) {
      expect(await rates('export', at(name))).toBe(`${at(name)}\n`);
      expect(await rates('preview', at(name))).toBe('2 行：新增 0，变更 0，失效 0\n');
      await refuses({ stderr: saying('已有同名文件') }, 'export', at(name));
    }
    const dearer = given('dearer.csv', csvOfRates([{ ...freightRow, price: '780' }, documentRow]));
    const options = await rates('publish', dearer);
    expect(options).toContain('单价 777.00 → 780.00');
    expect(await rates('rollback', published(options))).toBe(`已撤回；现行版本 ${first}\n`);
    await refuses({ stderr: saying(importReplies.fcl.notInForce) }, 'rollback', published(options));
    const later = /生效：(\S+)/.exec(await rates('publish', dearer, '--at', '2099-01-31T00:00+08:00'))?.[1] ?? '';
    expect(await rates('versions')).toContain(`${later}  待生效`);
    expect(await rates('preview', own)).toContain(`另有待生效：${later}  2 行  dearer.csv  2099-01-30T16:00:00.000Z`);
    const twice = saying(importReplies.fcl.sameMoment('dearer.csv'));
    await refuses({ stderr: twice }, 'publish', own, '--at', '2099-01-31T00:00+08:00');
    expect(await rates('withdraw', later)).toBe('已撤回定时，到时不会生效\n');
    await refuses({ stderr: saying('须写明时区') }, 'publish', dearer, '--at', '2099-01-31T00:00');
    expect(await rates('rollback', first)).toBe('已撤回；现在没有导入的版本\n');
  }, 120_000);

  it('names each wrong cell and publishes nothing', async () => {
    const wrong = given('wrong.csv', csvOfRates([freightRow, { ...documentRow, currency: '¥', price: '1,23' }]));
    const options = {
      stdout: expect.stringMatching(/^CSV 第3行 币种：.*¥.*\nCSV 第3行 单价：.*1,23.*\n$/),
      stderr: saying('共 2 处错误，没有发布。'),
    };
    for (const command of ['preview', 'publish']) await refuses(options, command, wrong);
    await refuses({ stderr: saying('没有文件') }, 'preview', at('none.csv'));
    await refuses({ stderr: saying('用法') }, 'preview', wrong, '--service', 'ferry');
    await refuses({ stderr: saying('用法') }, 'rollback');
  }, 60_000);

  it('finishes its work when its output is closed early, as head does', async () => {
    const own = given('unread.csv', csvOfRates([{ ...freightRow, price: '779.00' }, documentRow]));
    const unread = spawn(process.execPath, ['scripts/rates.mjs', 'publish', own], {
      env: { PATH: process.env.PATH, DATA_DIR: folder.path },
    });
    unread.stdout.destroy();
    let complaint = '';
    unread.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    expect(await new Promise((resolve) => unread.once('close', resolve))).toBe(0);
    expect(complaint).toBe('');
    const first = /^(\S+) {2}现行/m.exec(await rates('versions'))?.[1] ?? '';
    expect(await rates('rollback', first)).toBe('已撤回；现在没有导入的版本\n');
  }, 60_000);

  it('does the same with sailings, whose cut-offs it shows as they will be; a template says how', async () => {
    const { siCutoff: _, ...sailing } = sailingRow;
    const row = { ...sailing, etd: '2027-03-05 18:00', eta: '2027-04-03 06:00', cyClosing: 'ETD-3天 12:00' };
    const sheet = given('sailings.csv', csvOfSailings([row]));
    expect(await rates('publish', sheet, '--service', 'sailings')).toMatch(/截港 .*2027-03-02/);
    expect(await rates('template', at('template.csv'))).toContain('template.csv');
    expect(readFileSync(at('template.csv'), 'utf8')).toMatch(/^\uFEFF?起运港,目的港,船公司/);
    await rates('template', at('template.xlsx'), '--service', 'sailings');
    expect(readFileSync(at('template.xlsx')).subarray(0, 2).toString()).toBe('PK');
  }, 60_000);
});
