import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/limits.ts';
import { enterprises, memberships, sessions, users } from '#server/data/schema/accounts.ts';
import { demoAccounts } from '#server/seed/index.ts';
import { argon2id, createPasswords } from '#server/session/passwords.ts';
import { addressesFrom, BrowserClient, phonesFrom, sha256 } from '#tests/kit/browser-client.ts';
import { databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { quickHashing } from '#tests/kit/sign-in-doubles.ts';

const newPhone = phonesFrom('139');
const newAddress = addressesFrom(1);
const PASSWORD = 'a long enough password';

describe.each(databaseKinds())('signing in on %s', (database) => {
  let server: TestServer;
  const hashed = { count: 0, verified: 0 };
  beforeAll(async () => {
    server = await startServer({
      database,
      settings: { trustProxy: ['loopback'] },
      passwords: createPasswords({
        hash: (received) => {
          hashed.count += 1;
          return quickHashing.hash(received);
        },
        verify: (stored, received) => {
          hashed.verified += 1;
          return quickHashing.verify(stored, received);
        },
      }),
    });
  });
  afterAll(() => server.stop());
  const browser = () => new BrowserClient(server, newAddress());
  const userOf = async (phone: string) => {
    const [user] = await server.database.db.select().from(users).where(eq(users.phone, phone));
    return user!;
  };

  it('[1.7] [4.4b] registers with a code and is signed in at once', async () => {
    const visitor = browser();
    const phone = newPhone();
    const answer = await visitor.register(phone, PASSWORD);
    expect(answer).toMatchObject({ status: 200, code: '00000000' });
    const { data } = await visitor.call('getUserInfo', {});
    expect(data).toMatchObject({
      name: `139****${phone.slice(-4)}`,
      phone,
      email: '',
      roles: ['person'],
      enterpriseResp: null,
      mmInfo: [],
      protocolAgreed: false,
      mayChangePasswordUntil: null,
    });
  });

  it('[3.8] [4.5] answers a 256-bit token, kept only as a digest', async () => {
    const visitor = browser();
    const phone = newPhone();
    const { data } = await visitor.register(phone, PASSWORD);
    expect(data.token).toMatch(/^[\w-]{43}$/);
    expect(data.userName).toBe(`139****${phone.slice(-4)}`);
    const { id } = await userOf(phone);
    const [kept] = await server.database.db.select().from(sessions).where(eq(sessions.userId, id));
    expect(kept).toMatchObject({ tokenHash: sha256(String(data.token)), companionHash: sha256(visitor.companion!) });
    expect(JSON.stringify(kept)).not.toContain(visitor.companion);
  });

  it('[5.8] signs in by password, and never keeps what was received', async () => {
    const phone = newPhone();
    await browser().register(phone, PASSWORD);
    const visitor = browser();
    expect(await visitor.passwordLogin(phone, PASSWORD)).toMatchObject({ code: '00000000' });
    expect((await visitor.call('getUserInfo', {})).code).toBe('00000000');
    expect((await userOf(phone)).passwordHash).not.toContain(sha256(PASSWORD));
  });

  it('[4.1] signs in by code, once with each', async () => {
    const phone = newPhone();
    await browser().register(phone, PASSWORD);
    server.clock.advance(HOUR_MS);
    const visitor = browser();
    expect(await visitor.sendCode(phone)).toMatchObject({ code: '00000000', data: { resendAfter: 60 } });
    const code = visitor.codeFor(phone);
    expect(code).toMatch(/^\d{6}$/);
    expect((await visitor.smsLogin(phone, code)).code).toBe('00000000');
    expect((await browser().smsLogin(phone, code)).code).toBe('10002002');
  });

  it('[4.12c] tells a phone without an account so in the message, and looks the same to the one who asks', async () => {
    const known = newPhone();
    const unknown = newPhone();
    await browser().register(known, PASSWORD);
    server.clock.advance(HOUR_MS);
    const asks = [await browser().sendCode(known), await browser().sendCode(unknown)];
    expect(asks[0]!.text).toBe(asks[1]!.text);
    expect([...asks[0]!.headers.keys()]).toEqual([...asks[1]!.headers.keys()]);
    const message = server.sent.findLast(({ phone }) => phone === unknown);
    expect(message).toMatchObject({ code: null, text: expect.stringContaining('尚未注册') });
    const tries = [await browser().smsLogin(known, '000000'), await browser().smsLogin(unknown, '000000')];
    expect(tries[0]!.text).toBe(tries[1]!.text);
    expect(tries[0]!.code).toBe('10002002');
  });

  it('[1.7] says that a phone is registered only after a right code', async () => {
    const phone = newPhone();
    await browser().register(phone, PASSWORD);
    server.clock.advance(HOUR_MS);
    const visitor = browser();
    await visitor.sendCode(phone, 'user_sign');
    const fields = { phone, password: sha256(PASSWORD), userSource: 'echem' } as const;
    const right = visitor.codeFor(phone);
    const wrong = right === '123456' ? '654321' : '123456';
    expect((await visitor.call('register', { ...fields, code: wrong })).code).toBe('10002002');
    expect((await visitor.call('register', { ...fields, code: right })).code).toBe('10002003');
    expect(visitor.token).toBeNull();
  });

  it('[5.4b] refuses the commonest passwords and the phone itself, at registration and change', async () => {
    const phone = newPhone();
    const visitor = browser();
    for (const password of ['123456', 'password', 'woaini1314', 'huazhou123', phone]) {
      const refused = await visitor.call('register', {
        phone,
        code: '000000',
        password: sha256(password),
        userSource: 'echem',
      });
      expect(refused).toMatchObject({ code: '10004001', data: { fields: { password: '密码过于常见，请更换' } } });
    }
    await visitor.register(phone, PASSWORD);
    const changed = await visitor.call('changePassword', {
      oldPassword: sha256(PASSWORD),
      newPassword: sha256('qwerty123'),
    });
    expect(changed).toMatchObject({ code: '10004001', message: '密码过于常见，请更换' });
  });

  it('gives unknown and known accounts one answer for the same work', async () => {
    const known = newPhone();
    await browser().register(known, PASSWORD);
    const work = async (phone: string) => {
      const before = { ...hashed };
      const answer = await browser().passwordLogin(phone, 'another password');
      return { answer, verified: hashed.verified - before.verified, hashed: hashed.count - before.count };
    };
    const [one, other] = [await work(known), await work(newPhone())];
    expect(one.answer.text).toBe(other.answer.text);
    expect(one.answer.code).toBe('10002001');
    expect([...one.answer.headers.keys()]).toEqual([...other.answer.headers.keys()]);
    expect([one.verified, one.hashed, other.verified, other.hashed]).toEqual([1, 0, 1, 0]);
  });

  it.each(['known', 'unknown'])(
    '[11.7] asks for work after ten wrong passwords of an account that is %s',
    async (kind) => {
      const phone = newPhone();
      if (kind === 'known') await browser().register(phone, PASSWORD);
      const before = hashed.verified;
      const visitor = browser();
      for (let tried = 0; tried < 10; tried += 1) {
        expect((await visitor.insistentLogin(phone, `wrong ${tried}`)).code).toBe('10002001');
      }
      const captchaVerification = await visitor.solve();
      const fields = { userName: phone, password: sha256(PASSWORD), captchaVerification };
      const asked = await visitor.send('passwordLogin', fields);
      expect(asked).toMatchObject({ code: '10003004', data: { work: { units: 1_460 } } });
      expect(hashed.verified - before).toBe(10);
      const right = kind === 'known' ? '00000000' : '10002001';
      expect((await visitor.send('passwordLogin', { ...fields, work: await visitor.doWork(asked) })).code).toBe(right);
      server.clock.advance(24 * HOUR_MS);
      expect((await visitor.passwordLogin(phone, PASSWORD)).code).toBe(right);
    },
  );

  it('[4.8b] changes the password with the old one, and ends every other session at once', async () => {
    const phone = newPhone();
    const first = browser();
    await first.register(phone, PASSWORD);
    const second = browser();
    await second.passwordLogin(phone, PASSWORD);
    expect(await first.call('changePassword', { newPassword: sha256('another long one') })).toMatchObject({
      code: '10004001',
      data: { fields: { oldPassword: '请输入' } },
    });
    const wrong = { oldPassword: sha256('not it at all'), newPassword: sha256('another long one') };
    expect((await first.call('changePassword', wrong)).code).toBe('10002001');
    const right = { oldPassword: sha256(PASSWORD), newPassword: sha256('another long one') };
    expect((await first.call('changePassword', right)).code).toBe('00000000');
    expect((await second.call('getUserInfo', {})).status).toBe(401);
    expect((await first.call('getUserInfo', {})).status).toBe(200);
    expect((await browser().passwordLogin(phone, PASSWORD)).code).toBe('10002001');
    expect((await browser().passwordLogin(phone, 'another long one')).code).toBe('00000000');
  });

  it('[4.8b] asks for no old password for ten minutes after an SMS sign-in', async () => {
    const phone = newPhone();
    await browser().register(phone, PASSWORD);
    server.clock.advance(HOUR_MS);
    const visitor = browser();
    await visitor.sendCode(phone);
    await visitor.smsLogin(phone, visitor.codeFor(phone));
    const { data } = await visitor.call('getUserInfo', {});
    expect(data.mayChangePasswordUntil).toBe(server.clock.now() + 600_000);
    server.clock.advance(599_999);
    expect((await visitor.call('changePassword', { newPassword: sha256('forgotten no more') })).code).toBe('00000000');
    server.clock.advance(1);
    expect((await visitor.call('changePassword', { newPassword: sha256('forgotten again') })).code).toBe('10004001');
  });

  it('[1.7b] [1.9] saves the profile; naming a company makes an enterprise user of their own enterprise', async () => {
    const phone = newPhone();
    const visitor = browser();
    await visitor.register(phone, PASSWORD);
    const profile = {
      name: '王小明',
      companyName: '',
      schoolName: '化工大学',
      enterpriseType: '',
      industry: '',
      email: 'w@example.com',
    };
    expect((await visitor.call('saveProfile', profile)).data).toEqual(profile);
    expect((await visitor.call('getUserInfo', {})).data).toMatchObject({
      name: '王小明',
      email: profile.email,
      enterpriseResp: null,
    });
    const companyName = '上海某化工有限公司';
    await Promise.all(Array.from({ length: 5 }, () => visitor.call('saveProfile', { ...profile, companyName })));
    const { data } = await visitor.call('getUserInfo', {});
    expect(data).toMatchObject({
      roles: ['enterprise'],
      enterpriseResp: { entName: companyName, serviceOpenAuditStatus: 'NONE' },
    });
    const { id } = await userOf(phone);
    expect(await server.database.db.select().from(memberships).where(eq(memberships.userId, id))).toHaveLength(1);
    const other = browser();
    await other.register(newPhone(), PASSWORD);
    await other.call('saveProfile', { ...profile, companyName });
    const { data: theirs } = await other.call('getUserInfo', {});
    const enterpriseOf = (info: Record<string, unknown>) => info.enterpriseResp as { basicEntId: string };
    expect(enterpriseOf(theirs).basicEntId).not.toBe(enterpriseOf(data).basicEntId);
    const asked = { basicEntId: enterpriseOf(data).basicEntId, appSource: 'fcl_mm' } as const;
    expect((await visitor.call('enterpriseInfo', asked)).data).toMatchObject([{ entName: companyName, role: 'owner' }]);
    expect((await other.call('enterpriseInfo', asked)).data).toEqual([]);
  });

  it('[6.7] takes no field that is not the caller’s to set', async () => {
    const phone = newPhone();
    const visitor = browser();
    await visitor.register(phone, PASSWORD);
    const before = await userOf(phone);
    const profile = { name: '甲', companyName: '', schoolName: '', enterpriseType: '', industry: '', email: '' };
    const more = { roles: ['supplier'], supplier: true, id: 'x', phone: '13900000000', auditStatus: 'PASS', uid: 'x' };
    for (const [field, value] of Object.entries({ ...more, enterpriseResp: {}, price: 1, status: 'PASS' })) {
      expect((await visitor.send('saveProfile', { ...profile, [field]: value })).code).toBe('10004001');
    }
    expect(await userOf(phone)).toEqual(before);
    expect(await server.database.db.select().from(enterprises).where(eq(enterprises.auditStatus, 'PASS'))).toEqual([]);
  });

  it('[2.21] names the service address', async () => {
    expect((await browser().call('serviceMail', {})).data).toBe('service@huazhou.example');
  });

  it('no phone, code, password or token is logged', () => {
    const lines = JSON.stringify(server.logged());
    for (const { phone, code } of server.sent) {
      expect(lines).not.toContain(phone);
      if (code !== null) expect(lines).not.toContain(`"${code}"`);
    }
    expect(lines).not.toContain(sha256(PASSWORD));
  });
});

describe('the demonstration accounts', () => {
  it('sign in with the printed passwords through the slow hash', async () => {
    const server = await startServer({ database: 'postgres', isMarket: true, passwords: createPasswords(argon2id) });
    for (const { phone, password, name } of demoAccounts) {
      const visitor = new BrowserClient(server);
      expect((await visitor.passwordLogin(phone, password)).data.userName).toBe(name);
      expect((await visitor.passwordLogin(phone, `${password}x`)).code).toBe('10002001');
    }
    await server.stop();
  });
});

describe('the password queue', () => {
  it('holds 64 beside those at work and refuses the next', async () => {
    const startedCalls: (() => void)[] = [];
    const slow = {
      hash: () => new Promise<string>((done) => startedCalls.push(() => done('x'))),
      verify: async () => true,
    };
    const passwords = createPasswords(slow, 2);
    const accepted = Array.from({ length: 66 }, () => passwords.hash('x'));
    await expect(passwords.hash('x')).rejects.toMatchObject({ name: 'PasswordsBusy', statusCode: 503 });
    for (let done = 0; done < 66; done += 1) {
      await Promise.resolve();
      while (startedCalls.length === 0) await new Promise((next) => setTimeout(next, 0));
      startedCalls.shift()!();
    }
    expect(await Promise.all(accepted)).toHaveLength(66);
  });
});
