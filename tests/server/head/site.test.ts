import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSite } from '#server/http/site-files.ts';
import { startServer, type TestServer } from '#tests/kit/server.ts';

/** As the build leaves it for who serves it without a server of ours. */
const MARK = '<!--head--><script type="application/json" id="site-config">{"brand":{}}</script>';
const html = `<!doctype html><html lang="zh-CN"><head>${MARK}<script type="module" src="/assets/app-1a2b3c4d.js"></script></head><body><div id="root"></div></body></html>`;
const script = 'export const answer = 42;\n'.repeat(100);

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'huazhou-site-'));
  mkdirSync(join(folder, 'assets'));
  const files: Record<string, string> = {
    'index.html': html,
    'early.js': 'var early;\n',
    'assets/app-1a2b3c4d.js': script,
    'assets/plain-5e6f7a8b.css': 'body{}',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, 'assets/app-1a2b3c4d.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/app-1a2b3c4d.js.gz'), gzipSync(script));
  server = await startServer({
    database: 'postgres',
    site: readSite(folder),
    renderPage: async (page) => ({
      status: page === null ? 404 : 200,
      head: `<title>${page === null ? '未找到' : page.route.name}</title>`,
      body: '',
    }),
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** The bytes as they travel: fetch would unpack them. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(server.address, { path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

const ASSET = '/assets/app-1a2b3c4d.js';

describe('the built site', () => {
  it('serves a hashed asset precompressed and for ever', async () => {
    const best = await get(ASSET, { 'accept-encoding': 'gzip, deflate, br' });
    expect(best.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(best.body).toString()).toBe(script);
    const second = await get(ASSET, { 'accept-encoding': 'gzip, br;q=0' });
    expect(second.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(second.body).toString()).toBe(script);
    const plain = await get(ASSET);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
  });

  it('serves a file without compressed copies as it is', async () => {
    const answer = await get('/assets/plain-5e6f7a8b.css', { 'accept-encoding': 'br' });
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/css; charset=utf-8' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('asks back for a file whose name carries no hash', async () => {
    const { headers } = await get('/early.js');
    expect(headers['cache-control']).toBe('no-cache');
    const tag = String(headers.etag);
    expect(await get('/early.js', { 'if-none-match': tag })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });

  it('gives a page its head, asks back with its tag and answers 304 without a body', async () => {
    const page = await get('/', { 'accept-encoding': 'br' });
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    expect(brotliDecompressSync(page.body).toString()).toBe(html.replace(MARK, '<title>home</title>'));
    const tag = String(page.headers.etag);
    const again = await get('/?utm=1', { 'if-none-match': tag });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers.etag).toBe(tag);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each(['/assets/app-00000000.js', '/assets/', '/assets/..%2findex.html'])(
    '%s is really not there',
    async (path) => {
      const answer = await get(path);
      expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
      expect(JSON.parse(answer.body.toString())).toMatchObject({ code: '10004004' });
    },
  );

  it.each([
    '/nothing',
    '/index.html',
    '/%2e%2e/package.json',
    '//evil.example',
    '/..;/x',
    '/newspaper',
    '/%zz',
    '/news/%E0%A4%A',
  ])('[2.4] %s answers 404 with the site’s page', async (path) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(answer.body.toString()).toContain('<title>未找到</title>');
    expect((await get(path, { 'if-none-match': String(answer.headers.etag) })).status).toBe(404);
  });

  it('answers HEAD without a body and other methods with 405', async () => {
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    for (const method of ['POST', 'PUT', 'TRACE']) expect((await get('/', {}, method)).status).toBe(405);
  });
});

describe('headers of every answer', () => {
  const csp =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /csp-report";

  it.each([
    '/',
    '/nothing',
    ASSET,
    '/assets/none.js',
    '/healthz',
    '/api-basic/constants',
    '/api-none',
    '/api/openapi.json',
  ])('%s', async (path) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'content-security-policy': csp,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'credentialless',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('names configured services by their exact origin', async () => {
    const other = await startServer({
      database: server.database,
      settings: {
        site: {
          ...(await import('#src/config/settings.ts')).readSettings({}).site,
          maps: 'https://maps.example.com/v3?key=1',
          userCentre: 'https://my.example.com/?from=shop',
        },
      },
      apiOrigin: 'https://api.example.com',
    });
    const answer = await fetch(`${other.address}/healthz`);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data: blob: https://maps.example.com https://my.example.com;");
    expect(policy).toContain("connect-src 'self' https://api.example.com https://maps.example.com;");
    expect(policy).not.toContain('key=1');
    await other.stop();
  });

  it('[4.5b] says HTTPS for good when a trusted proxy says it came that way, and to no one else', async () => {
    const other = await startServer({ database: server.database, settings: { trustProxy: ['loopback'] } });
    const headers = { 'x-forwarded-proto': 'https' };
    const proxied = await fetch(`${other.address}/healthz`, { headers });
    expect(proxied.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect((await get('/healthz', headers)).headers).not.toHaveProperty('strict-transport-security');
    await other.stop();
  });

  it('logs what a browser blocked without the query of its page', async () => {
    const answer = await fetch(`${server.address}/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({
        'csp-report': {
          'violated-directive': 'script-src',
          'blocked-uri': 'inline',
          'document-uri': 'http://a/x?token=1',
        },
      }),
    });
    expect(answer.status).toBe(204);
    expect(server.logged().find(({ event }) => event === 'client.report')).toMatchObject({
      kind: 'csp',
      directive: 'script-src',
      blocked: 'inline',
      page: 'http://a/x',
    });
  });
});
