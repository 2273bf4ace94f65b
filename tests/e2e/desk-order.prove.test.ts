import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { workNames } from '#copy/booking/names.ts';
import { placed } from '#copy/booking/outcome.ts';
import { successPage as success } from '#copy/dg-desk/order.ts';
import { dgdesk } from '#copy/dg-desk/works.ts';
import { homeSections } from '#copy/home/page.ts';
import { orders } from '#copy/orders/list.ts';
import { sessionToasts } from '#copy/sign-in/session.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { deskCharges } from '#server/orders/dg-desk/charges.ts';
import {
  bookingField,
  boxOf,
  chooseListed,
  chooseOffered,
  clickNext,
  expectAmounts,
  fillContact,
  giveFile,
  goToConfirm,
  submitOrder,
  totalsOf,
  writeDay,
} from '../kit/booking-page.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { type Hand, mouseOf } from '../kit/hands.ts';
import { expectInUserCentre, join, orderNoAt, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { expectToast, PAGE, signInByPassword } from '../kit/sign-in-page.ts';

const { site, openPage } = serveJourneys();

const write = (page: Page, hand: Hand, path: string, text: string) => hand.type(bookingField(page, path), text);

async function fillDetails(page: Page, hand: Hand) {
  await page.getByRole('form', { name: stepName('details') }).waitFor();
  await write(page, hand, 'goods.unNo', '1230');
  await expect.poll(() => bookingField(page, 'goods.cargoNameEn').inputValue()).toBe('METHANOL');
  await chooseOffered(page, hand, 'goods.packageType', '1A1');
  await write(page, hand, 'goods.packages', '80');
  await write(page, hand, 'goods.grossWeight', '14400');
  await hand.type(boxOf(page, 'components.0.name').locator('input'), '甲醇');
  await hand.type(boxOf(page, 'components.0.casNo').locator('input'), '67-56-1');
  await hand.type(boxOf(page, 'components.0.percent').locator('input'), '99.9');
  await chooseListed(page, hand, [fieldLabel('carriage.orgPortCode'), 'yangshan'], /CNYSN/);
  await chooseListed(page, hand, [fieldLabel('carriage.dstPortCode'), '鹿特丹'], /NLRTM/);
  await chooseOffered(page, hand, 'carriage.carrierCode', 'COSU');
  await writeDay(page, hand, 'carriage-planDate', localDay(Date.now() + 30 * DAY_MS, 'Asia/Shanghai'));
  await giveFile(page, 'goods.sds');
  await fillContact(page, hand);
}

describe('the order of works of the desk', () => {
  test.each(twoHands)(
    '[4.31][2.23] at %d who is new orders works from the home page, and they cost the same in the user centre',
    async (width, _, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const pageMessages: string[] = [];
      page.on('pageerror', ({ message }) => pageMessages.push(message));
      await page.goto(`${site.address}/`);
      const tile = homeSections.serviceList.find(({ to }) => to === '/dgdesk')!;
      await hand.press(page.locator('main').getByRole('link', { name: tile.name, exact: true }));
      await hand.press(page.getByRole('link', { name: dgdesk.orderOf(workNames.review) }));
      await page.getByRole('heading', { name: dgdesk.title }).waitFor();
      await expectAmounts(totalsOf(page), ['¥300.00']);
      await hand.press(page.getByRole('checkbox', { name: workNames.declaration }));
      await expectAmounts(totalsOf(page), ['¥700.00']);
      await chooseOffered(page, hand, 'urgency', '加急');
      await expectAmounts(totalsOf(page), ['¥1,050.00']);
      expect(await overflowOf(page)).toBe(0);
      await join(page, hand, site);
      await clickNext(page, hand, 'details');

      await fillDetails(page, hand);
      expect(await overflowOf(page)).toBe(0);
      await goToConfirm(page, hand);
      await expectAmounts(totalsOf(page), ['¥1,050.00']);
      expect(await overflowOf(page)).toBe(0);
      await submitOrder(page, hand, [deskCharges.title]);

      const orderNo = await orderNoAt(page, '/dgdesk/addOrderSuccess', 'DGD');
      const main = page.locator('main');
      await expectAmounts(main.locator('dl').first(), ['¥1,050.00']);
      for (const text of [workNames.review, dgdesk.works.declaration.papers, dgdesk.rows.finish])
        await expect.poll(() => main.textContent()).toContain(text);
      expect(await overflowOf(page)).toBe(0);

      await expectInUserCentre(page, site.address, {
        orderNo,
        amounts: ['¥1,050.00'],
        shownText: orders.worksCount(workNames.review, 2),
        hand,
      });
      expect(await overflowOf(page)).toBe(0);
      expect(pageMessages).toEqual([]);
    },
  );

  test('[2.5b][4.31] a visitor comes from the sheet of a number with the goods filled in, and sees what is missing', async () => {
    const page = await openPage(360);
    const hand = mouseOf(page);
    await page.goto(`${site.address}/dgdesk/dgdeskDetail?un=1230&pg=II`);
    await page.getByRole('link', { name: dgdesk.orderSheet }).click();
    await page.getByRole('form', { name: stepName('desk') }).waitFor();
    await clickNext(page, hand, 'details');
    await page
      .getByText(errorText({ path: 'works.review', code: 'DESK_NOTHING', values: {} }))
      .first()
      .waitFor();
    await page.getByRole('checkbox', { name: workNames.emergency }).check();
    await writeDay(page, hand, 'phoneFrom', localDay(Date.now() + 20 * DAY_MS, 'Asia/Shanghai'));
    await expectAmounts(totalsOf(page), ['¥3,600.00']);
    await clickNext(page, hand, 'details');
    await page.getByRole('form', { name: stepName('details') }).waitFor();
    await expect.poll(() => bookingField(page, 'goods.unNo').inputValue()).toBe('1230');
    await expect.poll(() => bookingField(page, 'goods.cargoNameEn').inputValue()).toBe('METHANOL');
    expect(await page.getByRole('region', { name: dgdesk.mixture }).count()).toBe(0);
    await chooseOffered(page, hand, 'goods.dgClass', '7');
    await clickNext(page, hand, 'confirm');
    const refused = { path: 'goods.dgClass', code: 'DESK_CLASS', values: { dgClass: '7' } } as const;
    await page.getByText(errorText(refused)).first().waitFor();
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('link', { name: dgdesk.close }).click();
    await page.getByRole('heading', { name: dgdesk.listTitle, exact: true }).waitFor();
  });

  test('[2.2] a hostile address opens an empty order, and goods that no one takes online have no link to one', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/dgdesk?desk=%3Cscript%3E.constructor.review&unNo=..%2F1230&pg=%00`);
    await page.getByRole('form', { name: stepName('desk') }).waitFor();
    await expect.poll(() => page.getByRole('checkbox', { name: workNames.review }).isChecked()).toBe(true);
    await page.goto(`${site.address}/dgdesk/dgdeskDetail?un=0012`);
    await page.locator('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: dgdesk.orderSheet }).count()).toBe(0);
  });

  test('[2.2] without an order of one’s own the page of success says so', async () => {
    const page = await openPage(360);
    await page.goto(site.address + PAGE);
    await signInByPassword(page, mouseOf(page), VERIFIED);
    await expectToast(page, sessionToasts.signedIn);
    await page.goto(`${site.address}/dgdesk/addOrderSuccess?orderNo=DGD26100700001`);
    await page.getByRole('heading', { name: success.heading }).waitFor();
    await page.getByText(placed.goneTitle).waitFor();
    await page.getByText(dgdesk.anew).waitFor();
    expect(await overflowOf(page)).toBe(0);
  });
});
