import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { trainText } from '#copy/booking/names.ts';
import { railLoading } from '#copy/rail/order.ts';
import { rail } from '#copy/rail/search.ts';
import { search } from '#copy/search/form.ts';
import { quickSearch } from '#copy/search/services.ts';
import { DAY_MS } from '#domain/limits.ts';
import { STATION } from '#domain/rail/form.ts';
import { readRailOrderLink } from '#domain/rail/order-link.ts';
import { railService } from '#domain/rail/service.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { railCharges } from '#server/orders/rail/charges.ts';
import { railGlycerine } from '../features/rail/order.ts';
import { answerSteps } from '../kit/answer-form.ts';
import { amountsIn, buttonOf, chooseListed, expectAmounts, submitOrder, totalsOf } from '../kit/booking-page.ts';
import type { Hand } from '../kit/hands.ts';
import { expectInUserCentre, joinWhenPrompted, orderNoAt, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';

const { site, openPage } = serveJourneys();

const table = (page: Page): Locator => page.getByRole('table', { name: rail.caption });

/** From the search card of the home page to the trains for goods that are not dangerous: two boxes, 重庆 to 杜伊斯堡. */
async function searchFromHome(page: Page, hand: Hand) {
  await page.goto(`${site.address}/`);
  await hand.press(page.getByRole('tab', { name: '铁路' }));
  const { origin, destination } = quickSearch.kinds.station;
  await chooseListed(page, hand, [origin, '重庆'], /重庆/);
  await chooseListed(page, hand, [destination, '杜伊斯堡'], /杜伊斯堡/);
  await hand.press(buttonOf(page, '40HQ'));
  await hand.type(page.getByRole('textbox', { name: search.quantityOf('40HQ') }), '');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('2');
  await hand.press(page.getByRole('button', { name: quickSearch.go, exact: true }));
  await page.waitForURL(/\/railWayIndex\?.*CNCKG/);
  await hand.press(page.getByRole('link', { name: rail.general }));
  await table(page).getByText('$').first().waitFor();
}

describe('boxes by rail', () => {
  test.each(twoHands)(
    '[4.31][2.2] at %d who is new finds a train from the home page and orders it, and it costs the same in the user centre',
    async (width, _, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const pageMessages: string[] = [];
      page.on('pageerror', ({ message }) => pageMessages.push(message));
      await searchFromHome(page, hand);
      const order = table(page)
        .getByRole('link', { name: new RegExp(`${rail.book}$`) })
        .last();
      await order.waitFor();
      expect(await overflowOf(page)).toBe(0);
      const href = (await order.getAttribute('href')) ?? '';
      const link = readRailOrderLink(href.split('?')[1] ?? '');
      expect(link).toMatchObject({ boxes: [{ ctnType: '40HQ', quantity: 2 }] });
      await hand.press(order);
      await page.getByRole('form', { name: stepName('train') }).waitFor();
      await totalsOf(page).getByText('$').first().waitFor();
      const totals = await amountsIn(totalsOf(page));
      expect(await overflowOf(page)).toBe(0);

      await joinWhenPrompted(page, hand, site);
      const cargoReadyDate = localDay(Date.now() + DAY_MS, 'Asia/Shanghai');
      const boxes = railGlycerine.containers.map((box) => ({ ...box, returnCity: '汉堡', freeDays: '20' }));
      const sent = { ...railGlycerine, pickup: STATION, fetchAddress: '', cargoReadyDate, containers: boxes };
      await answerSteps(page, hand, sent, railService.steps);
      expect(await overflowOf(page)).toBe(0);
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await submitOrder(page, hand, [railCharges.title], ['agree']);

      const orderNo = await orderNoAt(page, '/railWay/success', 'RWY');
      const main = page.locator('main');
      await expectAmounts(main.locator('dl').first(), totals);
      await page.getByRole('heading', { name: railLoading.title, includeHidden: true }).waitFor();
      await expect.poll(() => main.textContent()).toContain(trainText.cutOffs.cyClosing);

      await expectInUserCentre(page, site.address, { orderNo, amounts: totals, hand });
      for (const agreed of ['40HQ 汉堡', '40HQ 20 天']) await page.getByText(agreed, { exact: true }).waitFor();
      expect(await overflowOf(page)).toBe(0);
      expect(pageMessages).toEqual([]);
    },
  );
});
