import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { lcl } from '#copy/lcl/search.ts';
import { search } from '#copy/search/form.ts';
import { quickSearch } from '#copy/search/services.ts';
import { openPart } from '../kit/list-page.ts';
import { serveJourneys } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';

const { site, openPage } = serveJourneys();

const LANE = '/shippingLcl?orgPortCode=CNSHA&dstPortCode=DEHAM';
const table = (page: Page): Locator => page.getByRole('table', { name: lcl.caption });

describe('consolidated cargo', () => {
  test('[1.2][5.9] from the home page a load finds its sailings, priced as it is charged', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/`);
    await page.getByRole('tab', { name: '拼箱' }).click();
    for (const [name, typed] of [
      [search.origin, '上海'],
      [search.destination, '汉堡'],
    ] as const) {
      await page.getByRole('combobox', { name, exact: true }).fill(typed);
      await page
        .getByRole('option', { name: new RegExp(typed) })
        .first()
        .click();
    }
    await page.getByLabel(quickSearch.volume).fill('2.36');
    await page.getByLabel(quickSearch.weight).fill('1850');
    await page.getByRole('button', { name: quickSearch.go }).click();
    await page.waitForURL(/\/shippingLcl\?.*volume=2\.36/);
    await table(page)
      .getByText(/^2\.36 RT × \$/)
      .first()
      .waitFor();
    await openPart(page, lcl.calculator.title);
    await page.getByText(lcl.calculator.steps.larger.VOLUME).waitFor();
    expect(await overflowOf(page)).toBe(0);
  });

  test('[1.2] a class that no one consolidates leads to whole boxes and to an enquiry', async () => {
    const page = await openPage(360);
    await page.goto(`${site.address}${LANE}&unNo=1428`);
    const refused = page.getByRole('region', { name: lcl.noneOfClass('4.3') });
    await refused.getByRole('link', { name: lcl.toFcl }).waitFor();
    expect(await refused.getByRole('link', { name: lcl.toEnquiry }).getAttribute('href')).toContain('unNo=1428');
    expect(await overflowOf(page)).toBe(0);
  });
});
