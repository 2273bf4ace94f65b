import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSparingBrowser, openUnattendedBrowser } from '../kit/browser.ts';
import { shiftsIn, sidewaysAt, WIDTHS, watchShifts } from '../kit/page-checks.ts';
import { searchAddresses, searchOf } from '../kit/search-addresses.ts';
import { sharedSite } from '../kit/served-site.ts';
import { nextFrames, settle } from '../kit/settled.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

const allSizes = (widths: readonly number[], heights: readonly number[]) =>
  widths.flatMap((width) => heights.map((height) => ({ width, height })));
const SIZES = allSizes([360, 1280], [900, 1400, 2400]);
const DAY_SIZES = allSizes([360, 768, 1280], [900, 2400]);
const LOAD = 'unNo=1230&packingGroup=II&volume=2.36&weight=1850';
const SEA = 'orgPort=x&orgPortCode=CNSHA&dstPort=x&dstPortCode=NLRTM';
const DAY_MS = 86_400_000;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
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

interface Looked {
  width: number;
  height: number;
  isMoved: boolean;
}

/** The layout shifts of a search by address, until its results are shown. */
async function shiftsAt(visited: Browser, path: string, { width, height, isMoved }: Looked): Promise<string[]> {
  const page = await visited.newPage({ viewport: { width, height } });
  await page.addInitScript(watchShifts);
  await page.goto(`${site.address}${path}`);
  const row = page.getByText(/UN 1\d{3} \S/).first();
  if (isMoved) {
    await row.waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.mouse.move(100, 300);
    await page.mouse.move(150, 350);
  }
  // On a phone the search is folded.
  await row.waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await settle(page);
  await nextFrames(page);
  const shifts = await shiftsIn(page);
  await page.close();
  return shifts.map((shift) => `${width}×${height}: ${shift}`);
}

test.for(SEARCHES)('[3.5] %s comes without a shift and fits every width', async (path) => {
  const found: string[] = [];
  for (const width of WIDTHS) {
    const page = await openAt(path, width);
    await settle(page);
    await nextFrames(page);
    found.push(...(await shiftsIn(page)).map((shift) => `${width}: ${shift}`), ...(await sidewaysAt(page, width)));
    await page.close();
  }
  expect(found).toEqual([]);
});

describe.each([
  { who: 'a user acts', open: openSparingBrowser, isMoved: false },
  { who: 'no one has moved yet', open: () => openUnattendedBrowser(), isMoved: false },
  { who: 'the pointer moves once all is there', open: () => openUnattendedBrowser(), isMoved: true },
])('what a search in the address asks, where $who', ({ open, isMoved }) => {
  let visited: Browser;

  beforeAll(async () => {
    visited = await open();
  });

  afterAll(() => visited?.close());

  test.for(searchAddresses)('[3.5] %s is rendered in its place at once', async (path) => {
    const found: string[] = [];
    for (const size of SIZES) found.push(...(await shiftsAt(visited, path, { ...size, isMoved })));
    expect(found).toEqual([]);
  });
});

test.for(searchAddresses)('[3.5] the days that %s is narrowed to have their place at once', async (path) => {
  const found: string[] = [];
  const days = searchOf({ etdFrom: dayAfter(3), etdTo: dayAfter(20) });
  for (const size of DAY_SIZES)
    found.push(...(await shiftsAt(browser, `${path}&${days}`, { ...size, isMoved: false })));
  expect(found).toEqual([]);
});
