import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { root } from './process.mjs';

const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
});

/** @typedef {{ address: string, folder?: string, pid?: number, close: () => Promise<void> }} Served */

/** Hands a call on to the server that answers it. @param {import('node:http').IncomingMessage} asked @param {import('node:http').ServerResponse} response @param {string} api */
const forward = (asked, response, api) => {
  const { host: _, ...headers } = asked.headers;
  const call = request(new URL(asked.url ?? '/', api), { method: asked.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  call.on('error', () => response.writeHead(502).end());
  asked.pipe(call);
};

/**
 * Serves a built folder on a free port of loopback; with `api`, that server answers its calls, and any address without a
 * file is the application's.
 * @param {string} folder @param {string} [api] @returns {Promise<Served>}
 */
export const serveFolder = (folder, api) =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (api !== undefined && pathname.startsWith('/api-')) return forward(request, response, api);
      const isPage = pathname === '/' || (api !== undefined && extname(pathname) === '');
      const path = join(folder, normalize(isPage ? '/index.html' : pathname));
      if (!path.startsWith(folder) || !existsSync(path) || !statSync(path).isFile()) {
        response.writeHead(404).end();
        return;
      }
      // Cacheable, because a Storybook is opened for each of its stories.
      const caching = extname(path) === '.html' ? 'no-cache' : 'max-age=3600';
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': caching,
      });
      response.end(readFileSync(path));
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        address: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });

/** Finds a free port. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** @param {string} address @param {number} limitMs @param {() => boolean} isGone */
const untilHealthy = async (address, limitMs, isGone) => {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline && !isGone()) {
    const healthy = await fetch(`${address}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
};

/** The built server on a fresh data folder and a free port. @returns {Promise<Served>} */
export const serveBuilt = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'huazhou-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  server.stdout.on('data', (piece) => {
    log += piece;
  });
  server.stderr.on('data', (piece) => {
    log += piece;
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  const close = async () => {
    server.kill('SIGTERM');
    const hung = setTimeout(() => server.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(hung);
    rmSync(folder, { recursive: true, force: true });
  };
  if (await untilHealthy(address, 180_000, () => server.exitCode !== null))
    return { address, folder, pid: server.pid ?? 0, close };
  await close();
  throw new Error(`dist/server/main.js did not answer /healthz:\n${log.slice(-4000)}`);
};

/** Waits until an address is served with its content, as it is from the second visitor on at the latest. @param {string} address */
export const untilDrawn = async (address) => {
  for (let tries = 0; tries < 20; tries += 1) {
    const html = await (await fetch(address)).text();
    if (html.includes('id="page-answers"')) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};
