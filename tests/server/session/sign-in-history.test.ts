import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, SIGN_IN_HISTORY_DAYS } from '#domain/limits.ts';
import { passwordAttempts } from '#server/data/schema/accounts.ts';
import { sweepAttempts } from '#server/session/attempts.ts';
import { addressesFrom, BrowserClient, phonesFrom } from '#tests/kit/browser-client.ts';
import { databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';

const newPhone = phonesFrom('176');
const newAddress = addressesFrom(31);
const PASSWORD = 'a long enough password';
const OK = '00000000';

describe.each(databaseKinds())('what happened to a sign-in on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, settings: { trustProxy: ['loopback'] } });
  });
  afterAll(() => server.stop());
  const browser = () => new BrowserClient(server, newAddress());
  const guess = (phone: string, visitor = browser()) => visitor.insistentLogin(phone, 'wrong');
  const historyOf = async (owner: BrowserClient) => (await owner.call('signInHistory', {})).data;
  const registered = async () => {
    const phone = newPhone();
    const owner = browser();
    await owner.register(phone, PASSWORD);
    return { phone, owner };
  };

  it('[11.7] the owner sees how often strangers tried on which day, and no one sees it of another account', async () => {
    const { phone, owner } = await registered();
    const other = await registered();
    const first = server.clock.now();
    for (let nth = 0; nth < 3; nth += 1) {
      server.clock.advance(1_000);
      await guess(phone);
    }
    const last = server.clock.now();
    await expect
      .poll(async () => (await historyOf(owner)).attempts)
      .toEqual([{ count: 3, firstAt: first + 1_000, lastAt: last }]);
    server.clock.advance(DAY_MS);
    await guess(phone);
    await expect.poll(async () => ((await historyOf(owner)).attempts as unknown[]).length).toBe(2);
    expect((await historyOf(other.owner)).attempts).toEqual([]);
    expect((await browser().call('signInHistory', {})).code).toBe('00000401');
    expect(Object.keys(await historyOf(owner)).sort()).toEqual(['attempts', 'browsers']);
  });

  it('[11.7] wrong passwords of a browser that signed in before are the owner’s own', async () => {
    const { phone, owner } = await registered();
    await guess(phone, owner);
    await guess(newPhone());
    const stranger = browser();
    await guess(phone, stranger);
    await expect.poll(async () => (await historyOf(owner)).attempts).toMatchObject([{ count: 1 }]);
  });

  it('[11.7] a browser that signs in for the first time is listed, the present one marked', async () => {
    const { phone, owner } = await registered();
    server.clock.advance(60_000);
    expect((await browser().insistentLogin(phone, PASSWORD)).code).toBe(OK);
    const { browsers } = await historyOf(owner);
    expect((browsers as { isCurrent: boolean }[]).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it('[11.7] after thirty days neither is listed, and the counts are swept', async () => {
    const { phone, owner } = await registered();
    await guess(phone);
    await expect.poll(async () => ((await historyOf(owner)).attempts as unknown[]).length).toBe(1);
    server.clock.advance(SIGN_IN_HISTORY_DAYS * DAY_MS + 1);
    expect(await historyOf(owner)).toEqual({ attempts: [], browsers: [] });
    await sweepAttempts(server.database.db, server.clock.now());
    expect(await server.database.db.select().from(passwordAttempts)).toEqual([]);
  });
});
