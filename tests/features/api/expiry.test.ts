import { expect, test } from 'vitest';
import { envelope, failureOf, type Reply, startApi } from './kit.ts';

const expired: [string, Reply][] = [
  ['10001701', envelope('10001701', null, '登录已过期')],
  ['00000401', envelope('00000401')],
  ['HTTP 401', { status: 401, data: '' }],
  ['HTTP 401 with 10001701', { status: 401, ...envelope('10001701') }],
];

test.each(expired)('[8.2] %s ends the session and shows no message of its own', async (_, reply) => {
  const { api, expiries, notices } = startApi([reply]);
  expect(await failureOf(api.search({ keyword: '苯', page: 1 }))).toMatchObject({ kind: 'expired' });
  expect(expiries()).toBe(1);
  expect(notices).toEqual([]);
});

test('[8.2] ten expired answers at once end the session once', async () => {
  const { api, expiries, requests } = startApi([{ status: 401, ...envelope('00000401') }]);
  const failures = Array.from({ length: 10 }, (_, page) => failureOf(api.search({ keyword: '苯', page })));
  expect((await Promise.all(failures)).map(({ kind }) => kind)).toEqual(Array(10).fill('expired'));
  expect(requests).toHaveLength(10);
  expect(expiries()).toBe(1);
});

test('[4.11][8.2] an expired answer to a session that another tab has replaced ends nothing', async () => {
  let token: string | null = 'first';
  const { api, expiries } = startApi(
    [
      () => {
        token = 'second';
        return envelope('00000401');
      },
      envelope('00000401'),
    ],
    { token: () => token },
  );
  expect(await failureOf(api.search({ keyword: '苯', page: 1 }))).toMatchObject({ kind: 'expired' });
  expect(expiries()).toBe(0);
  expect(await failureOf(api.search({ keyword: '苯', page: 1 }))).toMatchObject({ kind: 'expired' });
  expect(expiries()).toBe(1);
});

test('[8.2] an answer to a call from before the expiry, arriving after it, tells nothing again; a call of after it does', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const late = new Promise<Reply>((resolve) => {
    answer = resolve;
  });
  const { api, expiries } = startApi([() => late, envelope('00000401')]);
  const before = failureOf(api.search({ keyword: '苯', page: 1 }));
  await failureOf(api.search({ keyword: '苯', page: 2 }));
  expect(expiries()).toBe(1);
  answer(envelope('00000401'));
  await before;
  expect(expiries()).toBe(1);
  await failureOf(api.search({ keyword: '苯', page: 3 }));
  expect(expiries()).toBe(2);
});
