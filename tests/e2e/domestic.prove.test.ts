import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { booking as words } from '#copy/booking/frame.ts';
import { page as orderPage } from '#copy/domestic/order.ts';
import { domestic } from '#copy/domestic/search.ts';
import { enquiry } from '#copy/enquiry/all-services.ts';
import { search } from '#copy/search/form.ts';
import { priceList, priceRefusals } from '#copy/search/prices.ts';
import { quickSearch, serviceSearch } from '#copy/search/services.ts';
import { chooseFilter, openSearch } from '../kit/list-page.ts';
import { serveJourneys } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { dismiss } from '../kit/sign-in-page.ts';

const { site, openPage } = serveJourneys();

const LANE = '/domesticTrade?orgPortCode=CNSHA&dstPortCode=CNNSA';
const table = (page: Page): Locator => page.getByRole('table', { name: domestic.caption });
const orderLinks = (page: Page): Locator => table(page).getByRole('link', { name: new RegExp(`${domestic.order}$`) });

describe('trade within the country', () => {
  test('[2.1][5.9] from the home page to the list: ports of the country, doors by city, tax apart', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/`);
    await page.locator('main a[href="/domesticTrade"]').first().click();
    await page.getByRole('link', { name: domestic.lane('上海', '南沙') }).waitFor();
    for (const [name, typed] of [
      [search.origin, '上海'],
      [search.destination, '南沙'],
    ] as const) {
      await page.getByRole('combobox', { name, exact: true }).fill(typed);
      await page
        .getByRole('option', { name: new RegExp(typed) })
        .first()
        .click();
    }
    await page.getByRole('button', { name: quickSearch.go }).click();
    await page.waitForURL(/dstPortCode=CNNSA/);
    await orderLinks(page).first().waitFor();
    await chooseFilter(page, domestic.filters.pickup, '苏州');
    await page.waitForURL(/pickup=320500/);
    await table(page).getByText(domestic.terms.DOOR_CY).first().waitFor();
    expect(await page.getByText(new RegExp(domestic.taxed('¥'))).count()).toBeGreaterThan(0);
    await table(page)
      .getByRole('button', { name: new RegExp(`${priceList.fees}$`) })
      .first()
      .click();
    await page.getByText('装货拖车（苏州）').waitFor();
    await openSearch(page);
    await page.getByRole('button', { name: quickSearch.go, exact: true }).click();
    await page.getByRole('button', { name: search.change }).waitFor();
    await table(page).getByText(domestic.terms.DOOR_CY).first().waitFor();
    expect(page.url()).toContain('pickup=320500');
    const shared = page.getByRole('link', { name: serviceSearch.link });
    await expect.poll(() => shared.getAttribute('href')).toContain('&pickup=320500');
    await page.goto(site.address + ((await shared.getAttribute('href')) ?? ''));
    await table(page).getByText(domestic.terms.DOOR_CY).first().waitFor();
    await page.getByText(priceList.chosen(domestic.filters.pickup, '苏州')).waitFor();
    expect(await overflowOf(page)).toBe(0);
  });

  test('[1.2] a class that is not taken is reported with its way on, on a narrow screen too', async () => {
    const page = await openPage(360);
    await page.goto(`${site.address}${LANE}&unNo=1428&pickup=320500&delivery=440100`);
    await table(page).getByText(priceRefusals.byEnquiry).filter({ visible: true }).first().waitFor();
    const way = table(page)
      .getByRole('link', { name: new RegExp(`${domestic.enquire}$`) })
      .first();
    expect(await way.getAttribute('href')).toMatch(/^\/enquiryFcl\?.*unNo=1428/);
    const own = page.getByRole('link', { name: serviceSearch.links.domestic[0].label, exact: true });
    await own.waitFor();
    for (const link of [way, own]) {
      const asked = new URLSearchParams((await link.getAttribute('href'))?.split('?')[1]);
      expect([asked.get('pickup'), asked.get('delivery')]).toEqual(['320500', '440100']);
    }
    expect(await overflowOf(page)).toBe(0);
    await own.click();
    const remark = page.getByRole('textbox', { name: enquiry.fields.remark ?? '' });
    await expect.poll(() => remark.inputValue()).toBe(domestic.requestedDoors('苏州', '广州'));
  });

  test('[2.5b][4.31] signed out the form opens under the sign-in; a price that is not there says so and leads back', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/domesticTrade/orderPage?priceId=unknown&orgPortCode=CNSHA&dstPortCode=CNNSA`);
    await dismiss(page);
    await page.getByText(domestic.noOffer).waitFor();
    const way = page.getByRole('link', { name: words.backToList });
    expect(await way.first().getAttribute('href')).toMatch(/^\/domesticTrade\?orgPortCode=CNSHA/);
    await page.goto(`${site.address}/domesticTrade/orderPage?priceId=<script>&pickup=%E0%A4%A&copy=DOM00000000000`);
    await page.getByRole('heading', { name: orderPage.heading }).waitFor();
    expect(await overflowOf(page)).toBe(0);
  });
});
