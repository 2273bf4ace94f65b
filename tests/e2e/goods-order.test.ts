import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { orders } from '#copy/orders/list.ts';
import { goods, words } from '#copy/procurement/market.ts';
import { goodsCharges } from '#server/orders/procurement/charges.ts';
import {
  amountsIn,
  bookingField,
  clickNext,
  expectAmounts,
  fillContact,
  giveFile,
  submitOrder,
  totalsOf,
  writeDay,
} from '../kit/booking-page.ts';
import { dayIn } from '../kit/day-in.ts';
import { FULL } from '../kit/full.ts';
import { type Hand, keyboardOf, mouseOf } from '../kit/hands.ts';
import { expectInUserCentre, join, orderNoIn, serveJourneys } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { ACETONE, findOffer } from '../kit/procurement-offer.ts';

const { site, openPage } = serveJourneys();

/** Width, input device, path and tons. Of 30 t on offer the first order takes 20, so the second's 8 t fit. */
const journeys: [number, (page: Page) => Hand, string, string][] = [
  [1280, mouseOf, '/procurement/share', '20'],
  [360, keyboardOf, '/procurement/mobile', '8'],
];

describe('the order of goods', () => {
  test.each(FULL ? journeys : journeys.slice(1))(
    '[1.11][4.31][2.23] at %d who is new finds goods from the home page and orders them, and they cost the same in the user centre',
    async (width, handOf, base, tons) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const pageMessages: string[] = [];
      page.on('pageerror', ({ message }) => pageMessages.push(message));
      await findOffer(page, hand, site.address, base);
      await hand.press(page.getByRole('link', { name: `${words.order} ${ACETONE}` }).first());
      await page.getByRole('heading', { name: goods.order.title }).waitFor();
      expect(new URL(page.url()).pathname.startsWith(`${base}/`)).toBe(true);
      await totalsOf(page).getByText('¥').first().waitFor();
      const [least] = await amountsIn(totalsOf(page));
      await join(page, hand, site);
      const quantity = bookingField(page, 'quantity');
      await quantity.fill('');
      await hand.type(quantity, tons);
      await expect.poll(async () => (await amountsIn(totalsOf(page)))[0] ?? least).not.toBe(least);
      const totals = await amountsIn(totalsOf(page));
      await writeDay(page, hand, 'deliveryDay', dayIn(2));
      expect(await overflowOf(page)).toBe(0);
      await clickNext(page, hand, 'buyer');

      await page.getByRole('form', { name: stepName('buyer') }).waitFor();
      for (const [path, text] of [
        ['buyerCompany', '上海示例化工有限公司'],
        ['licenceNo', 'WH-2024-001'],
      ] as const) {
        await bookingField(page, path).fill('');
        await hand.type(bookingField(page, path), text);
      }
      await writeDay(page, hand, 'licenceExpires', dayIn(400));
      await giveFile(page, 'licenceFiles');
      await giveFile(page, 'permitFiles');
      await fillContact(page, hand);
      expect(await overflowOf(page)).toBe(0);
      await clickNext(page, hand, 'confirm');
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await submitOrder(page, hand, [goodsCharges.title], ['agree']);

      const dialog = page.getByRole('dialog', { name: orderSuccess.title });
      await dialog.getByRole('heading', { name: goods.note.title }).waitFor();
      const orderNo = await orderNoIn(dialog, 'PRC');
      await expectAmounts(dialog, totals);

      await expectInUserCentre(page, site.address, { orderNo, amounts: totals, shownText: ACETONE, hand });
      expect(await overflowOf(page)).toBe(0);
      const more = page.getByRole('button', { name: orders.more, exact: true });
      // Wide pages show the actions without it.
      if (await more.isVisible()) await hand.press(more);
      await hand.press(page.getByRole('link', { name: orders.copy }));
      await page.waitForURL(/\/procurement\/share\?copy=PRC/);
      await page.getByRole('heading', { name: goods.order.title }).waitFor();
      await expect.poll(() => bookingField(page, 'quantity').inputValue()).toBe(tons);
      expect(pageMessages).toEqual([]);
    },
  );
});
