import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { sessions, smsCodes } from '#server/data/schema/accounts.ts';
import { createPasswords } from '#server/session/passwords.ts';
import { SMS_CODE_TRIES } from '#server/session/sign-in-limits.ts';
import { BENCH_ROUNDS_PER_SECOND, WORK_RULES } from '#server/session/work-rules.ts';
import { codeKey } from '#server/sms/codes.ts';
import { addressesFrom, BrowserClient, phonesFrom, sha256 } from '#tests/kit/browser-client.ts';
import { bothDatabaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { quickHashing } from '#tests/kit/sign-in-doubles.ts';
import { FULL } from '../../kit/full.ts';

const STEP_MINUTES = FULL ? 1 : 30;
const STEPS = (24 * 60) / STEP_MINUTES;
const PHONES = FULL ? 1_000 : 40;
/** More in one go than an hour allows, where the steps are minutes: the limits are met at every step. */
const POSTS_A_STEP = FULL ? 36 : 24;
const REPLAYS = FULL ? 10_000 : 200;
const timeout = FULL ? 1_800_000 : 60_000;

const newPhone = phonesFrom('135');
const newAddress = addressesFrom(5);
const guess = () => String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0');

describe.each(FULL ? bothDatabaseKinds : (['postgres'] as const))('a running attacker on %s', (database) => {
  let server: TestServer;
  const verified = { count: 0 };
  beforeAll(async () => {
    server = await startServer({
      database,
      settings: { trustProxy: ['loopback'] },
      passwords: createPasswords({
        hash: quickHashing.hash,
        verify: (stored, received) => {
          verified.count += 1;
          return quickHashing.verify(stored, received);
        },
      }),
    });
  });
  afterAll(() => server.stop());
  const browser = () => new BrowserClient(server, newAddress());

  it('[4.1] with any number of addresses and every captcha solved has at most 50 guesses at a phone a day', {
    timeout,
  }, async () => {
    const phone = newPhone();
    await browser().register(phone, 'a long enough password');
    server.clock.advance(24 * HOUR_MS);
    const guessesAt = async (kind: (typeof kinds)[number], flow: string) => {
      const rows = await server.database.db
        .select()
        .from(smsCodes)
        .where(eq(smsCodes.key, codeKey({ phone, kind }, flow)));
      return SMS_CODE_TRIES - rows[0]!.triesLeft;
    };
    const kinds = ['user_login', 'user_sign'] as const;
    let messages = 0;
    let evaluated = 0;
    for (let step = 0; step < STEPS; step += 1) {
      for (const messageType of kinds) {
        const visitor = browser();
        const sent = await visitor.call('sendSmsWithCaptcha', {
          phone,
          userSource: 'echem',
          messageType,
          captchaVerification: await visitor.solve(),
        });
        if (sent.code !== '00000000') continue;
        messages += 1;
        const fields = { phone, code: guess() };
        const registering = { ...fields, password: sha256('a long enough password'), userSource: 'echem' } as const;
        for (let tried = 0; tried < SMS_CODE_TRIES + 3; tried += 1) {
          const elsewhere = visitor.anotherTab(newAddress());
          if (messageType === 'user_login') await elsewhere.call('smsLogin', { ...fields, code: guess() });
          else await elsewhere.call('register', { ...registering, code: guess() });
        }
        evaluated += await guessesAt(messageType, visitor.cookies.get('flow')!);
      }
      server.clock.advance(STEP_MINUTES * MINUTE_MS);
    }
    // Exactly: an attacker who reached nothing would show nothing.
    expect([messages, evaluated]).toEqual([10, 50]);
  });

  it(`[4.1] at one address has at most 720 guesses a day over ${PHONES} phones`, { timeout }, async () => {
    const phones = Array.from({ length: PHONES }, newPhone);
    const attacker = new BrowserClient(server, newAddress());
    let posts = 0;
    let evaluated = 0;
    for (let step = 0; step < STEPS; step += 1) {
      const answers = await Promise.all(
        Array.from({ length: POSTS_A_STEP }, (_, nth) =>
          attacker.smsLogin(phones[(step * POSTS_A_STEP + nth) % PHONES]!, guess()),
        ),
      );
      posts += answers.length;
      evaluated += answers.filter(({ code }) => code === '10002002').length;
      server.clock.advance(STEP_MINUTES * MINUTE_MS);
    }
    expect(posts).toBeGreaterThan(1_000);
    expect(evaluated).toBeLessThanOrEqual(720);
    expect(evaluated).toBeGreaterThan(600);
    expect(attacker.token).toBeNull();
  });

  it('[11.6] with any number of addresses and every captcha solved works 29 s for each password after ten, whether the account exists or not', {
    timeout,
  }, async () => {
    const most = WORK_RULES.units.at(-1)!;
    for (const isKnown of [true, false]) {
      const phone = newPhone();
      if (isKnown) await browser().register(phone, 'a long enough password');
      const before = verified.count;
      const worked: number[] = [];
      for (let nth = 0; nth < 25; nth += 1) {
        const visitor = browser();
        expect((await visitor.insistentLogin(phone, guess())).code).toBe('10002001');
        worked.push(visitor.worked);
      }
      expect(verified.count - before).toBe(25);
      expect(worked.slice(0, 3)).toEqual([0, 0, 0]);
      expect(worked.slice(10)).toEqual(new Array<number>(15).fill(most));
      expect((most * WORK_RULES.iterations) / BENCH_ROUNDS_PER_SECOND).toBeGreaterThan(29);
    }
  });

  it('[11.6] many at once see each other: of 40 passwords at once without work, three are looked at', async () => {
    server.clock.advance(24 * HOUR_MS);
    const phone = newPhone();
    const before = verified.count;
    const fields = () => ({ userName: phone, password: sha256(guess()) });
    const answers = await Promise.all(Array.from({ length: 40 }, () => browser().send('passwordLogin', fields())));
    expect(verified.count - before).toBe(3);
    const asked = answers.filter(({ code }) => code === '10003001' || code === '10003004');
    expect(asked).toHaveLength(37);
  });

  it('[4.1] at one address tries 110 accounts within a minute: ten are looked at, then each needs a captcha or work', async () => {
    server.clock.advance(24 * HOUR_MS);
    const attacker = new BrowserClient(server, newAddress());
    const before = verified.count;
    const fields = () => ({ userName: newPhone(), password: sha256(guess()) });
    const answers = await Promise.all(Array.from({ length: 110 }, () => attacker.send('passwordLogin', fields())));
    expect(verified.count - before).toBe(10);
    const asked = answers.filter(({ code }) => code === '10003001' || code === '10003004');
    expect(asked).toHaveLength(100);
    expect(asked.find(({ code }) => code === '10003001')).toMatchObject({ data: { captchaType: 'blockPuzzle' } });
  });

  it(`[4.19] replays a captcha’s verification ${REPLAYS} times, and none is accepted`, { timeout }, async () => {
    const visitor = browser();
    const phone = newPhone();
    const fields = { userSource: 'echem', messageType: 'user_login' } as const;
    const spent = await visitor.solve();
    const first = await visitor.call('sendSmsWithCaptcha', { ...fields, phone, captchaVerification: spent });
    expect(first.code).toBe('00000000');
    const variants = [
      spent,
      `${spent} `,
      spent.toLowerCase(),
      spent.slice(0, -4),
      `${spent}${spent}`,
      spent.replaceAll('=', ''),
      Buffer.from(spent, 'base64').toString('base64url'),
    ];
    let accepted = 0;
    for (let sent = 0; sent < REPLAYS; sent += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, nth) =>
          visitor.anotherTab(newAddress()).call('sendSmsWithCaptcha', {
            ...fields,
            phone: newPhone(),
            captchaVerification: variants[(sent + nth) % variants.length]!,
          }),
        ),
      );
      accepted += answers.filter(({ code }) => code !== '10003002').length;
    }
    expect(accepted).toBe(0);
  });

  it('[4.19] spends one verification on many phones at once, and one message goes out', async () => {
    const visitor = browser();
    const captchaVerification = await visitor.solve();
    const before = server.sent.length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        visitor.anotherTab(newAddress()).call('sendSmsWithCaptcha', {
          phone: newPhone(),
          userSource: 'echem',
          messageType: 'user_login',
          captchaVerification,
        }),
      ),
    );
    expect(answers.filter(({ code }) => code === '00000000')).toHaveLength(1);
    expect(server.sent.length - before).toBe(1);
  });

  it('[4.17] gets no more captchas by another client id or another agent', async () => {
    const attacker = new BrowserClient(server, newAddress());
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, nth) =>
        attacker.send(
          nth % 2 === 0 ? 'captchaGet' : 'captchaGetByPost',
          { captchaType: 'blockPuzzle', clientUid: `slider-${nth}`, ts: nth },
          { 'user-agent': `agent ${nth}` },
        ),
      ),
    );
    const codes = answers.map(({ data }) => data.repCode);
    expect(codes.filter((code) => code === '0000')).toHaveLength(30);
    expect(codes.filter((code) => code === '6201')).toHaveLength(50);
    const refused = answers.find(({ data }) => data.repCode === '6201')!;
    expect(refused).toMatchObject({ code: '00000000', data: { repData: { retryAfter: 60 } } });
  });

  it('made no session by all of this but those of the people who registered', async () => {
    const rows = await server.database.db.select().from(sessions);
    expect(new Set(rows.map(({ signedInBy }) => signedInBy))).toEqual(new Set(['REGISTER']));
  });
});
