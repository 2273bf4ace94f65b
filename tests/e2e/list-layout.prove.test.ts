import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fcl } from '#copy/fcl/search.ts';
import { flexitank } from '#copy/flexitank/search.ts';
import { KIT } from '#copy/kit.ts';
import { lcl } from '#copy/lcl/search.ts';
import { search } from '#copy/search/form.ts';
import { priceList } from '#copy/search/prices.ts';
import { quickSearch } from '#copy/search/services.ts';
import { columnTerms, fees } from '#copy/search/terms.ts';
import { terms } from '#copy/terms.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { overflowOf } from '../kit/overflow.ts';
import { sharedSite } from '../kit/served-site.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

const FREIGHT = new RegExp(`^${priceList.freight('').trim()}`);
/** Heads of the days a row travels, and of what one unit costs. */
const DATED = /开航|发车|最近可订|截，开/;
const PRICED = /^\d\dG|^\d\dH|\$\/|每箱价|重量档|单价/;
const FREIGHT_LINE = priceList.freight('').trim();

/** The totals of the order that is open, under its sign-in too. */
const totalsShown = async (page: Page) => {
  const texts = await page.locator('dl').allInnerTexts();
  const totals = texts.find((text) => /[$¥]/.test(text)) ?? '';
  return (totals.match(/[$¥]\s?[\d,]+\.\d\d/g) ?? []).map((one) => one.replace(/\s/, '')).sort();
};

const queryOf = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
const ends = (orgPort: string, orgPortCode: string, dstPort: string, dstPortCode: string) => ({
  ...{ orgPort, orgPortCode, dstPort, dstPortCode },
});

const toRotterdam = ends('上海', 'CNSHA', '鹿特丹', 'NLRTM');

/** A usual search of every service that lists prices. */
const lists = {
  '/shippingFcl': { ...toRotterdam, unNo: '1263', boxes: '20GP*2' },
  '/shippingLcl': { ...ends('上海', 'CNSHA', '汉堡', 'DEHAM'), unNo: '1263', volume: '2.36', weight: '1850' },
  '/airLift': { ...ends('上海浦东', 'PVG', '法兰克福', 'FRA'), unNo: '1170', volume: '0.42', weight: '85' },
  '/railWayIndex': { ...ends('重庆', 'CNCKG', '杜伊斯堡', 'DEDUI'), isDanger: 'N', boxes: '40HQ*2' },
  '/tankIndex': { ...toRotterdam, unNo: '1230' },
  '/fluidBag': { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', mass: '40000', density: '0.92' },
  '/domesticTrade': { ...ends('上海', 'CNSHA', '南沙', 'CNNSA'), unNo: '2789', boxes: '20GP*2' },
  '/warehouseing': { orgPort: '上海', orgPortCode: '310000', unNo: '1263', weight: '20000', days: '30' },
} as const;

const screens = [
  { width: 1280, height: 800, lowest: 420 },
  { width: 390, height: 844, lowest: 520 },
];

async function openList(path: keyof typeof lists, viewport: { width: number; height: number }): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${site.address}${path}?${queryOf(lists[path])}`);
  await page.locator('[data-total]').first().waitFor();
  await page.getByRole('button', { name: search.change }).waitFor();
  return page;
}

/** The lines of text in a cell: what stands on one line has its middle at one height. */
function linesIn(cell: Element): number {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const middles: number[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    if (text.parentElement!.closest('.sr-only') !== null) continue;
    for (const { top, height } of range.getClientRects()) middles.push(top + height / 2);
  }
  return middles.sort((one, other) => one - other).filter((middle, at) => at === 0 || middle - middles[at - 1]! > 6)
    .length;
}

describe('the layout of every list of prices', () => {
  test.for(
    (Object.keys(lists) as (keyof typeof lists)[]).flatMap((path) => screens.map((screen) => ({ path, screen }))),
  )('[11.10] $path shows its first total on the first screen at $screen.width', async ({ path, screen }) => {
    const page = await openList(path, screen);
    const total = page.locator('[data-total]').first();
    await expect.poll(async () => (await total.boundingBox())?.y).toBeLessThanOrEqual(screen.lowest);
    if (path !== '/warehouseing') expect(await total.getByText(FREIGHT).count(), 'the freight in it').toBe(1);
    for (const tabs of await page.getByRole('tablist').all())
      expect(await tabs.getByRole('tab').count()).toBeGreaterThan(1);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.close();
  });

  test.for([
    ['/shippingFcl', fcl.order],
    ['/shippingLcl', lcl.order],
  ] as const)('[11.10] the first row of %s that can be ordered shows the total of its order', async ([path, order]) => {
    const page = await openList(path, { width: 1280, height: 800 });
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: new RegExp(`${order}$`) }) })
      .first();
    const texts = await row.locator('[data-total]').innerText();
    const shown = (texts.split(FREIGHT_LINE)[0]?.match(/[$¥]\s?[\d,]+\.\d\d/g) ?? []).map((one) =>
      one.replace(/\s/, ''),
    );
    expect(shown.length).toBe(2);
    await row.getByRole('link', { name: new RegExp(`${order}$`) }).click();
    await expect.poll(() => totalsShown(page), { timeout: 20_000 }).toEqual([...shown].sort());
    await page.close();
  });

  test.for(Object.keys(lists) as (keyof typeof lists)[])(
    '[11.10] the heads of %s end with the total and what to do, the freight’s dates and unit prices before them',
    async (path) => {
      const page = await openList(path, { width: 1280, height: 800 });
      const heads = await page.locator('table:has([data-total]) thead').first().locator('th').allInnerTexts();
      const names = heads.map((head) => head.split('\n')[0]!.replace('?', '').trim());
      const total = names.findIndex((name) => name.startsWith(fcl.columns.totals));
      expect(total).toBeGreaterThan(2);
      expect(names.slice(total + 1)).toEqual(
        path === '/shippingFcl' ? [fcl.columns.space, fcl.columns.action] : [fcl.columns.action],
      );
      const dated = names.findIndex((name) => DATED.test(name));
      const priced = names.findIndex((name) => PRICED.test(name));
      if (path !== '/warehouseing') expect(dated).toBeGreaterThan(0);
      if (priced >= 0) expect(priced).toBeGreaterThan(dated);
      await page.close();
    },
  );

  test('[2.25] a word of the trade in a list, in the fees of a row and in an order says what it means', async () => {
    const page = await openList('/shippingLcl', { width: 1280, height: 800 });
    const meaning = (word: string) => page.getByRole('button', { name: KIT.meaning(word) });
    await meaning(columnTerms.revenueTon.word).click();
    await page.getByText(terms.revenueTon, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: new RegExp(`${lcl.order}$`) }) })
      .first();
    await row.getByRole('button', { expanded: false }).first().click();
    await page.getByRole('table', { name: fees.title }).getByRole('button', { name: 'CFS', exact: true }).click();
    await page.getByText(terms.cfs, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await row.getByRole('link', { name: new RegExp(`${lcl.order}$`) }).click();
    await meaning('木包装').first().click();
    await page.getByText(terms.wooden, { exact: true }).waitFor();
    await page.close();
  });

  test('[11.10] a row of trains has at most two lines in each cell at 1280', async () => {
    const page = await openList('/railWayIndex', { width: 1280, height: 800 });
    const cells = await page.locator('tbody:has([data-total]) tr:first-child :is(th, td)').all();
    const lines = await Promise.all(cells.map((cell) => cell.evaluate(linesIn)));
    expect(lines.length).toBeGreaterThan(0);
    expect(Math.max(...lines)).toBeLessThanOrEqual(2);
    await page.close();
  });

  test('[11.10] the folded search opens by keyboard with no list over it, and folds again', async () => {
    const page = await openList('/shippingLcl', { width: 390, height: 844 });
    const open = page.getByRole('button', { name: search.change });
    expect(await open.getAttribute('aria-expanded')).toBe('false');
    await open.focus();
    await page.keyboard.press('Enter');
    const fold = page.getByRole('button', { name: search.fold });
    expect(await fold.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => fold.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.getByRole('option').count()).toBe(0);
    // A number stands ungrouped while it is edited.
    await page.getByLabel(quickSearch.weight).focus();
    await page.getByLabel(quickSearch.weight).fill('2480');
    await page.getByRole('button', { name: quickSearch.go, exact: true }).click();
    await page.waitForURL(/weight=2480/);
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByText('2,480 kg', { exact: false }).first().waitFor();
    await page.close();
  });

  test('[11.10] a search of flexitanks folds as the others do', async () => {
    const page = await openList('/fluidBag', { width: 1280, height: 800 });
    await page.getByRole('button', { name: search.change }).click();
    const mass = page.getByLabel(flexitank.form.mass);
    await mass.focus();
    await mass.fill('20000');
    await page.getByRole('button', { name: flexitank.form.submit }).click();
    await page.waitForURL(/mass=20000/);
    await page.getByText(`，${flexitank.folded.mass('20,000')}，`, { exact: false }).waitFor();
    expect(await mass.isVisible()).toBe(false);
    await page.close();
  });
});
