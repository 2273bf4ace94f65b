import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { orders as words } from '#copy/orders/list.ts';
import { orderPapers } from '#copy/orders/order.ts';
import { cancellationReplies } from '#copy/orders/replies.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { cancelOrder, placeOrder } from '../kit/order-calls.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('[6.4] an order that was cancelled in another tab says why it is not cancelled again, then how it stands', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 360, height: 740 } });
  const no = await placeOrder(context, site.address, 'cancelled-elsewhere');
  await page.goto(`${site.address}${USER_CENTRE_PATH}?redirect=order&orderNo=${no}`);
  await page.getByRole('button', { name: words.more, exact: true }).click();
  await page.getByRole('button', { name: words.cancel }).click();
  await cancelOrder(context, site.address, no);
  await page.getByRole('button', { name: words.cancelConfirm }).click();
  await page.getByText(cancellationReplies.over).waitFor();
  await page.getByRole('button', { name: words.cancelKeep }).click();
  await page.getByText(words.cancelledAt, { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: words.cancel }).count()).toBe(0);
  await page.getByRole('link', { name: words.copy }).waitFor();
  await context.close();
});

/** As a browser tells it when another tab comes to the front, or this one again. */
const turnTo = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: shown });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('[10.10] who comes back to an order that was cancelled meanwhile sees so, and is offered nothing to do', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 1280, height: 800 } });
  const no = await placeOrder(context, site.address, 'cancelled-meanwhile');
  await page.goto(`${site.address}${USER_CENTRE_PATH}?redirect=order&orderNo=${no}`);
  await page.getByRole('button', { name: words.cancel }).waitFor();
  await turnTo(page, 'hidden');
  await cancelOrder(context, site.address, no);
  await turnTo(page, 'visible');
  await page.getByText(words.cancelledAt, { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: words.cancel }).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: new RegExp(`^${orderPapers.upload} `) }).count()).toBe(0);
  await context.close();
});
