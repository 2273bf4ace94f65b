import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/data/connect.ts';
import { clientHeaders, openTestDatabase, startServer, TestClock, type TestServer } from '#tests/kit/server.ts';

const REPORTS = '/api-platform/reports';
const text = JSON.stringify({ kind: 'render', route: '/', build: 'b', message: 'm' });

interface Sent {
  status: number;
  code: string;
  retryAfter: string | undefined;
}

/** node:http, for fetch does not let a test set what a browser sets. */
function send(
  address: string,
  headers: Record<string, string>,
  path = REPORTS,
  body: string | null = text,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${address}${path}`, { method: body === null ? 'GET' : 'POST', headers }, (answer) => {
      let received = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        received += part;
      });
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          code: (JSON.parse(received) as { code: string }).code,
          retryAfter: answer.headers['retry-after'],
        }),
      );
    });
    outgoing.on('error', reject).end(body ?? undefined);
  });
}

const json = { ...clientHeaders, 'content-type': 'application/json' };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
});
afterAll(() => database.close());

describe('requests from other sites', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database });
  });
  afterAll(() => server.stop());

  it.each([
    ['cross-site', {}],
    ['same-site', {}],
    ['cross-site', { origin: 'http://evil.example' }],
  ])('Sec-Fetch-Site %s is refused', async (site, more) => {
    expect(await send(server.address, { ...json, ...more, 'sec-fetch-site': site })).toMatchObject({ status: 403 });
    expect(
      await send(server.address, { ...json, ...more, 'sec-fetch-site': site }, '/api-cms/help', null),
    ).toMatchObject({
      status: 403,
    });
  });

  it.each(['http://evil.example', 'null', 'http://127.0.0.1:1', 'https://127.0.0.1'])(
    'without Sec-Fetch-Site the origin %s is refused',
    async (origin) => {
      expect(await send(server.address, { ...json, origin })).toMatchObject({ status: 403 });
    },
  );

  it('its own origin, an address typed by hand and a program without one are taken', async () => {
    for (const headers of [
      { origin: server.address },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      {},
    ]) {
      expect(await send(server.address, { ...json, ...headers } as Record<string, string>)).toMatchObject({
        status: 200,
        code: '00000000',
      });
    }
  });

  it('never names an allowed origin', async () => {
    const answer = await fetch(`${server.address}/healthz`, { headers: { origin: 'http://evil.example' } });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('limits', () => {
  it('one address may report 30 times a minute, another is not affected, and a forwarded address counts from a trusted proxy alone', async () => {
    const clock = new TestClock();
    const trusting = await startServer({ database, clock, settings: { trustProxy: ['loopback'] } });
    const from = (address: string) => send(trusting.address, { ...json, 'x-forwarded-for': address });
    for (let count = 0; count < 30; count += 1) expect(await from('10.0.0.1')).toMatchObject({ code: '00000000' });
    expect(await from('10.0.0.1')).toMatchObject({ status: 200, code: '10002004' });
    expect(await from('10.0.0.2')).toMatchObject({ code: '00000000' });
    clock.advance(59_999);
    expect(await from('10.0.0.1')).toMatchObject({ code: '10002004' });
    clock.advance(1);
    expect(await from('10.0.0.1')).toMatchObject({ code: '00000000' });
    for (let count = 0; count < 30; count += 1) await from(`2001:db8:1:2::${count}`);
    expect(await from('2001:db8:1:2:ffff::1')).toMatchObject({ code: '10002004' });
    expect(await from('2001:db8:1:3::1')).toMatchObject({ code: '00000000' });
    await trusting.stop();

    const wary = await startServer({ database });
    for (let count = 0; count < 30; count += 1)
      await send(wary.address, { ...json, 'x-forwarded-for': `10.0.0.${count}` });
    expect(await send(wary.address, { ...json, 'x-forwarded-for': '10.0.1.1' })).toMatchObject({ code: '10002004' });
    await wary.stop();
  });

  it('a forwarded address that is no address is ignored: what sends it counts as the proxy itself', async () => {
    const trusting = await startServer({ database, settings: { trustProxy: ['loopback', '10.0.0.0/8'] } });
    const from = (address: string) => send(trusting.address, { ...json, 'x-forwarded-for': address });
    for (let count = 0; count < 28; count += 1) await from(`nonsense-${count}`);
    for (const forwarded of ['1.2.3.4:5678', '203.0.113.7, unknown'])
      expect(await from(forwarded)).toMatchObject({ code: '00000000' });
    expect(await from('<script>')).toMatchObject({ code: '10002004' });
    expect(await from('203.0.113.7')).toMatchObject({ code: '00000000' });
    await trusting.stop();
  });

  it('the connection limit answers 429 with the seconds to wait', async () => {
    const server = await startServer({ database, settings: { requestsPerMinute: 3 } });
    for (let count = 0; count < 3; count += 1) await fetch(`${server.address}/healthz`);
    expect(await send(server.address, json)).toEqual({ status: 429, code: '10002004', retryAfter: '60' });
    await server.stop();
  });

  it('a full database queue answers 503', async () => {
    const server = await startServer({ database });
    const client = await server.database.pool.connect();
    const waiting = Array.from({ length: 256 }, () => server.database.pool.query('SELECT 1'));
    expect(await send(server.address, json, '/api-cms/help', null)).toEqual({
      status: 503,
      code: '10009999',
      retryAfter: '1',
    });
    client.release();
    await Promise.all(waiting);
    expect(await send(server.address, json, '/api-cms/help', null)).toMatchObject({ status: 200 });
    await server.stop();
  });
});

describe('draining', () => {
  it('answers 503 to what comes after and finishes what is under way', async () => {
    const server = await startServer({ database });
    const client = await server.database.pool.connect();
    const underWay = send(server.address, json, '/api-cms/help', null);
    await expect.poll(() => server.database.pool.waitingCount).toBe(1);
    const drained = server.app.drain(5_000);
    expect(await send(server.address, json)).toMatchObject({ status: 503, code: '10009999' });
    client.release();
    expect(await underWay).toMatchObject({ status: 200, code: '00000000' });
    expect(await drained).toBe(0);
  });

  it('does not wait for a client that has disconnected', async () => {
    const server = await startServer({ database });
    const client = await server.database.pool.connect();
    const controller = new AbortController();
    const left = fetch(`${server.address}/api-cms/help`, { headers: clientHeaders, signal: controller.signal });
    await expect.poll(() => server.database.pool.waitingCount).toBe(1);
    controller.abort();
    await expect(left).rejects.toThrow();
    client.release();
    await expect.poll(() => server.database.pool.waitingCount).toBe(0);
    expect(await server.app.drain(5_000)).toBe(0);
  });
});
