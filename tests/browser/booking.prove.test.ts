import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import { placed } from '#src/ui/copy/booking/placed-words.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { fcl } from '#src/ui/copy/fcl.ts';
import { fees } from '#src/ui/copy/fees.ts';
import { authNotice, orderSuccess } from '#src/ui/copy/notices.ts';
import { profileCopy } from '#src/ui/copy/profile.ts';
import { session } from '#src/ui/copy/session.ts';
import {
  bookableRow,
  bookingField,
  clickNext,
  expectAmounts,
  fillContact,
  fillGoods,
  fillRoute,
  giveSheet,
  goToConfirm,
  pricePanel,
  searchFromHome,
  submitOrder,
} from '../kit/booking-page.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { type Hand, keyboardOf, mouseOf } from '../kit/hands.ts';
import { orderNoAt } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { stopClock } from '../kit/page-clock.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { completeRegistration, dialogOf, dismiss, openContext } from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let hand: Hand;
let said: string[];

const LIST = '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2&unNo=1230&carriers=COSU';
const CARRIER = 'COSU';
const HEIGHT = 800;
/** Of two boxes of methanol: what the list says, and with customs clearance added in the form. */
const LISTED = ['$2,300.00', '¥3,390.00'];
/** Of both boxes, below the total of the row. */
const FREIGHT = '$1,700.00';
const AGREEMENTS = [seaFreightCharges.title, dangerousGoodsProtocol.title];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
afterEach(() => context?.close());

async function open(width: number, handOf: (page: Page) => Hand) {
  context = await openContext(browser, { viewport: { width, height: HEIGHT } });
  await context.clock.install();
  page = await context.newPage();
  hand = handOf(page);
  said = [];
  page.on('pageerror', ({ message }) => said.push(message));
}

const panelTotals = () => pricePanel(page).locator('dl');
const feesTotals = (on: Page): Locator => on.getByRole('table', { name: fees.title }).locator('tfoot');

/** From the home page to the form of the first sailing; what its row says it costs. */
async function chooseSailing() {
  await page.goto(`${site.address}/`);
  await searchFromHome(page, hand);
  const row = bookableRow(page, CARRIER);
  const totals = row.getByRole('cell').filter({ hasText: /\$[\d,.]+\s*¥/ });
  await expectAmounts(totals, [FREIGHT, ...LISTED]);
  await hand.press(row.getByRole('link', { name: fcl.order }));
  await dialogOf(page).waitFor();
}

/** The order page says the number and the price; gives the number. */
async function expectPlaced(totals: readonly string[]): Promise<string> {
  const orderNo = await orderNoAt(page, '/shippingFcl/addOrderSuccess', 'FCL');
  await expectAmounts(page.locator('main').locator('dl').first(), totals);
  return orderNo;
}

async function expectListed(on: Page, orderNo: string, totals: readonly string[]) {
  const row = on.getByRole('row').filter({ hasText: orderNo });
  await expectAmounts(row, totals);
}

describe('an order of sea containers', () => {
  test('[1.9][4.31][4.23][4.24] at 360 by keyboard alone: who is new registers in the dialog that opens, books, and reads the same price everywhere', async () => {
    await open(360, keyboardOf);
    await chooseSailing();
    await hand.press(page.getByRole('tab', { name: session.modes.register }));
    await completeRegistration(page, hand, site, '13900020002');
    await hand.press(dialogOf(page).getByRole('button', { name: profileCopy.later }));
    await dialogOf(page).waitFor({ state: 'detached' });
    await expectAmounts(panelTotals(), LISTED);
    await fillRoute(page, hand);
    await fillGoods(page, hand);
    await giveSheet(page, hand);
    await fillContact(page, hand);
    await goToConfirm(page, hand);
    await expectAmounts(panelTotals(), LISTED);
    const bar = page.getByRole('region', { name: words.price.total });
    await expectAmounts(bar, LISTED);
    const { y, height } = (await bar.boundingBox()) ?? { y: 0, height: 0 };
    expect(Math.round(y + height)).toBe(HEIGHT);
    await submitOrder(page, hand, AGREEMENTS);
    const notice = dialogOf(page);
    await notice.getByText(/下单成功，\d 秒后将为您跳转至会员中心/).waitFor();
    await stopClock(page);
    const orderNo = await expectPlaced(LISTED);
    await hand.press(notice.getByRole('button', { name: authNotice.cancel }));
    await page.clock.resume();
    await notice.waitFor({ state: 'detached' });
    const overflow = await overflowOf(page);
    expect(overflow).toBe(0);
    await page.reload();
    await page.getByRole('heading', { name: orderSuccess.title }).waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    await page.goto(`${site.address}/shippingFcl/addOrderSuccess?orderNo=FCL00010100001`);
    await page.getByText(placed.goneTitle).waitFor();

    await page.goto(`${site.address}${USER_CENTRE_PATH}?redirect=order`);
    await expectListed(page, orderNo, LISTED);
    await hand.press(page.getByRole('link', { name: orderNo }));
    await page.getByRole('heading', { level: 2, name: orderNo }).waitFor();
    await expectAmounts(feesTotals(page), LISTED);
    expect(said).toEqual([]);
  });

  test('[4.31] a reload in the middle loses nothing, and a step that misses something points at it', async () => {
    await open(1280, mouseOf);
    await page.goto(site.address + LIST);
    await page.getByRole('link', { name: fcl.order }).first().click();
    await dismiss(page);
    await bookingField(page, 'containers.0.quantity').fill('3');
    await page.getByText(words.draft.here).waitFor();
    await page.reload();
    await dismiss(page);
    await expect.poll(() => bookingField(page, 'containers.0.quantity').inputValue()).toBe('3');
    await clickNext(page, hand, 'cargo');
    const summary = page.getByRole('alert').filter({ hasText: words.errors(1) });
    await summary.waitFor();
    await summary.getByRole('link').click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[id^=field-]')?.id))
      .toBe('field-cargoReadyDate');
    expect(said).toEqual([]);
  });
});
