import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_PRELOAD_ID } from '#contract/rendered-page.ts';
import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { segregationCheck } from '#copy/dg-desk/tools.ts';
import { homeMarket } from '#copy/home/page.ts';
import { KIT } from '#copy/kit.ts';
import { search } from '#copy/search/form.ts';
import { quickSearch } from '#copy/search/services.ts';
import { openBrowser } from '../kit/browser.ts';
import { FULL } from '../kit/full.ts';
import { audit, keepTheme, shiftsIn, sidewaysAt, type Theme, watchShifts } from '../kit/page-checks.ts';
import { renderedByBrowser, sharedSite } from '../kit/served-site.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

const isSettled = () =>
  document.querySelector('main #home-steps') !== null &&
  document.querySelector('main [aria-busy="true"], main .skeleton') === null;

/** Scrolls through all sections and back, because sections of a server-rendered page start when in view. */
async function seeSections(page: Page) {
  const waiting = page.locator('main [data-section]');
  await page.locator('#home-classes').waitFor();
  if ((await page.locator(`#${PAGE_PRELOAD_ID}`).count()) === 0) await expect.poll(() => waiting.count()).toBe(0);
  for (let left = await waiting.count(); left > 0; left = await waiting.count()) {
    // It may have hydrated since it was counted.
    await waiting
      .first()
      .scrollIntoViewIfNeeded({ timeout: 1_000 })
      .catch(() => undefined);
    await expect.poll(() => waiting.count()).toBeLessThan(left);
  }
  await page.waitForFunction(isSettled, null, { polling: 50 });
  await page.evaluate(() => scrollTo({ top: 0 }));
}

async function open(width = 1280, theme: Theme = 'light', prepare?: (page: Page) => Promise<void>) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript({
    content: `${keepTheme(theme)}${watchShifts}`,
  });
  const page = await context.newPage();
  const pageMessages: string[] = [];
  page.on('console', (message) => pageMessages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => pageMessages.push(`thrown: ${message}`));
  await prepare?.(page);
  await page.goto(prepare === undefined ? site.address : renderedByBrowser(site.address));
  await seeSections(page);
  return { page, pageMessages, context };
}

/** The other widths and themes of this page are among those of every route. */
const variants = FULL
  ? [360, 768, 1280, 1920].flatMap((width) => [
      { width, theme: 'light' as const },
      { width, theme: 'dark' as const },
    ])
  : [
      { width: 768, theme: 'light' as const },
      { width: 1920, theme: 'dark' as const },
    ];

describe('the home page', () => {
  test.each(variants)(
    '[1.1][1.2] stays still and inside a window of $width px, $theme, axe finds nothing, no message is shown',
    async ({ width, theme }) => {
      const { page, pageMessages, context } = await open(width, theme);
      const moved = await shiftsIn(page);
      await page.evaluate(axe.source);
      const found = [...moved, ...(await sidewaysAt(page, width)), ...(await audit(page, theme))];
      expect([...found, ...pageMessages]).toEqual([]);
      await context.close();
    },
  );
});

const blocks: [name: string, path: string, words: string][] = [
  ['carousel', '/api-cms/carousel/query', homeMarket.carousel.failed],
  ['hot lanes', '/api-item/price/minimum', KIT.blockFailed(homeMarket.lanes.name)],
  ['trends', '/api-item/price/trend', KIT.blockFailed(homeMarket.trends.name)],
  ['news', '/api-cms/news/query', KIT.blockFailed(homeMarket.news.name)],
  ['partners', '/api-basic/suppliers', KIT.blockFailed(homeMarket.partners.name)],
  ['figures', '/api-platform/statistics', KIT.blockFailed(homeMarket.figures.name)],
  ['look-up', '/api-puds/dg/query', dangerousLookup.failed],
  ['segregation', '/api-puds/dg/segregation', segregationCheck.failed],
];

/** Content of each block on success. */
const marks: Record<string, (page: Page) => Promise<unknown>> = {
  carousel: (page) => page.getByRole('button', { name: homeMarket.carousel.next }).waitFor(),
  'hot lanes': (page) => page.getByRole('table', { name: homeMarket.lanes.title }).waitFor(),
  trends: (page) => page.getByText(homeMarket.trends.box).first().waitFor(),
  news: (page) => page.locator('main a[href^="/news/"]').first().waitFor(),
  partners: (page) => page.getByText(homeMarket.partners.carriers).waitFor(),
  figures: (page) => page.getByText(homeMarket.figures.lanes).waitFor(),
  'look-up': (page) => page.getByRole('button', { name: dangerousLookup.who }).waitFor(),
  segregation: (page) => page.getByText(segregationCheck.worst.BLOCK).waitFor(),
};

/** Each alone with the full counts; otherwise every second one at once, and then the others. */
const failing = FULL ? blocks.map((block) => [block]) : [0, 1].map((odd) => blocks.filter((_, at) => at % 2 === odd));

describe('calls that fail', () => {
  test.each(failing.map((down) => [down.map(([name]) => name).join(', '), down] as const))(
    '[1.2] %s: that block says so and mends at a retry, every other block stands',
    async (_, down) => {
      let isDown = true;
      const { page, context } = await open(1280, 'light', async (one) => {
        for (const [, path] of down)
          await one.route(`**${path}*`, (route) =>
            isDown ? route.fulfill({ status: 500, body: '' }) : route.continue(),
          );
      });
      const names = down.map(([name]) => name);
      for (const [, , words] of down) await page.locator('main').getByText(words).first().waitFor();
      for (const [other, stands] of Object.entries(marks)) {
        const needsLanes = names.includes('hot lanes') && other === 'trends';
        if (!names.includes(other) && !needsLanes) await stands(page);
      }
      isDown = false;
      for (const [name, , words] of down) {
        const near = page.locator('main :has(> button)').filter({ hasText: words }).last();
        await near.getByRole('button', { name: KIT.retry }).click();
        await marks[name]?.(page);
      }
      await context.close();
    },
  );
});

test('[1.2] each block is read once, and what may have changed once more for whoever comes back', async () => {
  const asked: string[] = [];
  const { page, context } = await open(1280, 'light', async (one) => {
    one.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api-')) asked.push(`${pathname} ${request.postData()}`);
    });
  });
  const changing = ['/api-cms/news/query', '/api-item/price/minimum'];
  const timesOf = (path: string) => asked.filter((call) => call.startsWith(path)).length;
  await page.mouse.wheel(0, 2_000);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([...new Set(asked)]);
  await expect.poll(() => changing.map(timesOf)).toEqual([1, 1]);
  await page.locator('.news-list a').first().click();
  await page.waitForURL(/\/news\//);
  await page.goBack();
  await page.waitForFunction(isSettled, null, { polling: 50 });
  await expect.poll(() => changing.map(timesOf)).toEqual([2, 2]);
  expect(timesOf('/api-basic/suppliers')).toBeLessThanOrEqual(2);

  const labels = page.getByRole('region', { name: homeMarket.classes.title });
  expect(await labels.getByRole('link', { name: /^7/ }).getAttribute('href')).toBe('/enquiryFcl?dgClass=7');
  await labels.getByRole('button', { name: /^6\.1/ }).click();
  const heading = page.getByRole('heading', { name: homeMarket.lanes.titleOf('6.1') });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('table', { name: homeMarket.lanes.titleOf('6.1') }).waitFor();
  expect(asked.findLast((call) => call.startsWith('/api-item/price/minimum'))).toContain('"dgClass":"6.1"');
  await page.getByRole('button', { name: homeMarket.lanes.everyClass }).click();
  await page.getByRole('table', { name: homeMarket.lanes.title }).waitFor();
  await context.close();
});

describe('by keyboard alone', () => {
  async function choosePort(page: Page, name: string, typed: string, option: RegExp) {
    await page.getByRole('combobox', { name }).focus();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-controls') !== undefined);
    await page.keyboard.type(typed, { delay: 40 });
    await page.getByRole('option', { name: option }).first().waitFor();
    await page.keyboard.press('Enter');
  }

  test('[3.5][3.14] ports by their initials and goods by name lead to the list of that search', async () => {
    const { page, pageMessages, context } = await open();
    await choosePort(page, search.origin, 'sh', /上海/);
    await choosePort(page, search.destination, 'ltd', /鹿特丹/);
    await page.getByRole('combobox', { name: search.unNo, exact: true }).focus();
    await page.keyboard.type('67-56-1', { delay: 30 });
    await page.getByRole('option', { name: /UN 1230/ }).waitFor();
    expect(await page.getByText(search.errors.UN_NUMBER).count()).toBe(0);
    await page.keyboard.press('Enter');
    const chip = page.getByRole('group', { name: `${search.unNo} 3、6.1 类 UN 1230 甲醇` });
    await expect.poll(() => chip.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => chip.locator('svg').count()).toBeGreaterThanOrEqual(3);
    const sheet = page.getByRole('dialog', { name: dangerousLookup.title('1230') });
    expect(await sheet.count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const box = page.getByRole('combobox', { name: search.unNo, exact: true });
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await box.inputValue()).toBe('');
    await page.keyboard.type('67-56-1', { delay: 30 });
    await page.getByRole('option', { name: /UN 1230/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('search').getByRole('button', { name: dangerousLookup.open }).focus();
    await page.keyboard.press('Enter');
    await sheet.getByRole('heading', { name: dangerousLookup.carriers }).waitFor();
    await expect.poll(() => sheet.getByText('E2：内 30，外 500 g/mL').count()).toBe(1);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByText(/UN 1230 甲醇，3 类，副危险 6.1/).waitFor();
    await page.getByRole('button', { name: '20GP', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: quickSearch.go }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/shippingFcl\?/);
    const terms = new URL(page.url()).searchParams;
    expect([terms.get('orgPortCode'), terms.get('dstPortCode'), terms.get('unNo'), terms.get('boxes')]).toEqual([
      'CNSHA',
      'NLRTM',
      '1230',
      '20GP*1',
    ]);
    expect(pageMessages).toEqual([]);
    await context.close();
  });

  test('[3.5][3.14] every way from the sheet to prices keeps the ports, dates and boxes of the half-filled search', async () => {
    const { page, context } = await open();
    await choosePort(page, search.origin, 'sh', /上海/);
    await page.getByRole('button', { name: '20GP', exact: true }).click();
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const dates = `etdFrom=${day}&etdTo=${day}`;
    await page.getByRole('combobox', { name: search.unNo, exact: true }).focus();
    await page.keyboard.type('TOLUENE', { delay: 30 });
    await page.getByRole('option', { name: /UN 1294/ }).click();
    const sheet = page.getByRole('dialog', { name: dangerousLookup.title('1294') });
    const openSheet = () => page.getByRole('search').getByRole('button', { name: dangerousLookup.open }).click();
    await openSheet();
    const prices = sheet.getByRole('link', { name: dangerousLookup.prices });
    await expect.poll(() => prices.getAttribute('href')).toMatch(/orgPortCode=CNSHA&boxes=20GP\*1&unNo=1294$/);

    await page.goto(`${site.address}/shippingFcl?orgPortCode=CNNGB&boxes=40HQ*3&unNo=1230&weight=9000&${dates}`);
    await page.getByRole('combobox', { name: search.unNo, exact: true }).fill('TOLUENE');
    await page.getByRole('option', { name: /UN 1294/ }).click();
    expect(await sheet.count()).toBe(0);
    await openSheet();
    const kept = ['boxes=40HQ*3', 'unNo=1294', 'weight=9000', dates];
    for (const part of ['orgPortCode=CNNGB', ...kept])
      await expect.poll(async () => decodeURIComponent((await prices.getAttribute('href')) ?? '')).toContain(part);
    await sheet.getByRole('link', { name: /上海 → 鹿特丹/ }).click();
    await page.waitForURL(/orgPortCode=CNSHA.*dstPortCode=NLRTM/);
    for (const part of kept) expect(decodeURIComponent(page.url())).toContain(part);
    await sheet.waitFor({ state: 'detached' });
    await context.close();
  });

  test('[3.14] on the list a name has its sheet as well, opened when it is asked for, and a lane in it is a search', async () => {
    const { page, context } = await open();
    await page.goto(`${site.address}/shippingFcl`);
    await page.getByRole('combobox', { name: search.unNo, exact: true }).focus();
    await page.keyboard.type('TOLUENE', { delay: 30 });
    await page.getByRole('option', { name: /UN 1294/ }).waitFor();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: dangerousLookup.title('1294') });
    await page.getByRole('search').getByRole('button', { name: dangerousLookup.open }).click();
    await sheet.getByRole('link', { name: /上海 → 鹿特丹/ }).click();
    await page.waitForURL(/dstPortCode=NLRTM.*unNo=1294/);
    await sheet.waitFor({ state: 'detached' });
    await context.close();
  });

  test('[3.5] another kind of place is another service: what was chosen between ports is let go', async () => {
    const { page, context } = await open();
    await choosePort(page, search.origin, 'sh', /上海/);
    await page.getByRole('tab', { name: '空运' }).click();
    const airport = page.getByRole('combobox', { name: quickSearch.kinds.airport.origin });
    expect(await airport.inputValue()).toBe('');
    await choosePort(page, quickSearch.kinds.airport.origin, '浦东', /浦东/);
    await choosePort(page, quickSearch.kinds.airport.destination, 'fra', /FRA/);
    await page.getByRole('button', { name: quickSearch.go }).click();
    await page.waitForURL(/\/airLift\?.*orgPortCode=PVG/);
    await context.close();
  });
});
