import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fcl } from '#copy/fcl/search.ts';
import { fclTools } from '#copy/fcl/tools.ts';
import { homeMarket } from '#copy/home/page.ts';
import { outer as words } from '#copy/kit.ts';
import { APP_CODE, APP_DRIVER } from '#domain/limits.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';

const NEWS = 'https://news.example.com/detail';
const BRAND = 'https://lcl.example.com/';
const MARKET = 'https://market.example.com';
const MAPS = 'https://maps.example.com/search?keyword=';
const TREND = '/api-item/price/trend';
const LANE = '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2&unNo=1230';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite(undefined, {
      NEWS_CENTRE_URL: NEWS,
      CONSOLIDATION_SITE_URL: BRAND,
      MARKET_DATA_URL: MARKET,
      MAPS_URL: MAPS,
    }),
    openSparingBrowser(),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** A page of the site; the market data is another server's, whose answers are those of this one. */
async function at(path: string, look: (page: Page, asked: string[]) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript({ content: axe.source });
  const page = await context.newPage();
  const asked: string[] = [];
  const cors = {
    'access-control-allow-origin': site.address,
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  };
  await page.route(`${MARKET}/**`, async (route) => {
    const request = route.request();
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    expect(await request.headerValue('cookie')).toBeNull();
    expect(await request.headerValue('authorization')).toBeNull();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const answer = await fetch(site.address + TREND, {
      method: 'POST',
      headers: { 'content-type': 'application/json', appCode: APP_CODE, appDriver: APP_DRIVER },
      body: request.postData(),
    });
    return route.fulfill({ status: answer.status, headers: cors, json: await answer.json() });
  });
  page.on('request', (request) => {
    if (request.url().startsWith(site.address + TREND)) asked.push(`own ${TREND}`);
  });
  try {
    await page.goto(site.address + path);
    await page.locator('main h1').waitFor();
    await look(page, asked);
  } finally {
    await context.close();
  }
}

const errors = (page: Page) =>
  page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run('main', { preload: false });
    return violations.map(({ id }) => id);
  });

const hrefsOf = (page: Page, within: string) =>
  page.locator(within).evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    })),
  );

describe('[3.16] addresses the company configured', () => {
  test('the news of the home page, of the list and beside an article lead to the news centre', async () => {
    const outer = { target: '_blank', rel: 'noopener noreferrer' };
    await at('/', async (page) => {
      await page.locator('.news-list a').first().waitFor();
      const links = await hrefsOf(page, '.news-list a');
      expect(links.length).toBeGreaterThan(3);
      for (const link of links) expect(link).toEqual({ href: expect.stringMatching(`^${NEWS}/[^/]+$`), ...outer });
    });
    await at('/news', async (page) => {
      await page.locator('main h2 a').first().waitFor();
      const [link] = await hrefsOf(page, 'main h2 a');
      expect(link).toEqual({ href: expect.stringMatching(`^${NEWS}/[^/]+$`), ...outer });
      expect(await page.locator('main h2 a').first().textContent()).toContain(words.newTab);
      expect(await errors(page)).toEqual([]);
      const id = link?.href.slice(NEWS.length + 1) ?? '';
      await at(`/news/${id}`, async (article) => {
        await article.locator('aside a[target]').first().waitFor();
        const beside = await hrefsOf(article, 'aside a[target]');
        for (const one of beside) expect(one).toEqual({ href: expect.stringMatching(`^${NEWS}/[^/]+$`), ...outer });
      });
    });
  });

  test('[1.10b] the brand link of /business leads to the brand’s own site', () =>
    at('/business', async (page) => {
      await page.locator(`main a[href="${BRAND}"]`).waitFor();
      expect(await page.locator('main a[href="/brand/consolidation"]').count()).toBe(0);
    }));

  test('the trends of the home page and of the list are the market data’s, which learns nothing of who asks', async () => {
    const market = (asked: string[]) => [...new Set(asked.filter((one) => !one.startsWith('OPTIONS')))];
    await at('/', async (page, asked) => {
      await page.getByText(homeMarket.trends.box).first().waitFor();
      expect(market(asked)).toEqual([`POST ${TREND}`]);
    });
    await at(LANE, async (page, asked) => {
      await page.getByRole('button', { name: fcl.trend, exact: true }).click();
      const trend = page.getByRole('dialog', { name: fclTools.trend.title });
      await trend.getByRole('img').waitFor();
      expect(market(asked)).toEqual([`POST ${TREND}`]);
    });
  });

  test('the terminal of a sailing is found on the map', () =>
    at(LANE, async (page) => {
      const row = page.getByRole('table', { name: fcl.list }).locator('tbody > tr:first-child').first();
      await row.getByRole('button', { name: new RegExp(fcl.detail) }).click();
      const map = page.getByRole('link', { name: /在地图上查看/ });
      await expect.poll(() => map.getAttribute('href')).toContain(MAPS + encodeURIComponent('上海 '));
      expect(await errors(page)).toEqual([]);
    }));
});
