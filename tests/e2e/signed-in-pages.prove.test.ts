import axe from 'axe-core';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderPath, permissionOf, routes } from '#contract/routes.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { booking } from '#copy/booking/frame.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { placeOneOfEach } from '../kit/orders-of-all.ts';
import { audit, setTheme, shiftsIn, sidewaysAt, THEMES, WIDTHS, watchShifts } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { visit } from '../kit/settled.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let placed: Awaited<ReturnType<typeof placeOneOfEach>>;
const pageMessages: string[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
  ({ context, page } = await openSignedIn(browser, site, VERIFIED));
  placed = await placeOneOfEach(context, site.address);
  await context.addInitScript({ content: `${watchShifts}${axe.source}` });
  page.on('console', (message) => pageMessages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => pageMessages.push(`thrown: ${message}`));
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Findings on the fully loaded page, at each width and theme. */
async function errorsAt(path: string, comesLast?: () => Locator): Promise<string[]> {
  pageMessages.length = 0;
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, site.address + path);
  await page.waitForLoadState('networkidle');
  await comesLast?.().waitFor();
  const found = await shiftsIn(page);
  for (const theme of THEMES) {
    await setTheme(page, theme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await sidewaysAt(page, width)));
      if (width === 360 || width === 1280) found.push(...(await audit(page, `${width}, ${theme}`)));
    }
  }
  return [...found, ...pageMessages].map((error) => `${path}: ${error}`);
}

async function errorsOf(paths: readonly string[], comesLast?: () => Locator): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await errorsAt(path, comesLast)));
  return found;
}

const room = (query: string) => `${USER_CENTRE_PATH}?redirect=${query}`;
const heading = () => page.getByRole('heading', { level: 1 });

test('[2.14][1.1] each room of the user centre keeps inside the window and is legible at every width, light and dark', async () => {
  const rooms = ['workplace', 'order', 'enquiry', 'verification', 'account'].map(room);
  expect(await errorsOf(rooms, heading)).toEqual([]);
}, 480_000);

test('[1.12][1.1] so does the order of each service', async () => {
  const sheets = Object.values(placed).map((no) => room(`order&orderNo=${no}`));
  expect(await errorsOf(sheets, heading)).toEqual([]);
}, 480_000);

test('[4.31][1.1] so does the order page of each service, filled by a copy', async () => {
  const copies = Object.entries(placed).map(([service, no]) => `${orderPath(service)}?copy=${no}`);
  const price = () => page.getByRole('region', { name: booking.price.title, exact: true }).last();
  expect(await errorsOf(copies, () => price().locator('dl'))).toEqual([]);
}, 480_000);

test('[2.3][1.1] so does the page after an order', async () => {
  const successes = {
    fcl: 'shippingFclSuccess',
    lcl: 'shippingLclSuccess',
    cfs: 'builtInSuccess',
    dgdesk: 'dgdeskSuccess',
  };
  const pages = Object.entries(successes).map(([service, name]) => {
    const route = routes.find((one) => one.name === name)!;
    expect(permissionOf(route)).toBe('signed-in');
    return `${route.path}?orderNo=${placed[service as keyof typeof placed]}`;
  });
  expect(await errorsOf(pages)).toEqual([]);
}, 480_000);
