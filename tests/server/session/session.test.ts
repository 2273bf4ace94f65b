import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type CallName, table } from '#contract/table.ts';
import { DAY_MS } from '#domain/limits.ts';
import { addressesFrom, BrowserClient, phonesFrom, sha256 } from '#tests/kit/browser-client.ts';
import { clientHeaders, databaseKinds, openTestDatabase, startServer, type TestServer } from '#tests/kit/server.ts';

const PASSWORD = 'a long enough password';
const newPhone = phonesFrom('138');
const newAddress = addressesFrom(2);
const sessionCalls = (Object.entries(table) as [CallName, Call][]).filter(([, call]) => call.auth === 'session');

describe.each(databaseKinds())('a session on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, settings: { trustProxy: ['loopback'] } });
  });
  afterAll(() => server.stop());
  const browser = () => new BrowserClient(server, newAddress());
  const signedIn = async () => {
    const visitor = browser();
    await visitor.register(newPhone(), PASSWORD);
    return visitor;
  };
  /** The same browser with some part of what it holds exchanged. */
  const like = (visitor: BrowserClient, token: string | null, companion: string | null) =>
    Object.assign(new BrowserClient(server, visitor.address), { token, companion });

  it('[4.5d] sets the companion exactly: over TLS with the prefix and Secure, on plain loopback without', async () => {
    const visitor = browser();
    const phone = newPhone();
    const plain = await visitor.register(phone, PASSWORD);
    const companionOf = ({ headers }: { headers: Headers }) =>
      headers.getSetCookie().find((line) => line.includes('companion='));
    expect(companionOf(plain)).toMatch(/^companion=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/);
    const fields = { userName: phone, password: sha256(PASSWORD) };
    const secure = /^__Host-companion=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/;
    const overTls = await browser().send('passwordLogin', fields, { 'x-forwarded-proto': 'https' });
    expect(companionOf(overTls)).toMatch(secure);
    const elsewhere = await server.http.inject({
      method: 'POST',
      url: table.passwordLogin.path,
      headers: { ...clientHeaders, host: 'www.example.com' },
      payload: fields,
    });
    const kept = { name: '__Host-companion', secure: true, httpOnly: true, sameSite: 'Lax' };
    expect(elsewhere.cookies).toContainEqual(expect.objectContaining(kept));
    expect(plain.headers.get('cache-control')).toBe('no-store');
  });

  it(`[4.5d] refuses a token without its companion on all ${sessionCalls.length} calls of a session`, async () => {
    const victim = await signedIn();
    const thief = await signedIn();
    for (const [name] of sessionCalls) {
      for (const companion of [null, thief.companion, victim.token, '']) {
        const refused = await like(victim, victim.token, companion).send(name, {});
        expect([name, refused.status, refused.code]).toEqual([name, 401, '00000401']);
      }
      const alone = await like(victim, null, victim.companion).send(name, {});
      expect([name, alone.status, alone.code]).toEqual([name, 401, '00000401']);
    }
    expect((await victim.call('getUserInfo', {})).status).toBe(200);
  });

  it('[4.5d] takes no token from the query, and no planted one becomes a session', async () => {
    const visitor = browser();
    const planted = 'A'.repeat(43);
    Object.assign(visitor, { token: planted, companion: planted });
    expect((await visitor.call('getUserInfo', {})).status).toBe(401);
    Object.assign(visitor, { token: planted, companion: planted });
    await visitor.register(newPhone(), PASSWORD);
    expect(visitor.token).not.toBe(planted);
    expect(visitor.companion).not.toBe(planted);
    expect((await like(visitor, planted, planted).call('getUserInfo', {})).status).toBe(401);
    const inQuery = await fetch(`${server.address}${table.getUserInfo.path}?token=${visitor.token}`, {
      method: 'POST',
      headers: { ...clientHeaders, cookie: `companion=${visitor.companion}` },
    });
    expect(inQuery.status).toBe(401);
  });

  it('[4.5] is good for sixty days by the server’s clock, and then says expired', async () => {
    const visitor = await signedIn();
    const held = { token: visitor.token, companion: visitor.companion };
    server.clock.advance(60 * DAY_MS - 1_000);
    expect((await visitor.call('getProfile', {})).status).toBe(200);
    server.clock.advance(2_000);
    const late = await visitor.call('getUserInfo', {});
    expect([late.status, late.code, late.message]).toEqual([401, '10001701', '登录已过期，请重新登录']);
    expect(late.headers.get('set-cookie')).toMatch(/^companion=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await like(visitor, held.token, held.companion).call('logout', {})).code).toBe('10001701');
  });

  it('[4.7] user info starts the sixty days again, for both halves of the session', async () => {
    const visitor = await signedIn();
    server.clock.advance(59 * DAY_MS);
    const refreshed = await visitor.call('getUserInfo', {});
    expect(refreshed.headers.get('set-cookie')).toContain(`companion=${visitor.companion}; Max-Age=5184000`);
    server.clock.advance(60 * DAY_MS - 1_000);
    expect((await visitor.call('getProfile', {})).status).toBe(200);
    server.clock.advance(2_000);
    expect((await visitor.call('getProfile', {})).code).toBe('10001701');
  });

  it('[4.8] logout ends the session at once, in this process and in another on the same database', async () => {
    const visitor = await signedIn();
    const held = { token: visitor.token, companion: visitor.companion };
    const neighbour = await startServer({ database: server.database, clock: server.clock });
    const there = Object.assign(new BrowserClient(neighbour), held);
    expect((await there.call('getUserInfo', {})).status).toBe(200);
    const out = await visitor.call('logout', {});
    expect(out).toMatchObject({ status: 200, code: '00000000', data: null });
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    expect(visitor.companion).toBeNull();
    for (const [name] of sessionCalls) {
      expect((await like(visitor, held.token, held.companion).send(name, {})).status).toBe(401);
    }
    expect((await there.call('getUserInfo', {})).status).toBe(401);
    await neighbour.stop();
  });

  it('[4.11] a dead token in one tab does not take another tab’s session away', async () => {
    const first = await signedIn();
    const old = first.token;
    const second = await signedIn();
    const mixed = like(second, old, second.companion);
    const refused = await mixed.call('getUserInfo', {});
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null]);
    expect((await second.call('getUserInfo', {})).status).toBe(200);
  });

  it('[4.5] a sign-in ends the session it takes the place of', async () => {
    const visitor = await signedIn();
    const held = { token: visitor.token, companion: visitor.companion };
    await visitor.register(newPhone(), PASSWORD);
    expect((await visitor.call('getUserInfo', {})).status).toBe(200);
    expect((await like(visitor, held.token, held.companion).call('getUserInfo', {})).status).toBe(401);
  });

  it('[7.4] lists and ends the user’s own sessions, and no one else’s', async () => {
    const phone = newPhone();
    const first = browser();
    await first.register(phone, PASSWORD);
    const second = browser();
    await second.passwordLogin(phone, PASSWORD);
    const stranger = await signedIn();
    const list = (await first.call('querySessions', {})).data as unknown as { sessionId: string; isCurrent: boolean }[];
    expect(list.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
    for (const { sessionId } of list) {
      expect((await stranger.call('endSessions', { sessionId })).code).toBe('00000000');
    }
    expect((await second.call('getUserInfo', {})).status).toBe(200);
    expect((await first.call('endSessions', { others: true })).code).toBe('00000000');
    expect((await second.call('getUserInfo', {})).status).toBe(401);
    expect((await first.call('getUserInfo', {})).status).toBe(200);
  });

  it('is refused to another site before it is looked at', async () => {
    const visitor = await signedIn();
    const crossed = await visitor.send('logout', {}, { 'sec-fetch-site': 'cross-site' });
    expect(crossed.status).toBe(403);
    expect((await visitor.call('getUserInfo', {})).status).toBe(200);
  });
});

describe('calls of the operator console and of partners', () => {
  it('[4.6b] are off while no key is set, and open to the right key alone', async () => {
    const database = await openTestDatabase('postgres');
    const off = await startServer({ database });
    const on = await startServer({ database, settings: { ssoPartnerKey: 'a partner key of ours' } });
    const phone = newPhone();
    await new BrowserClient(on).register(phone, PASSWORD);
    const ask = (server: TestServer, key: string) =>
      new BrowserClient(server).send('partnerTicket', { phone }, { 'partner-key': key });
    expect((await ask(off, '')).status).toBe(401);
    expect((await ask(off, 'null')).status).toBe(401);
    expect((await ask(on, 'a partner key of theirs')).status).toBe(401);
    expect((await ask(on, 'a partner key of ours')).code).toBe('00000000');
    await on.stop();
    await off.stop();
    await database.close();
  });

  it('[4.6b] keys that are guessed at are no longer looked at after ten from one network, the right one included', async () => {
    const server = await startServer({ database: 'postgres', settings: { ssoPartnerKey: 'a partner key of ours' } });
    const phone = newPhone();
    await new BrowserClient(server).register(phone, PASSWORD);
    const ask = (key: string) => new BrowserClient(server).send('partnerTicket', { phone }, { 'partner-key': key });
    for (let tries = 0; tries < 10; tries += 1) expect((await ask(`guess ${tries}`)).status).toBe(401);
    expect(await ask('guess 10')).toMatchObject({ code: '10002004', data: { retryAfter: expect.any(Number) } });
    expect((await ask('a partner key of ours')).code).toBe('10002004');
    server.clock.advance(10 * 60_000 + 1);
    expect((await ask('a partner key of ours')).code).toBe('00000000');
    await server.stop();
  });
});
