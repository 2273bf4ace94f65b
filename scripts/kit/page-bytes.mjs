import { brotli } from './compress.mjs';
import { beThere } from './load-cost.mjs';

export const IDLE_SECONDS = 5;

/**
 * @typedef {{ path: string, kind: 'script' | 'style' | 'document' | 'call' | 'prefetch' | 'other', bytes: number, beforeLoad: boolean }} Request
 */

/** @param {string} type of the DevTools protocol @returns {Request['kind']} */
const kindOf = (type) => {
  if (type === 'Script') return 'script';
  if (type === 'Stylesheet') return 'style';
  if (type === 'Document') return 'document';
  return type === 'XHR' || type === 'Fetch' ? 'call' : 'other';
};

/**
 * Opens a page in a fresh profile, is there once it has loaded, leaves it alone for five seconds, and weighs with brotli 11
 * all it asked for. Before or after `load` is decided by the page's own clock: what a `load` listener asks for comes after. What
 * the page keeps no time of (a drawing's sprite) is judged by the browser's. Chunks that came by `modulepreload` count by
 * their content type, whatever the browser calls them; one that was prefetched is no script until it is run.
 * @param {import('playwright').Browser} browser @param {string} address @returns {Promise<Request[]>}
 */
export const requestsOf = async (browser, address) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  /** @type {Map<string, { url: string, type: string, mime: string, at: number, body: Promise<Buffer> | null }>} */
  const seen = new Map();
  let loadedAt = Number.POSITIVE_INFINITY;
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = Math.min(loadedAt, timestamp);
  });
  session.on('Network.requestWillBeSent', (event) => {
    if (!/^https?:/.test(event.request.url)) return;
    seen.set(event.requestId, {
      url: event.request.url,
      type: event.type ?? 'Other',
      mime: '',
      at: event.timestamp,
      body: null,
    });
  });
  session.on('Network.responseReceived', (event) => {
    const request = seen.get(event.requestId);
    if (request) request.mime = event.response.mimeType;
  });
  session.on('Network.loadingFinished', (event) => {
    const request = seen.get(event.requestId);
    if (!request) return;
    request.body = session.send('Network.getResponseBody', { requestId: event.requestId }).then(
      (answer) => Buffer.from(answer.body, answer.base64Encoded ? 'base64' : 'utf8'),
      () => Buffer.alloc(0),
    );
  });
  await session.send('Network.enable', { maxTotalBufferSize: 100_000_000, maxResourceBufferSize: 50_000_000 });
  await session.send('Page.enable');
  await page.goto(address, { waitUntil: 'load' });
  await beThere(page);
  await page.waitForTimeout(IDLE_SECONDS * 1000);
  const isAfterLoad = new Map(await page.evaluate(requestedAfterLoad));
  const requests = await Promise.all(
    [...seen.values()].map(async (request) => {
      const body = (await request.body) ?? Buffer.alloc(0);
      // A preload's body is not always kept by the protocol; the server gives the same bytes again.
      const content = body.length > 0 || request.type === 'XHR' ? body : await contentOf(request.url);
      const kind = /javascript/.test(request.mime)
        ? request.type === 'Other'
          ? 'prefetch'
          : 'script'
        : /css/.test(request.mime)
          ? 'style'
          : kindOf(request.type);
      return {
        path: new URL(request.url).pathname,
        kind: /** @type {Request['kind']} */ (kind),
        bytes: content.length > 0 ? (await brotli(content)).length : 0,
        beforeLoad: !(isAfterLoad.get(request.url) ?? request.at > loadedAt),
      };
    }),
  );
  await context.close();
  return withoutRepeats(requests);
};

/** Runs in the page. */
const requestedAfterLoad = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  const loadStart = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
  const first = new Map();
  for (const entry of performance.getEntriesByType('resource')) {
    first.set(entry.name, Math.min(first.get(entry.name) ?? entry.startTime, entry.startTime));
  }
  return [...first].map(([name, startTime]) => /** @type {[string, boolean]} */ ([name, startTime >= loadStart]));
};

/** @param {string} url */
const contentOf = async (url) => {
  const answer = await fetch(url);
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0);
};

/** A file asked for twice (preload, then import) is carried once; the earlier request tells when, and one that was imported is a script. @param {Request[]} requests */
export const withoutRepeats = (requests) => {
  /** @type {Map<string, Request>} */
  const byPath = new Map();
  for (const request of requests) {
    const other = byPath.get(request.path) ?? request;
    const { kind } = other.kind === 'prefetch' ? request : other;
    byPath.set(request.path, { ...other, kind, beforeLoad: other.beforeLoad || request.beforeLoad });
  }
  return [...byPath.values()];
};

/** @param {Request[]} requests @param {(request: Request) => boolean} wanted */
export const bytesOf = (requests, wanted) =>
  requests.filter(wanted).reduce((bytes, request) => bytes + request.bytes, 0);
