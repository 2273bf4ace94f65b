import { expect, test } from 'vitest';
import { createExpiryGate } from '#src/api/expiry-gate.ts';
import type { ExpiryPorts } from '#src/api/ports.ts';
import { envelope, failureOf, type Reply, startApi } from './kit.ts';

const expired: [string, Reply][] = [
  ['10001701', envelope('10001701', null, '登录已过期')],
  ['00000401', envelope('00000401')],
  ['HTTP 401', { status: 401, data: '' }],
  ['HTTP 401 with 10001701', { status: 401, ...envelope('10001701') }],
];

test.each(expired)('[8.2] %s ends the session and shows no message of its own', async (_, reply) => {
  const { api, ended, notices } = startApi([reply]);
  expect(await failureOf(api.search({ keyword: '苯', page: 1 }))).toMatchObject({ kind: 'expired' });
  expect(ended).toEqual([{ reload: true }]);
  expect(notices).toEqual([]);
});

test('[8.2] ten expired answers at once end the session once', async () => {
  const { api, ended, requests } = startApi([{ status: 401, ...envelope('00000401') }]);
  const failures = Array.from({ length: 10 }, (_, page) => failureOf(api.search({ keyword: '苯', page })));
  expect((await Promise.all(failures)).map(({ kind }) => kind)).toEqual(Array(10).fill('expired'));
  expect(requests).toHaveLength(10);
  expect(ended).toEqual([{ reload: true }]);
});

test('[4.11][8.2] an expired answer to a session that another tab has replaced ends nothing', async () => {
  let token: string | null = 'first';
  const { api, ended } = startApi(
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
  expect(ended).toEqual([]);
  expect(await failureOf(api.search({ keyword: '苯', page: 1 }))).toMatchObject({ kind: 'expired' });
  expect(ended).toEqual([{ reload: true }]);
});

function startGate(ports: Partial<ExpiryPorts> = {}) {
  const ended: boolean[] = [];
  const finish: (() => void)[] = [];
  let last: number | null = null;
  let at = 1_000_000;
  const gate = createExpiryGate(
    {
      end: ({ reload }) => {
        ended.push(reload);
        return new Promise((resolve) => finish.push(resolve));
      },
      lastReload: () => last,
      recordReload: (moment) => {
        last = moment;
        return true;
      },
      ...ports,
    },
    () => at,
  );
  const settle = async () => {
    for (const done of finish.splice(0)) done();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const advance = (milliseconds: number) => {
    at += milliseconds;
  };
  return { gate, ended, settle, advance };
}

test('[8.2] an answer to a request of before the expiry, coming after it, ends nothing again', async () => {
  const { gate, ended, settle } = startGate();
  const before = gate.generation();
  gate.report(before);
  const during = gate.generation();
  gate.report(during);
  await settle();
  gate.report(before);
  gate.report(during);
  expect(ended).toEqual([true]);
});

test('[8.2] [9.3k] a server that expires everything reloads at most once in 60 s', async () => {
  const { gate, ended, settle, advance } = startGate();
  for (const pause of [0, 1_000, 58_999, 1]) {
    advance(pause);
    gate.report(gate.generation());
    await settle();
  }
  expect(ended).toEqual([true, false, false, true]);
});

test('[8.2] a reload that cannot be remembered does not happen', () => {
  const { gate, ended } = startGate({ recordReload: () => false });
  gate.report(gate.generation());
  expect(ended).toEqual([false]);
});

test('[8.2] an expiry flow that fails opens the gate again', async () => {
  let ends = 0;
  const { gate } = startGate({
    end: async () => {
      ends += 1;
      throw new Error('storage blocked');
    },
  });
  gate.report(gate.generation());
  await new Promise((resolve) => setImmediate(resolve));
  gate.report(gate.generation());
  expect(ends).toBe(2);
});
