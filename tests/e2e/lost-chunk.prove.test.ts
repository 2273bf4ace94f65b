import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { home, homeHead } from '#copy/home/page.ts';
import { notFound } from '#copy/kit.ts';
import { errors } from '#copy/shell.ts';
import { openBrowser, saveData } from '../kit/browser.ts';
import { hold } from '../kit/held-requests.ts';

let site: PreviewServer;
let browser: Browser;
let page: Page;
let loads: number;

const address = () => site.resolvedUrls?.local[0] ?? '';
const homeChunk = /\/assets\/home-page-.*\.js$/;

beforeAll(async () => {
  site = await preview({
    build: { outDir: join(inject('deliveredFolder'), 'dist/site') },
    preview: { port: 0, host: '127.0.0.1', open: false },
    logLevel: 'error',
  });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(async () => {
  page = await browser.newPage();
  loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
});

afterEach(() => page.close());

const retry = () => page.getByRole('button', { name: errors.reload });
const heading = (name: string) => page.getByRole('heading', { name });

describe('[4.28][8.4] a part of the page that does not come', () => {
  test('once: the page reloads itself and is there', async () => {
    await page.route(homeChunk, (route) => route.abort(), { times: 1 });
    await page.goto(address());
    await expect.poll(() => loads, { timeout: 10_000 }).toBe(2);
    await heading(home.heading).waitFor();
    expect(loads).toBe(2);
  });

  test('again and again: one reload, then the error page, whose button loads the page', async () => {
    await page.route(homeChunk, (route) => route.abort());
    await page.goto(address());
    await heading(errors.chunkFailed).waitFor();
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(2);
    await page.unroute(homeChunk);
    await retry().click();
    await heading(home.heading).waitFor();
    expect(loads).toBe(3);
    await expect.poll(() => page.title()).toBe(homeHead.title);
  });

  test('a page that loads well leaves the guard where it is', async () => {
    await page.route(homeChunk, (route) => route.abort(), { times: 1 });
    await page.goto(address());
    await expect.poll(() => loads, { timeout: 10_000 }).toBe(2);
    await page.waitForLoadState();
    await heading(home.heading).waitFor();
    await page.route(homeChunk, (route) => route.abort());
    await page.reload();
    await heading(errors.chunkFailed).waitFor();
    expect(loads).toBe(3);
  });

  test.each([
    [
      'blocked',
      'Object.defineProperty(window, "sessionStorage", { get() { throw new DOMException("", "SecurityError") } })',
    ],
    ['full', 'Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError") }'],
    ['forgetful', 'Storage.prototype.setItem = () => undefined'],
  ])('with storage %s: no reload at all, the error page at once', async (_, script) => {
    await page.addInitScript(script);
    await page.route(homeChunk, (route) => route.abort());
    await page.goto(address());
    await heading(errors.chunkFailed).waitFor();
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
    await expect.poll(() => retry().isEnabled()).toBe(true);
  });
});

describe('[4.27] the progress bar', () => {
  test('shows for a slow page and goes when it is there', async () => {
    const held = await hold(page, homeChunk);
    await page.goto(address(), { waitUntil: 'commit' });
    await page.getByRole('progressbar').waitFor();
    held.release();
    await heading(home.heading).waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
  });
});

test('[9.5] a link in view is fetched when the browser is idle, before anybody clicks', async () => {
  const fetched = page.waitForRequest(homeChunk);
  await page.goto(`${address()}no/such/page`);
  await heading(notFound.heading).waitFor();
  await fetched;
});

test('[9.5] never on a connection that asks to save data', async () => {
  await saveData(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.clock.install();
  await page.goto(`${address()}no/such/page`);
  await heading(notFound.heading).waitFor();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(3_000);
  expect(requests.filter((url) => homeChunk.test(url))).toEqual([]);
});

test('[4.29] the old page fades and no longer exists before the next one stands there', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(address());
  await heading(home.heading).waitFor();
  await page.evaluate(() => history.pushState(null, '', '/no/such/page'));
  await heading(notFound.heading).waitFor();
  const seen = await page.evaluate(
    ({ next }) =>
      new Promise<{ steps: string[]; faded: number; fades: string[] }>((resolve) => {
        const steps: string[] = [];
        let leftAt = 0;
        let fades: string[] = [];
        const look = (_: unknown, watch: MutationObserver) => {
          const outlet = document.querySelector<HTMLElement>('[data-transition=page]');
          const title = document.querySelector('main h1')?.textContent ?? '';
          const step = `${outlet?.dataset.state} ${title}`;
          if (steps.at(-1) !== step) steps.push(step);
          if (outlet?.dataset.state === 'leaving' && leftAt === 0) {
            leftAt = performance.now();
            const ways = outlet.getAnimations().map((way) => (way.effect as KeyframeEffect).getKeyframes());
            fades = ways.map((frames) => frames.map(({ opacity }) => opacity).join(' to '));
          }
          if (title !== next) return;
          watch.disconnect();
          resolve({ steps, faded: performance.now() - leftAt, fades });
        };
        const seen = { attributes: true, childList: true, subtree: true, characterData: true };
        new MutationObserver(look).observe(document.body, seen);
        document.querySelector<HTMLAnchorElement>('main a')?.click();
      }),
    { next: home.heading },
  );
  expect(seen.steps).toEqual(
    [`page ${notFound.heading}`, `leaving ${notFound.heading}`, `page ${home.heading}`].slice(-seen.steps.length),
  );
  expect(seen.steps).toContain(`leaving ${notFound.heading}`);
  expect(seen.faded).toBeGreaterThanOrEqual(150);
  expect(seen.fades).toEqual(['1 to 0']);
});

test('[4.29] with reduced motion the next page does not wait for a fade', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Both pages are here already: what is measured is the way between them, and the quickest of several is not the machine's.
  await page.goto(address());
  await heading(home.heading).waitFor();
  const taken: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await page.evaluate(() => history.pushState(null, '', '/no/such/page'));
    await heading(notFound.heading).waitFor();
    const left = page.evaluate(
      (title) =>
        new Promise<number>((resolve) => {
          const began = performance.now();
          new MutationObserver((_, observer) => {
            if (document.querySelector('main h1')?.textContent !== title) return;
            observer.disconnect();
            resolve(performance.now() - began);
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
          document.querySelector<HTMLAnchorElement>('main a')?.click();
        }),
      home.heading,
    );
    await heading(home.heading).waitFor();
    taken.push(await left);
  }
  expect(Math.min(...taken)).toBeLessThan(150);
});
