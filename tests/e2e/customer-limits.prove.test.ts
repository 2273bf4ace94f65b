import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnswerOf } from '#contract/call.ts';
import { table } from '#contract/table.ts';
import { homeMarket } from '#copy/home/page.ts';
import { search } from '#copy/search/form.ts';
import { errors } from '#copy/shell.ts';
import { openBrowser, saveData } from '../kit/browser.ts';
import { openSearch } from '../kit/list-page.ts';
import { stopClock } from '../kit/page-clock.ts';
import { renderedByBrowser, sharedSite } from '../kit/served-site.ts';
import { openContext } from '../kit/sign-in-page.ts';

const site = sharedSite();
const LANE = '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2';
const DAY = '2026-01-05T08:00:00Z';
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  context = await openContext(browser);
  page = await context.newPage();
});
afterEach(() => context.close());
afterAll(() => browser?.close());

/** A page that is alive, with its clock stopped. */
async function openStopped(path: string) {
  await page.clock.install();
  await page.goto(renderedByBrowser(site.address + path));
  await page.locator('main h1').waitFor();
  await stopClock(page);
}

/** Keeps requests of this address back until the returned function is called. */
async function hold(address: RegExp) {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let count = 0;
  await page.route(address, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return { letGo, isHeld: () => expect.poll(() => count).toBeGreaterThan(0) };
}

const go = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

test('[3.5] [9.3] goods are dangerous where nothing else is shown', async () => {
  await saveData(page);
  const asked = page.waitForRequest(`**${table.sellingPrices.path}**`);
  await page.goto(renderedByBrowser(site.address + LANE));
  expect((await asked).postDataJSON()).toMatchObject({ isDanger: 'Y' });
  await page.locator('[data-total]').first().waitFor();
  await openSearch(page);
  expect(await page.getByRole('radio', { name: search.dangerous }).isChecked()).toBe(true);
});

test.each([
  ['1', '¥', '$'],
  ['2', '$', '¥'],
  ['9', '$', '¥'],
])('[5.10] prices in currency %s have the sign %s', async (currency, sign, other) => {
  await saveData(page);
  await page.route(`**${table.sellingPrices.path}**`, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(/"currency":"\d"/g, `"currency":"${currency}"`);
    await route.fulfill({ response, body: text });
  });
  await page.goto(renderedByBrowser(site.address + LANE));
  const total = page.locator('[data-total]').first();
  await expect.poll(() => total.innerText()).toMatch(new RegExp(`\\${sign}[\\d,]+\\.\\d\\d`));
  expect(await total.innerText()).not.toContain(other);
});

test('[3.14] [6.5] each list of partners holds those of its role', async () => {
  await saveData(page);
  const lists: { role: string; all: AnswerOf<(typeof table)['suppliers']> }[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes(table.suppliers.path)) return;
    const { params } = response.request().postDataJSON() as { params: { role: string } };
    const { data } = (await response.json()) as { data: AnswerOf<(typeof table)['suppliers']> };
    lists.push({ role: params.role, all: data });
  });
  await page.goto(renderedByBrowser(site.address));
  await page.locator('main h1').waitFor();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const shown = (title: string) =>
    page.getByRole('heading', { name: title }).locator('xpath=..').getByRole('listitem').allInnerTexts();
  await expect.poll(() => lists.map(({ role }) => role).sort()).toEqual(['CARRIER', 'WAREHOUSE']);
  const byRole = (role: string) => lists.find((list) => list.role === role)?.all ?? [];
  const plain = (name: string) => name.replace(/（.*）$/, '');
  for (const [role, other, title] of [
    ['CARRIER', 'WAREHOUSE', homeMarket.partners.carriers],
    ['WAREHOUSE', 'CARRIER', homeMarket.partners.warehouses],
  ] as const) {
    await expect.poll(async () => (await shown(title)).length).toBeGreaterThan(1);
    const names = (await shown(title)).join('\n');
    const own = byRole(role);
    expect(own.every((supplier) => supplier.role === role)).toBe(true);
    expect(own.filter(({ name }) => names.includes(plain(name))).length).toBeGreaterThan(1);
    expect(byRole(other).filter(({ name }) => names.includes(plain(name)))).toEqual([]);
  }
});

test('[2.16] [9.3h] the head has a ground past 104 px, and past 300 px goes on the way down and is back on the way up', async () => {
  await saveData(page);
  await page.goto(site.address + LANE);
  await page.locator('[data-total]').first().waitFor();
  const head = page.locator('header[data-visibility]');
  const ground = () => head.evaluate((element) => getComputedStyle(element).backgroundColor);
  const bottom = async () => {
    const area = await head.boundingBox();
    return (area?.y ?? Number.NaN) + (area?.height ?? Number.NaN);
  };
  const scroll = async (y: number) => {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
  };
  const clear = await ground();
  await scroll(105);
  await expect.poll(ground).not.toBe(clear);
  await scroll(104);
  await expect.poll(ground).toBe(clear);
  await scroll(300);
  await expect.poll(ground).not.toBe(clear);
  expect(await bottom()).toBeGreaterThan(0);
  await scroll(301);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await scroll(300);
  await expect.poll(bottom).toBeGreaterThan(0);
});

test('[4.27] [9.3i] the bar of a page that is late shows after 200 ms and is full after five seconds', async () => {
  await saveData(page);
  await openStopped('/helpCenter');
  const chunk = await hold(/\/assets\/NewsPage-.*\.js$/);
  const bar = page.getByRole('progressbar');
  await go('/news');
  await chunk.isHeld();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.runFor(190);
  expect(await bar.count()).toBe(0);
  await page.clock.runFor(20);
  await bar.waitFor();
  const fill = bar.locator('div');
  expect(await fill.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('5s');
  await page.clock.runFor(4_900);
  expect(await bar.getAttribute('data-variant')).toBe('filling');
  await page.clock.runFor(120);
  await expect.poll(() => bar.getAttribute('data-variant')).toBe('full');
  chunk.letGo();
  const isGone = async () => {
    await page.clock.runFor(100);
    return (await bar.count()) === 0;
  };
  await expect.poll(isGone).toBe(true);
});

test('[4.27b] [9.3i] the face of what is fetched shows after 200 ms and stays as long', async () => {
  await saveData(page);
  await openStopped('/helpCenter');
  const answer = await hold(new RegExp(`${table.newsQuery.path}`));
  await go('/news');
  await answer.isHeld();
  const face = page.locator('[data-waits] > div:not(.invisible)').first();
  await page.locator('[data-waits]').first().waitFor({ state: 'attached' });
  await page.clock.runFor(190);
  expect(await face.count()).toBe(0);
  await page.clock.runFor(20);
  await face.waitFor();
  const answered = page.waitForResponse(`**${table.newsQuery.path}**`);
  answer.letGo();
  await (await answered).finished();
  await page.clock.runFor(150);
  expect(await face.count()).toBe(1);
  await page.clock.runFor(100);
  await face.waitFor({ state: 'detached' });
});

/** Notes when the link of the page is first seen, and calls nothing before its time is over. */
const NEVER_IDLE = `{
  const Observer = window.IntersectionObserver;
  window.IntersectionObserver = class extends Observer {
    constructor(notice, options) {
      super((entries, observer) => {
        if (entries.some(({ isIntersecting, target }) => isIntersecting && target.matches('main a')))
          document.documentElement.dataset.seen = 'yes';
        notice(entries, observer);
      }, options);
    }
  };
  Object.defineProperty(window, 'requestIdleCallback', {
    get: () => (call, { timeout } = {}) => {
      document.documentElement.dataset.idle = String(timeout);
      return setTimeout(call, timeout);
    },
    set: () => undefined,
  });
}`;

test('[9.3j] in a browser that is never idle a link in view is fetched after two seconds', async () => {
  const homeChunk = /\/assets\/home-page-.*\.js$/;
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (homeChunk.test(request.url())) fetched.push(request.url());
  });
  await page.addInitScript(NEVER_IDLE);
  await page.clock.install({ time: DAY });
  await page.clock.pauseAt(new Date(Date.parse(DAY) + 1_000));
  await page.goto(`${site.address}/no/such/page`);
  const isSeen = async () => {
    await page.clock.runFor(20);
    return page.locator('html[data-seen]').count();
  };
  await expect.poll(isSeen).toBe(1);
  await page.clock.runFor(1_000);
  await page.locator('html[data-idle="1000"]').waitFor({ state: 'attached' });
  await page.clock.runFor(850);
  expect(fetched).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => fetched.length).toBe(1);
});

test('[4.28] [9.3k] a page reloads for a lost part of it once in 60 s, and again when they are over', async () => {
  await saveData(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const lost = page.getByRole('heading', { name: errors.chunkFailed });
  const at = (ms: number) => page.clock.setFixedTime(new Date(Date.parse(DAY) + ms));
  await page.route(/\/assets\/NewsPage-.*\.js$/, (route) => route.abort());
  const open = async () => {
    loads = 0;
    await page.goto(renderedByBrowser(`${site.address}/news`));
    await lost.waitFor();
    return loads;
  };
  await at(0);
  expect(await open()).toBe(2);
  await at(59_999);
  expect(await open()).toBe(1);
  await at(60_000);
  expect(await open()).toBe(2);
});
