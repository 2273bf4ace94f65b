import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { amendment as words } from '#copy/orders/amendment.ts';
import { orders } from '#copy/orders/list.ts';
import { fees } from '#copy/search/terms.ts';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import { boxOf, buttonOf, clickNext, expectAmounts, submitOrder } from '../kit/booking-page.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { goToOrder } from '../kit/centre-page.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { FULL } from '../kit/full.ts';
import { type Hand, keyboardOf, mouseOf } from '../kit/hands.ts';
import { cancelOrder, placeOrder } from '../kit/order-calls.ts';
import { overflowOf } from '../kit/overflow.ts';
import { SHARED_DESK_TOKEN, sharedSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

async function decide(orderNo: string, amendment: number, decision: 'ACCEPT' | 'REFUSE', reason = '') {
  const answer = await fetch(`${site.address}/api-platform/desk/orders/amendments/decide`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      appCode: 'echem',
      appDriver: '101',
      'Desk-Token': SHARED_DESK_TOKEN,
    },
    body: JSON.stringify({ orderNo, amendment, decision, reason }),
  });
  expect(await answer.json()).toMatchObject({ code: '00000000' });
}

const totalsOf = (page: Page) => page.getByRole('table', { name: fees.title }).locator('tfoot');
const entryOf = (page: Page, no: number) => page.getByRole('article', { name: words.name(no) });

async function write(page: Page, hand: Hand, path: string, text: string) {
  const box = boxOf(page, path).locator('input');
  await hand.type(box, '');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
  await expect.poll(() => box.inputValue()).toBe(text);
}

const openOrder = (page: Page, no: string) => goToOrder(page, site, no);

const MORE = ['$3,450.00', '¥4,660.00'];
const DIFFERENCES = ['$1,150.00', '¥1,270.00'];

/** From the order to its form with a third box, and through the difference to the operator. */
async function askForThree(page: Page, hand: Hand) {
  if ((page.viewportSize()?.width ?? 0) < 768)
    await hand.press(page.getByRole('button', { name: orders.more, exact: true }));
  await hand.press(page.getByRole('link', { name: words.begin }));
  await page.getByRole('form', { name: stepName('route') }).waitFor();
  await write(page, hand, 'containers.0.quantity', '3');
  for (const step of ['cargo', 'services']) {
    await clickNext(page, hand, step);
    await page.getByRole('form', { name: stepName(step) }).waitFor();
  }
  await clickNext(page, hand, 'confirm');
  const difference = page.getByRole('dialog', { name: words.difference.title });
  await difference.waitFor();
  await expectAmounts(difference.locator('tfoot'), [...TWO, ...MORE, ...DIFFERENCES]);
  expect(await overflowOf(page)).toBe(0);
  await hand.press(buttonOf(page, words.difference.accept));
  await page.getByRole('form', { name: stepName('confirm') }).waitFor();
  await submitOrder(page, hand, [seaFreightCharges.title], ['agree', 'truth'], words.form.submit);
}

const TWO = ['$2,300.00', '¥3,390.00'];

const hands = [
  ['by keyboard', 360, keyboardOf],
  ['by mouse', 1280, mouseOf],
] as const;

test.each(FULL ? hands : hands.slice(0, 1))(
  '[10.11] %s: a third box is asked for at its difference, and the order has it once the operator accepts',
  async (_, width, handOf) => {
    const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width, height: 800 } });
    const hand = handOf(page);
    const no = await placeOrder(context, site.address, `amended-at-${width}`);
    await page.clock.install();
    await openOrder(page, no);
    await expectAmounts(totalsOf(page), TWO);
    await askForThree(page, hand);

    await page.getByRole('heading', { level: 2, name: no }).waitFor();
    await entryOf(page, 1).getByText(words.states.waiting).waitFor();
    await expectAmounts(totalsOf(page), TWO);
    await expectAmounts(entryOf(page, 1).locator('tfoot'), [...TWO, ...MORE, ...DIFFERENCES]);
    // It may be folded behind 更多.
    const begin = page.getByRole('link', { name: words.begin, includeHidden: true });
    expect(await begin.count()).toBe(0);
    expect(await overflowOf(page)).toBe(0);

    await hand.press(entryOf(page, 1).getByRole('button', { name: words.withdraw }));
    await hand.press(entryOf(page, 1).getByRole('button', { name: words.confirm }));
    await entryOf(page, 1).getByText(words.states.withdrawn).waitFor();
    await begin.waitFor({ state: 'attached' });

    await askForThree(page, hand);
    await entryOf(page, 2).getByText(words.states.waiting).waitFor();
    await decide(no, 2, 'ACCEPT');
    await openOrder(page, no);
    await entryOf(page, 2).getByText(words.states.accepted).waitFor();
    await expectAmounts(totalsOf(page), MORE);
    await begin.waitFor({ state: 'attached' });
    await cancelOrder(context, site.address, no);
    await context.close();
  },
);
