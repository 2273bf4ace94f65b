import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { counters, knownDevices, limits, smsCodes, users } from '#server/data/schema/accounts.ts';
import { WORK_RULES } from '#server/session/work-rules.ts';
import { addressesFrom, BrowserClient, phonesFrom, sha256 } from '#tests/kit/browser-client.ts';
import { databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';

const newPhone = phonesFrom('133');
const newAddress = addressesFrom(14);
const PASSWORD = 'a long enough password';
const other = (code: string) => (code === '123456' ? '654321' : '123456');

describe.each(databaseKinds())('a stranger and the owner of an account on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, settings: { trustProxy: ['loopback'] } });
  });
  afterAll(() => server.stop());
  const browser = (address = newAddress()) => new BrowserClient(server, address);
  /** An account, and the browser that has signed in to it a day ago. */
  const account = async () => {
    const phone = newPhone();
    const owner = browser();
    await owner.register(phone, PASSWORD);
    server.clock.advance(DAY_MS);
    return { phone, owner };
  };
  /** As many as go out: ten a day, from as many addresses. */
  const useUpMessages = async (phone: string) => {
    let sent = 0;
    for (let nth = 0; nth < 12; nth += 1) {
      if ((await browser().sendCodeSolved(phone)).code === '00000000') sent += 1;
      server.clock.advance(MINUTE_MS);
    }
    return sent;
  };
  const guessTen = async (phone: string) => {
    for (let nth = 0; nth < 10; nth += 1) await browser().insistentLogin(phone, `guess ${nth}`);
  };
  const fresh = (known: BrowserClient) => known.anotherTab(newAddress());

  it('[4.1] ten messages and ten guesses of a stranger do not close the door of a known device', async () => {
    const { phone, owner } = await account();
    expect(await useUpMessages(phone)).toBe(10);
    await guessTen(phone);
    expect((await browser().sendCode(phone)).code).toBe('10002004');
    const later = fresh(owner);
    expect((await later.passwordLogin(phone, PASSWORD)).code).toBe('00000000');
    await later.call('logout', {});
    expect((await later.sendCode(phone)).code).toBe('00000000');
    expect((await later.smsLogin(phone, later.codeFor(phone))).code).toBe('00000000');
  });

  it('[4.12] keeps five messages a day for known devices; theirs take none from the others', async () => {
    const { phone, owner } = await account();
    for (let nth = 0; nth < 5; nth += 1) {
      expect((await owner.sendCodeSolved(phone)).code).toBe('00000000');
      server.clock.advance(MINUTE_MS);
    }
    expect(await owner.sendCode(phone)).toMatchObject({
      code: '10002004',
      data: { retryAfter: (DAY_MS - 5 * MINUTE_MS) / 1000 },
    });
    expect(await useUpMessages(phone)).toBe(10);
  });

  it('[4.12] a known device needs no captcha for what strangers asked for, but for its own second message', async () => {
    const { phone, owner } = await account();
    expect((await browser().sendCode(phone)).code).toBe('00000000');
    expect((await browser().sendCode(phone)).code).toBe('10002004');
    expect((await owner.sendCode(phone)).code).toBe('00000000');
    server.clock.advance(MINUTE_MS);
    expect((await owner.sendCode(phone)).code).toBe('10003001');
    const registering = browser();
    const own = newPhone();
    await registering.register(own, PASSWORD);
    expect((await registering.sendCode(own)).code).toBe('10003001');
  });

  it('[4.12] is known to its own accounts only', async () => {
    const { phone } = await account();
    const { owner: stranger } = await account();
    expect(await useUpMessages(phone)).toBe(10);
    expect((await stranger.sendCode(phone)).code).toBe('10002004');
    const planted = browser();
    planted.cookies.set('device', 'A'.repeat(43));
    expect((await planted.sendCode(phone)).code).toBe('10002004');
  });

  it('[4.1] wrong codes and wrong passwords from the same address do not count against a known device', async () => {
    const { phone, owner } = await account();
    const neighbour = browser(owner.address);
    for (let nth = 0; nth < 31; nth += 1) await neighbour.smsLogin(newPhone(), '000000');
    for (let nth = 0; nth < 10; nth += 1) await neighbour.passwordLogin(newPhone(), 'a guess');
    expect((await neighbour.smsLogin(phone, '000000')).code).toBe('10002004');
    expect((await neighbour.passwordLogin(phone, PASSWORD)).code).toBe('10003001');
    expect((await owner.sendCode(phone)).code).toBe('00000000');
    const code = owner.codeFor(phone);
    expect((await owner.smsLogin(phone, other(code))).code).toBe('10002002');
    expect((await owner.smsLogin(phone, code)).code).toBe('00000000');
    expect((await owner.passwordLogin(phone, PASSWORD)).code).toBe('00000000');
  });

  it('[11.7] twenty wrong passwords of strangers cost the owner work in a new browser, and a known device nothing', {
    timeout: 60_000,
  }, async () => {
    const { phone, owner } = await account();
    for (let round = 0; round < 2; round += 1) await guessTen(phone);
    expect((await owner.send('passwordLogin', { userName: phone, password: sha256(PASSWORD) })).code).toBe('00000000');
    const elsewhere = browser();
    expect((await elsewhere.insistentLogin(phone, PASSWORD)).code).toBe('00000000');
    expect(elsewhere.worked).toBe(WORK_RULES.units.at(-1));
    // Someone may sit at the device: its own wrong passwords are counted there.
    for (let nth = 0; nth < 3; nth += 1)
      expect((await owner.passwordLogin(phone, `guess ${nth}`)).code).toBe('10002001');
    expect((await owner.passwordLogin(phone, PASSWORD)).code).toBe('10003001');
    expect((await owner.insistentLogin(phone, PASSWORD)).code).toBe('00000000');
    server.clock.advance(DAY_MS);
    const later = browser();
    expect((await later.passwordLogin(phone, PASSWORD)).code).toBe('00000000');
    expect(later.worked).toBe(0);
  });

  it('asks for a captcha after three wrong passwords of an account within an hour, and for each try then', async () => {
    const { phone } = await account();
    for (let nth = 0; nth < 3; nth += 1) {
      expect((await browser().passwordLogin(phone, 'a guess')).code).toBe('10002001');
      server.clock.advance(10 * MINUTE_MS);
    }
    const visitor = browser();
    expect(await visitor.passwordLogin(phone, PASSWORD)).toMatchObject({
      code: '10003001',
      data: { captchaType: 'blockPuzzle' },
    });
    const captchaVerification = await visitor.solve();
    const solved = { userName: phone, password: sha256('a guess'), captchaVerification };
    expect((await visitor.call('passwordLogin', solved)).code).toBe('10002001');
    expect((await visitor.call('passwordLogin', solved)).code).toBe('10003002');
    server.clock.advance(31 * MINUTE_MS);
    expect((await visitor.passwordLogin(phone, PASSWORD)).code).toBe('10003001');
    expect((await visitor.insistentLogin(phone, PASSWORD)).code).toBe('00000000');
    server.clock.advance(HOUR_MS);
    expect((await browser().passwordLogin(phone, PASSWORD)).code).toBe('00000000');
  });

  it('the cookie of a known device is for the server only, new at each sign-in, and kept as a digest', async () => {
    const { phone, owner } = await account();
    const lineOf = ({ headers }: { headers: Headers }) =>
      headers.getSetCookie().find((line) => line.includes('device='));
    const before = fresh(owner);
    const first = owner.cookies.get('device')!;
    const again = await owner.passwordLogin(phone, PASSWORD);
    expect(lineOf(again)).toMatch(/^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(owner.cookies.get('device')).not.toBe(first);
    const fields = { userName: phone, password: sha256(PASSWORD) };
    const overTls = lineOf(await browser().send('passwordLogin', fields, { 'x-forwarded-proto': 'https' }));
    expect(overTls).toMatch(/^__Host-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const rows = await server.database.db.select().from(knownDevices);
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(sha256(owner.cookies.get('device')!));
    expect(JSON.stringify(rows)).not.toContain(owner.cookies.get('device'));
    expect(await useUpMessages(phone)).toBe(10);
    expect((await before.sendCode(phone)).code).toBe('10002004');
    expect((await owner.call('logout', {})).code).toBe('00000000');
    expect((await owner.sendCode(phone)).code).toBe('00000000');
    server.clock.advance(180 * DAY_MS);
    expect(await useUpMessages(phone)).toBe(10);
    expect((await owner.sendCode(phone)).code).toBe('10002004');
  });

  it.each([
    ['a new password', 'changePassword', { oldPassword: sha256(PASSWORD), newPassword: sha256('another long one') }],
    ['the end of all other sign-ins', 'endSessions', { others: true }],
    ['the end of that sign-in', 'endSessions', 'its session'],
  ] as const)('[4.8b] %s makes the lost device unknown, and not the own one', async (_name, call, given) => {
    const { phone, owner } = await account();
    const lost = browser();
    await lost.passwordLogin(phone, PASSWORD);
    await owner.passwordLogin(phone, PASSWORD);
    const sessions = (await owner.call('querySessions', {})).data as unknown as {
      sessionId: string;
      address: string;
    }[];
    const ofLost = sessions.find(({ address }) => address === lost.address)!.sessionId;
    const fields = given === 'its session' ? { sessionId: ofLost } : given;
    expect((await owner.send(call, fields)).code).toBe('00000000');
    expect(await useUpMessages(phone)).toBe(10);
    expect((await lost.sendCode(phone)).code).toBe('10002004');
    expect((await owner.sendCode(phone)).code).toBe('00000000');
  });

  it('counts over several processes and through a restart', async () => {
    const { phone, owner } = await account();
    const settings = { trustProxy: ['loopback'] };
    const beside = () => startServer({ database: server.database, clock: server.clock, settings });
    const neighbour = await beside();
    const from = (process: TestServer) => new BrowserClient(process, newAddress());
    for (const process of [server, neighbour, server]) await from(process).passwordLogin(phone, 'a guess');
    expect((await from(neighbour).passwordLogin(phone, 'a guess')).code).toBe('10003001');
    await neighbour.stop();
    const restarted = await beside();
    expect((await from(restarted).passwordLogin(phone, 'a guess')).code).toBe('10003001');
    const there = new BrowserClient(restarted, newAddress());
    there.cookies.set('device', owner.cookies.get('device')!);
    expect((await there.passwordLogin(phone, PASSWORD)).code).toBe('00000000');
    await restarted.stop();
  });

  it('keeps no phone and no address in what it counts', async () => {
    const { phone, owner } = await account();
    await owner.sendCode(phone);
    await owner.passwordLogin(phone, 'a guess');
    const { db } = server.database;
    const kept = JSON.stringify(
      await Promise.all([limits, counters, smsCodes, knownDevices].map((rows) => db.select().from(rows))),
    );
    expect(kept).not.toContain(phone);
    expect(kept).not.toContain(owner.address);
    const [user] = await db.select().from(users).where(eq(users.phone, phone));
    expect(kept).toContain(user!.id);
  });
});
