import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { smsCodes } from '#server/data/schema/accounts.ts';
import { createLog } from '#server/log.ts';
import { secureRandom } from '#server/random.ts';
import { codeKey, newCode } from '#server/sms/codes.ts';
import { loggedSender, webhookSender } from '#server/sms/message.ts';
import { BrowserClient, sha256 } from '#tests/kit/browser-client.ts';
import { databaseKinds, startServer } from '#tests/kit/server.ts';
import { PASSWORD, visitorsOf, wrongFor } from '#tests/kit/visitors.ts';

describe.each(databaseKinds())('SMS codes on %s', (database) => {
  const visitors = visitorsOf(database, { phones: '136', network: 4 });
  const { account, browser, newAddress, newPhone, withCaptcha } = visitors;
  const messagesTo = (phone: string) => visitors.server.sent.filter((message) => message.phone === phone).length;

  it('[4.12] [9.3d] waits sixty seconds per phone and kind, and says how long', async () => {
    const phone = await account();
    const visitor = browser();
    expect((await visitor.sendCode(phone)).code).toBe('00000000');
    visitors.server.clock.advance(59_001);
    expect(await visitor.sendCode(phone)).toMatchObject({ code: '10002004', data: { retryAfter: 1 } });
    visitors.server.clock.advance(999);
    expect(await visitor.sendCode(phone)).toMatchObject({ code: '10003001', data: { captchaType: 'blockPuzzle' } });
    expect((await withCaptcha(visitor, phone)).code).toBe('00000000');
    expect(messagesTo(phone)).toBe(3);
  });

  it('[4.12c] a code of one kind is refused for the others, and each kind has its own wait', async () => {
    const phone = await account();
    const visitor = browser();
    await visitor.sendCode(phone, 'user_login');
    const loginCode = visitor.codeFor(phone);
    const password = sha256(PASSWORD);
    const asRegistration = { phone, code: loginCode, password, userSource: 'echem' } as const;
    expect((await visitor.call('register', asRegistration)).code).toBe('10002002');
    const other = await visitor.call('sendSmsWithCaptcha', {
      phone,
      userSource: 'echem',
      messageType: 'user_sign',
      captchaVerification: await visitor.solve(),
    });
    expect(other.code).toBe('00000000');
    expect((await visitor.smsLogin(phone, visitor.codeFor(phone))).code).toBe('10002002');
    expect((await visitor.smsLogin(phone, loginCode)).code).toBe('00000000');
  });

  it('[4.1] is good for five minutes and five tries, and dies when a new one is sent', async () => {
    const phone = await account();
    const visitor = browser();
    await visitor.sendCode(phone);
    const first = visitor.codeFor(phone);
    visitors.server.clock.advance(MINUTE_MS);
    await withCaptcha(visitor, phone);
    const second = visitor.codeFor(phone);
    if (first !== second) expect((await visitor.smsLogin(phone, first)).code).toBe('10002002');
    visitors.server.clock.advance(5 * MINUTE_MS);
    expect((await visitor.smsLogin(phone, second)).code).toBe('10002002');
    await withCaptcha(visitor, phone);
    const third = visitor.codeFor(phone);
    for (let tried = 0; tried < 5; tried += 1) await visitor.smsLogin(phone, wrongFor(third));
    expect((await visitor.smsLogin(phone, third)).code).toBe('10002002');
  });

  it('[4.1] keeps no code, only its keyed digest', async () => {
    const phone = await account();
    const visitor = browser();
    await visitor.sendCode(phone);
    const rows = await visitors.server.database.db.select().from(smsCodes);
    const key = codeKey({ phone, kind: 'user_login' }, visitor.cookies.get('flow')!);
    const kept = rows.find((row) => row.key === key)!;
    const code = visitor.codeFor(phone);
    expect(JSON.stringify(kept)).not.toContain(phone);
    expect(JSON.stringify(kept)).not.toContain(`"${code}"`);
    expect(kept.codeDigest).not.toBe(sha256(code));
    expect(kept.codeDigest).toMatch(/^[0-9a-f]{64}$/);
  });

  it('[4.12] asks for a captcha after three wrong passwords of the phone or ten from the address', async () => {
    const phone = await account();
    for (let tried = 0; tried < 3; tried += 1) {
      expect((await browser().passwordLogin(phone, 'not the password')).code).toBe('10002001');
    }
    expect((await browser().sendCode(phone)).code).toBe('10003001');
    const attacker = browser();
    for (let tried = 0; tried < 10; tried += 1) await attacker.passwordLogin(newPhone(), 'not the password');
    expect((await attacker.sendCode(newPhone())).code).toBe('10003001');
    expect((await browser().sendCode(newPhone())).code).toBe('00000000');
    visitors.server.clock.advance(HOUR_MS);
    expect((await browser().sendCode(phone)).code).toBe('00000000');
    expect((await attacker.sendCode(newPhone())).code).toBe('00000000');
  });

  it('[4.12] asks for the click-word after three failed sliders in ten minutes, and takes no slider then', async () => {
    const phone = await account();
    const visitor = browser();
    await visitor.sendCode(phone);
    visitors.server.clock.advance(MINUTE_MS);
    const slider = await visitor.solve('blockPuzzle');
    for (let failed = 0; failed < 3; failed += 1) await visitor.failSlider();
    const asked = { code: '10003001', data: { captchaType: 'clickWord' } };
    expect(await visitor.sendCode(phone)).toMatchObject(asked);
    expect(await withCaptcha(visitor, phone, slider)).toMatchObject(asked);
    expect((await withCaptcha(visitor, phone, await visitor.solve('clickWord'))).code).toBe('00000000');
    visitors.server.clock.advance(10 * MINUTE_MS);
    expect(await visitor.sendCode(phone)).toMatchObject({ data: { captchaType: 'blockPuzzle' } });
  });

  it('[4.19] a captcha is good for one message, within 180 s', async () => {
    const phone = await account();
    const visitor = browser();
    await visitor.sendCode(phone);
    visitors.server.clock.advance(MINUTE_MS);
    const verification = await visitor.solve();
    expect((await withCaptcha(visitor, phone, verification)).code).toBe('00000000');
    visitors.server.clock.advance(MINUTE_MS);
    expect((await withCaptcha(visitor, phone, verification)).code).toBe('10003002');
    expect((await withCaptcha(visitor, newPhone(), verification)).code).toBe('10003002');
    const late = await visitor.solve();
    visitors.server.clock.advance(180_001);
    expect((await withCaptcha(visitor, phone, late)).code).toBe('10003002');
    expect((await withCaptcha(visitor, phone, 'made up')).code).toBe('10003002');
  });

  it('[4.12] a captcha is not spent while the message has to wait', async () => {
    const phone = await account();
    const visitor = browser();
    await visitor.sendCode(phone);
    visitors.server.clock.advance(30_000);
    const verification = await visitor.solve();
    expect((await withCaptcha(visitor, phone, verification)).code).toBe('10002004');
    visitors.server.clock.advance(30_000);
    expect((await withCaptcha(visitor, phone, verification)).code).toBe('00000000');
  });

  it('[4.12] sends ten a day to a phone over all kinds; another phone is not concerned', async () => {
    const phone = await account();
    const kinds = ['user_login', 'user_sign', 'guest_quote'] as const;
    for (let nth = 0; nth < 10; nth += 1) {
      const visitor = browser();
      const answer = await visitor.call('sendSmsWithCaptcha', {
        phone,
        userSource: 'echem',
        messageType: kinds[nth % 3]!,
        captchaVerification: await visitor.solve(),
      });
      expect(answer.code).toBe('00000000');
      visitors.server.clock.advance(MINUTE_MS);
    }
    const refused = await withCaptcha(browser(), phone);
    expect(refused).toMatchObject({ code: '10002004', data: { retryAfter: (DAY_MS - 10 * MINUTE_MS) / 1000 } });
    expect((await browser().sendCode(await account())).code).toBe('00000000');
  });

  it('[11.6] sends twenty an hour for an address, and says until when and what else to do', async () => {
    const visitor = browser();
    for (let nth = 0; nth < 20; nth += 1) expect((await visitor.sendCode(newPhone())).code).toBe('00000000');
    expect(await visitor.sendCode(newPhone())).toMatchObject({
      code: '10002004',
      message: expect.stringMatching(
        /^这个网络一小时最多发 20 条，\d\d:\d\d 后再发；现在可以用密码登录，或换一个网络（如手机流量）$/,
      ),
      data: { retryAfter: 3600 },
    });
    expect((await browser().sendCode(newPhone())).code).toBe('00000000');
  });

  it('[11.6] sends a hundred an hour for the addresses of one /24', async () => {
    for (let nth = 0; nth < 100; nth += 1) {
      const visitor = new BrowserClient(visitors.server, `198.51.100.${nth + 1}`);
      expect((await visitor.sendCode(newPhone())).code).toBe('00000000');
    }
    const next = new BrowserClient(visitors.server, '198.51.100.200');
    expect((await next.sendCode(newPhone())).code).toBe('10002004');
    expect((await new BrowserClient(visitors.server, '198.51.101.1').sendCode(newPhone())).code).toBe('00000000');
  });

  it('[4.12] of fifty requests at once, from many addresses and over two processes, one message goes out', async () => {
    const phone = await account();
    const neighbour = await startServer({
      database: visitors.server.database,
      clock: visitors.server.clock,
      settings: { trustProxy: ['loopback'] },
    });
    const before = messagesTo(phone);
    const clients = Array.from(
      { length: 50 },
      (_, nth) => new BrowserClient(nth % 2 === 0 ? visitors.server : neighbour, newAddress()),
    );
    const answers = await Promise.all(clients.map((client) => client.sendCode(phone)));
    expect(answers.filter(({ code }) => code === '00000000')).toHaveLength(1);
    expect(messagesTo(phone) - before + neighbour.sent.filter((message) => message.phone === phone).length).toBe(1);
    await neighbour.stop();
  });

  it('[4.1] counts a /64 of IPv6 as one address', async () => {
    const from = (address: string) => new BrowserClient(visitors.server, address).smsLogin(newPhone(), '000000');
    for (let host = 1; host <= 30; host += 1) expect((await from(`2001:db8:1:2::${host}`)).code).toBe('10002002');
    expect(await from('2001:db8:1:2:ffff:1:2:3')).toMatchObject({ code: '10002004', data: { retryAfter: 3600 } });
    expect((await from('2001:db8:1:3::1')).code).toBe('10002002');
  });

  it('[4.1] 200 submissions of one right code at once make exactly one session', async () => {
    const phone = await account();
    const asker = browser();
    await asker.sendCode(phone);
    const code = asker.codeFor(phone);
    const tabs = Array.from({ length: 200 }, () => asker.anotherTab());
    const answers = await Promise.all(tabs.map((tab) => tab.smsLogin(phone, code)));
    expect(answers.filter((answer) => answer.code === '00000000')).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  });
});

describe('the provider of messages', () => {
  const message = { phone: '13600000000', messageType: 'user_login', code: '123456', text: '验证码 123456' } as const;
  const provider = async (status: number) => {
    const bodies: unknown[] = [];
    const http = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => bodies.push(JSON.parse(text)));
      request.on('end', () => response.writeHead(status).end());
    });
    await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
    return { bodies, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/`, close: () => http.close() };
  };

  it('[4.12] is posted the message', async () => {
    const { bodies, url, close } = await provider(204);
    await webhookSender(url, { now: () => 0 }).send(message);
    expect(bodies).toEqual([{ at: '1970-01-01T00:00:00.000Z', ...message }]);
    close();
  });

  it('[4.12] that fails is answered 503, and the phone may ask again at once', async () => {
    const { url, close } = await provider(500);
    const lines: string[] = [];
    const log = createLog({ now: () => 0 }, (line) => lines.push(line));
    const failing = loggedSender(webhookSender(url, { now: () => 0 }), log);
    let isDown = true;
    const server = await startServer({
      database: 'postgres',
      messages: { send: async (each) => (isDown ? failing.send(each) : undefined) },
    });
    const visitor = new BrowserClient(server);
    const refused = await visitor.sendCode(message.phone);
    expect([refused.status, refused.code]).toEqual([503, '10009999']);
    expect(lines.join()).not.toContain('123456');
    isDown = false;
    expect((await visitor.sendCode(message.phone)).code).toBe('00000000');
    await server.stop();
    close();
  });
});

describe('the codes themselves', () => {
  it('[4.1] are six digits, each as likely as any other', () => {
    const count = 100_000;
    const bins = new Array<number>(100).fill(0);
    for (let drawCount = 0; drawCount < count; drawCount += 1) {
      const code = newCode(secureRandom);
      expect(code).toMatch(/^\d{6}$/);
      bins[Math.floor(Number(code) / 10_000)]! += 1;
    }
    const expected = count / bins.length;
    const chiSquare = bins.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // 99 degrees of freedom, p = 0.00001: wrong once in a hundred thousand runs.
    expect(chiSquare).toBeLessThan(170);
  });
});
