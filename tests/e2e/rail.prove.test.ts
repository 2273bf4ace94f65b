import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { rail } from '#copy/rail/search.ts';
import { priceList } from '#copy/search/prices.ts';
import { quickSearch } from '#copy/search/services.ts';
import { serveJourneys } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';

const { site, openPage } = serveJourneys();

const table = (page: Page): Locator => page.getByRole('table', { name: rail.caption });

describe('boxes by rail', () => {
  test('[1.2][5.9] from the home page a line finds its trains; dangerous goods have the timetable alone', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/`);
    await page.getByRole('tab', { name: '铁路' }).click();
    for (const [name, typed] of [
      [quickSearch.kinds.station.origin, '重庆'],
      [quickSearch.kinds.station.destination, '杜伊斯堡'],
    ] as const) {
      await page.getByRole('combobox', { name, exact: true }).fill(typed);
      await page
        .getByRole('option', { name: new RegExp(typed) })
        .first()
        .click();
    }
    await page.getByRole('button', { name: quickSearch.go }).click();
    await page.waitForURL(/\/railWayIndex\?.*CNCKG/);
    await page.getByText(rail.approvalNote).waitFor();
    expect(await table(page).getByText('$').count()).toBe(0);
    await page.getByRole('link', { name: rail.general }).click();
    await table(page).getByText('$').first().waitFor();
    expect(await overflowOf(page)).toBe(0);
  });

  test('[4.31] the list and the first step of the order name the same weight limit of a box', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/railWayIndex?orgPortCode=CNCKG&dstPortCode=DEDUI&isDanger=N`);
    await table(page).getByText('$').first().waitFor();
    // Every other box is named with the fees.
    await table(page)
      .getByRole('button', { name: new RegExp(`${priceList.fees}$`) })
      .first()
      .click();
    await table(page).getByText(rail.limit('24,000'), { exact: false }).waitFor();
    const listed = [...new Set((await table(page).innerText()).match(/限重 [\d,]+ kg/g))];
    expect(listed).toContain(rail.limit('24,000'));
    await table(page)
      .getByRole('link', { name: new RegExp(`${rail.book}$`) })
      .last()
      .click();
    await page.waitForURL(/\/railWay\/addOrder/);
    const limit = page.getByText(/限重 [\d,]+ kg/).first();
    await limit.waitFor();
    const [named] = (await limit.innerText()).match(/限重 [\d,]+ kg/) ?? [];
    expect(listed).toContain(named);
  });
});
