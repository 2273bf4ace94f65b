import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { overflowOf } from '../kit/overflow.ts';
import { sharedSite } from '../kit/served-site.ts';

const site = sharedSite();
let browser: Browser;
beforeAll(async () => {
  browser = await openSparingBrowser();
});
afterAll(() => browser?.close());

/** Orders say their goods on a later step: the tests of those orders come by this sheet. */
const LATER = ['/builtIn/addOrder', '/dgdesk?desk='];

const linksOf = (page: Page): Promise<string[]> =>
  page.locator('main a[href*="unNo="]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Texts and field values about the goods. */
const messagesOn = async (page: Page): Promise<string> => {
  const fields = await page
    .locator('main input')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  return `${await page.locator('main').innerText()} ${fields.join(' ')}`;
};

test('[1.2][2.1] the sheet of a number leads to every service, and each opens with the number', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  await page.goto(`${site.address}/dgdesk/dgdeskDetail?un=1294&pg=II`);
  await page.locator('main a[href^="/shippingLcl?"]').waitFor();
  const byPath = new Map((await linksOf(page)).map((href) => [href.split('?')[0] ?? '', href]));
  expect([...byPath.keys()].sort()).toEqual([
    '/airLift',
    '/brand/freight',
    '/builtIn/addOrder',
    '/dgdesk',
    '/domesticTrade',
    '/enquiryFcl',
    '/railWayIndex',
    '/shippingFcl',
    '/shippingLcl',
    '/tankIndex',
    '/warehouseing',
  ]);
  for (const href of byPath.values()) {
    expect(href).toMatch(/[?&]unNo=1294(&|$)/);
    if (LATER.some((path) => href.startsWith(path))) continue;
    await page.goto(site.address + href);
    await expect.poll(() => messagesOn(page), { message: href }).toMatch(/1294/);
    expect(await overflowOf(page), href).toBe(0);
  }
  expect(failed).toEqual([]);
  await page.close();
});

test.each([
  '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*1',
  '/shippingLcl?orgPortCode=CNSHA&dstPortCode=NLRTM&volume=2&weight=1000',
  '/airLift?orgPortCode=PVG&dstPortCode=FRA&volume=1&weight=100',
  '/tankIndex?orgPortCode=CNSHA&dstPortCode=NLRTM',
  '/warehouseing?orgPortCode=310000',
  '/domesticTrade?orgPortCode=CNSHA&dstPortCode=CNNSA&boxes=20GP*1',
])('goods that need a permit say so beside their prices: %s', async (path) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(`${site.address}${path}&unNo=1090`);
  await page.locator('main').getByText(dangerousLookup.control.PRECURSOR_3).first().waitFor();
  expect(await overflowOf(page)).toBe(0);
  await page.close();
});
