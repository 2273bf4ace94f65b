import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { table } from '#contract/table.ts';
import { BUSY_MESSAGE, displayableMessage, isUnknownCall, toFailure } from '#domain/failure.ts';
import { envelope, failureOf, networkError, type Reply, startApi, startTable, timeoutError } from './kit.ts';

const read = (reply: Reply) => {
  const started = startApi([reply]);
  return { ...started, failure: failureOf(started.api.search({ keyword: '苯', page: 1 })) };
};

test('[8.1] 00000000 resolves with the data', async () => {
  const { api } = startApi([envelope('00000000', { title: '新闻', extra: 1 })]);
  expect(await api.read({ id: '1' })).toEqual({ title: '新闻' });
});

test('[8.1] a 200 with another code rejects, and its message is an error toast', async () => {
  const { failure, notices } = read(
    envelope('10004001', { fields: { page: '应为整数', keyword: '<b>' }, retryAfter: 7 }, '填写内容有误'),
  );
  expect(await failure).toEqual({
    kind: 'refused',
    code: '10004001',
    message: '填写内容有误',
    status: 200,
    fields: { page: '应为整数', keyword: '格式不正确' },
    retryAfter: 7,
    details: { fields: { page: '应为整数', keyword: '<b>' }, retryAfter: 7 },
  });
  expect(notices).toEqual([{ kind: 'toast', message: '填写内容有误' }]);
});

test('[8.1b] [4.17] 10002000, 000 and any code that ends in 000 are success to the alternative handler and refused by the strict one', async () => {
  for (const code of ['10002000', '000', '20001000']) {
    const alternative = startTable([envelope(code, { repCode: '6111' })]);
    const check = { captchaType: 'blockPuzzle', token: 'c095', pointJson: '{}' } as const;
    expect(await alternative.api.captchaGet({ captchaType: 'blockPuzzle' })).toEqual({ repCode: '6111' });
    expect(await alternative.api.captchaGetByPost({ captchaType: 'blockPuzzle' })).toEqual({ repCode: '6111' });
    expect(await alternative.api.captchaCheck(check)).toEqual({ repCode: '6111' });
    const strict = startTable([envelope(code, null, '不成')]);
    const login = { userName: '13900000000', password: 'a'.repeat(64) };
    expect(await failureOf(strict.api.passwordLogin(login))).toMatchObject({ kind: 'refused', code, message: '不成' });
  }
});

test('[8.1b] the table names the alternative handler for captcha get and check, the strict one for all others', () => {
  const alternative = Object.values(table).filter(({ handler }) => handler === 'alternative');
  expect(alternative.map(({ name }) => name).sort()).toEqual(['captchaCheck', 'captchaGet', 'captchaGetByPost']);
});

test('[8.1b] the alternative handler refuses every other code', async () => {
  const { api } = startTable([envelope('10003001', null, '请完成安全验证')]);
  expect(await failureOf(api.captchaGet({ captchaType: 'clickWord' }))).toMatchObject({
    kind: 'refused',
    code: '10003001',
  });
});

test('[8.3] a call that the back end does not have is reported from a record that is not there', async () => {
  const html = { status: 404, data: '<html>Not Found</html>', headers: { 'content-type': 'text/html' } };
  const json = { status: 404, data: '{"status":404,"error":"Not Found"}' };
  for (const reply of [html, json]) {
    const { failure, notices } = read(reply);
    expect(isUnknownCall(await failure)).toBe(true);
    expect(notices).toEqual([{ kind: 'notification', message: BUSY_MESSAGE }]);
  }
  for (const reply of [{ status: 404, ...envelope('10004004') }, { status: 502, data: '' }, envelope('10004004')])
    expect(isUnknownCall(await read(reply).failure)).toBe(false);
});

describe('[8.3] answers that are not business answers', () => {
  test.each<[string, Reply, string, string]>([
    ['500 with a message', { status: 500, ...envelope('10009999', null, '系统维护中') }, 'invalid', '系统维护中'],
    ['500 without', { status: 500, ...envelope('10009999') }, 'invalid', BUSY_MESSAGE],
    [
      '502 HTML',
      { status: 502, data: '<html>Bad Gateway</html>', headers: { 'content-type': 'text/html' } },
      'invalid',
      BUSY_MESSAGE,
    ],
    [
      '403 with a message',
      { status: 403, ...envelope('10004001', null, '不接受来自其他站点的请求') },
      'invalid',
      '不接受来自其他站点的请求',
    ],
    ['404 empty', { status: 404, data: '' }, 'invalid', BUSY_MESSAGE],
    ['429', { status: 429, ...envelope('10002004', { retryAfter: 3 }, '请求过于频繁') }, 'busy', '请求过于频繁'],
    ['503', { status: 503, data: '', headers: { 'retry-after': '5' } }, 'busy', BUSY_MESSAGE],
    ['no answer at all', networkError(), 'offline', BUSY_MESSAGE],
    ['the 60 s timeout', timeoutError(), 'timeout', BUSY_MESSAGE],
    ['JSON cut on the way', { data: '{"code":"00000000","mess' }, 'cut', BUSY_MESSAGE],
    ['a 200 of HTML', { data: '<html>', headers: { 'content-type': 'text/html' } }, 'malformed', BUSY_MESSAGE],
    ['a 200 without a code', { data: '{"title":"新闻"}' }, 'malformed', BUSY_MESSAGE],
    ['a 200 that is a list', { data: '[]' }, 'malformed', BUSY_MESSAGE],
    ['a 200 that is null', { data: 'null' }, 'malformed', BUSY_MESSAGE],
    ['data of another shape', envelope('00000000', 'text'), 'malformed', BUSY_MESSAGE],
  ])('%s: one notification', async (_, reply, kind, message) => {
    const { failure, notices } = read(reply);
    expect(await failure).toMatchObject({ kind, message });
    expect(notices).toEqual([{ kind: 'notification', message }]);
  });

  test('the wait and the request id come with the failure', async () => {
    const busy = read({ status: 503, data: '', headers: { 'retry-after': '5' } });
    expect(await busy.failure).toMatchObject({ retryAfter: 5, status: 503 });
    const error = read({ status: 500, ...envelope('10009999', { requestId: 'req-1' }, '出错') });
    expect(await error.failure).toMatchObject({ requestId: 'req-1', code: '10009999', status: 500 });
  });

  test('any body under any status ends in data or a failure, never in another error', { timeout: 30_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 100, max: 599 }),
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.jsonValue().map((data) => JSON.stringify({ code: '00000000', data })),
        ),
        fc.constantFrom('application/json', 'text/html', ''),
        async (status, data, type) => {
          const { api } = startApi([{ status, data, headers: { 'content-type': type } }]);
          const outcome = await api
            .order({ service: 'FCL' }, { idempotencyKey: 'k' })
            .catch((error) => toFailure(error));
          expect(outcome).toBeTypeOf('object');
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('[8.6] the generic error', () => {
  test.each<[unknown, string, number]>([
    [new Error('出错了'), '出错了', 500],
    [{ message: '出错了', status: 418 }, '出错了', 418],
    [{ message: '出错了', error: { status: 409 }, status: 418 }, '出错了', 409],
    [{ message: '出错了', response: { status: 404 } }, '出错了', 404],
    [{ reason: 7 }, '{"reason":7}', 500],
    ['出错了', '出错了', 500],
    [undefined, BUSY_MESSAGE, 500],
    [null, 'null', 500],
    [{ message: '', status: 'no' }, '{"message":"","status":"no"}', 500],
    [{ message: '<b>x</b>' }, BUSY_MESSAGE, 500],
  ])('%j → %s, %i', (thrown, message, status) => {
    expect(toFailure(thrown)).toEqual({ kind: 'unknown', message, status });
  });

  test('anything thrown becomes a failure', { timeout: 30_000 }, () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    expect(toFailure(circular)).toEqual({ kind: 'unknown', message: BUSY_MESSAGE, status: 500 });
    fc.assert(
      fc.property(fc.anything(), (thrown) => toFailure(thrown).message.length <= 120),
      { numRuns: 2_000 },
    );
  });
});

describe('[8.7b] a server message on the screen', () => {
  test.each([
    ['验证码错误', '验证码错误'],
    [' 载重 < 20 吨，A & B ', '载重 < 20 吨，A & B'],
    ['中'.repeat(120), '中'.repeat(120)],
    ['中'.repeat(121), null],
    ['<b>您好</b>', null],
    ['<img src=x onerror=alert(1)>', null],
    ['<!-- -->', null],
    ['&lt;script&gt;', null],
    ['&#60;b', null],
    ['第一行\n第二行', null],
    ['反\u202e向', null],
    ['零\u200b宽', null],
    ['NUL\0', null],
    ['半\ud800', null],
    ['', null],
    ['   ', null],
    [42, null],
    [{ toString: '1' }, null],
  ])('%j → %j', (message, expected) => {
    expect(displayableMessage(message)).toBe(expected);
  });

  test('a message that is none becomes the busy words', async () => {
    const { failure, notices } = read(envelope('10004009', null, '<script>alert(1)</script>'));
    expect((await failure).message).toBe('抱歉，服务器繁忙！');
    expect(notices).toEqual([{ kind: 'toast', message: '抱歉，服务器繁忙！' }]);
  });
});

describe('where a failure is shown', () => {
  test.each<[string, Reply]>([
    ['a refusal', envelope('10002001', null, '账号或密码错误')],
    ['an HTTP error', { status: 500, data: '' }],
    ['no answer', networkError()],
  ])('[8.1c, 8.8] inline: of %s the client shows nothing, the caller has its message', async (_, reply) => {
    const { api, notices } = startApi([reply]);
    const failure = await failureOf(api.login({ userName: '1', password: '2' }));
    expect(['账号或密码错误', BUSY_MESSAGE]).toContain(failure.message);
    expect(notices).toEqual([]);
  });

  test('[8.1c, 8.8] never: nothing is shown', async () => {
    const { api, notices } = startApi([networkError()]);
    await failureOf(api.logout({}));
    expect(notices).toEqual([]);
  });

  test('[8.1c, 8.2] an expired session ends whatever the call shows', async () => {
    const { api, notices, expiries } = startApi([{ status: 401, ...envelope('00000401') }]);
    expect(await failureOf(api.logout({}))).toMatchObject({ kind: 'expired' });
    expect([notices, expiries()]).toEqual([[], 1]);
  });

  test('[8.1c] message: a silent request shows nothing', async () => {
    const { api, notices } = startApi([networkError()]);
    await failureOf(api.search({ keyword: '苯', page: 1 }, { silent: true }));
    expect(notices).toEqual([]);
  });
});
