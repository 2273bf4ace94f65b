import { expect, test } from 'vitest';
import { APP_CODE, APP_DRIVER } from '#domain/limits.ts';
import { createCaptchaClient } from '#src/browser/captcha-client.ts';
import { startTable } from '#tests/features/api/kit.ts';

const challenge = {
  token: 'c095b797150345d58ee55adb27b47948',
  secretKey: null,
  originalImageBase64: 'QUJD',
  jigsawImageBase64: 'QUJD',
  wordList: null,
};
const signal = new AbortController().signal;

function clientFor(answer: unknown, method: 'GET' | 'POST' = 'GET', status = 200) {
  const { api, requests } = startTable([{ status, data: JSON.stringify(answer) }]);
  const client = createCaptchaClient({
    api: async () => api,
    method,
    clientUid: (type) => (type === 'blockPuzzle' ? 'slider-1' : 'point-1'),
    clock: { now: () => 1_000 },
    busy: '抱歉，服务器繁忙！',
  });
  return { client, requests };
}

const shapes: [string, unknown][] = [
  ['an envelope around the reply', { code: '00000000', data: { repCode: '0000', repMsg: null, repData: challenge } }],
  ['an envelope with the payload flat', { code: '000', data: challenge }],
  ['the other success code', { code: '10002000', data: { repCode: '0000', repData: challenge } }],
  ['any other code that ends in 000', { code: '20001000', data: { repCode: '0000', repData: challenge } }],
  ['a bare reply', { repCode: '0000', repMsg: null, repData: challenge }],
];

test.each(shapes)('[4.17] %s is read', async (_, answer) => {
  const { client } = clientFor(answer);
  expect(await client.loadSlider(signal)).toEqual({
    kind: 'challenge',
    challenge: { token: challenge.token, secretKey: null, picture: 'QUJD', piece: 'QUJD', words: [] },
  });
});

test('[3.12] [7.1] the puzzle is asked for by the shared client, by GET, or by POST where the build says so', async () => {
  const byGet = clientFor(shapes[0]?.[1]);
  await byGet.client.loadSlider(signal);
  const [asked] = byGet.requests;
  expect([asked?.method, asked?.url]).toEqual([
    'get',
    '/api-auth/captcha/get?captchaType=blockPuzzle&clientUid=slider-1&ts=1000',
  ]);
  expect(asked?.headers.toJSON()).toMatchObject({ appCode: APP_CODE, appDriver: APP_DRIVER, Authorization: 'token-1' });
  expect(asked?.timeout).toBe(60_000);
  const byPost = clientFor(shapes[0]?.[1], 'POST');
  await byPost.client.loadSlider(signal);
  const [posted] = byPost.requests;
  expect([posted?.method, posted?.url, JSON.parse(String(posted?.data))]).toEqual([
    'post',
    '/api-auth/captcha/get',
    { captchaType: 'blockPuzzle', clientUid: 'slider-1', ts: 1_000 },
  ]);
});

test('[4.17] the server’s message is shown for a code that is no success, and for one that is out of order', async () => {
  for (const status of [200, 500]) {
    const { client } = clientFor({ code: '10004001', message: '请求有误', data: null }, 'GET', status);
    expect(await client.loadSlider(signal)).toEqual({ kind: 'refused', message: '请求有误' });
    expect(await client.checkSlider(challenge, 10, signal)).toEqual({ kind: 'wrong', message: '请求有误' });
  }
});

test('[4.19] the points travel under the key and come back byte for byte in the verification', async () => {
  const { client, requests } = clientFor({ code: '00000000', data: { repCode: '0000', repData: null } });
  const token = 'c095b797150345d58ee55adb27b47948';
  const plain = await client.checkSlider({ token, secretKey: null }, (100 * 300) / 310, signal);
  expect(plain).toEqual({ kind: 'correct', verification: `${token}---{"x":100,"y":5}` });
  const sealed = await client.checkSlider({ token, secretKey: 'XwKsGlMcdPMEhR1B' }, (100 * 300) / 310, signal);
  expect(JSON.parse(String(requests[1]?.data))).toEqual({
    captchaType: 'blockPuzzle',
    clientUid: 'slider-1',
    ts: 1_000,
    token,
    pointJson: '5Kn7GU2It544MtFJOM71Qw==',
  });
  expect(sealed).toEqual({
    kind: 'correct',
    verification: 'tQ1LfRR+8GnC69uAj2M/hk3fpemAskQAVkqAMg7bmFbpPIxXVBP7vqNpiar9r6sCtH5tYuGSg0d62stK9A+PUA==',
  });
});

test('[4.17] 6202 locks for the seconds it names, and 6201 for a minute where it names none', async () => {
  const locked = clientFor({ code: '00000000', data: { repCode: '6202', repMsg: '', repData: { retryAfter: 120 } } });
  expect(await locked.client.loadSlider(signal)).toEqual({
    kind: 'limited',
    reason: 'failures',
    until: 121_000,
    now: 1_000,
  });
  const limited = clientFor({ code: '00000000', data: { repCode: '6201', repMsg: '', repData: null } });
  expect(await limited.client.loadSlider(signal)).toEqual({
    kind: 'limited',
    reason: 'requests',
    until: 61_000,
    now: 1_000,
  });
});

test('[4.17b] anything but 0000 is a failure, and the words of an exception are not shown', async () => {
  const wrong = clientFor({ code: '00000000', data: { repCode: '6111', repMsg: '验证失败', repData: null } });
  expect(await wrong.client.checkSlider(challenge, 10, signal)).toEqual({ kind: 'wrong', message: '验证失败' });
  const broken = clientFor({ code: '00000000', data: { repCode: '0001', repMsg: 'Illegal base64', repData: null } });
  expect(await broken.client.checkSlider(challenge, 10, signal)).toEqual({ kind: 'wrong', message: null });
});

test('[4.17] a picture that is none is refused', async () => {
  const { client } = clientFor({
    code: '00000000',
    data: { repCode: '0000', repData: { ...challenge, originalImageBase64: '<svg onload=alert(1)>' } },
  });
  expect(await client.loadSlider(signal)).toEqual({ kind: 'refused', message: '抱歉，服务器繁忙！' });
});
