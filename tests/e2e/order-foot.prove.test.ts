import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookedService } from '#contract/booked-services.ts';
import { orderPath } from '#contract/routes.ts';
import { stepName } from '#copy/booking/dictionary.ts';
import { frame as words } from '#copy/booking/frame.ts';
import { DAY_MS } from '#domain/limits.ts';
import type { GoodsForm } from '#domain/procurement/form.ts';
import { goodsIdOf } from '#domain/procurement/goods-id.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { orderServices } from '#server/orders/services.ts';
import { acetoneForm } from '../features/procurement/order.ts';
import { roadForm } from '../features/truck/order.ts';
import { keepDraftHere } from '../kit/booking-page.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { ask } from '../kit/market-server.ts';
import { wholeForm } from '../kit/order-calls.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import type { TestServer } from '../kit/server.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';
import { validOrders } from '../kit/valid-orders.ts';

const SCREENS = [
  [1280, 600],
  [1280, 800],
  [1280, 1080],
  [768, 1024],
  [360, 640],
] as const;

const services = Object.entries(orderServices).map(([code, { booking }]) => [code, booking.steps] as const);

/** An order of acetone that is for sale now. */
async function acetoneNow(server: TestServer): Promise<GoodsForm> {
  const { items } = await ask(server, 'procurementQuery', { kind: 'OFFER', keyword: '丙酮' });
  const day = (days: number) => localDay(Date.now() + days * DAY_MS, 'Asia/Shanghai');
  const goodsId = goodsIdOf({ postId: items[0]!.id, lineNo: 1 });
  return { ...acetoneForm, goodsId, deliveryDay: day(3), licenceExpires: day(900) };
}

/** A road order is of an enquiry that was answered: its first step is all that opens without one. */
const FIRST_ONLY: readonly string[] = ['truck'];

const forms: Readonly<Record<BookedService, (server: TestServer, user: string) => object>> = {
  ...{ ...validOrders, goods: acetoneNow, truck: () => roadForm },
  fcl: ({ address }) => wholeForm(context, address),
};

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
  ({ context, page } = await openSignedIn(browser, site, VERIFIED));
});
afterAll(async () => {
  await context?.close();
  await browser?.close();
  await site?.stop();
});

/** Where the page is when the button is not all in view; at its head, in its middle and at the foot of its form. */
async function outOfView(button: Locator): Promise<string[]> {
  const found: string[] = [];
  const form = page.locator('main form').last();
  for (const block of ['head', 'start', 'center', 'end'] as const) {
    if (block === 'head') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    else await form.evaluate((one, at) => one.scrollIntoView({ block: at, behavior: 'instant' }), block);
    const isSeen = await button.evaluate((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && one.contains(middle);
    });
    if (!isSeen) found.push(block);
  }
  return found;
}

test.each(services)(
  '[4.31] the way on of an order of %s is in view on every step, at every height',
  async (service, steps) => {
    const server = { address: site.address, clock: { now: Date.now } } as TestServer;
    const form = await forms[service as BookedService](server, 'user-verified');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.address}/healthz`);
    await keepDraftHere(page, site.address, form, service);
    const found: unknown[] = [];
    const opened = FIRST_ONLY.includes(service) ? steps.slice(0, 1) : steps;
    for (const [index, step] of opened.entries()) {
      const isLast = index === steps.length - 1;
      // The last step opens from the one before it alone, once there is a price.
      if (isLast) await page.locator('main form').evaluate((one: HTMLFormElement) => one.requestSubmit());
      else await page.goto(`${site.address}${orderPath(service)}?draft=kept-here&step=${step}`);
      const label = isLast ? words.submit : words.next(stepName(steps[index + 1]!));
      const button = page.locator('main').getByRole('button', { name: label, exact: true });
      await button.waitFor({ timeout: 20_000 });
      await page.locator('main form').getByRole('heading').first().waitFor();
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        const blocks = await outOfView(button);
        if (blocks.length > 0) found.push([step, width, height, ...blocks]);
      }
    }
    expect(found).toEqual([]);
  },
);
