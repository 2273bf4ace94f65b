import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKOUT_LIMIT_MS } from '#server/data/pool.ts';
import { csvOfRates, freightRow } from '#tests/kit/rate-sheet.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, signIn } from '#tests/kit/signed-in.ts';

describe.each(databaseKinds())('a client that leaves, on %s', (database) => {
  let server: TestServer;
  let browser: SignedIn;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true });
    browser = await signIn(server, 'user-verified');
  }, 60_000);
  afterAll(() => server.stop());

  const errors = () => server.logged().filter(({ level }) => level !== 'info');
  /** Sends the first half of a body, and leaves. */
  async function leaveWithin(path: string, headers: Record<string, string>, half: string) {
    const { port } = new URL(server.address);
    const socket = connect(Number(port), '127.0.0.1');
    const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${half}`);
    await pause(150);
    socket.destroy();
    await pause(300);
  }

  it('in the middle of what it sends is no error of the server', async () => {
    const json = { ...clientHeaders, 'content-type': 'application/json', 'content-length': '1000' };
    await leaveWithin('/api-cms/city-page', json, '{"keyword":');
    const boundary = 'half';
    const form = {
      ...browser.headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': '9000',
    };
    const part = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7`;
    await leaveWithin('/api-common-oss/files', form, part);
    expect(errors()).toEqual([]);
  });

  /** Asks, and leaves after a while. */
  const leaveAfter = (ms: number, path: string, init: RequestInit = {}) =>
    fetch(server.address + path, { headers: browser.headers, ...init, signal: AbortSignal.timeout(ms) }).catch(
      () => null,
    );

  it('before it is answered is no error either', async () => {
    for (const path of [
      '/api-cms/help',
      '/api-platform/statistics',
      '/api-ecommerce/orders/FCL0/documents/booking',
      '/',
    ])
      for (const ms of [1, 3, 10]) await leaveAfter(ms, path);
    await pause(500);
    expect(errors()).toEqual([]);
  });

  it('while the database is busy or its file is read is no error; who stays and is refused is one', async () => {
    const body = new FormData();
    body.append('service', 'fcl');
    body.append('file', new File([new Uint8Array(csvOfRates([freightRow]))], 'rates.csv'));
    const headers = { ...clientHeaders, 'desk-token': server.operatorKey };
    await leaveAfter(60, '/api-platform/desk/rates/preview', { method: 'POST', headers, body });
    await pause(500);
    const { pool } = server.database;
    const lent = await Promise.all(Array.from({ length: pool.options.max ?? 1 }, () => pool.connect()));
    try {
      await Promise.all([1, 2, 3].map(() => leaveAfter(100, '/api-cms/help')));
      await pause(CHECKOUT_LIMIT_MS + 500);
      expect(errors()).toEqual([]);
      expect((await fetch(`${server.address}/api-cms/help`, { headers: clientHeaders })).status).toBe(503);
      expect(errors()).toMatchObject([{ event: 'request.failed', status: 503 }]);
    } finally {
      for (const client of lent) client.release();
    }
  }, 30_000);
});
