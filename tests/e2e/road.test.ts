import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { fieldLabel } from '#copy/booking/fields.ts';
import { refused } from '#copy/booking/opening.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { enquiry as words } from '#copy/enquiry/all-services.ts';
import { enquiries } from '#copy/enquiry/own.ts';
import { truck } from '#copy/truck/order.ts';
import type { EnquiryField } from '#domain/enquiry/fields.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { truckService } from '#domain/truck/service.ts';
import { roadCharges } from '#server/orders/truck/charges.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import { roadForm, sampleRoadQuery } from '../features/truck/order.ts';
import { answerSteps } from '../kit/answer-form.ts';
import { amountsIn, bookingField, expectAmounts, submitOrder, totalsOf } from '../kit/booking-page.ts';
import type { Hand } from '../kit/hands.ts';
import { expectInUserCentre, join, orderNoIn, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { expectSound } from '../kit/page-checks.ts';

/** The desk looks every 15 s, and so does the page. */
const ANSWERED_WITHIN = 90_000;

const { site, openPage } = serveJourneys();

const dayIn = (days: number) => localDay(Date.now() + days * DAY_MS, 'Asia/Shanghai');

/** From the home page to the page of the trucking brand, where the paint is asked about. */
async function enquire(page: Page, hand: Hand, openAccount: () => Promise<void>) {
  await page.goto(`${site.address}/`);
  await hand.press(page.locator('main a[href="/brand/freight"]').first());
  await page.waitForURL(/\/brand\/freight/);
  const form = page.getByRole('form', { name: words.titles.truck });
  const type = (name: EnquiryField, text: string) =>
    hand.type(form.getByLabel(words.fields[name], { exact: true }), text);
  await openAccount();
  await type('pickupPlace', sampleRoadQuery.pickupPlace);
  await type('deliveryPlace', sampleRoadQuery.deliveryPlace);
  await type('unNo', '1263');
  await page
    .getByRole('option', { name: /UN\s?1263/ })
    .first()
    .click();
  await form.getByLabel(words.fields.packingGroup, { exact: true }).selectOption('III');
  await type('weight', sampleRoadQuery.weight);
  await type('volume', sampleRoadQuery.volume);
  await hand.press(page.getByRole('button', { name: words.submit, exact: true }));
  await page.getByRole('heading', { name: words.placed }).waitFor();
  await hand.press(page.getByRole('button', { name: words.seeInList }));
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: enquiries.order })
    .waitFor({ timeout: ANSWERED_WITHIN });
}

const agreements = [roadCharges.title, dangerousGoodsProtocol.title];

describe('the road', () => {
  test.each(twoHands)(
    '[4.31][1.10b][2.23] at %d who is new asks from the home page, is answered, orders, and it costs the same in the user centre',
    async (width, _, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const pageMessages: string[] = [];
      page.on('pageerror', ({ message }) => pageMessages.push(message));
      await enquire(page, hand, () => join(page, hand, site));
      const option = page.getByRole('article').filter({ hasText: '6.8 米厢式车' });
      const totals = await amountsIn(option.locator('p').filter({ hasText: '¥' }).first());
      expect(totals).toHaveLength(1);
      expect(await overflowOf(page)).toBe(0);
      await hand.press(option.getByRole('link', { name: enquiries.order }));
      await page.getByRole('heading', { name: truck.title }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await expect.poll(() => bookingField(page, 'cargo.0.grossWeight').inputValue()).toBe(sampleRoadQuery.weight);
      expect(await page.getByText('undefined').count()).toBe(0);
      expect(await overflowOf(page)).toBe(0);

      const asked = new URL(page.url()).searchParams;
      const [enquiryNo, optionId] = [asked.get('enquiryNo') ?? '', asked.get('optionId') ?? ''];
      expect(enquiryNo).toMatch(/^TRK\d{11}$/);
      const loadingDay = dayIn(3);
      const loading = { ...roadForm.loading, day: loadingDay };
      const unloading = { ...roadForm.unloading, day: dayIn(4) };
      const [cargo = '', doors = '', trucks = '', confirm = ''] = truckService.steps;
      await answerSteps(page, hand, { ...roadForm, loading, unloading }, [cargo, doors, trucks]);
      expect(await overflowOf(page)).toBe(0);
      await hand.press(page.getByRole('button', { name: truck.addTruck }));
      await answerSteps(page, hand, roadForm, [trucks, confirm]);
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      expect(await overflowOf(page)).toBe(0);
      await submitOrder(page, hand, agreements);

      const dialog = page.getByRole('dialog', { name: orderSuccess.title });
      await dialog.getByText(truck.note.title).waitFor();
      const orderNo = await orderNoIn(dialog, 'TRK');
      await expectAmounts(dialog, totals);
      await expect.poll(() => dialog.textContent()).toContain(loadingDay);
      expect(orderNo).not.toBe(enquiryNo);

      await expectInUserCentre(page, site.address, { orderNo, amounts: totals, shownText: '上海金山区', hand });
      await page.getByText('沪A12345 张驾驶').waitFor();
      expect(await overflowOf(page)).toBe(0);
      await expectSound(page, orderNo);

      await page.goto(`${site.address}/brand/freight?enquiryNo=${enquiryNo}&optionId=${optionId}`);
      await page.getByText(refused.reasons.acceptedEnquiry.title).waitFor();
      expect(pageMessages).toEqual([]);
    },
    240_000,
  );
});
