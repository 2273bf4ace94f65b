import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booking } from '#copy/booking/frame.ts';
import { fcl } from '#copy/fcl/search.ts';
import { fclTools } from '#copy/fcl/tools.ts';
import { homeMarket } from '#copy/home/page.ts';
import { fees } from '#copy/search/terms.ts';
import { shell } from '#copy/shell.ts';
import { openBrowser } from '../kit/browser.ts';
import { type ServedSite, serveSite, sharedSite } from '../kit/served-site.ts';

const LANE = '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2&unNo=1230&carriers=COSU';

const demo = sharedSite();
/** The same rows on a site that is not for demonstration. */
let own: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [own, browser] = await Promise.all([serveSite(undefined, { SEED: 'none' }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await own?.stop();
});

async function at<Answer>(address: string, look: (page: Page) => Promise<Answer>): Promise<Answer> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('main h1').waitFor();
    return await look(page);
  } finally {
    await context.close();
  }
}

const rowsOf = (page: Page) => page.getByRole('table', { name: fcl.list }).locator('tbody > tr:first-child');

/** Where prices stand: each gives the parts that say a price, once they do. */
const markedElements: Readonly<Record<string, (page: Page) => Promise<readonly Locator[]>>> = {
  'each row of the list': async (page) => {
    await page.goto(new URL(LANE, page.url()).href);
    await rowsOf(page).first().waitFor();
    return rowsOf(page).all();
  },
  'the fees of a row': async (page) => {
    await page.goto(new URL(LANE, page.url()).href);
    const detail = page.getByRole('button', { name: fcl.detail }).first();
    await detail.waitFor();
    if ((await detail.getAttribute('aria-expanded')) !== 'true') await detail.click();
    const table = page.getByRole('heading', { name: fees.title }).locator('xpath=..');
    await table.getByText(fees.apart).waitFor();
    return [table];
  },
  'the trend of a lane': async (page) => {
    await page.goto(new URL(LANE, page.url()).href);
    await page.getByRole('button', { name: fcl.trend }).click();
    const trend = page.getByRole('dialog');
    await trend.getByText(fclTools.trend.source).waitFor();
    return [trend];
  },
  'the panel beside an order': async (page) => {
    await page.goto(new URL(LANE, page.url()).href);
    const order = await page.getByRole('link', { name: fcl.order }).first().getAttribute('href');
    await page.goto(new URL(order ?? '', page.url()).href);
    // Signing in is asked for over the form, which is there all the same.
    const panel = page.locator(`section[aria-label="${booking.price.title}"]`);
    await panel.getByText(fees.apart).waitFor();
    return [panel];
  },
  'each hot lane of the home page': async (page) => {
    const lanes = page.getByRole('table', { name: homeMarket.lanes.title }).getByRole('row');
    await lanes.nth(1).waitFor();
    return (await lanes.all()).slice(1);
  },
  'each trend of the home page': async (page) => {
    const trends = page.getByRole('region', { name: homeMarket.trends.title }).getByRole('listitem');
    await trends.first().waitFor();
    return trends.all();
  },
};

describe.each(Object.entries(markedElements))('%s', (_, parts) => {
  test('[1.12] says that its price is demonstration data', () =>
    at(demo.address, async (page) => {
      const found = await parts(page);
      expect(found.length).toBeGreaterThan(0);
      for (const part of found) await expect.poll(() => part.textContent()).toContain(shell.demoLabel);
    }));

  test('[1.12] says no such thing with SEED=none', () =>
    at(own.address, async (page) => {
      const found = await parts(page);
      expect(found.length).toBeGreaterThan(0);
      for (const part of found) {
        await expect.poll(() => part.textContent()).toMatch(/[$¥]/);
        expect(await part.textContent()).not.toContain(shell.demoLabel);
      }
    }));
});

test('partners that are made up say so once above their plates, and on none of them', () =>
  at(demo.address, async (page) => {
    const partners = page.getByRole('region', { name: homeMarket.partners.name });
    const plates = partners.getByRole('listitem');
    await plates.first().waitFor();
    expect((await plates.allInnerTexts()).filter((plate) => plate.includes(shell.demoLabel))).toEqual([]);
    const headings = partners.getByRole('heading', { level: 3 });
    await headings.first().scrollIntoViewIfNeeded();
    const markedOnes = async () =>
      (await headings.allInnerTexts()).filter((heading) => heading.includes(shell.demoLabel));
    await expect.poll(markedOnes).not.toEqual([]);
    const marked = await markedOnes();
    expect((await partners.innerText()).split(shell.demoLabel)).toHaveLength(marked.length + 1);
    for (const heading of marked) expect(heading.split(shell.demoLabel)).toHaveLength(2);
  }));
