import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { airBooking, page as orderPage } from '#copy/air/order.ts';
import { air } from '#copy/air/search.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { search } from '#copy/search/form.ts';
import { quickSearch } from '#copy/search/services.ts';
import type { AirForm } from '#domain/air/form.ts';
import { readAirOrderLink } from '#domain/air/order-link.ts';
import { airService } from '#domain/air/service.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { airFreightCharges } from '#server/orders/air/charges.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import { ethanolForm } from '../features/air/order.ts';
import { answerSteps } from '../kit/answer-form.ts';
import { amountsIn, chooseListed, expectAmounts, submitOrder, totalsOf } from '../kit/booking-page.ts';
import type { Hand } from '../kit/hands.ts';
import { expectInUserCentre, joinWhenPrompted, orderNoIn, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';

const { site, openPage } = serveJourneys();

const AGREEMENTS = [airFreightCharges.title, dangerousGoodsProtocol.title];

/** From the search card of the home page to the flights: ethanol from 上海浦东 to 法兰克福. */
async function searchFromHome(page: Page, hand: Hand) {
  await page.goto(`${site.address}/`);
  await hand.press(page.getByRole('tab', { name: '空运' }));
  const { origin, destination } = quickSearch.kinds.airport;
  await chooseListed(page, hand, [origin, '浦东'], /浦东/);
  await chooseListed(page, hand, [destination, '法兰克福'], /法兰克福/);
  await chooseListed(page, hand, [search.unNo, '1170'], /UN 1170/);
  await hand.type(page.getByLabel(quickSearch.volume), '0.42');
  await hand.type(page.getByLabel(quickSearch.weight), '85');
  await hand.press(page.getByRole('button', { name: quickSearch.go, exact: true }));
  await page.waitForURL(/\/airLift\?.*unNo=1170/);
}

/** The order of the first flight of the list; what it hands over. */
async function pressOrder(page: Page, hand: Hand) {
  const order = page
    .getByRole('table', { name: air.list })
    .getByRole('link', { name: new RegExp(`${air.order}$`) })
    .first();
  await order.waitFor();
  const link = readAirOrderLink((await order.getAttribute('href'))?.split('?')[1] ?? '');
  if (link === null) throw new Error('no price in the address of the order');
  await hand.press(order);
  await page.getByRole('heading', { level: 1, name: orderPage.heading }).waitFor();
  return link;
}

/** Four drums of ethanol on that day, handed in at once. */
function orderOn(priceId: string, flightDay: string): AirForm {
  const year = flightDay.slice(0, 4);
  const report = { fileId: '', size: 1_000, language: '' as const, name: 'report.pdf', day: `${year}-12-31` };
  const cargo = ethanolForm.cargo.map((line) => ({ ...line, reportYear: year, classReport: [report] }));
  return { ...ethanolForm, cargo, priceId, flightDay, handInDay: localDay(Date.now(), 'Asia/Shanghai') };
}

describe('air freight', () => {
  test.each(twoHands)(
    '[4.31][2.23] at %d who is new finds a flight from the home page and orders it, and it costs the same in the user centre',
    async (width, _, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const pageMessages: string[] = [];
      page.on('pageerror', ({ message }) => pageMessages.push(message));
      await searchFromHome(page, hand);
      const { priceId, flightDay } = await pressOrder(page, hand);
      await totalsOf(page).getByText('¥').first().waitFor();
      const totals = await amountsIn(totalsOf(page));
      await page.getByText(airBooking.aircraft.booked, { exact: true }).first().waitFor();
      await page.getByText(/靠级计费：按 100 kg 计更省/).waitFor();
      expect(await overflowOf(page)).toBe(0);

      await joinWhenPrompted(page, hand, site);
      await answerSteps(page, hand, orderOn(priceId, flightDay), airService.steps);
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await submitOrder(page, hand, AGREEMENTS);

      const dialog = page.getByRole('dialog', { name: orderSuccess.title });
      const orderNo = await orderNoIn(dialog, 'AIR');
      await expectAmounts(dialog.locator('dl'), totals);
      await dialog.getByText(airBooking.number).waitFor();
      expect(await overflowOf(page)).toBe(0);

      await expectInUserCentre(page, site.address, { orderNo, amounts: totals, hand });
      expect(await overflowOf(page)).toBe(0);
      expect(pageMessages).toEqual([]);
    },
  );
});
