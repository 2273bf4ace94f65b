import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { fieldLabel } from '#copy/booking/fields.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { quickSearch } from '#copy/search/services.ts';
import { warehouse } from '#copy/warehouse/search.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { warehouseService } from '#domain/warehouse/service.ts';
import { storageCharges } from '#server/orders/warehouse/charges.ts';
import { storedForm } from '../features/warehouse/order.ts';
import { answerSteps } from '../kit/answer-form.ts';
import { amountsIn, chooseListed, expectAmounts, submitOrder, totalsOf } from '../kit/booking-page.ts';
import type { Hand } from '../kit/hands.ts';
import { openPart } from '../kit/list-page.ts';
import { expectInUserCentre, join, orderNoIn, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';

const { site, openPage } = serveJourneys();

const NAME = '临港危化品一号库';

/** From the search card of the home page to the warehouses of a city, and there to what a stay costs. */
async function searchStay(page: Page, hand: Hand) {
  await page.goto(`${site.address}/`);
  await hand.press(page.getByRole('tab', { name: '仓储' }));
  await chooseListed(page, hand, [quickSearch.kinds.city.origin, '上海'], /上海/);
  await hand.press(page.getByRole('link', { name: quickSearch.goWarehouses }));
  await page.waitForURL(/\/warehouseing\?.*orgPortCode=310000/);
  await openPart(page, warehouse.form.title, hand);
  const form = page.getByRole('form', { name: warehouse.form.title });
  await hand.type(form.getByLabel(warehouse.form.un).first(), '1263');
  await hand.choose(form.getByLabel(warehouse.form.group).first(), 'III');
  await hand.type(form.getByLabel(warehouse.form.flash).first(), '31');
  await hand.type(form.getByLabel(warehouse.form.weight), '1850');
  await hand.type(form.getByLabel(warehouse.form.days), '30');
  await hand.press(form.getByRole('button', { name: warehouse.form.submit }));
  await page.waitForURL(/days=30/);
}

describe('the booking of a warehouse', () => {
  test.each(twoHands)(
    '[4.31][2.23] at %d who is new finds a stay from the home page and books it, and it costs the same in the user centre',
    async (width, _, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const pageMessages: string[] = [];
      page.on('pageerror', ({ message }) => pageMessages.push(message));
      await searchStay(page, hand);
      await hand.press(page.getByRole('link', { name: new RegExp(`^${warehouse.order.book} ${NAME}`) }));
      await page.getByRole('heading', { name: warehouse.order.title }).waitFor();
      await totalsOf(page).getByText('¥').first().waitFor();
      const totals = await amountsIn(totalsOf(page));
      expect(await overflowOf(page)).toBe(0);

      const startDate = localDay(Date.now() + DAY_MS, 'Asia/Shanghai');
      await join(page, hand, site);
      await answerSteps(page, hand, { ...storedForm, startDate }, warehouseService.steps);
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await submitOrder(page, hand, [storageCharges.title]);

      const dialog = page.getByRole('dialog', { name: orderSuccess.title });
      await dialog.getByText(warehouse.note.title).waitFor();
      const orderNo = await orderNoIn(dialog, 'WHS');
      await expectAmounts(dialog, totals);
      for (const text of [NAME, startDate]) await expect.poll(() => dialog.textContent()).toContain(text);

      await expectInUserCentre(page, site.address, { orderNo, amounts: totals, shownText: NAME, hand });
      expect(await overflowOf(page)).toBe(0);
      expect(pageMessages).toEqual([]);
    },
  );
});
