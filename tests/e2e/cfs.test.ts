import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { frame } from '#copy/booking/frame.ts';
import { orderPage as addOrder, cfs } from '#copy/cfs/order.ts';
import { stuffingPrices as prices } from '#copy/cfs/page.ts';
import { paperText } from '#copy/dangerous-goods/papers.ts';
import { homeSections } from '#copy/home/page.ts';
import { orders } from '#copy/orders/list.ts';
import { paperForm } from '#copy/orders/order.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { stuffingCharges } from '#server/orders/cfs/charges.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import { fillStation, PAGE_OF_STUFFING, write, writeMoment } from '../features/cfs/page.ts';
import {
  chooseOffered,
  clickNext,
  expectAmounts,
  fillContact,
  giveFile,
  goToConfirm,
  submitOrder,
  totalsOf,
} from '../kit/booking-page.ts';
import { dayIn } from '../kit/day-in.ts';
import type { Hand } from '../kit/hands.ts';
import { expectInUserCentre, joinWhenPrompted, orderNoAt, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { expectSound } from '../kit/page-checks.ts';

const { site, openPage } = serveJourneys();
const AGREEMENTS = [stuffingCharges.title, dangerousGoodsProtocol.title];
const PLATE = '沪A12345';
/** Two boxes of paint: stuffed, let in, the boxes fetched, photographed and placarded; then lashed as well. */
const PLAIN = ['¥3,060.00'];
const FIRST = ['¥1,580.00'];
const LASHED = ['¥3,760.00'];
async function fillPaint(page: Page, hand: Hand) {
  await write(page, hand, 'cargo.0.cargoNameCn', '醇酸涂料');
  await write(page, hand, 'cargo.0.cargoNameEn', 'ALKYD PAINT');
  await chooseOffered(page, hand, 'cargo.0.packageType', '1A2');
  await write(page, hand, 'cargo.0.packages', '160');
  await write(page, hand, 'cargo.0.grossWeight', '24400');
  await write(page, hand, 'cargo.0.netWeight', '24000');
  await write(page, hand, 'cargo.0.volume', '42');
}

/** Fills in who delivers the goods, from the next step on. */
async function nameVehicles(page: Page, hand: Hand) {
  const name = paperText.VEHICLES;
  await page.getByRole('link', { name: orderReplies.stepVehicles }).first().waitFor();
  const row = page.getByRole('table', { name: orders.papersCaption }).getByRole('row', { name });
  const form = page.getByRole('form', { name: paperForm.title(name) });
  await hand.press(row.getByRole('button', { name: paperForm.openFor(paperForm.open, name) }));
  await hand.press(form.getByRole('button', { name: paperForm.submit }));
  await form.getByText(paperForm.errors(5)).waitFor();
  const size = page.viewportSize()!;
  await expectSound(page, 'wrong vehicles');
  await page.setViewportSize(size);
  for (const [key, text] of [
    ['plate', PLATE],
    ['driver', '王师傅'],
    ['driverPhone', '13900000001'],
    ['driverId', '11010519491231002X'],
    ['transportPermit', '310000123456'],
  ] as const)
    await hand.type(form.getByLabel(fieldLabel(`vehicles.0.${key}`)), text);
  expect(await overflowOf(page)).toBe(0);
  await hand.press(form.getByRole('button', { name: paperForm.submit }));
  await page.getByText(paperForm.taken(name)).waitFor();
  await row.getByText(paperForm.driven(PLATE, '王师傅', '13900000001')).waitFor();
  await expect.poll(() => page.getByRole('link', { name: orderReplies.stepVehicles }).count()).toBe(0);
}

describe('stuffing', () => {
  test.each(twoHands)(
    '[4.31][2.23] at %d who is new comes from the home page, fills an order, places it, and it costs the same in the user centre',
    async (width, _, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const pageMessages: string[] = [];
      page.on('pageerror', ({ message }) => pageMessages.push(message));
      await page.goto(`${site.address}/`);
      const tile = homeSections.serviceList.find(({ to }) => to === PAGE_OF_STUFFING)!;
      await hand.press(page.locator('main').getByRole('link', { name: tile.name, exact: true }));
      await hand.press(page.locator('main').getByRole('link', { name: prices.order, exact: true }));
      await page.getByRole('heading', { name: addOrder.heading }).waitFor();
      await joinWhenPrompted(page, hand, site);
      // One 20GP is priced before anything is filled in, and what is still missing is named.
      await expectAmounts(totalsOf(page), FIRST);
      await page.getByText(frame.price.without(Object.values(frame.price.unpriced))).waitFor();
      await fillStation(page, hand);

      await page.getByRole('form', { name: stepName('cargo') }).waitFor();
      await page.getByLabel(fieldLabel('cargo.0.dg.unNo')).first().fill('1263');
      await fillPaint(page, hand);
      await chooseOffered(page, hand, 'cargo.0.dg.packingGroup', 'III');
      await write(page, hand, 'cargo.0.dg.flashPoint', '31');
      await write(page, hand, 'cargo.0.dg.emergencyContact', 'Wang');
      await write(page, hand, 'cargo.0.dg.emergencyPhone', '13800138000');
      await expectAmounts(totalsOf(page), PLAIN);
      await giveFile(page, 'cargo.0.sds');
      await giveFile(page, 'cargo.0.dg.dangerPackCertFiles');
      expect(await overflowOf(page)).toBe(0);
      await clickNext(page, hand, 'work');

      await page.getByRole('form', { name: stepName('work') }).waitFor();
      await hand.press(page.getByRole('checkbox', { name: fieldLabel('options.lashing') }));
      await expectAmounts(totalsOf(page), LASHED);
      await writeMoment(page, 'planDeliverDate', dayIn(17));
      await writeMoment(page, 'planStuffDate', dayIn(18));
      await giveFile(page, 'packList');
      const isNamedLater = width === 360;
      if (!isNamedLater) {
        await hand.press(page.getByRole('button', { name: cfs.addVehicle }));
        await write(page, hand, 'vehicles.0.plate', PLATE);
      }
      await fillContact(page, hand);
      expect(await overflowOf(page)).toBe(0);
      await goToConfirm(page, hand);
      await expectAmounts(totalsOf(page), LASHED);
      expect(await overflowOf(page)).toBe(0);
      await submitOrder(page, hand, AGREEMENTS);

      const orderNo = await orderNoAt(page, '/builtIn/addOrderSuccess', 'CFS');
      const main = page.locator('main');
      await expectAmounts(main.locator('dl').first(), LASHED);
      await page.getByRole('img', { name: cfs.note.code, includeHidden: true }).waitFor();
      for (const text of [
        '临港危化品一号库',
        '化工物流园01号',
        '400-000-0001',
        ...(isNamedLater ? [] : [PLATE]),
        cfs.note.papers[0],
      ])
        await expect.poll(() => main.textContent()).toContain(text);
      expect(await overflowOf(page)).toBe(0);

      await expectInUserCentre(page, site.address, { orderNo, amounts: LASHED, hand });
      expect(await overflowOf(page)).toBe(0);
      if (isNamedLater) await nameVehicles(page, hand);
      expect(pageMessages).toEqual([]);
    },
  );
});
