import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { fieldLabel } from '#copy/booking/fields.ts';
import { lcl } from '#copy/lcl/search.ts';
import { search } from '#copy/search/form.ts';
import { quickSearch } from '#copy/search/services.ts';
import { lclService } from '#domain/lcl/service.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import { paintForm } from '../features/lcl/order.ts';
import { answerSteps } from '../kit/answer-form.ts';
import { amountsIn, chooseListed, expectAmounts, submitOrder, totalsOf } from '../kit/booking-page.ts';
import type { Hand } from '../kit/hands.ts';
import { expectInUserCentre, join, orderNoAt, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';

const { site, openPage } = serveJourneys();
const AGREEMENTS = [seaFreightCharges.title, dangerousGoodsProtocol.title];
const table = (page: Page): Locator => page.getByRole('table', { name: lcl.caption });

/** From the search card of the home page to the list: two pallets of paint, 上海 to 汉堡. */
async function searchFromHome(page: Page, hand: Hand) {
  await page.goto(`${site.address}/`);
  await hand.press(page.getByRole('tab', { name: '拼箱' }));
  await chooseListed(page, hand, [search.origin, '上海'], /上海/);
  await chooseListed(page, hand, [search.destination, '汉堡'], /汉堡/);
  await chooseListed(page, hand, [search.unNo, '1263'], /UN 1263/);
  await hand.type(page.getByLabel(quickSearch.volume), '2.36');
  await hand.type(page.getByLabel(quickSearch.weight), '1850');
  await hand.press(page.getByRole('button', { name: quickSearch.go, exact: true }));
  await page.waitForURL(/\/shippingLcl\?.*unNo=1263/);
}

describe('consolidated cargo', () => {
  test.each(twoHands)(
    '[4.31][2.23] at %d who is new finds a sailing from the home page, orders it, and pays the same in the user centre',
    async (width, _, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const pageMessages: string[] = [];
      page.on('pageerror', ({ message }) => pageMessages.push(message));
      await searchFromHome(page, hand);
      const order = table(page)
        .getByRole('link', { name: new RegExp(`${lcl.order}$`) })
        .first();
      await hand.press(order);
      await page.getByRole('heading', { name: lcl.orderTitle }).waitFor();
      await totalsOf(page).getByText('$').first().waitFor();
      const totals = await amountsIn(totalsOf(page));
      expect(await overflowOf(page)).toBe(0);
      await join(page, hand, site);

      const handInDay = localDay(Date.now() + DAY_MS, 'Asia/Shanghai');
      await answerSteps(page, hand, { ...paintForm, handInDay }, lclService.steps);
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await submitOrder(page, hand, AGREEMENTS);

      const orderNo = await orderNoAt(page, '/shippingLcl/success', 'LCL');
      const main = page.locator('main');
      await expectAmounts(main.locator('dl').first(), totals);
      await page.getByRole('heading', { name: lcl.note.title, includeHidden: true }).waitFor();
      await expect.poll(() => main.textContent()).toContain('临港危化品一号库');

      await expectInUserCentre(page, site.address, { orderNo, amounts: totals, hand });
      expect(await overflowOf(page)).toBe(0);
      expect(pageMessages).toEqual([]);
    },
  );
});
