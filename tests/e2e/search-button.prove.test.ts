import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickSearch } from '#copy/search/services.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { sharedSite } from '../kit/served-site.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

async function openAt(path: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${site.address}${path}`);
  return page;
}

test.for(['/airLift', '/shippingLcl'])(
  '[3.6] on a phone the button of %s stands below all it searches with',
  async (path) => {
    const page = await openAt(path, 360);
    const volume = page.getByLabel(quickSearch.volume);
    await volume.waitFor();
    const topOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.y ?? Number.NaN;
    const button = await page.getByRole('button', { name: quickSearch.go, exact: true }).boundingBox();
    expect(await topOf(quickSearch.volume)).toBeLessThan(button?.y ?? 0);
    expect(await topOf(quickSearch.weight)).toBeLessThan(button?.y ?? 0);
    // The keyboard comes to it last, too.
    await page.getByLabel(quickSearch.weight).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(quickSearch.go);
    await page.close();
  },
);
