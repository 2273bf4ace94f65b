import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { orderSuccess, reading } from '#copy/booking/outcome.ts';
import { READING_COUNTDOWN_MS } from '#domain/limits.ts';
import { openDraft } from '../kit/booking-page.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON } from '../kit/demo-people.ts';
import { FULL } from '../kit/full.ts';
import { cancelOrder, countOrders, readyForm } from '../kit/order-calls.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

const TIMES = FULL ? 100 : 4;
const ORDERS = '**/api-ecommerce/orders';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
  ({ context, page } = await openSignedIn(browser, site, PERSON));
  await page.clock.install();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const unanswered = () => page.locator('main').getByText(words.failure.unanswered.title).first();

/** The confirmation of a form that is filled in, its agreement read. */
async function openConfirmed(form: object): Promise<Locator> {
  await openDraft(page, site.address, form, 'services');
  await button(words.next(stepName('confirm'))).click();
  await expect.poll(() => button(words.submit).isEnabled()).toBe(true);
  await button(words.submit).dblclick();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('region').first();
  await text.waitFor();
  await text.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await page.clock.fastForward(READING_COUNTDOWN_MS + 1_000);
  const confirm = dialog.getByRole('button', { name: reading.confirm, exact: true });
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  return confirm;
}

/** Server results of each submission whose response is lost. */
async function losing(lost: 'dropped' | 'inFlight') {
  const taken: string[] = [];
  await page.route(ORDERS, async (route) => {
    const answer = await route.fetch();
    taken.push((await answer.json()).data.orderNo);
    if (lost === 'dropped') await route.abort('connectionreset');
  });
  return taken;
}

test(
  `[4.31] ${TIMES} times: a double click and Enter, an answer that is dropped, a retry reloaded in flight and one more retry are one order`,
  async () => {
    const form = await readyForm(context, site.address);
    const before = await countOrders(context, site.address);
    for (let time = 1; time <= TIMES; time += 1) {
      const confirm = await openConfirmed(form);
      const first = await losing('dropped');
      await confirm.focus();
      const { x, y, width, height } = (await confirm.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await Promise.all([page.keyboard.press('Enter'), page.mouse.dblclick(x + width / 2, y + height / 2)]);
      await unanswered().waitFor();
      await page.unroute(ORDERS);
      const second = await losing('inFlight');
      await button(words.failure.unanswered.retry).dblclick();
      await expect.poll(() => second.length).toBeGreaterThan(0);
      await page.reload();
      await unanswered().waitFor();
      await page.unroute(ORDERS);
      await button(words.failure.unanswered.retry).dblclick();
      await page.waitForURL(/addOrderSuccess\?orderNo=/);
      await page.getByRole('heading', { level: 1, name: orderSuccess.title, includeHidden: true }).waitFor();
      const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
      expect(new Set([...first, ...second])).toEqual(new Set([orderNo]));
      expect(await countOrders(context, site.address)).toBe(before + time);
      await cancelOrder(context, site.address, orderNo);
    }
  },
  TIMES * 30_000,
);
