import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quickSearch } from '#copy/search/services.ts';
import { warehouseCities, warehouse as words } from '#copy/warehouse/search.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { openPart, openSearch } from '../kit/list-page.ts';
import { overflowOf } from '../kit/overflow.ts';
import { sharedSite } from '../kit/served-site.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

async function open(path: string, width = 1280) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript({ content: axe.source });
  const pageMessages: string[] = [];
  page.on('console', (message) => pageMessages.push(`${message.type()}: ${message.text()}`));
  await page.goto(`${site.address}${path}`);
  return { page, pageMessages };
}

async function expectAccessible(page: Page) {
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  expect(await overflowOf(page)).toBe(0);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'], preload: false }));
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
}

const stores = (page: Page) => page.getByRole('table', { name: words.list });
const ASKED =
  '/warehouseing?orgPort=x&orgPortCode=310000&unNo=1230&un=&un=2014&pg=II&pg=&fp=11&fp=&weight=14400&days=30';

describe('the warehouses', () => {
  test.each([360, 1280])(
    '[1.2] say who takes the goods, why not, and how far they lie apart, at %i px',
    async (width) => {
      const { page, pageMessages } = await open(ASKED, width);
      await stores(page).waitFor();
      await page.getByText(words.rooms.title(2, 2)).waitFor();
      await page.getByText(words.rooms.apart.BUILDING).waitFor();
      await page.getByText(words.noneTakesAll).waitFor();
      await expect.poll(() => stores(page).getByText(words.fit.REFUSED, { exact: true }).count()).toBe(4);
      await expectAccessible(page);
      expect(pageMessages).toEqual([]);
      await page.close();
    },
  );

  test('[5.9] the stay is charged line by line once its days are typed, and the form stays in the address', async () => {
    const { page } = await open('/warehouseing?orgPort=x&orgPortCode=330200&unNo=1230');
    await stores(page).getByText(words.needsLoad).first().waitFor();
    await openPart(page, words.form.title);
    const form = page.getByRole('form', { name: words.form.title });
    await form.getByLabel(words.form.weight).fill('14400');
    await form.getByLabel(words.form.days).fill('30');
    await form.getByRole('button', { name: words.form.submit }).click();
    await page.waitForURL(/days=30/);
    await stores(page).getByText(words.detail).first().click();
    await stores(page).getByText(words.steps.days(30)).first().waitFor();
    await stores(page).getByText('增值税 6%').first().waitFor();
    // The search card leads to another city with what the form put into the address.
    await openSearch(page);
    await page.getByRole('combobox', { name: quickSearch.kinds.city.origin }).fill('青岛');
    await page.getByRole('option', { name: /青岛/ }).first().click();
    await page.getByRole('link', { name: quickSearch.goWarehouses }).click();
    await page.waitForURL(/orgPortCode=370200/);
    expect(page.url()).toMatch(/days=30/);
    await stores(page).getByText('前湾港危化品库').first().waitFor();
    await page.close();
  });

  test('[1.2] a warehouse opens over the list by the keyboard, and closing leads back to it', async () => {
    const { page, pageMessages } = await open('/warehouseing?orgPort=x&orgPortCode=310000', 360);
    const link = page.getByRole('link', { name: new RegExp(`^${words.open} 临港危化品一号库`) });
    await link.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: /临港危化品一号库/ });
    await sheet.getByText(words.sheet.expires('2028-12-31')).waitFor();
    expect(page.url()).toMatch(/store=warehouse-01/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).not.toMatch(/store=/);
    expect(pageMessages).toEqual([]);
    await page.close();
  });

  test('[1.2] the introduction leads from a city into the search', async () => {
    const { page, pageMessages } = await open('/warehouse');
    const cities = page.getByRole('region', { name: warehouseCities.title });
    await cities.getByRole('link', { name: '宁波' }).waitFor();
    await expectAccessible(page);
    await cities.getByRole('link', { name: '宁波' }).click();
    await page.waitForURL(/\/warehouseing\?.*orgPortCode=330200/);
    await stores(page).getByText('北仑危化品拼箱库').first().waitFor();
    expect(pageMessages).toEqual([]);
    await page.close();
  });
});
