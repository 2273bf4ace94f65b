import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { fieldLabel } from '#copy/booking/fields.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { page as orderPage } from '#copy/domestic/order.ts';
import { domestic } from '#copy/domestic/search.ts';
import { search } from '#copy/search/form.ts';
import { quickSearch } from '#copy/search/services.ts';
import { readDomesticOrderLink } from '#domain/domestic/order-link.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { coastalCharges } from '#server/orders/domestic/charges.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import { tolueneForm } from '../features/domestic/order.ts';
import { answerSteps } from '../kit/answer-form.ts';
import { buttonOf, chooseListed, expectAmounts, settledAmounts, submitOrder, totalsOf } from '../kit/booking-page.ts';
import type { Hand } from '../kit/hands.ts';
import { chooseFilter } from '../kit/list-page.ts';
import { expectInUserCentre, joinWhenPrompted, orderNoIn, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';

const { site, openPage } = serveJourneys();
const AGREEMENTS = [coastalCharges.title, dangerousGoodsProtocol.title];
const table = (page: Page): Locator => page.getByRole('table', { name: domestic.caption });
const orderLinks = (page: Page): Locator => table(page).getByRole('link', { name: new RegExp(`${domestic.order}$`) });

const dayIn = (days: number) => localDay(Date.now() + days * DAY_MS, 'Asia/Shanghai');

/** From the tile of the home page to the sailings between two doors: two boxes of toluene, 上海 to 南沙. */
async function searchFromHome(page: Page, hand: Hand) {
  await page.goto(`${site.address}/`);
  await hand.press(page.locator('main a[href="/domesticTrade"]').first());
  await page.getByRole('link', { name: domestic.lane('上海', '南沙') }).waitFor();
  await chooseListed(page, hand, [search.origin, '上海'], /上海/);
  await chooseListed(page, hand, [search.destination, '南沙'], /南沙/);
  await chooseListed(page, hand, [search.unNo, '1294'], /UN 1294/);
  await hand.press(buttonOf(page, '20GP'));
  await hand.type(page.getByRole('textbox', { name: search.quantityOf('20GP') }), '');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('2');
  await hand.press(page.getByRole('button', { name: quickSearch.go, exact: true }));
  await page.waitForURL(/dstPortCode=CNNSA/);
  for (const [side, city] of [
    [domestic.filters.pickup, '苏州'],
    [domestic.filters.delivery, '广州'],
  ] as const) {
    await chooseFilter(page, side, city, hand);
    await page.waitForURL(side === domestic.filters.pickup ? /pickup=320500/ : /delivery=440100/);
  }
}

describe('trade within the country', () => {
  test.each(twoHands)(
    '[4.31][2.23] at %d who is new finds a sailing from the home page and orders it, and it costs the same in the user centre',
    async (width, _, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const pageMessages: string[] = [];
      page.on('pageerror', ({ message }) => pageMessages.push(message));
      await searchFromHome(page, hand);
      const order = orderLinks(page).first();
      await order.waitFor();
      const link = readDomesticOrderLink((await order.getAttribute('href'))?.split('?')[1] ?? '');
      expect(link).toMatchObject({ pickup: '320500', delivery: '440100', unNo: '1294' });
      await hand.press(order);
      await page.getByRole('heading', { name: orderPage.heading }).waitFor();
      const totals = await settledAmounts(totalsOf(page));
      expect(await page.getByText('undefined').count()).toBe(0);
      expect(await overflowOf(page)).toBe(0);

      await joinWhenPrompted(page, hand, site);
      const pickup = { ...tolueneForm.pickup, day: dayIn(1) };
      const delivery = { ...tolueneForm.delivery, day: dayIn(90) };
      const [route = '', cargo = '', ...rest] = domesticService.steps;
      await answerSteps(page, hand, { ...tolueneForm, pickup, delivery }, [route, cargo]);
      expect(await page.locator('#field-cargo-0-cargoNameEn').count()).toBe(0);
      expect(await overflowOf(page)).toBe(0);
      await answerSteps(page, hand, { ...tolueneForm, pickup, delivery }, [cargo, ...rest]);
      expect(await overflowOf(page)).toBe(0);
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await submitOrder(page, hand, AGREEMENTS);

      const dialog = page.getByRole('dialog', { name: orderSuccess.title });
      const orderNo = await orderNoIn(dialog, 'DOM');
      await expectAmounts(dialog, totals);
      await expect.poll(() => dialog.textContent()).toContain('上海 → 南沙');

      await expectInUserCentre(page, site.address, { orderNo, amounts: totals, hand });
      await page.getByText(/^苏州工业园区星湖街 1 号，王师傅 13800138002，/).waitFor();
      expect(await overflowOf(page)).toBe(0);
      expect(pageMessages).toEqual([]);
    },
  );
});
