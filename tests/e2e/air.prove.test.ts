import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { air as words } from '#copy/air/search.ts';
import { priceList } from '#copy/search/prices.ts';
import { quickSearch } from '#copy/search/services.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { openSearch } from '../kit/list-page.ts';
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

const lane = (to: string) => `/airLift?orgPort=x&orgPortCode=PVG&dstPort=y&dstPortCode=${to}`;
const GOLDEN = `${lane('FRA')}&isDanger=N&weight=85&volume=0.42`;

async function open(path: string, width = 1280) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript({ content: axe.source });
  const pageMessages: string[] = [];
  page.on('console', (message) => pageMessages.push(`${message.type()}: ${message.text()}`));
  await page.goto(`${site.address}${path}`);
  return { page, pageMessages };
}

const flights = (page: Page) => page.getByRole('table', { name: words.list });

describe('the list of air prices', () => {
  test.each([360, 1280])('[1.2] marks the break charged and explains it, at %i px', async (width) => {
    const { page, pageMessages } = await open(GOLDEN, width);
    const list = flights(page);
    await list.getByText(words.charged).first().waitFor({ state: 'attached' });
    await list.getByText(words.chargedAt('100')).first().waitFor();
    await list.getByText(words.detail).first().click();
    await list.getByText(words.saved('100', '¥107.50')).first().waitFor();
    await list.getByText('¥2,507.50').first().waitFor();
    expect(await overflowOf(page)).toBe(0);
    const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'], preload: false }));
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    expect(pageMessages).toEqual([]);
    await page.close();
  });

  test.each([
    ['260', '1.8', '¥6,471.50'],
    ['5', '0.01', '¥320.00'],
  ])('[5.9] the freight of %s kg and %s m³ is %s on the tariff that is known', async (weight, volume, freight) => {
    const { page } = await open(`${lane('FRA')}&isDanger=N&weight=${weight}&volume=${volume}`);
    const list = flights(page);
    await list.getByText(words.detail).first().click();
    await list.getByText(freight).first().waitFor();
    await page.close();
  });

  test('[3.14] says why a passenger aircraft does not take the packages, and takes smaller ones', async () => {
    const { page } = await open(`${lane('AMS')}&unNo=1170&group=II&net=20&weight=85&volume=0.42`);
    const refused = words.refusal.OVER_LIMIT(words.aircraft.PAX, '5 L', '20 L');
    await flights(page).getByText(refused).first().waitFor();
    await page.getByLabel(words.form.net).fill('5');
    await page.getByRole('button', { name: words.form.submit }).click();
    await page.waitForURL(/net=5(?:&|$)/);
    await expect.poll(() => flights(page).getByText(refused).count()).toBe(0);
    await flights(page).getByText(words.chargedAt('100')).first().waitFor();
    await page.close();
  });

  test('[3.14] offers the packages that the aircraft takes, a press away', async () => {
    const { page } = await open(`${lane('AMS')}&unNo=1170&group=II&net=20&weight=85&volume=0.42`);
    const refused = words.refusal.OVER_LIMIT(words.aircraft.PAX, '5 L', '20 L');
    await flights(page).getByText(refused).first().waitFor();
    await flights(page).getByRole('link', { name: words.ways.repack }).first().click();
    await page.waitForURL(/net=5(?:&|$)/);
    await expect.poll(() => flights(page).getByText(refused).count()).toBe(0);
    await flights(page).getByText(priceList.lowest, { exact: true }).waitFor();
    await page.close();
  });

  test('[1.2] takes the volume from the sizes, which stay in the address when the search changes', async () => {
    const { page } = await open(GOLDEN);
    await page.getByText(words.form.title).click();
    const row = page.getByRole('group', { name: words.form.row(1) });
    for (const [label, value] of [
      [words.form.length, '120'],
      [words.form.width, '100'],
      [words.form.height, '100'],
      [words.form.pieces, '2'],
    ] as const)
      await row.getByLabel(label).fill(value);
    await page.getByRole('button', { name: words.form.submit }).click();
    await page.getByText(words.loadWords('2.4', '401')).waitFor();
    await page.getByText(words.volumeDiffers('2.4', '0.42')).waitFor();
    await openSearch(page);
    // A number stands ungrouped while it is edited.
    await page.getByLabel(quickSearch.weight).focus();
    await page.getByLabel(quickSearch.weight).fill('500');
    await page.getByText(words.loadWords('2.4', '500')).waitFor();
    await expect.poll(() => page.url()).toMatch(/length=120/);
    await page.close();
  });
});
