import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { words as news } from '#copy/content/news.ts';
import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { dangerousPage } from '#copy/dg-desk/page.ts';
import { notFound } from '#copy/kit.ts';
import { errors, head } from '#copy/shell.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { chunkFileOf } from '../kit/chunk-file.ts';
import { FULL } from '../kit/full.ts';
import { hold } from '../kit/held-requests.ts';
import { audit, keepTheme, shiftsIn, sidewaysAt, type Theme, watchShifts } from '../kit/page-checks.ts';
import { recordIds, routeAddresses } from '../kit/route-addresses.ts';
import { renderedByBrowser, sharedSite } from '../kit/served-site.ts';
import { visit as openSettled } from '../kit/settled.ts';

const site = sharedSite();
let browser: Browser;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  [browser, ids] = await Promise.all([openSparingBrowser(), recordIds(site.address)]);
});

afterAll(() => browser?.close());

const visit = (page: Page, path: string) => openSettled(page, site.address + path);

async function open(
  theme: Theme,
  width = 1280,
): Promise<{ page: Page; pageMessages: string[]; asked: string[]; context: BrowserContext }> {
  const context = await browser.newContext({
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height: 800 },
  });
  await context.addInitScript({ content: `${keepTheme(theme)}${watchShifts}${axe.source}` });
  const page = await context.newPage();
  const pageMessages: string[] = [];
  page.on('console', (message) => pageMessages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => pageMessages.push(`thrown: ${message}`));
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = request.url().slice(site.address.length);
    if (path.startsWith('/api-')) asked.push(`${request.method()} ${path} ${request.postData() ?? ''}`);
  });
  return { page, pageMessages, asked, context };
}

/** The modules that a page's text has loaded, in its order. */
const scriptsOf = async (path: string) => {
  const text = await (await fetch(site.address + path)).text();
  return [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
};

test('[2.1] until the first interaction every page loads the scripts that all have, and none of its own', async () => {
  const shell = await scriptsOf('/');
  expect(shell.length).toBeGreaterThan(0);
  // A page that was not drawn in time names its own scripts; it is at the next visit.
  for (const path of routeAddresses(ids)) await expect.poll(() => scriptsOf(path), { message: path }).toEqual(shell);
});

describe('an address that names nothing', () => {
  test.each([
    '/no/such/page',
    '/news/no-such-article',
    '/act/no-such-campaign',
    '/procurement/share/no-such-post',
    '/procurement/mobile/no-such-post',
  ])('[2.4][2.3] %s answers 404 with the page of the site', async (path) => {
    const { page, context } = await open('light');
    const answer = await visit(page, path);
    expect(answer?.status()).toBe(404);
    await page.getByRole('link', { name: errors.backHome }).first().waitFor();
    await expect.poll(() => page.title()).toBe(head.title(notFound.title));
    await expect.poll(() => page.getByText(notFound.plain).count()).toBeGreaterThan(0);
    await context.close();
  });

  test('[2.8] an unknown help article shows the first one and says so', async () => {
    const { page, context } = await open('light');
    const answer = await visit(page, '/helpCenter?id=9.9');
    expect(answer?.status()).toBe(200);
    await page.getByRole('status').filter({ hasText: '没有这一篇帮助' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 2, name: '新手入门' }).count()).toBe(1);
    await context.close();
  });
});

describe('lists are addresses', () => {
  test('[2.1] a category, a page and a keyword change the address and the rows, and the way back brings the old rows', async () => {
    const { page, pageMessages, context } = await open('light');
    await visit(page, '/news');
    const first = () => page.locator('main li h2').first().textContent();
    const before = await first();
    await page.getByRole('link', { name: '下一页' }).click();
    await expect.poll(first).not.toBe(before);
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?after=[\w.-]+$/);
    await page.goBack();
    await expect.poll(first).toBe(before);
    await page.getByRole('searchbox').fill('SDS');
    await page.keyboard.press('Enter');
    await expect.poll(first).toContain('SDS');
    expect(new URL(page.url()).searchParams.get('keyword')).toBe('SDS');
    await page.getByRole('searchbox').fill('没有这样的动态');
    await page.getByRole('button', { name: '搜索' }).click();
    await page.getByRole('heading', { name: '没有找到相关动态' }).waitFor();
    expect(pageMessages).toEqual([]);
    await context.close();
  });

  test('[2.1] the way back leads to the place where a list was left, the way forth to the start of a page', async () => {
    const { page, pageMessages, context } = await open('light');
    await page.setViewportSize({ width: 360, height: 600 });
    await visit(page, '/news');
    const row = page.getByRole('list', { name: news.list }).getByRole('link').nth(7);
    await row.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(300);
    await row.click();
    await page.waitForURL(/\/news\/./);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await row.waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await page.goForward();
    await page.waitForURL(/\/news\/./);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(pageMessages).toEqual([]);
    await context.close();
  });

  test('[2.1] a list is walked by steps: a link shows the same rows again, the ends are shown, another category starts again', async () => {
    const { page, pageMessages, context } = await open('light');
    await visit(page, '/news');
    const rows = () => page.getByRole('list', { name: news.list }).getByRole('heading').allTextContents();
    const step = (name: string) => page.getByRole('link', { name, exact: true });
    const isAtEnd = async (name: string) => (await step(name).getAttribute('aria-disabled')) === 'true';
    const there: string[][] = [];
    await expect.poll(rows).toHaveLength(10);
    await expect.poll(() => isAtEnd('上一页')).toBe(true);
    for (;;) {
      const shown = await rows();
      there.push(shown);
      if (await isAtEnd('下一页')) break;
      await step('下一页').click();
      await expect.poll(rows).not.toEqual(shown);
    }
    expect(there.length).toBeGreaterThan(2);
    const seen = there.flat();
    expect(new Set(seen).size).toBe(seen.length);
    await page.getByText(`共 ${seen.length} 条`).waitFor();

    await page.reload();
    await expect.poll(rows).toEqual(there.at(-1));
    await step('上一页').click();
    await expect.poll(rows).toEqual(there.at(-2));
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('上一页');
    await page.goBack();
    await expect.poll(rows).toEqual(there.at(-1));
    await step('第一页').click();
    await expect.poll(rows).toEqual(there[0]);
    expect(new URL(page.url()).search).toMatch(/^\??$/);
    await step('下一页').click();
    await expect.poll(rows).toEqual(there[1]);
    await page.getByRole('navigation', { name: news.categories }).getByRole('link').nth(1).click();
    await expect.poll(() => new URL(page.url()).searchParams.has('category')).toBe(true);
    expect(new URL(page.url()).searchParams.has('after')).toBe(false);
    expect(pageMessages).toEqual([]);
    await context.close();
  });

  const noCursors = ['?after=%3Cscript%3E', '?before=', '?after=start&before=end', '?after=9.9.9.x'];
  test.each(['/news', '/act', '/procurement/share', '/procurement/mobile'].map((path, at) => [path, at] as const))(
    '%s with a cursor that is none shows the first page',
    async (path, turn) => {
      const { page, context } = await open('light');
      const titles = () => page.locator('main li h2').allTextContents();
      await visit(page, path);
      await expect.poll(titles).not.toEqual([]);
      const first = await titles();
      for (const query of noCursors.filter((_, at) => FULL || at === turn)) {
        await visit(page, path + query);
        await expect.poll(titles).toEqual(first);
      }
      await context.close();
    },
  );

  test('[4.27b] a list that is slow shows its variant, one that fails says so and comes at the next try', async () => {
    const { page, context } = await open('light');
    const list = '**/api-cms/news/query*';
    const held = await hold(page, list);
    await page.route(list, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await page.goto(renderedByBrowser(`${site.address}/news`));
    await page.getByRole('button', { name: '重试' }).click();
    await page.locator('.skeleton').first().waitFor();
    held.release();
    await page.locator('main li h2').first().waitFor();
    await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
    await context.close();
  });
});

const representative = ['/', '/shippingFcl', '/lcl', '/news', '/helpCenter', '/railWayIndex', '/shippingFcl/addOrder'];

test('[2.2] a number in the address of the detail page is its sheet, which comes without a shift; one that is not known is reported as missing', async () => {
  const { page, pageMessages, context } = await open('light');
  await visit(page, '/dgdesk/dgdeskDetail?un=UN1230');
  const sheet = page.getByRole('region', { name: dangerousLookup.title('1230'), exact: true });
  await sheet.getByText('METHANOL', { exact: true }).waitFor();
  expect(await shiftsIn(page)).toEqual([]);
  expect(await audit(page, 'light')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sidewaysAt(page, 360)).toEqual([]);
  expect(pageMessages).toEqual([]);
  await visit(page, '/dgdesk/dgdeskDetail?un=0000');
  await page.getByText(dangerousPage.missingTitle('0000'), { exact: true }).waitFor();
  await context.close();
});

describe('hard to please', () => {
  test('[3.15] with storage blocked every page still stands and says nothing', async () => {
    const { page, pageMessages, context } = await open('dark');
    await context.addInitScript(`for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError') } });`);
    for (const path of representative) await visit(page, path);
    expect(pageMessages).toEqual([]);
    await context.close();
  });

  test('[4.28][4.30] a page whose code no longer exists leaves header and footer alive', async () => {
    const { page, context } = await open('light');
    await page.route(`**/${chunkFileOf('src/features/content/views/NewsPage.tsx')}`, (route) => route.abort());
    await page.goto(`${site.address}/news`);
    await page.getByRole('heading', { name: errors.chunkFailed }).waitFor();
    await expect.poll(() => page.locator('header').count()).toBe(1);
    await page.locator('footer').waitFor();
    await context.close();
  });

  test('[4.30] a page whose code throws leaves header and footer alive', async () => {
    const { page, context } = await open('light');
    await page.route(`**/${chunkFileOf('copy/text-pages/lcl.ts')}`, async (route) => {
      const code = await (await route.fetch()).text();
      const [, name = ''] = /export\{\w+ as (\w+)\}/.exec(code) ?? [];
      const broken = '{ page: { get title() { throw new Error("broken"); } } }';
      await route.fulfill({ contentType: 'text/javascript', body: `export const ${name} = ${broken};` });
    });
    await page.goto(`${site.address}/lcl`);
    await page.getByRole('heading', { name: errors.serverBusy }).waitFor();
    await expect.poll(() => page.locator('header').count()).toBe(1);
    await page.locator('footer').waitFor();
    await context.close();
  });

  test('a text with a very long name and with markup in it stays text inside the window', async () => {
    const { page, context } = await open('light', 360);
    const long = `二甲基${'长'.repeat(60)}N,N-${'dimethyl'.repeat(30)}`;
    await page.route('**/api-cms/news/*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: Record<string, unknown> };
      const body = [
        { kind: 'paragraph', text: '<img src=x onerror=alert(1)>' },
        { kind: 'link', text: long, href: 'javascript:alert(1)' },
      ];
      await route.fulfill({ json: { ...answer, data: { ...answer.data, title: long, summary: long, body } } });
    });
    await visit(page, renderedByBrowser(`/news/${ids.newsItem}`));
    await expect.poll(() => page.getByText('<img src=x onerror=alert(1)>').count()).toBe(1);
    await expect.poll(() => page.getByRole('link', { name: long }).first().getAttribute('href')).toBe('/');
    expect(await sidewaysAt(page, 360)).toEqual([]);
    await context.close();
  });
});
