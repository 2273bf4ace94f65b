import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tooManyPages } from '#copy/shell.ts';
import type { OpenDatabase } from '#server/data/connect.ts';
import type { SiteFile, SiteFiles } from '#server/http/site-files.ts';
import { readSettings } from '#src/config/settings.ts';
import {
  clientHeaders,
  openTestDatabase,
  type StartOptions,
  startServer,
  TestClock,
  type TestServer,
} from '#tests/kit/server.ts';

const PAGE =
  '<html><head><!--head--><script type="module" src="/assets/a.js"></script><link rel="modulepreload" href="/assets/b.js"><link rel="stylesheet" href="/assets/c.css"></head><body><div id="app"><!--body--></div></body></html>';
const fileOf = (text: string, type: string): SiteFile => ({
  identity: Buffer.from(text),
  type,
  etag: `"${text.length}"`,
  isHashed: false,
});
const site: SiteFiles = new Map([
  ['/index.html', fileOf(PAGE, 'text/html; charset=utf-8')],
  ['/favicon.svg', fileOf('<svg/>', 'image/svg+xml')],
  ['/assets/a.js', fileOf('export {}', 'text/javascript')],
]);

/** Requests of the home page on a first visit. */
const CALLS_OF_HOME = 12;
const { requestsPerMinute, pagesPerMinute } = readSettings({});
const defaults = { requestsPerMinute, pagesPerMinute };

let database: OpenDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
});
afterEach(() => server.stop());
afterAll(() => database.close());

const start = async (settings: StartOptions['settings'], more: Partial<StartOptions> = {}) => {
  server = await startServer({ database, clock: new TestClock(), site, ...more, ...(settings && { settings }) });
};
const get = (path: string, init: RequestInit = {}) => fetch(server.address + path, init);
const statusOf = async (path: string, init?: RequestInit) => (await get(path, init)).status;
const call = () => statusOf('/api-basic/constants', { headers: clientHeaders });

describe('what one address may ask for in a minute', () => {
  it('[9.6] 200 views a minute of the page that asks for most are not refused', async () => {
    await start(defaults);
    const inject = async (url: string, headers = {}) => (await server.http.inject({ url, headers })).statusCode;
    const refused: number[] = [];
    for (let view = 0; view < 200; view += 1) {
      const files = Array.from({ length: 10 }, () => inject('/assets/a.js'));
      const calls = Array.from({ length: CALLS_OF_HOME }, () => inject('/api-platform/site-config', clientHeaders));
      const statuses = await Promise.all([inject('/'), ...files, ...calls]);
      if (statuses.some((status) => status !== 200)) refused.push(view);
    }
    expect(refused).toEqual([]);
  });

  it('[9.6] pages, calls and files are counted apart, and each count ends with its minute', async () => {
    await start({ requestsPerMinute: 2, pagesPerMinute: 2 });
    expect([await statusOf('/'), await statusOf('/news'), await statusOf('/nowhere')]).toEqual([200, 200, 429]);
    expect([await call(), await call(), await call()]).toEqual([200, 200, 429]);
    for (const file of ['/assets/a.js', '/favicon.svg']) expect(await statusOf(file)).toBe(200);
    expect(await statusOf('/assets/missing.js')).toBe(404);
    expect(await statusOf('/index.html')).toBe(429);
    expect(await statusOf('/robots.txt')).toBe(429);
    server.clock.advance(59_999);
    expect([await statusOf('/'), await call()]).toEqual([429, 429]);
    server.clock.advance(1);
    expect([await statusOf('/'), await call()]).toEqual([200, 200]);
  });

  it('[9.6] what is no read counts as a call wherever it goes', async () => {
    await start({ requestsPerMinute: 1, pagesPerMinute: 1 });
    expect(await statusOf('/', { method: 'POST' })).toBe(405);
    expect(await statusOf('/assets/a.js', { method: 'POST' })).toBe(429);
    expect(await statusOf('/healthz')).toBe(429);
    expect(await statusOf('/')).toBe(200);
  });

  it('[9.6] a refusal is held back for a second, so that asking again at once takes nothing from others', async () => {
    await start({ requestsPerMinute: 1, pagesPerMinute: 1 });
    expect([await statusOf('/'), await call()]).toEqual([200, 200]);
    const timed = async (asked: () => Promise<number>) => {
      const started = performance.now();
      return { status: await asked(), isHeld: performance.now() - started > 900 };
    };
    const refused = await Promise.all([timed(() => statusOf('/')), timed(call)]);
    expect(refused).toEqual([1, 2].map(() => ({ status: 429, isHeld: true })));
  });

  it('[9.6] another address is not affected', async () => {
    await start({ pagesPerMinute: 1, trustProxy: ['loopback'] });
    const from = (address: string) => statusOf('/', { headers: { 'x-forwarded-for': address } });
    expect([await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.2')]).toEqual([200, 429, 200]);
  });
});

describe('a page that is one too many', () => {
  it('[9.6] is the site’s error page with the seconds to wait, and runs nothing', async () => {
    await start({ pagesPerMinute: 1 });
    await get('/');
    server.clock.advance(18_000);
    const answer = await get('/shippingFcl?orgPortCode=CNSHA');
    const html = await answer.text();
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('42');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).not.toBeNull();
    expect(html).toContain(tooManyPages.heading);
    expect(html).toContain(tooManyPages.hint(42));
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<link rel="stylesheet" href="/assets/c.css">');
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('modulepreload');
  });

  it('[9.6] says nothing that the address brought along', async () => {
    await start({ pagesPerMinute: 1 });
    await get('/');
    const html = await (await get('//evil.example/<script>?x="><script>')).text();
    expect(html).not.toContain('evil.example');
    expect(html).not.toContain('<script>');
  });

  it('[9.6] is read as JSON only where this server has no site', async () => {
    await start({ requestsPerMinute: 1 }, { site: null });
    expect(await statusOf('/')).toBe(404);
    const answer = await get('/');
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ code: '10002004', data: { retryAfter: 60 } });
  });
});
