import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickSearch } from '#src/ui/copy/quick-search.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { shiftsIn, sidewaysAt, watchShifts } from '../kit/page-checks.ts';
import { sharedSite } from '../kit/served-site.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

const WIDTHS = [360, 768, 1280, 1920];
const LOAD = 'unNo=1230&packingGroup=II&volume=2.36&weight=1850';
const SEA = 'orgPort=x&orgPortCode=CNSHA&dstPort=x&dstPortCode=NLRTM';
const SEARCHES = [
  ...[
    '/airLift',
    '/shippingLcl',
    '/lcl',
    '/railWayIndex',
    '/tankIndex',
    '/domesticTrade',
    '/warehouse',
    '/warehouseing',
  ],
  `/lcl?${SEA}&${LOAD}`,
];

async function openAt(path: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript(watchShifts);
  await page.goto(`${site.address}${path}`);
  await page.waitForLoadState('networkidle');
  return page;
}

test.for(SEARCHES)('[3.5] %s comes without a shift and fits every width', async (path) => {
  const found: string[] = [];
  for (const width of WIDTHS) {
    const page = await openAt(path, width);
    await page.waitForTimeout(700);
    found.push(...(await shiftsIn(page)).map((shift) => `${width}: ${shift}`), ...(await sidewaysAt(page, width)));
    await page.close();
  }
  expect(found).toEqual([]);
});

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
