import type { Locator, Page } from 'playwright';
import { fcl } from '#copy/fcl/search.ts';
import { fees } from '#copy/search/terms.ts';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import { bookableRow, expectAmounts, searchFromHome } from './booking-page.ts';
import type { Hand } from './hands.ts';
import { orderNoAt } from './order-journey.ts';
import { dialogOf } from './sign-in-page.ts';

const CARRIER = 'COSU';
/** Offers of the list for two boxes of methanol. */
export const LISTED = ['$2,300.00', '¥3,390.00'];
/** Of both boxes, below the total of the row. */
const FREIGHT = '$1,700.00';
export const AGREEMENTS = [seaFreightCharges.title, dangerousGoodsProtocol.title];

export const feesTotals = (on: Page): Locator => on.getByRole('table', { name: fees.title }).locator('tfoot');

/** Errors thrown by a page. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** From the home page to the form of the first sailing, whose row says what it costs. */
export async function chooseSailing(page: Page, hand: Hand, address: string) {
  await page.goto(`${address}/`);
  await searchFromHome(page, hand);
  const row = bookableRow(page, CARRIER);
  const totals = row.getByRole('cell').filter({ hasText: /\$[\d,.]+\s*¥/ });
  await expectAmounts(totals, [FREIGHT, ...LISTED]);
  await hand.press(row.getByRole('link', { name: fcl.order }));
  await dialogOf(page).waitFor();
}

/** The order page says the number and the price; returns the number. */
export async function expectPlaced(page: Page, totals: readonly string[]): Promise<string> {
  const orderNo = await orderNoAt(page, '/shippingFcl/addOrderSuccess', 'FCL');
  await expectAmounts(page.locator('main').locator('dl').first(), totals);
  return orderNo;
}

export async function expectListed(on: Page, orderNo: string, totals: readonly string[]) {
  const row = on.getByRole('row').filter({ hasText: orderNo });
  await expectAmounts(row, totals);
}
