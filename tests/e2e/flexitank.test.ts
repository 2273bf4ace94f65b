import type axe from 'axe-core';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { flexitank as words } from '#copy/flexitank/search.ts';
import { homeSections } from '#copy/home/page.ts';
import { flexitankService } from '#domain/flexitank/service.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { flexitankCharges } from '#server/orders/flexitank/charges.ts';
import { flexitankGlycerine, paper } from '../features/flexitank/order.ts';
import { answerSteps } from '../kit/answer-form.ts';
import { amountsIn, chooseListed, expectAmounts, submitOrder, totalsOf } from '../kit/booking-page.ts';
import type { Hand } from '../kit/hands.ts';
import { expectInUserCentre, join, orderNoIn, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const { site, openPage } = serveJourneys();

const lastingReport = { ...paper('report.pdf'), day: '2099-12-31' };

const formOf = (page: Page): Locator => page.getByRole('form', { name: words.form.title });
const tile = homeSections.serviceList.find(({ to }) => to === '/fluidBag')!;

/** From the tile of the home page to the sailings of a lane, with the bags that 48 tons of glycerine need. */
async function searchLane(page: Page, hand: Hand) {
  await page.goto(`${site.address}/`);
  await hand.press(page.locator('main').getByRole('link', { name: tile.name, exact: true }));
  const form = formOf(page);
  await chooseListed(page, hand, [words.form.origin, 'shanghai'], /上海/);
  await chooseListed(page, hand, [words.form.destination, '鹿特丹'], /鹿特丹/);
  await hand.type(form.getByLabel(words.form.mass), '48000');
  await hand.type(form.getByLabel(words.form.density), '1.2');
  await hand.press(form.getByRole('button', { name: words.form.submit }));
  await page.waitForURL(/mass=48000/);
  await page.getByText(words.bags.planned('48,000', 2, '20', '24,000', '48,000')).waitFor();
}

const orderLink = (page: Page): Locator => page.getByRole('link', { name: new RegExp(`${words.book}$`) }).first();

describe('the order of flexitanks', () => {
  test.each(twoHands)(
    '[4.31][2.23] at %d who is new finds bags from the home page and orders them, and they cost the same in the user centre',
    async (width, _, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const pageMessages: string[] = [];
      page.on('pageerror', ({ message }) => pageMessages.push(message));
      await searchLane(page, hand);
      await hand.press(orderLink(page));
      await page.getByRole('heading', { name: words.order.title }).waitFor();
      await totalsOf(page).getByText('¥').first().waitFor();
      const totals = await amountsIn(totalsOf(page));
      expect(await overflowOf(page)).toBe(0);

      await join(page, hand, site);

      const sent = { ...flexitankGlycerine, installDay: localDay(Date.now() + DAY_MS, 'Asia/Shanghai') };
      const cargo = flexitankGlycerine.cargo.map((line) => ({ ...line, classReport: [lastingReport] }));
      const [liquid = '', bags = '', ...rest] = flexitankService.steps;
      await answerSteps(page, hand, { ...sent, cargo }, [liquid, bags]);
      const bag = page.getByRole('form', { name: stepName('bag') });
      await bag.getByLabel(words.bags.mass).fill('48000');
      await hand.press(bag.getByRole('button', { name: words.bags.suggest }));
      await bag.getByText(words.order.net('24,000', '48,000')).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await answerSteps(page, hand, sent, [bags, ...rest]);
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await submitOrder(page, hand, [flexitankCharges.title], ['agree']);

      const dialog = page.getByRole('dialog', { name: orderSuccess.title });
      const orderNo = await orderNoIn(dialog, 'FLX');
      await expectAmounts(dialog, totals);

      await expectInUserCentre(page, site.address, { orderNo, amounts: totals, hand });
      expect(await overflowOf(page)).toBe(0);
      expect(pageMessages).toEqual([]);
    },
  );
});
