import { describe, expect, it } from 'vitest';
import { pointText } from '#domain/captcha/protocol.ts';
import { MINUTE_MS } from '#domain/limits.ts';
import { seal } from '#server/captcha/cipher.ts';
import { sha256 } from '#tests/kit/browser-client.ts';
import { databaseKinds } from '#tests/kit/server.ts';
import { KNOWN_X } from '#tests/kit/sign-in-doubles.ts';
import { PASSWORD, visitorsOf } from '#tests/kit/visitors.ts';

describe.each(databaseKinds())('what a captcha is good for, on %s', (database) => {
  const visitors = visitorsOf(database, { phones: '134', network: 9 });
  const { account, browser, newAddress, newPhone, withCaptcha } = visitors;

  it('[4.19] a captcha asked for one phone and kind sends nothing to another phone, kind or browser', async () => {
    const phone = await account();
    const visitor = browser();
    await visitor.sendCode(phone);
    visitors.server.clock.advance(MINUTE_MS);
    expect((await visitor.sendCode(phone)).code).toBe('10003001');
    const verification = await visitor.solve();
    expect((await withCaptcha(visitor, newPhone(), verification)).code).toBe('10003002');
    expect((await withCaptcha(browser(), phone, verification)).code).toBe('10003002');
    const asRegistration = { phone, userSource: 'echem', messageType: 'user_sign' } as const;
    expect(
      (await visitor.call('sendSmsWithCaptcha', { ...asRegistration, captchaVerification: verification })).code,
    ).toBe('10003002');
    const login = { userName: phone, password: sha256(PASSWORD), captchaVerification: verification };
    expect((await visitor.call('passwordLogin', login)).code).toBe('10003002');
    expect((await withCaptcha(visitor.anotherTab(newAddress()), phone, verification)).code).toBe('00000000');
  });

  it('[4.19] checks no captcha that another browser got', async () => {
    const visitor = browser();
    const got = await visitor.call('captchaGet', { captchaType: 'blockPuzzle' });
    const { token, secretKey } = got.data.repData as { token: string; secretKey: string };
    const pointJson = seal(pointText({ x: KNOWN_X, y: 5 }), secretKey);
    const checked = await browser().call('captchaCheck', { captchaType: 'blockPuzzle', token, pointJson });
    expect(checked.data).toMatchObject({ repCode: '6110' });
  });

  it('[4.18][4.19] a check may carry what the protocol’s views send: clientUid, ts and a fractional x', async () => {
    const visitor = browser();
    const got = await visitor.call('captchaGet', { captchaType: 'blockPuzzle' });
    const { token, secretKey } = got.data.repData as { token: string; secretKey: string };
    const pointJson = seal(`{"x":${KNOWN_X + 0.333_333},"y":5}`, secretKey);
    const fields = { captchaType: 'blockPuzzle', token, pointJson, clientUid: 'slider-0b7e', ts: 1 } as const;
    expect((await visitor.call('captchaCheck', fields)).data).toMatchObject({ repCode: '0000' });
  });
});
