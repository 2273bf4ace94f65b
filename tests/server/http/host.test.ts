import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/data/connect.ts';
import type { SiteFiles } from '#server/http/site-files.ts';
import { openTestDatabase, startServer, type TestServer } from '#tests/kit/server.ts';

const html =
  '<!doctype html><html lang="zh-CN"><head><!--head--></head><body><div id="app"><!--body--></div></body></html>';
const site: SiteFiles = new Map([
  ['/index.html', { identity: Buffer.from(html), type: 'text/html; charset=utf-8', etag: '"page"', isHashed: false }],
]);
const ORIGIN = 'https://www.example.com';
const PROXY = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };

interface Answer {
  status: number;
  text: string;
}

/** Byte for byte as given: a client would put a Host of its own. */
function sendRaw(server: TestServer, lines: readonly string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname, () => socket.end([...lines, '', ''].join('\r\n')));
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.on('end', () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text }));
    socket.on('error', reject);
  });
}

function get(server: TestServer, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`${server.address}${path}`, { headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

let database: OpenDatabase;
let plain: TestServer;
let named: TestServer;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  plain = await startServer({ database, site });
  named = await startServer({ database, site, settings: { publicOrigin: ORIGIN, trustProxy: ['loopback'] } });
});
afterAll(async () => {
  await plain.stop();
  await named.stop();
  await database.close();
});

const malformed: readonly (readonly [string, readonly string[]])[] = [
  ['none over HTTP/1.1', ['GET / HTTP/1.1', 'Connection: close']],
  ['none over HTTP/1.0', ['GET / HTTP/1.0']],
  ['an empty one', ['GET / HTTP/1.1', 'Host:', 'Connection: close']],
  ['two', ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example', 'Connection: close']],
  ...['a b', 'a/b', 'user@a', '[::1', 'a:99999', 'a:b', '1.2.3.999', '"><script>', 'a..b', 'x'.repeat(300)].map(
    (host) => [host.slice(0, 20), ['GET / HTTP/1.1', `Host: ${host}`, 'Connection: close']] as const,
  ),
];

describe('a Host that is missing or malformed', () => {
  it.each(malformed)('%s answers 400 in the envelope, without a stack', async (_how, lines) => {
    for (const server of [plain, named]) {
      const { status, text } = await sendRaw(server, lines);
      expect(status).toBe(400);
      expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toEqual({
        code: '10004001',
        message: '请求缺少主机名，或主机名不正确',
        data: null,
      });
      expect(server.logged()).not.toContainEqual(expect.objectContaining({ event: 'request.failed' }));
    }
  });

  it('the health check answers all the same', async () => {
    expect((await sendRaw(named, ['GET /healthz HTTP/1.0'])).status).toBe(200);
    expect((await get(named, '/healthz', { ...PROXY, host: '10.0.0.9:8080' })).status).toBe(200);
  });
});

describe('where PUBLIC_ORIGIN is set', () => {
  it.each(['www.example.com', 'WWW.Example.com', 'www.example.com:443'])('%s is its own', async (host) => {
    expect((await get(named, '/', { ...PROXY, host })).status).toBe(200);
  });

  it.each(['evil.example', 'example.com', 'www.example.com:80', 'www.example.com.evil.example', '203.0.113.9'])(
    '%s answers 400',
    async (host) => {
      for (const path of ['/', '/sitemap.xml', '/api-basic/constants', '/assets/none.js']) {
        const { status, text } = await get(named, path, { ...PROXY, host });
        expect([path, status, JSON.parse(text).message]).toEqual([path, 400, '本站不以该域名提供服务，请核对网址']);
      }
    },
  );

  it('a loopback Host passes from loopback, and not for a visitor whom a proxy on loopback forwards', async () => {
    for (const host of ['localhost:8080', '127.0.0.1', '[::1]:8080'])
      expect((await get(named, '/', { host })).status).toBe(200);
    expect((await get(named, '/', { ...PROXY, host: 'localhost' })).status).toBe(400);
  });

  it('the name that counts is Host, whatever X-Forwarded-Host says', async () => {
    const own = await get(named, '/', { ...PROXY, host: 'www.example.com', 'x-forwarded-host': 'evil.example' });
    expect([own.status, own.text.includes('evil.example')]).toEqual([200, false]);
    const other = await get(named, '/', { ...PROXY, host: 'evil.example', 'x-forwarded-host': 'www.example.com' });
    expect(other.status).toBe(400);
  });
});

describe('where PUBLIC_ORIGIN is not set', () => {
  it('any Host is answered, and nothing repeats it: no canonical, no preview address, no sitemap, nothing to index', async () => {
    const home = await get(plain, '/', { host: 'evil.example' });
    expect(home.status).toBe(200);
    expect(home.text).not.toContain('evil.example');
    expect(home.text).toContain('<meta name="robots" content="noindex">');
    expect(home.text).not.toMatch(/canonical|og:url|og:image|ld\+json/);
    expect(home.text).toContain('"origin":""');
    expect((await get(plain, '/sitemap.xml', { host: 'evil.example' })).status).toBe(404);
    expect((await get(plain, '/robots.txt', { host: 'evil.example' })).text).not.toContain('Sitemap');
  });

  it('on loopback the pages name their own address', async () => {
    const home = await get(plain, '/', { host: 'localhost:8080' });
    expect(home.text).toContain('<link rel="canonical" href="http://localhost:8080/">');
    expect((await get(plain, '/sitemap.xml', {})).text).toContain(`<loc>${plain.address}/</loc>`);
  });
});

describe('a program on the server’s own machine', () => {
  const own =
    Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.2';
  it('reaches it by the address it listens on', async () => {
    const server = await startServer({ database, site, settings: { publicOrigin: ORIGIN }, host: own });
    expect((await get(server, '/', {})).status).toBe(200);
    expect((await get(server, '/', { host: 'evil.example' })).status).toBe(400);
    await server.stop();
  });
});
