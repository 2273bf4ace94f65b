import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { authNotice, orderSuccess, placed } from '#copy/booking/outcome.ts';
import { orders as words } from '#copy/orders/list.ts';
import { sessionToasts } from '#copy/sign-in/session.ts';
import { openBlockingBrowser, openSparingBrowser } from '../kit/browser.ts';
import { UNVERIFIED } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { placeOrder } from '../kit/order-calls.ts';
import { stopClock } from '../kit/page-clock.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { dialogOf, expectToast, openContext, PAGE, signInByPassword } from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let orderNo: string;
let orders = 0;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});

beforeEach(async () => {
  context = await openContext(browser);
  page = await context.newPage();
  await page.goto(site.address + PAGE);
  await signInByPassword(page, mouseOf(page), UNVERIFIED);
  await expectToast(page, sessionToasts.signedIn);
  orders += 1;
  orderNo = await placeOrder(context, site.address, `after-order-${orders}`);
});

afterEach(() => context.close());

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const seconds = () => dialogOf(page).getByText(/\d 秒后将为您跳转至会员中心/);

/** Where a person is whose order was placed a moment ago. */
async function arrive() {
  await page.evaluate((no) => sessionStorage.setItem('locationUrl', `order:${no}`), orderNo);
  await page.goto(`${site.address}/shippingFcl/addOrderSuccess?orderNo=${orderNo}`);
  await seconds().waitFor();
}

/** Tells whether the browser let the page open the first tab that it tries to. */
async function watchOpening(tab: Page): Promise<() => Promise<boolean>> {
  let tell: (isOpened: boolean) => void = () => undefined;
  const reload = new Promise<boolean>((resolve) => {
    tell = resolve;
  });
  await tab.exposeBinding('tellOpening', (_, isOpened: boolean) => tell(isOpened));
  await tab.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...asked) => {
      const opened = open(...asked);
      (window as unknown as { tellOpening: (isOpened: boolean) => void }).tellOpening(opened !== null);
      return opened;
    };
  });
  return () => reload;
}

/** Whether nothing of a place lies under another. */
async function isClearOf(element: Locator, other: Locator): Promise<boolean> {
  const [one, two] = [await element.boundingBox(), await other.boundingBox()];
  if (one === null || two === null) return false;
  const isBeside = one.x >= two.x + two.width || two.x >= one.x + one.width;
  return isBeside || one.y >= two.y + two.height || two.y >= one.y + one.height;
}

const blockTabs = () => page.addInitScript(() => Object.assign(window, { open: () => null }));

test('each next step leads to where it is done: a paper to its row in the order, the verification to its room', async () => {
  await page.goto(`${site.address}/shippingFcl/addOrderSuccess?orderNo=${orderNo}`);
  const links = page.getByRole('region', { name: placed.next }).getByRole('link');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  const order = `${site.address}${USER_CENTRE_PATH}?redirect=order&orderNo=${orderNo}`;
  const verification = `${site.address}${USER_CENTRE_PATH}?redirect=verification`;
  expect(addresses.filter((address) => address === verification)).toHaveLength(1);
  const papers = addresses.filter((address) => address !== verification);
  expect(papers.length).toBeGreaterThan(0);
  for (const paper of papers) expect(paper).toMatch(/#paper-[A-Z_]+$/);
  expect(new Set(papers.map((paper) => paper.split('#')[0]))).toEqual(new Set([order]));
  await page.locator(`a[href="${papers[0]}"]`).click();
  await page.getByRole('heading', { level: 2, name: orderNo }).waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: words.calendar.save }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${orderNo}.ics`);
  const calendar = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
  for (const address of papers) expect(calendar).toContain(`UID:${orderNo}-${address.split('#paper-')[1]}@huazhou`);
});

test('[2.22] [4.25] in a browser that blocks tabs no one pressed for, the link stands beside the next steps, and a press opens the order', async () => {
  const blocking = await openBlockingBrowser();
  const own = await openContext(blocking);
  await own.addCookies(await context.cookies());
  const tab = await own.newPage();
  await tab.addInitScript((no) => sessionStorage.setItem('locationUrl', `order:${no}`), orderNo);
  const isOpened = await watchOpening(tab);
  await tab.goto(`${site.address}/shippingFcl/addOrderSuccess?orderNo=${orderNo}`);
  // Do not touch the page before: the browser would count it as a user gesture.
  expect(await isOpened()).toBe(false);
  const notice = tab.getByRole('dialog', { name: authNotice.title });
  const link = notice.getByRole('link', { name: authNotice.go });
  await link.waitFor();
  await notice.getByText(authNotice.blocked, { exact: true }).waitFor();
  expect(own.pages()).toHaveLength(1);
  const steps = tab.getByRole('region', { name: placed.next });
  expect((await notice.boundingBox())?.width).toBe(396);
  expect(await isClearOf(steps, notice)).toBe(true);
  await tab.setViewportSize({ width: 390, height: 844 });
  await steps.evaluate((region) => region.scrollIntoView());
  expect(await isClearOf(steps.getByRole('listitem').first(), notice)).toBe(true);
  await tab.setViewportSize({ width: 1280, height: 800 });
  const viewed = own.waitForEvent('page');
  await tab.getByRole('button', { name: orderSuccess.viewOrders }).click();
  await (await viewed).getByRole('heading', { level: 2, name: orderNo }).waitFor();
  await notice.waitFor({ state: 'detached' });
  await blocking.close();
});

describe('the notice after an order', () => {
  test('[3.2c][4.22][9.3g][2.14b] five seconds pass, and the user centre opens at the order in a new tab', async () => {
    await page.clock.install();
    await arrive();
    await stopClock(page);
    const passAQuarter = async () => {
      await page.clock.runFor(250);
      return seconds().textContent();
    };
    await expect.poll(passAQuarter).toContain('。1 秒后');
    expect(context.pages()).toHaveLength(1);
    const opened = context.waitForEvent('page');
    await page.clock.runFor(1_000);
    const centre = await opened;
    await page.clock.resume();
    await centre.getByRole('heading', { level: 2, name: orderNo }).waitFor();
    expect(centre.url()).not.toContain('token=');
    await dialogOf(page).waitFor({ state: 'detached' });
  });

  test('[4.25][2.14b] a blocked tab leaves a link without a ticket, and the link opens the order', async () => {
    await blockTabs();
    await arrive();
    await dialogOf(page).getByText(authNotice.blocked, { exact: true }).waitFor();
    const link = dialogOf(page).getByRole('link', { name: authNotice.go });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.pathname + address.search).toBe(`${USER_CENTRE_PATH}?redirect=order&orderNo=${orderNo}`);
    const opened = context.waitForEvent('page');
    await link.click();
    await (await opened).getByRole('heading', { level: 2, name: orderNo }).waitFor();
    await dialogOf(page).waitFor({ state: 'detached' });
  });

  test('[4.25] offline is not called a blocked tab, and opens when the network is back', async () => {
    await page.clock.install();
    await arrive();
    await stopClock(page);
    await context.setOffline(true);
    await dialogOf(page).getByRole('button', { name: authNotice.go }).click();
    await dialogOf(page).getByText(authNotice.unreached, { exact: true }).waitFor();
    expect(await dialogOf(page).getByText(authNotice.blocked).count()).toBe(0);
    await context.setOffline(false);
    await page.clock.resume();
    const opened = context.waitForEvent('page');
    await dialogOf(page).getByRole('button', { name: authNotice.retry }).click();
    await (await opened).getByRole('heading', { level: 2, name: orderNo }).waitFor();
  });
});
