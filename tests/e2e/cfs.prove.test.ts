import { describe, expect, test } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { errorText } from '#copy/booking/errors.ts';
import { orderSuccess, placed } from '#copy/booking/outcome.ts';
import { orderPage as addOrder, cfs, successPage as success } from '#copy/cfs/order.ts';
import { stuffingPrices as prices } from '#copy/cfs/page.ts';
import { sessionToasts } from '#copy/sign-in/session.ts';
import { fillStation, PAGE_OF_STUFFING } from '../features/cfs/page.ts';
import { bookingField, clickNext } from '../kit/booking-page.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { serveJourneys } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { expectSound } from '../kit/page-checks.ts';
import { dismiss, expectToast, PAGE, signInByPassword } from '../kit/sign-in-page.ts';

const { site, openPage } = serveJourneys();

const ORDER = '/builtIn/addOrder';
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
