import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '#server/seed/index.ts';
import { addressesFrom, BrowserClient, phonesFrom } from '#tests/kit/browser-client.ts';
import { onMarketDay } from '#tests/kit/market-day.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { fillDataFolder, type ServerProcess, spawnServer, temporaryFolder } from '#tests/kit/server-process.ts';

const PASSWORD = 'a long enough password';
const newPhone = phonesFrom('137');
const newAddress = addressesFrom(3);

describe.each(databaseKinds())('tickets on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, settings: { trustProxy: ['loopback'] } });
  });
  afterAll(() => server.stop());
  const browser = () => new BrowserClient(server, newAddress());
  const signedIn = async (phone = newPhone()) => {
    const visitor = browser();
    await visitor.register(phone, PASSWORD);
    return visitor;
  };
  const ticketOf = async (visitor: BrowserClient, target: 'site' | 'workplace' = 'site') =>
    String((await visitor.call('userCentreTicket', { target })).data.ticket);

  it('[2.14b] [4.6b] is 256 bits, good for sixty seconds and one use', async () => {
    const owner = await signedIn();
    const issued = await owner.call('userCentreTicket', { target: 'site' });
    expect(issued.data.ticket).toMatch(/^[\w-]{43}$/);
    expect(issued.data.expiresAt).toBe(server.clock.now() + 60_000);
    const token = String(issued.data.ticket);
    const guest = browser();
    const redeemed = await guest.call('ticketLogin', { token });
    expect(redeemed).toMatchObject({ code: '00000000', data: { user: { roles: ['person'] } } });
    expect((await guest.call('getUserInfo', {})).status).toBe(200);
    expect(await browser().call('ticketLogin', { token })).toMatchObject({
      code: '10004004',
      message: '登录链接已失效，请从来源页面重新打开',
    });
    const late = await ticketOf(owner);
    server.clock.advance(60_000);
    expect((await browser().call('ticketLogin', { token: late })).code).toBe('10004004');
  });

  it('[4.6b] of many uses at once, one makes a session', async () => {
    const token = await ticketOf(await signedIn());
    const answers = await Promise.all(Array.from({ length: 40 }, () => browser().call('ticketLogin', { token })));
    expect(answers.filter(({ code }) => code === '00000000')).toHaveLength(1);
  });

  it('[4.6b] is good at its own target alone', async () => {
    const owner = await signedIn();
    const token = await ticketOf(owner, 'workplace');
    expect((await browser().call('ticketLogin', { token })).code).toBe('10004004');
    expect((await browser().call('ticketLogin', { token, target: 'mmOrder' })).code).toBe('10004004');
    expect((await browser().call('ticketLogin', { token, target: 'workplace' })).code).toBe('00000000');
  });

  it('[4.6b] a session’s token in its place, or a forged one, is refused', async () => {
    const owner = await signedIn();
    for (const token of [owner.token!, owner.companion!, 'A'.repeat(43)]) {
      const guest = browser();
      expect((await guest.call('ticketLogin', { token })).code).toBe('10004004');
      expect(guest.token).toBeNull();
    }
  });

  it('[4.6] leaves another user’s session alone until the switch is agreed to', async () => {
    const token = await ticketOf(await signedIn());
    const other = await signedIn();
    const before = { token: other.token, companion: other.companion };
    const asked = await other.call('ticketLogin', { token });
    expect(asked).toMatchObject({ code: '10004009', data: { userName: expect.stringMatching(/^137\*{4}\d{4}$/) } });
    expect({ token: other.token, companion: other.companion }).toEqual(before);
    expect((await other.call('getUserInfo', {})).status).toBe(200);
    expect((await other.call('ticketLogin', { token, switchAccount: true })).code).toBe('00000000');
    expect(other.token).not.toBe(before.token);
    const old = Object.assign(browser(), before);
    expect((await old.call('getUserInfo', {})).status).toBe(401);
  });

  it('[2.14b] in the browser that is signed in already the session goes on', async () => {
    const owner = await signedIn();
    const before = owner.token;
    const token = await ticketOf(owner, 'workplace');
    expect((await owner.call('ticketLogin', { token, target: 'workplace' })).data.token).toBe(before);
    expect((await browser().call('ticketLogin', { token, target: 'workplace' })).code).toBe('10004004');
  });

  it('[4.8] ends with the session that asked for it', async () => {
    const owner = await signedIn();
    const token = await ticketOf(owner);
    await owner.call('logout', {});
    expect((await browser().call('ticketLogin', { token })).code).toBe('10004004');
  });

  it('[4.6b] from another site makes no session', async () => {
    const token = await ticketOf(await signedIn());
    const crossed = await browser().send('ticketLogin', { token }, { 'sec-fetch-site': 'cross-site' });
    expect([crossed.status, crossed.headers.get('set-cookie')]).toEqual([403, null]);
  });
});

describe('the built server', () => {
  const folder = temporaryFolder();
  let server: ServerProcess;
  beforeAll(async () => {
    fillDataFolder(folder.path, 'pgliteMarket');
    server = await spawnServer({ dataDir: folder.path, environment: onMarketDay.environment });
    await server.ready();
  }, 90_000);
  afterAll(async () => {
    await server.stop();
    folder.remove();
  });
  const run = (...given: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/ticket.mjs', ...given], {
      env: { PATH: process.env.PATH, DATA_DIR: folder.path },
    });

  it('[4.6b] npm run ticket prints a link that signs in once', async () => {
    const { stdout } = await run(demoAccounts[0]!.phone);
    const link = new URL(stdout.split('\n')[0]!);
    expect(link.origin).toBe(server.address);
    const redeem = () =>
      fetch(`${server.address}/api-user/login/token`, {
        method: 'POST',
        headers: { ...clientHeaders, 'content-type': 'application/json' },
        body: JSON.stringify({ token: link.searchParams.get('token') }),
      });
    expect(await (await redeem()).json()).toMatchObject({
      code: '00000000',
      data: { userName: demoAccounts[0]!.name },
    });
    expect(await (await redeem()).json()).toMatchObject({ code: '10004004' });
    expect(statSync(join(folder.path, 'operator.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder.path, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('[4.6b] npm run ticket says what is wrong', async () => {
    await expect(run('13900009999')).rejects.toMatchObject({ stderr: expect.stringContaining('该手机号尚未注册') });
    await expect(run('123')).rejects.toMatchObject({ stderr: expect.stringContaining('用法') });
  });

  it('[3.12] [4.18] draws captchas on a thread of its own', async () => {
    for (const captchaType of ['blockPuzzle', 'clickWord']) {
      const answer = await fetch(`${server.address}/api-auth/captcha/get?captchaType=${captchaType}&ts=1`, {
        headers: clientHeaders,
      });
      const { data } = await answer.json();
      expect(data).toMatchObject({ repCode: '0000', success: true });
      expect(data.repData.token).toMatch(/^[0-9a-f]{32}$/);
      expect(data.repData.secretKey).toMatch(/^[A-Za-z0-9]{16}$/);
      expect(Buffer.from(data.repData.originalImageBase64, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('[4.12] keeps a code in the outbox and shows it in the terminal, and nowhere else', async () => {
    const { phone } = demoAccounts[1]!;
    await fetch(`${server.address}/api-user/sms/send`, {
      method: 'POST',
      headers: { ...clientHeaders, 'content-type': 'application/json' },
      body: JSON.stringify({ phone, userSource: 'echem', messageType: 'user_login' }),
    });
    const { readFile } = await import('node:fs/promises');
    const line = JSON.parse((await readFile(join(folder.path, 'outbox.jsonl'), 'utf8')).trim());
    expect(Object.keys(line)).toEqual(['at', 'id', 'phone', 'messageType', 'code', 'text']);
    expect(line).toMatchObject({ phone, messageType: 'user_login', code: expect.stringMatching(/^\d{6}$/) });
    expect(server.output()).toContain(line.text);
    const logged = server
      .output()
      .split('\n')
      .filter((each) => each.startsWith('{'));
    expect(logged.join('\n')).not.toContain(line.code);
    expect(logged.join('\n')).not.toContain(phone);
    expect(statSync(join(folder.path, 'outbox.jsonl')).mode & 0o777).toBe(0o600);
  });
});
