import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { goods, ownPost } from '#copy/procurement/market.ts';
import { goodsCharges } from '#server/orders/procurement/charges.ts';
import {
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
import { VERIFIED } from '../kit/demo-people.ts';
import { signInAs } from '../kit/enquired-page.ts';
import { FULL } from '../kit/full.ts';
import { type Hand, keyboardOf, mouseOf } from '../kit/hands.ts';
import { expectInUserCentre, orderNoIn, serveJourneys } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { publishRequest, quoteFor } from '../kit/purchase-page.ts';

const { site, openPage } = serveJourneys();

const NAME = '丙酮';
const TOTAL = '¥122,002.47';

const journeys: [number, (page: Page) => Hand, string, string][] = [
  [360, keyboardOf, '/procurement/mobile', '13900003331'],
  [1280, mouseOf, '/procurement/share', '13900003332'],
];

describe('goods that were asked for', () => {
  test.each(FULL ? journeys : journeys.slice(0, 1))(
    '[1.11][4.31][2.23] at %d a buyer asks, takes a quote and orders it, and it costs the same in the user centre',
    async (width, handOf, base, phone) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const pageMessages: string[] = [];
      page.on('pageerror', ({ message }) => pageMessages.push(message));
      await signInAs(page, mouseOf(page), site.address, VERIFIED);
      await page.goto(`${site.address}/`);
      await hand.press(page.getByRole('link', { name: /^采购/ }).last());
      await page.waitForURL(/\/procurement\/share/);
      if (base !== '/procurement/share') await page.goto(site.address + base);
      const path = await publishRequest(page, hand);

      const supplier = await openPage(width);
      const company = `示例化工 ${width} 有限公司`;
      await supplier.goto(site.address + path);
      await quoteFor(supplier, mouseOf(supplier), site, { phone, company, price: '6100.1234' });
      await supplier.context().close();

      await page.goto(site.address + path);
      await hand.press(page.getByRole('button', { name: `${ownPost.award} ${company}` }));
      await page.getByText(ownPost.askAward(company)).waitFor();
      expect(await overflowOf(page)).toBe(0);
      await hand.press(page.getByRole('button', { name: ownPost.confirmAward }));
      const next = page.getByRole('table', { name: ownPost.next.title });
      await page.getByText(ownPost.next.count(1, 0)).waitFor();
      await expectAmounts(next, [TOTAL]);
      expect(await overflowOf(page)).toBe(0);
      await hand.press(next.getByRole('link', { name: `${ownPost.next.order} ${NAME}` }));
      await page.getByText(goods.order.won.text).waitFor();
      await expectAmounts(totalsOf(page), [TOTAL]);
      await expect.poll(() => bookingField(page, 'quantity').inputValue()).toBe('20');
      await expect.poll(() => bookingField(page, 'deliveryAddress').inputValue()).toContain('目华路 8 号');
      await expect.poll(() => page.locator('#field-deliveryDay input').inputValue()).toBe(dayIn(20));
      await page.getByText(goods.facts.perUnit('¥6,100.1234', '吨', '含税')).waitFor();
      expect(await overflowOf(page)).toBe(0);
      await clickNext(page, hand, 'buyer');
      const unweighed = errorText({ path: 'grossWeight', code: 'REQUIRED', values: {} });
      await page.getByText(unweighed).first().waitFor();
      await hand.type(bookingField(page, 'grossWeight'), '21200');
      await clickNext(page, hand, 'buyer');

      await page.getByRole('form', { name: stepName('buyer') }).waitFor();
      await hand.type(bookingField(page, 'licenceNo'), 'WH-2024-001');
      await writeDay(page, hand, 'licenceExpires', dayIn(400));
      await giveFile(page, 'licenceFiles');
      await giveFile(page, 'permitFiles');
      await fillContact(page, hand);
      await clickNext(page, hand, 'confirm');
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), [TOTAL]);
      await submitOrder(page, hand, [goodsCharges.title], ['agree']);
      const orderNo = await orderNoIn(page.getByRole('dialog', { name: orderSuccess.title }), 'PRC');
      await expectInUserCentre(page, site.address, { orderNo, amounts: [TOTAL], shownText: NAME, hand });
      await page.getByText(company).first().waitFor();
      await page
        .getByText(/21,200(\.0+)? kg/)
        .first()
        .waitFor();
      expect(await overflowOf(page)).toBe(0);

      await page.goto(site.address + path);
      await page.getByRole('link', { name: ownPost.next.ordered(orderNo) }).waitFor();
      await page.getByText(ownPost.next.count(1, 1)).waitFor();
      await page.goto(`${site.address}${base}?own`);
      const listed = page.getByRole('list', { name: ownPost.own.title }).getByRole('listitem').first();
      await listed.getByText(ownPost.next.count(1, 1)).waitFor();
      expect(await overflowOf(page)).toBe(0);
      const id = path.split('/').at(-1) ?? '';
      await page.goto(`${site.address}${path}?priceId=1-${id}`);
      await page.getByText(goods.order.won.ORDERED(orderNo)).waitFor();
      expect(pageMessages).toEqual([]);
    },
  );
});
