import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { fieldLabel } from '#copy/booking/fields.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { search } from '#copy/search/form.ts';
import { quickSearch } from '#copy/search/services.ts';
import { tank } from '#copy/tank/search.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { tankService } from '#domain/tank/service.ts';
import { tankCharges } from '#server/orders/tank/charges.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import { methanolTanks } from '../features/tank/order.ts';
import { answerSteps } from '../kit/answer-form.ts';
import { amountsIn, bookingField, chooseListed, expectAmounts, submitOrder, totalsOf } from '../kit/booking-page.ts';
import type { Hand } from '../kit/hands.ts';
import { openPart } from '../kit/list-page.ts';
import { expectInUserCentre, join, orderNoIn, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';

const { site, openPage } = serveJourneys();

const dayIn = (days: number) => localDay(Date.now() + days * DAY_MS, 'Asia/Shanghai');

/** From the search card of the home page to the tanks of a lane, and there to how much goes into one. */
async function searchTanks(page: Page, hand: Hand) {
  await page.goto(`${site.address}/`);
  await hand.press(page.getByRole('tab', { name: '罐箱' }));
  await chooseListed(page, hand, [search.origin, '上海'], /上海/);
  await chooseListed(page, hand, [search.destination, '鹿特丹'], /鹿特丹/);
  await chooseListed(page, hand, [search.unNo, '1230'], /UN 1230/);
  await hand.press(page.getByRole('button', { name: quickSearch.go, exact: true }));
  await page.waitForURL(/\/tankIndex\?/);
  await openPart(page, tank.form.title, hand);
  const form = page.getByRole('form', { name: tank.form.title });
  await hand.type(form.getByLabel(tank.form.density15), '0.7961');
  await hand.type(form.getByLabel(tank.form.density50), '0.7632');
  await hand.press(form.getByRole('button', { name: tank.form.submit }));
  await page.waitForURL(/d50=0\.7632/);
  await page.getByText(tank.fillUp('21,987', '17,401')).first().waitFor();
}

const orderLink = (page: Page) => page.getByRole('link', { name: new RegExp(`${tank.book}$`) }).first();

/** The placed order in the list and the detail of the user centre, at the total that was seen. */
async function findOrder(page: Page, orderNo: string, amounts: readonly string[], shownText: string, hand: Hand) {
  await expectInUserCentre(page, site.address, { orderNo, amounts, shownText, hand });
  expect(await overflowOf(page)).toBe(0);
}

const placedNo = (page: Page) => orderNoIn(page.getByRole('dialog', { name: orderSuccess.title }), 'TNK');

describe('the order of tanks', () => {
  test.each(twoHands)(
    '[4.31][2.23] at %d who is new finds a tank from the home page, fills it by a press, and it costs the same in the user centre',
    async (width, _, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const pageMessages: string[] = [];
      page.on('pageerror', ({ message }) => pageMessages.push(message));
      await searchTanks(page, hand);
      await hand.press(orderLink(page));
      await page.getByRole('heading', { name: tank.order.title }).waitFor();
      await totalsOf(page).getByText('$').first().waitFor();
      const totals = await amountsIn(totalsOf(page));
      expect(await overflowOf(page)).toBe(0);
      await join(page, hand, site);

      const sent = { ...methanolTanks, tankType: undefined, tanks: '1', loadingDate: dayIn(1) };
      const [first = '', cargo = '', ...rest] = tankService.steps;
      await answerSteps(page, hand, sent, [first, cargo]);
      await hand.press(page.getByRole('button', { name: tank.order.write }));
      await expect.poll(() => bookingField(page, 'litres').inputValue()).toBe('21987');
      await expect.poll(() => bookingField(page, 'tankNet').inputValue()).toBe('17401');
      await answerSteps(page, hand, sent, [cargo, ...rest]);
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await submitOrder(page, hand, [tankCharges.title, dangerousGoodsProtocol.title]);
      await findOrder(page, await placedNo(page), totals, '上海 至 鹿特丹', hand);
      expect(pageMessages).toEqual([]);
    },
  );
});
