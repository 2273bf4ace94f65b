import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { errorText } from '#src/ui/copy/booking/errors.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { placed } from '#src/ui/copy/booking/placed-words.ts';
import { stepName } from '#src/ui/copy/booking/steps.ts';
import { cfs } from '#src/ui/copy/cfs.ts';
import { orderSuccess } from '#src/ui/copy/notices.ts';
import { page as addOrder } from '#src/ui/copy/pages/built-in-add-order.ts';
import { page as success } from '#src/ui/copy/pages/built-in-success.ts';
import { sessionToasts } from '#src/ui/copy/session.ts';
import { stuffingPrices as prices } from '#src/ui/copy/stuffing-prices.ts';
import { bookingField, boxOf, chooseListed, chooseOffered, clickNext } from '../kit/booking-page.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { type Hand, mouseOf } from '../kit/hands.ts';
import { serveJourneys } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { expectSound } from '../kit/page-checks.ts';
import { dismiss, expectToast, PAGE, signInByPassword } from '../kit/sign-in-page.ts';

const { site, openPage } = serveJourneys();

const ORDER = '/builtIn/addOrder';
const PAGE_OF_STUFFING = '/builtIn';
const dayIn = (days: number) => localDay(Date.now() + days * DAY_MS, 'Asia/Shanghai');

/** A field that was filled in says so in its name: it is found by its place. */
const write = (page: Page, hand: Hand, path: string, text: string) =>
  hand.type(boxOf(page, path).locator('input').first(), text);
/** A moment has a picker of the browser's own. */
const writeMoment = (page: Page, path: string, text: string) => boxOf(page, path).locator('input').fill(text);

async function fillStation(page: Page, hand: Hand, store = '临港危化品一号库') {
  await chooseOffered(page, hand, 'warehouseId', store);
  await write(page, hand, 'soNo', 'COSU81234500');
  await chooseOffered(page, hand, 'carrierCode', 'COSU');
  await write(page, hand, 'vessel', 'cosco aries');
  await write(page, hand, 'voyage', '042W');
  await chooseListed(page, hand, [fieldLabel('orgPortCode'), 'yangshan'], /CNYSN/);
  await write(page, hand, 'terminal', 'Yangshan 4');
  await chooseListed(page, hand, [fieldLabel('dstPortCode'), '鹿特丹'], /NLRTM/);
  await writeMoment(page, 'etd', `${dayIn(21)}T20:00`);
  await writeMoment(page, 'cyClosing', `${dayIn(20)}T20:00`);
  await expect.poll(() => bookingField(page, 'vessel').inputValue()).toBe('COSCO ARIES');
  const quantity = bookingField(page, 'containers.0.quantity');
  await hand.type(quantity, '');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('2');
  await clickNext(page, hand, 'cargo');
}

describe('stuffing', () => {
  test.each([360, 1280])(
    '[1.2][2.1] at %d its page lists what each work costs and the stations, and leads into the form at one of them',
    async (width) => {
      const page = await openPage(width);
      await page.goto(`${site.address}${PAGE_OF_STUFFING}`);
      const always = page.getByRole('table', { name: prices.always });
      await always.getByText('¥900.00').first().waitFor();
      await always.getByText('¥1,500.00').first().waitFor();
      await page.getByRole('table', { name: prices.works }).getByText(prices.asked).first().waitFor();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await expectSound(page, 'stuffing');
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('link', { name: `临港危化品一号库（演示数据） ${prices.book}` }).click();
      await page.waitForURL(/warehouseId=warehouse-01/);
      await dismiss(page);
      await page.getByRole('form', { name: stepName('station') }).waitFor();
    },
  );

  test('[1.2][2.5b][4.31] from the sheet of a number the whole form opens with it, and says what a store does not take', async () => {
    const page = await openPage(1280);
    const hand = mouseOf(page);
    await page.goto(`${site.address}/dgdesk/dgdeskDetail?un=1263&pg=III`);
    await page.locator(`main a[href^="${ORDER}?"]`).click();
    await dismiss(page);
    await page.getByRole('heading', { name: addOrder.heading }).waitFor();
    await page.getByRole('form', { name: stepName('station') }).waitFor();
    await clickNext(page, hand, 'cargo');
    const empty = errorText({ path: 'soNo', code: 'REQUIRED', values: {} });
    await page.getByText(empty).first().waitFor();
    await fillStation(page, hand, '外高桥丙类普货库');
    await page.getByRole('form', { name: stepName('cargo') }).waitFor();
    const taken = { name: '外高桥丙类普货库（演示数据）', dgClass: '3', taken: '9' };
    const refusal = errorText({ path: 'cargo.0.dg.dgClass', code: 'STATION_REFUSES', values: taken });
    await expect.poll(() => bookingField(page, 'cargo.0.dg.unNo').inputValue()).toBe('1263');
    await clickNext(page, hand, 'work');
    await page.getByText(refusal).first().waitFor();
    expect(await overflowOf(page)).toBe(0);
  });

  test('[2.2] without an order of one’s own the page of success says so', async () => {
    const page = await openPage(360);
    await page.goto(site.address + PAGE);
    await signInByPassword(page, mouseOf(page), VERIFIED);
    await expectToast(page, sessionToasts.signedIn);
    await page.goto(`${site.address}/builtIn/addOrderSuccess?orderNo=CFS26100700001`);
    await page.getByRole('heading', { name: success.heading }).waitFor();
    await page.getByText(placed.goneTitle).waitFor();
    await page.getByText(cfs.anew).waitFor();
    await page.locator('main').getByRole('link', { name: orderSuccess.home }).waitFor();
    expect(await overflowOf(page)).toBe(0);
  });
});
