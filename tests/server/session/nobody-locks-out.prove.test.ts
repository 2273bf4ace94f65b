import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { BENCH_ROUNDS_PER_SECOND, WORK_RULES } from '#server/session/work-rules.ts';
import { addressesFrom, BrowserClient, phonesFrom } from '#tests/kit/browser-client.ts';
import { makeOperator } from '#tests/kit/operators.ts';
import { startServer, type TestServer } from '#tests/kit/server.ts';
import { FULL } from '../../kit/full.ts';

const newPhone = phonesFrom('139');
const newAddress = addressesFrom(21);
const PASSWORD = 'a long enough password';
const OK = '00000000';
const GUESSES = FULL ? 1_000 : 100;

describe('strangers and a person with the right password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database: 'postgres', settings: { trustProxy: ['loopback'] } });
  });
  afterAll(() => server.stop());
  const browser = (address = newAddress()) => new BrowserClient(server, address);

  it('[11.7] a hundred wrong passwords from ten networks do not close an operator', { timeout: 60_000 }, async () => {
    const made = await makeOperator(server, 'guarded', ['orders']);
    const networks = Array.from({ length: 10 }, newAddress);
    for (let nth = 0; nth < 100; nth += 1) {
      const stranger = browser(networks[nth % 10]!);
      expect((await stranger.call('operatorPassword', { name: made.name, password: `guess ${nth}` })).code).toBe(
        '10002001',
      );
    }
    const owner = browser();
    expect((await owner.call('operatorPassword', { name: made.name, password: made.password })).code).toBe(OK);
  });

  it('[11.7] nine messages and a hundred guesses do not close an owner in a new browser', {
    timeout: 60_000,
  }, async () => {
    const phone = newPhone();
    await browser().register(phone, PASSWORD);
    server.clock.advance(HOUR_MS);
    for (let nth = 0; nth < 9; nth += 1) {
      await browser().sendCodeSolved(phone);
      server.clock.advance(MINUTE_MS);
    }
    for (let nth = 0; nth < GUESSES; nth += 1)
      expect((await browser().insistentLogin(phone, `guess ${nth}`)).code).toBe('10002001');
    const owner = browser();
    expect((await owner.insistentLogin(phone, PASSWORD)).code).toBe(OK);
    expect((owner.worked * WORK_RULES.iterations) / BENCH_ROUNDS_PER_SECOND).toBeLessThan(30);
  });

  it('[11.7] a stranger at the owner’s own address does not close it either', { timeout: 60_000 }, async () => {
    const phone = newPhone();
    const office = newAddress();
    await browser().register(phone, PASSWORD);
    for (let nth = 0; nth < 30; nth += 1) await browser(office).insistentLogin(phone, `guess ${nth}`);
    expect((await browser(office).insistentLogin(phone, PASSWORD)).code).toBe(OK);
  });

  it('[11.6] one address gets twenty messages an hour, with every captcha solved and all work done', async () => {
    const attacker = browser();
    const before = server.sent.length;
    for (let minute = 0; minute < 59; minute += 1) {
      const phone = newPhone();
      await attacker.call('sendSmsWithCaptcha', {
        ...{ phone, userSource: 'echem', messageType: 'user_login' },
        captchaVerification: await attacker.solve(),
      });
      server.clock.advance(MINUTE_MS);
    }
    expect(server.sent.length - before).toBe(20);
  });
});
