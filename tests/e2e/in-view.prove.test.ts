import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { table } from '#contract/table.ts';
import { openUnattendedBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { callerOf } from '../kit/order-calls.ts';
import { acetoneRequest } from '../kit/purchases.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';
import { cookiesOf, isDrawn, type Kept, openUnhydrated } from '../kit/unhydrated-page.ts';

const WIDTH = 1280;
const HEIGHTS = [600, 720, 800, 900, 1080];
/** Without a sign of a reader a page hydrates after twelve seconds: a skeleton in view may not wait for that. */
const LIMIT_MS = 8_000;
const POST = '/procurement/share/of-another';
const POST_ON_PHONE = '/procurement/mobile/of-another';
const PUBLISH = '/procurement/share?publish';
const OWN_POST = '/procurement/share/own';
const OWN_POST_ON_PHONE = '/procurement/mobile/own';

interface Opened {
  path: string;
  isSignedIn?: true;
}

/** Pages that come with a skeleton, or with a section that is loaded when it comes into view. */
const pages: readonly Opened[] = [
  { path: '/' },
  { path: '/business' },
  { path: POST },
  { path: POST_ON_PHONE },
  { path: PUBLISH, isSignedIn: true },
  { path: OWN_POST, isSignedIn: true },
  { path: OWN_POST_ON_PHONE, isSignedIn: true },
];

let site: ServedSite;
let browser: Browser;
let state: Kept;
const addresses = new Map<string, string>();

beforeAll(async () => {
  [browser, site] = await Promise.all([openUnattendedBrowser(), serveSite(undefined, { DRAWN_PAGES: 'on' })]);
  const { context } = await openSignedIn(browser, site, VERIFIED);
  const call = callerOf(context, site.address);
  const { items } = (await call(table.procurementQuery.path, { kind: 'REQUEST' })) as { items: { id: string }[] };
  const { id } = (await call(table.publishRequest.path, acetoneRequest(Date.now()), { key: 'seen-by-its-owner' })) as {
    id: string;
  };
  for (const path of [POST, POST_ON_PHONE]) addresses.set(path, path.replace('of-another', String(items[0]?.id)));
  for (const path of [OWN_POST, OWN_POST_ON_PHONE]) addresses.set(path, path.replace('own', id));
  state = await context.storageState();
  await context.close();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Bars of what is still to come, as far as a person sees them. */
const skeletonsInView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .skeleton, main [aria-busy=true]')].flatMap((one) => {
      const { top, bottom, left, right, width, height } = one.getBoundingClientRect();
      const isSeen =
        one.checkVisibility({ visibilityProperty: true }) &&
        width * height > 0 &&
        bottom > 0 &&
        top < innerHeight &&
        right > 0 &&
        left < innerWidth;
      return isSeen
        ? [`${one.closest('[aria-label], section, form')?.outerHTML.slice(0, 80)} at ${Math.round(top)}`]
        : [];
    }),
  );

const expectNone = (page: Page) =>
  expect.poll(() => skeletonsInView(page), { timeout: LIMIT_MS, interval: 50 }).toEqual([]);

/** A busy server may leave a page to the browser once: what comes next is drawn. */
async function renderedAt(path: string, cookie: string): Promise<string> {
  let html = '';
  await expect
    .poll(
      async () => {
        html = await (await fetch(site.address + path, { headers: { cookie } })).text();
        return isDrawn(html);
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return html;
}

test('[1.2] no other page comes with a skeleton or a section that is loaded later', async () => {
  const cookie = cookiesOf(state);
  const found = new Set<string>();
  for (const { path } of routes) {
    if (path === null || path.includes('/:')) continue;
    for (const one of ['', cookie])
      if (/class="skeleton|data-section=/.test(await renderedAt(path, one))) found.add(path);
  }
  expect([...found]).toEqual(['/', '/business']);
});

test.each(pages)('[1.2] $path leaves no skeleton in view at any height', async ({ path, isSignedIn }) => {
  const opening = { browser, address: site.address, path: addresses.get(path) ?? path, ...(isSignedIn && { state }) };
  for (const height of HEIGHTS)
    await openUnhydrated({ ...opening, viewport: { width: WIDTH, height } }, async ({ page, errors }) => {
      await page.locator('main h1, main h2').first().waitFor();
      await expectNone(page);
      await page.waitForLoadState('networkidle');
      await expectNone(page);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let at = height; at < end; at += height) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at);
        await expectNone(page);
      }
      expect([height, errors]).toEqual([height, []]);
    });
});
