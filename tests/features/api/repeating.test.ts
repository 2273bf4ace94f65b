import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { envelope, failureOf, networkError, type Reply, startApi, timeoutError } from './kit.ts';

const good = envelope('00000000', { title: '新闻' });
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('[8.3] repeating', () => {
  test.each<[string, Reply]>([
    ['the network fails', networkError()],
    ['502', { status: 502, data: '' }],
    ['503', { status: 503, data: '' }],
    ['504', { status: 504, data: '' }],
  ])('a GET is sent again when %s, and its good answer counts', async (_, bad) => {
    const { api, requests, notices } = startApi([bad, bad, good]);
    expect(await api.read({ id: '1' })).toEqual({ title: '新闻' });
    expect(requests).toHaveLength(3);
    expect(notices).toEqual([]);
  });

  test('at most three times, then one notification', async () => {
    const { api, requests, notices, waits } = startApi([networkError()]);
    expect(await failureOf(api.read({ id: '1' }))).toMatchObject({ kind: 'offline' });
    expect(requests).toHaveLength(4);
    expect(waits).toEqual([300, 600, 1_200]);
    expect(notices).toHaveLength(1);
  });

  test('each pause is shaken between half and the whole of its length', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: 0.999, noNaN: true }), async (chance) => {
        const { api, waits } = startApi([networkError()], { random: () => chance });
        await failureOf(api.read({ id: '1' }));
        for (const [index, wait] of waits.entries()) {
          expect(wait).toBeGreaterThanOrEqual(200 * 2 ** index);
          expect(wait).toBeLessThan(400 * 2 ** index);
        }
      }),
      { numRuns: 50 },
    );
  });

  test.each<[string, Reply]>([
    ['a timeout', timeoutError()],
    ['500', { status: 500, data: '' }],
    ['429', { status: 429, data: '' }],
    ['a refusal', envelope('10004004')],
  ])('a GET is not sent again after %s', async (_, bad) => {
    const { api, requests } = startApi([bad, good]);
    await failureOf(api.read({ id: '1' }));
    expect(requests).toHaveLength(1);
  });

  test('a POST without an idempotency key is sent once', async () => {
    const { api, requests } = startApi([networkError()]);
    await failureOf(api.search({ keyword: '苯', page: 1 }));
    expect(requests).toHaveLength(1);
  });

  test('a POST with one is repeated under the same key', async () => {
    const { api, requests } = startApi([networkError(), envelope('00000000', { orderNo: 'HZ1' })]);
    expect(await api.order({ service: 'FCL' }, { idempotencyKey: 'key-1' })).toEqual({ orderNo: 'HZ1' });
    expect(requests.map((request) => request.headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-1']);
  });
});

describe('leaving', () => {
  test('an abort cuts the request, shows nothing and ends as cancelled', async () => {
    const { api, requests, notices } = startApi(['hang']);
    const leaving = new AbortController();
    const failure = failureOf(api.search({ keyword: '苯', page: 1 }, { signal: leaving.signal }));
    await settled();
    leaving.abort();
    expect(await failure).toMatchObject({ kind: 'cancelled' });
    expect(requests).toHaveLength(1);
    expect(notices).toEqual([]);
  });

  test('an abort during a pause sends nothing more', async () => {
    const leaving = new AbortController();
    const { api, requests } = startApi([networkError()], {
      wait: async () => {
        leaving.abort();
        throw leaving.signal.reason;
      },
    });
    const options = { idempotencyKey: 'k', signal: leaving.signal };
    expect(await failureOf(api.order({ service: 'FCL' }, options))).toMatchObject({ kind: 'cancelled' });
    expect(requests).toHaveLength(1);
  });
});

describe('[9.2] the same GET in flight', () => {
  test('is one request, and all its callers get the answer', async () => {
    const { api, requests } = startApi([good]);
    const answers = await Promise.all([api.read({ id: '1' }), api.read({ id: '1' }), api.read({ id: '2' })]);
    expect(answers).toEqual(Array(3).fill({ title: '新闻' }));
    expect(requests).toHaveLength(2);
    await api.read({ id: '1' });
    expect(requests).toHaveLength(3);
  });

  test('a failure of it is shown once', async () => {
    const { api, notices } = startApi([{ status: 500, data: '' }]);
    await Promise.all([failureOf(api.read({ id: '1' })), failureOf(api.read({ id: '1' }))]);
    expect(notices).toHaveLength(1);
  });

  test('one caller leaving does not cut it for the other; the last one leaving does', async () => {
    const { api, requests } = startApi(['hang']);
    const first = new AbortController();
    const second = new AbortController();
    const failures = [first, second].map(({ signal }) => failureOf(api.read({ id: '1' }, { signal })));
    await settled();
    first.abort();
    await settled();
    expect((requests[0]!.signal as AbortSignal).aborted).toBe(false);
    second.abort();
    await settled();
    expect((requests[0]!.signal as AbortSignal).aborted).toBe(true);
    expect((await Promise.all(failures)).map(({ kind }) => kind)).toEqual(['cancelled', 'cancelled']);
  });

  test('a caller who comes after the last one left gets a request of its own', async () => {
    const { api, requests } = startApi(['hang', good]);
    const leaving = new AbortController();
    const failure = failureOf(api.read({ id: '1' }, { signal: leaving.signal }));
    await settled();
    leaving.abort();
    expect(await api.read({ id: '1' })).toEqual({ title: '新闻' });
    expect(await failure).toMatchObject({ kind: 'cancelled' });
    expect(requests).toHaveLength(2);
  });
});
