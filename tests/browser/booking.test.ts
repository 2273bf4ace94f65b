import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import { choiceName } from '#src/ui/copy/booking/choices.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { fcl } from '#src/ui/copy/fcl.ts';
import { fees } from '#src/ui/copy/fees.ts';
import { authNotice } from '#src/ui/copy/notices.ts';
import { orders } from '#src/ui/copy/orders.ts';
import { profileCopy } from '#src/ui/copy/profile.ts';
import { session } from '#src/ui/copy/session.ts';
import {
  bookableRow,
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
import { type Hand, mouseOf } from '../kit/hands.ts';
import { orderNoAt } from '../kit/order-journey.ts';
import { stopClock } from '../kit/page-clock.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { chooseMode, completeRegistration, dialogOf, dismiss, field, openContext } from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let hand: Hand;
let said: string[];
const CARRIER = 'COSU';
const HEIGHT = 800;
/** Of two boxes of methanol: what the list says, and with customs clearance added in the form. */
const LISTED = ['$2,300.00', '¥3,390.00'];
/** Of both boxes, below the total of the row. */
const FREIGHT = '$1,700.00';
const WITH_CUSTOMS = ['$2,300.00', '¥3,740.00'];
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
  test('[1.9][2.5b][4.31][4.24][4.23][2.23] begun signed out at 1280 by mouse: who registers over the form finds it as typed, books, and reads the same price from the list to the user centre, with what the form added', async () => {
    await open(1280, mouseOf);
    await chooseSailing();
    await dismiss(page);
    await expectAmounts(panelTotals(), LISTED);
    await fillRoute(page, hand);
    await fillGoods(page, hand);
    const typed = () =>
      page
        .locator('form input:not([type=file]), form textarea')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    const before = await typed();

    await chooseMode(page, hand, 'register');
    await completeRegistration(page, hand, site, '13900020001');
    await field(page, profileCopy.companyName).fill('宁波新锐化工有限公司');
    await hand.press(dialogOf(page).getByRole('button', { name: profileCopy.save }));
    await hand.press(dialogOf(page).getByRole('button', { name: session.close }));
    await dialogOf(page).waitFor({ state: 'detached' });
    await expect.poll(typed).toEqual(before);

    await giveSheet(page, hand);
    const submitTop = () =>
      page.locator('button[type=submit][form]:visible').evaluate((button) => button.getBoundingClientRect().top);
    await expectAmounts(panelTotals(), LISTED);
    const stood = await submitTop();
    await hand.press(page.getByRole('checkbox', { name: fieldLabel('services.customs.wanted') }));
    await hand.choose(
      page.locator('#field-services-customs-mode select'),
      choiceName('services.customs.mode', 'ENTRUST'),
    );
    await expectAmounts(panelTotals(), WITH_CUSTOMS);
    // The lines grow, and what is about to be pressed stays where it is.
    await expect.poll(submitTop).toBe(stood);
    await fillContact(page, hand);
    await goToConfirm(page, hand);
    await expectAmounts(panelTotals(), WITH_CUSTOMS);
    await submitOrder(page, hand, AGREEMENTS);
    const notice = dialogOf(page);
    await notice.getByText(/请尽快完成企业认证/).waitFor();
    await stopClock(page);
    const orderNo = await expectPlaced(WITH_CUSTOMS);
    const opened = context.waitForEvent('page');
    await hand.press(notice.getByRole('button', { name: authNotice.go }));
    const centre = await opened;
    await page.clock.resume();
    await centre.getByRole('heading', { level: 2, name: orderNo }).waitFor();
    await expectAmounts(feesTotals(centre), WITH_CUSTOMS);
    await centre.getByRole('link', { name: orders.back }).click();
    await expectListed(centre, orderNo, WITH_CUSTOMS);
    expect(said).toEqual([]);
  });
});
