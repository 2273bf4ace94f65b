import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { goodsCharges } from '#server/texts/goods-agreement.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { stepName } from '#src/ui/copy/booking/steps.ts';
import { booking } from '#src/ui/copy/booking/words.ts';
import { goods } from '#src/ui/copy/goods.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { orderSuccess } from '#src/ui/copy/notices.ts';
import { orders } from '#src/ui/copy/orders.ts';
import { words } from '#src/ui/copy/pages/procurement.ts';
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
import { FULL } from '../kit/full.ts';
import { type Hand, keyboardOf, mouseOf } from '../kit/hands.ts';
import { expectInUserCentre, join, orderNoIn, serveJourneys } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { dayIn } from '../kit/purchase-page.ts';

const { site, openPage } = serveJourneys();

const NAME = '丙酮';

/** From the home page to the offer of acetone; who comes by telephone opens the list for it. */
async function findOffer(page: Page, hand: Hand, base: string) {
  await page.goto(`${site.address}/`);
  await hand.press(page.getByRole('link', { name: /^采购/ }).last());
  await page.waitForURL(/\/procurement\/share/);
  if (base !== '/procurement/share') await page.goto(site.address + base);
  const search = page.getByRole('searchbox', { name: words.search });
  await hand.type(search, NAME);
  await page.keyboard.press('Enter');
  await page.waitForURL(/keyword=/);
  await hand.press(page.getByRole('link', { name: `现货供应 ${NAME}`, exact: true }));
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
}

/** Of the thirty tons on offer the first takes twenty, and leaves enough for the second. */
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
      const said: string[] = [];
      page.on('pageerror', ({ message }) => said.push(message));
      await findOffer(page, hand, base);
      await hand.press(page.getByRole('link', { name: `${words.order} ${NAME}` }).first());
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

      await expectInUserCentre(page, site.address, { orderNo, amounts: totals, told: NAME, hand });
      expect(await overflowOf(page)).toBe(0);
      await hand.press(page.getByRole('button', { name: orders.more, exact: true }));
      await hand.press(page.getByRole('link', { name: orders.copy }));
      await page.waitForURL(/\/procurement\/share\?copy=PRC/);
      await page.getByRole('heading', { name: goods.order.title }).waitFor();
      await expect.poll(() => bookingField(page, 'quantity').inputValue()).toBe(tons);
      expect(said).toEqual([]);
    },
  );

  test('[1.11][4.31] of more than is left it is said how much there is, no price is marked, and a press orders that', async () => {
    const page = await openPage(360);
    await findOffer(page, mouseOf(page), '/procurement/share');
    const left = await page
      .getByText(/^可订 /)
      .first()
      .innerText();
    const [, amount] = /([\d.]+) 吨/.exec(left) ?? [];
    await page
      .getByRole('link', { name: `${words.order} ${NAME}` })
      .first()
      .click();
    const quantity = bookingField(page, 'quantity');
    await quantity.fill('500');
    const take = page.getByRole('button', { name: goods.shortage.take(String(amount), '吨') });
    await take.waitFor();
    await page.getByRole('status').filter({ hasText: booking.price.failed }).first().waitFor();
    expect(await page.getByRole('button', { name: KIT.retry }).count()).toBe(0);
    expect(await page.getByText(goods.bands.current).count()).toBe(0);
    expect(await overflowOf(page)).toBe(0);
    await take.click();
    await expect.poll(() => quantity.inputValue()).toBe(amount);
    await totalsOf(page).getByText('¥').first().waitFor();
    await page.getByText(goods.bands.current).waitFor();
    expect(await take.count()).toBe(0);
  });

  test('[1.11] goods that are gone are said to be gone, and the way back is the list', async () => {
    const page = await openPage(360);
    await page.goto(`${site.address}/procurement/share?priceId=1-no-such-post`);
    await page.getByText(goods.order.missing).waitFor();
    await page
      .getByRole('link', { name: goods.order.change })
      .or(page.getByRole('link', { name: '返回' }))
      .first()
      .waitFor();
    await page.goto(`${site.address}/procurement/share?priceId=%3Cscript%3E`);
    await page.getByRole('heading', { name: goods.order.title }).waitFor();
    await page.getByRole('link', { name: goods.order.close }).click();
    await page.getByRole('list', { name: words.list }).waitFor();
  });
});
