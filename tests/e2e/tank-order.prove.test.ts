import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { tankFleet } from '#copy/tank/fleet.ts';
import { tank } from '#copy/tank/search.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { tankService } from '#domain/tank/service.ts';
import { tankCharges } from '#server/orders/tank/charges.ts';
import { rentedTank } from '../features/tank/order.ts';
import { answerSteps } from '../kit/answer-form.ts';
import { settledAmounts, submitOrder, totalsOf } from '../kit/booking-page.ts';
import { type Hand, mouseOf } from '../kit/hands.ts';
import { expectInUserCentre, join, orderNoIn, serveJourneys } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';

const { site, openPage } = serveJourneys();

const dayIn = (days: number) => localDay(Date.now() + days * DAY_MS, 'Asia/Shanghai');

/** The placed order in the list and the detail of the user centre, at the total that was seen. */
async function findOrder(page: Page, orderNo: string, amounts: readonly string[], shownText: string, hand: Hand) {
  await expectInUserCentre(page, site.address, { orderNo, amounts, shownText, hand });
  expect(await overflowOf(page)).toBe(0);
}

const placedNo = (page: Page) => orderNoIn(page.getByRole('dialog', { name: orderSuccess.title }), 'TNK');

describe('the order of tanks', () => {
  /** Rents the prefilled tank for a month as a new user, up to the user centre. */
  async function rent(page: Page, hand: Hand, shownText: string) {
    await page.getByRole('heading', { name: tank.order.title }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await join(page, hand, site);
    // Depot, type and tank chosen in the list stay.
    const chosen = { depotId: undefined, tankType: undefined, tankNos: undefined };
    await answerSteps(page, hand, { ...rentedTank, ...chosen, fromDay: dayIn(2), tanks: '1' }, tankService.steps);
    const totals = await settledAmounts(totalsOf(page));
    expect(totals).toEqual(['¥10,400.00']);
    await submitOrder(page, hand, [tankCharges.title]);
    await findOrder(page, await placedNo(page), totals, shownText, hand);
  }

  test('[4.31] from the home page a tank is let from its tab, and stands in the user centre with its yard', async () => {
    const page = await openPage(768);
    const hand = mouseOf(page);
    await page.goto(`${site.address}/`);
    await hand.press(page.locator('main a[href="/tankIndex"]').first());
    await hand.press(page.getByRole('tab', { name: tank.tabs.rental }));
    await page.waitForURL(/tab=rental/);
    await hand.press(page.getByRole('link', { name: `T11 ${tank.yards.rental.book.SHORT}` }));
    await rent(page, hand, '漕泾化工罐区');
  });

  test('[4.31] a tank is looked up by its number, says its tests and last cargoes, and that very tank is let', async () => {
    const page = await openPage(360);
    const hand = mouseOf(page);
    await page.goto(`${site.address}/`);
    await hand.press(page.locator('main a[href="/tankIndex"]').first());
    await hand.press(page.getByRole('tab', { name: tank.tabs.find }));
    const form = page.getByRole('form', { name: tankFleet.find.title });
    const look = async (number: string) => {
      await form.getByLabel(tankFleet.find.number).fill(number);
      await hand.press(form.getByRole('button', { name: tankFleet.find.submit }));
    };
    await look('HZTU2004271');
    await page.getByText(tankFleet.find.digit(0)).waitFor();
    await look('HZTU2004270');
    const found = page.getByRole('region', { name: 'HZTU2004270' });
    await found.waitFor();
    for (const text of [tankFleet.find.tests.HALF, tankFleet.find.cargoes, 'UN 1170', 'UN 1230'])
      await expect.poll(() => found.textContent()).toContain(text);
    expect(await overflowOf(page)).toBe(0);
    await hand.press(found.getByRole('link', { name: tankFleet.find.rent }));
    await rent(page, hand, '漕泾化工罐区');
    await page.getByText('HZTU2004270').first().waitFor();
  });

  test('[2.5b] a visitor fills the form of a price that no longer exists, sees a message, and finds the way back', async () => {
    const page = await openPage(360);
    await page.goto(`${site.address}/tankIndex?priceId=TNK-none&orgPortCode=CNSHA&dstPortCode=NLRTM`);
    await page.getByText(tank.order.noOffer).waitFor();
    await page.getByRole('link', { name: tank.order.close }).click();
    await page.getByRole('table', { name: tank.caption }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('priceId')).toBeNull();
  });

  test('[2.1] the UN page leads to the tanks with its goods, and nonsense in the address is reported', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/dgdesk/dgdeskDetail?un=1230`);
    await page.locator('a[href*="/tankIndex?"][href*="unNo=1230"]').first().click();
    await page.waitForURL(/\/tankIndex\?.*unNo=1230/);
    await page.getByText(tank.need.LIQUID('1230', '甲醇', 'T7', 'TP2')).waitFor();
    await page.goto(`${site.address}/tankIndex?tab=%3Cscript%3E&d15=1e9&d50=x&type=T99&unNo=1978&isDanger=Y`);
    await page.getByText(tank.form.wrong).waitFor();
    await page.getByText(tank.need.GAS('1978', '丙烷', 'T50')).waitFor();
    await page.getByRole('link', { name: tank.enquire }).first().waitFor();
  });

  test('[3.14] the tabs are moved through by the keys, and each has its own address', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/tankIndex?tab=cleaning`);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await expect.poll(() => tab(tank.tabs.cleaning).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('table', { name: tank.yards.cleaning.caption }).waitFor();
    await tab(tank.tabs.cleaning).press('ArrowRight');
    await page.waitForURL(/tab=storage/);
    await page.getByRole('table', { name: tank.yards.storage.caption }).waitFor();
    await tab(tank.tabs.storage).press('Home');
    await page.getByRole('table', { name: tank.caption }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBeNull();
    await page.goBack();
    await page.getByRole('table', { name: tank.yards.storage.caption }).waitFor();
  });
});
