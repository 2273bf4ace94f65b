import { describe, expect, it } from 'vitest';
import { signInReplies } from '#copy/replies.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { BrowserClient } from '#tests/kit/browser-client.ts';
import { databaseKinds, startServer } from '#tests/kit/server.ts';
import { PASSWORD, visitorsOf, wrongFor } from '#tests/kit/visitors.ts';

describe.each(databaseKinds())('SMS codes and the browsers that ask for them on %s', (database) => {
  const visitors = visitorsOf(database, { phones: '132', network: 17 });
  const { account, browser, newAddress, newPhone } = visitors;

  it('[4.1] works in every tab of the browser that asked for it, and in no other browser', async () => {
    const phone = await account();
    const asker = browser();
    await asker.sendCode(phone);
    const code = asker.codeFor(phone);
    const stranger = browser();
    expect((await stranger.smsLogin(phone, code)).code).toBe('10002002');
    await stranger.sendCode(newPhone());
    expect((await stranger.smsLogin(phone, code)).code).toBe('10002002');
    expect((await asker.anotherTab().smsLogin(phone, code)).code).toBe('00000000');
  });

  it('[4.1] is not burnt by wrong codes from elsewhere, nor by a code that another user asks for', async () => {
    const phone = await account();
    const owner = browser();
    await owner.sendCode(phone);
    const code = owner.codeFor(phone);
    const strangers = [browser(), browser()];
    for (const stranger of strangers)
      for (let tried = 0; tried < 6; tried += 1) await stranger.smsLogin(phone, wrongFor(code));
    visitors.server.clock.advance(MINUTE_MS);
    expect((await strangers[0]!.sendCodeSolved(phone)).code).toBe('00000000');
    for (let tried = 0; tried < 6; tried += 1) await strangers[0]!.smsLogin(phone, wrongFor(code));
    expect((await owner.smsLogin(phone, code)).code).toBe('00000000');
  });

  it('the cookie that says which browser asked is for the server only, and stays the same', async () => {
    const visitor = browser();
    const flowOf = ({ headers }: { headers: Headers }) => headers.getSetCookie().find((line) => line.includes('flow='));
    const first = await visitor.sendCode(newPhone());
    expect(flowOf(first)).toMatch(/^flow=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(flowOf(await visitor.sendCode(newPhone()))).toBe(flowOf(first));
    const fields = { phone: newPhone(), userSource: 'echem', messageType: 'user_login' };
    const overTls = flowOf(await browser().send('sendSms', fields, { 'x-forwarded-proto': 'https' }));
    expect(overTls).toMatch(/^__Host-flow=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const planted = browser();
    planted.cookies.set('flow', 'a value of my own');
    await planted.sendCode(newPhone());
    expect(planted.cookies.get('flow')).toMatch(/^[\w-]{43}$/);
  });

  it('[4.12] over all phones stops at the ceilings of the hour and the day, but not for known devices', async () => {
    const phone = newPhone();
    const owner = browser();
    await owner.register(phone, PASSWORD);
    visitors.server.clock.advance(2 * DAY_MS);
    const settings = { trustProxy: ['loopback'], smsPerHour: 4, smsPerDay: 6 };
    const { clock } = visitors.server;
    const low = await startServer({ database: visitors.server.database, clock, settings });
    const beside = await startServer({ database: visitors.server.database, clock, settings });
    const ask = (process = low) => new BrowserClient(process, newAddress()).sendCode(newPhone());
    const toNextHour = HOUR_MS - (clock.now() % HOUR_MS);
    const atOnce = await Promise.all(Array.from({ length: 20 }, (_, nth) => ask(nth % 2 === 0 ? low : beside)));
    expect(atOnce.filter(({ code }) => code === '00000000')).toHaveLength(4);
    expect(await ask()).toMatchObject({
      code: '10002004',
      message: signInReplies.messagesFull,
      data: { retryAfter: Math.ceil(toNextHour / 1000) },
    });
    clock.advance(toNextHour);
    for (const code of ['00000000', '00000000', '10002004']) expect((await ask(beside)).code).toBe(code);
    const there = new BrowserClient(low, newAddress());
    there.cookies.set('device', owner.cookies.get('device')!);
    expect((await there.sendCode(phone)).code).toBe('00000000');
    clock.advance(DAY_MS - ((clock.now() + 8 * HOUR_MS) % DAY_MS));
    expect((await ask()).code).toBe('00000000');
    expect(low.logged().filter(({ event }) => event === 'sms.ceilingReached').length).toBeGreaterThan(0);
    await Promise.all([low.stop(), beside.stop()]);
  });
});
