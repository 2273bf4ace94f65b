import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/limits.ts';
import { WORK_UNIT_BYTES } from '#domain/proof-of-work.ts';
import { notices } from '#server/data/schema/notices.ts';
import { WORK_LIFE_MS, WORK_RULES } from '#server/session/work-rules.ts';
import { type Answered, addressesFrom, BrowserClient, phonesFrom, sha256 } from '#tests/kit/browser-client.ts';
import { makeOperator } from '#tests/kit/operators.ts';
import { startServer, type TestServer } from '#tests/kit/server.ts';

const newPhone = phonesFrom('177');
const newAddress = addressesFrom(23);
const PASSWORD = 'a long enough password';
const OK = '00000000';
const WORK_NEEDED = '10003004';

describe('the work of a device', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database: 'postgres', settings: { trustProxy: ['loopback'] } });
  });
  afterAll(() => server.stop());
  const browser = (address = newAddress()) => new BrowserClient(server, address);
  /** An account that strangers tried ten times. */
  const attacked = async () => {
    const phone = newPhone();
    const owner = browser();
    await owner.register(phone, PASSWORD);
    for (let nth = 0; nth < 10; nth += 1) await browser().insistentLogin(phone, `guess ${nth}`);
    return { phone, owner };
  };
  const login = async (visitor: BrowserClient, phone: string, more: object = {}) =>
    visitor.send('passwordLogin', {
      ...{ userName: phone, password: sha256(PASSWORD), captchaVerification: await visitor.solve() },
      ...more,
    });
  const asked = async (visitor: BrowserClient, phone: string): Promise<Answered> => {
    await visitor.passwordLogin(phone, PASSWORD);
    const answer = await login(visitor, phone);
    expect(answer.code).toBe(WORK_NEEDED);
    return answer;
  };

  it('[11.6] is good once, for its account, in its browser and for five minutes', async () => {
    const { phone } = await attacked();
    const { phone: other } = await attacked();
    const visitor = browser();
    const work = await visitor.doWork(await asked(visitor, phone));
    const otherVisitor = browser();
    await asked(otherVisitor, phone);
    expect((await login(otherVisitor, phone, { work })).code).toBe(WORK_NEEDED);
    await asked(visitor, other);
    expect((await login(visitor, other, { work })).code).toBe(WORK_NEEDED);
    await asked(visitor, phone);
    expect((await login(visitor, phone, { work, password: sha256('wrong') })).code).toBe('10002001');
    await asked(visitor, phone);
    expect((await login(visitor, phone, { work })).code).toBe(WORK_NEEDED);
    const late = await visitor.doWork(await asked(visitor, phone));
    server.clock.advance(WORK_LIFE_MS);
    await asked(visitor, phone);
    expect((await login(visitor, phone, { work: late })).code).toBe(WORK_NEEDED);
  });

  it('[11.6] made-up work never passes, and a wrong answer uses its challenge up', async () => {
    const { phone } = await attacked();
    const visitor = browser();
    const { challenge, answer } = await visitor.doWork(await asked(visitor, phone));
    for (const work of [
      { challenge: `${challenge.slice(0, -3)}AAA`, answer },
      { challenge: `e30.${challenge.split('.')[1]}`, answer },
    ])
      expect((await login(visitor, phone, { work })).code).toBe(WORK_NEEDED);
    const made = Buffer.alloc(Buffer.from(answer, 'base64url').length).toString('base64url');
    expect((await login(visitor, phone, { work: { challenge, answer: made } })).code).toBe(WORK_NEEDED);
    expect((await login(visitor, phone, { work: { challenge, answer } })).code).toBe(WORK_NEEDED);
    const short = await visitor.doWork(await asked(visitor, phone));
    const cut = { challenge: short.challenge, answer: short.answer.slice(0, -8) };
    expect((await login(visitor, phone, { work: cut })).code).toBe(WORK_NEEDED);
  });

  it('[11.6] half of the work, refused once, is refused however often it is sent', async () => {
    for (;;) {
      // Another account each time: after a sign-in that went through, no work is asked for.
      const { phone } = await attacked();
      const visitor = browser();
      const { challenge, answer } = await visitor.doWork(await asked(visitor, phone));
      const bytes = Buffer.from(answer, 'base64url').fill(0, (WORK_RULES.units.at(-1)! / 2) * WORK_UNIT_BYTES);
      const work = { challenge, answer: bytes.toString('base64url') };
      // Half of the work gets through once in four times: that time proves nothing.
      if ((await login(visitor, phone, { work })).code === OK) continue;
      const codes = [];
      for (let nth = 0; nth < 20; nth += 1) codes.push((await login(visitor, phone, { work })).code);
      expect(codes).toEqual(codes.map(() => WORK_NEEDED));
      return;
    }
  });

  it('[11.7] work that was done counts when the risk rises meanwhile: an owner never does more than the most', async () => {
    const phone = newPhone();
    await browser().register(phone, PASSWORD);
    for (let nth = 0; nth < 3; nth += 1) await browser().insistentLogin(phone, `guess ${nth}`);
    const owner = browser();
    const first = await owner.doWork(await asked(owner, phone));
    for (let nth = 0; nth < 10; nth += 1) await browser().insistentLogin(phone, `more ${nth}`);
    const more = await login(owner, phone, { work: first });
    expect(more.code).toBe(WORK_NEEDED);
    expect((await login(owner, phone, { work: await owner.doWork(more) })).code).toBe(OK);
    expect(owner.worked).toBe(WORK_RULES.units.at(-1));
  });

  it('[11.6] a captcha is not spent while the work is missing', async () => {
    const { phone } = await attacked();
    const visitor = browser();
    await visitor.passwordLogin(phone, PASSWORD);
    const captchaVerification = await visitor.solve();
    const fields = { userName: phone, password: sha256(PASSWORD), captchaVerification };
    const needed = await visitor.send('passwordLogin', fields);
    expect(needed.code).toBe(WORK_NEEDED);
    expect((await visitor.send('passwordLogin', { ...fields, work: await visitor.doWork(needed) })).code).toBe(OK);
  });

  it('[11.6] rises for a phone and for an address that ask for many messages', async () => {
    const worked: number[] = [];
    const address = newAddress();
    for (let nth = 0; nth < 12; nth += 1) {
      const visitor = browser(address);
      await visitor.sendCode(newPhone());
      worked.push(visitor.worked);
    }
    expect(worked).toEqual([0, 0, 0, 30, 30, 30, 30, 30, 200, 200, 200, 200]);
  });

  it('[11.7] the owner is informed of many attempts once a day, and of a new device with the password', async () => {
    const { phone } = await attacked();
    for (let nth = 0; nth < 5; nth += 1) await browser().insistentLogin(phone, `again ${nth}`);
    const subject = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
    const kinds = async () => {
      const rows = await server.database.db.select().from(notices).where(eq(notices.subject, subject));
      return rows.map(({ kind }) => kind).sort();
    };
    await expect.poll(kinds).toEqual(['passwordAttempts']);
    expect((await browser().insistentLogin(phone, PASSWORD)).code).toBe(OK);
    expect((await browser().insistentLogin(phone, PASSWORD)).code).toBe(OK);
    await expect.poll(kinds).toEqual(['newDevice', 'passwordAttempts']);
    server.clock.advance(DAY_MS);
    for (let nth = 0; nth < 11; nth += 1) await browser().insistentLogin(phone, `tomorrow ${nth}`);
    await expect.poll(kinds).toEqual(['newDevice', 'passwordAttempts', 'passwordAttempts']);
  });

  it('[11.7] a known browser of an operator works for nothing strangers tried; the company is informed', async () => {
    const made = await makeOperator(server, 'tried', ['orders']);
    const known = browser();
    const give = (visitor: BrowserClient, password: string) =>
      visitor.send('operatorPassword', { name: made.name, password });
    expect((await give(known, made.password)).code).toBe(OK);
    expect((await known.call('operatorCode', { code: made.codeAt(server.clock.now()) })).code).toBe(OK);
    for (let nth = 0; nth < 12; nth += 1)
      await browser().call('operatorPassword', { name: made.name, password: `guess ${nth}` });
    expect((await give(known, made.password)).code).toBe(OK);
    expect((await give(browser(), made.password)).code).toBe(WORK_NEEDED);
    const informed = async () =>
      (await server.database.db.select().from(notices).where(eq(notices.subject, 'tried'))).map(({ kind }) => kind);
    await expect.poll(informed).toEqual(['operatorAttempts']);
    const admin = browser();
    const second = await makeOperator(server, 'second', ['admin']);
    await admin.call('operatorPassword', { name: second.name, password: second.password });
    await admin.call('operatorCode', { code: second.codeAt(server.clock.now()) });
    expect((await admin.call('operatorStaffReset', { name: 'second' })).code).toBe('10004009');
    // Wrong codes of someone who knows the password do not count against the known browser.
    const thief = browser();
    expect((await thief.call('operatorPassword', { name: made.name, password: made.password })).code).toBe(OK);
    for (let nth = 0; nth < 11; nth += 1) await thief.call('operatorCode', { code: '000000' });
    server.clock.advance(60_000);
    expect((await give(known, made.password)).code).toBe(OK);
    expect((await known.call('operatorCode', { code: made.codeAt(server.clock.now()) })).code).toBe(OK);
    const reset = await admin.call('operatorStaffReset', { name: made.name });
    expect(reset).toMatchObject({ code: OK, data: { password: expect.stringMatching(/^[a-z2-9]{20}$/) } });
    expect((await give(known, made.password)).code).toBe('10002001');
    expect((await known.call('operatorSession', {})).code).toBe('00000401');
    expect((await give(known, String(reset.data.password))).code).toBe(OK);
  });
});
