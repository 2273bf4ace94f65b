import axe from 'axe-core';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { flexitank as words } from '#copy/flexitank/search.ts';
import { shell } from '#copy/shell.ts';
import { FULL } from '../kit/full.ts';
import { openSearch } from '../kit/list-page.ts';
import { serveJourneys } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { WIDTHS } from '../kit/page-checks.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const { site, openPage } = serveJourneys();

const formOf = (page: Page): Locator => page.getByRole('form', { name: words.form.title });

/** Findings on a loaded page, without its progress bar. */
async function findingsOf(page: Page): Promise<string[]> {
  await page.getByRole('progressbar', { name: shell.loading }).waitFor({ state: 'detached' });
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'], preload: false }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

describe('the order of flexitanks', () => {
  test('[1.2] the form takes no dangerous goods and leads them to the tanks, with the lane and the number they came with', async () => {
    const page = await openPage(360);
    await page.goto(`${site.address}/fluidBag?orgPortCode=CNSHA&dstPortCode=NLRTM`);
    await openSearch(page);
    const form = formOf(page);
    await form.getByText(words.form.noDangerous).waitFor();
    const link = form.getByRole('link', { name: words.form.seeTanks });
    expect(await link.getAttribute('href')).toBe('/tankIndex?orgPortCode=CNSHA&dstPortCode=NLRTM&isDanger=Y');
    expect(await form.getByRole('radio').count()).toBe(0);
    await page.goto(`${site.address}/fluidBag?orgPortCode=CNSHA&dstPortCode=NLRTM&unNo=1230`);
    const refused = formOf(page).getByRole('link', { name: words.refused.link });
    await refused.waitFor();
    expect(await refused.getAttribute('href')).toBe(
      '/tankIndex?orgPortCode=CNSHA&dstPortCode=NLRTM&isDanger=Y&unNo=1230',
    );
    expect(await page.getByRole('table', { name: words.caption }).count()).toBe(0);
    expect(await findingsOf(page)).toEqual([]);
    await formOf(page).getByRole('button', { name: words.form.submit }).click();
    await page.getByRole('table', { name: words.caption }).waitFor();
  });

  test('[11.10] without a mass and a density the list says that its totals are for one box', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/fluidBag?orgPortCode=CNSHA&dstPortCode=NLRTM`);
    await page.getByText(words.oneBoxNote).waitFor();
    await page.goto(`${site.address}/fluidBag?orgPortCode=CNSHA&dstPortCode=NLRTM&mass=40000&density=0.92`);
    await page.getByText(words.planNote).waitFor();
    expect(await page.getByText(words.oneBox).count()).toBe(0);
  });

  test('[4.31] a visitor opens a price that no longer exists, sees a message, and goes back to the list', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/fluidBag?priceId=unknown`);
    await page.getByText(words.order.noOffer).waitFor();
    await page.getByRole('link', { name: words.order.close }).click();
    await page.getByRole('table', { name: words.caption }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('priceId')).toBeNull();
  });

  test.each(FULL ? WIDTHS : [360, 1920])(
    'at %d the list, its bags and its comparison fit and read well',
    async (width) => {
      const page = await openPage(width);
      await page.goto(`${site.address}/fluidBag?orgPortCode=CNSHA&dstPortCode=NLRTM&mass=40000&density=0.92`);
      await page.getByRole('heading', { name: words.comparison.title }).waitFor();
      expect(await overflowOf(page)).toBe(0);
      expect(await findingsOf(page)).toEqual([]);
      await page.goto(`${site.address}/fluidBag?orgPortCode=<script>&mass=1e9&density=x`);
      await formOf(page).getByText(words.form.wrong.density, { exact: false }).waitFor();
    },
  );
});
