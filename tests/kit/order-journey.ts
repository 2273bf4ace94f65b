import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { fcl } from '#src/ui/copy/fcl.ts';
import { expectAmounts } from './booking-page.ts';
import { openSparingBrowser } from './browser.ts';
import { PERSON, VERIFIED } from './demo-people.ts';
import { type Hand, keyboardOf, mouseOf } from './hands.ts';
import { type ServedSite, serveSite } from './served-site.ts';
import { openContext } from './sign-in-page.ts';

/** By mouse on a desktop, and by keyboard on a narrow screen. */
export const twoHands: [width: number, account: typeof VERIFIED, handOf: (page: Page) => Hand][] = [
  [1280, VERIFIED, mouseOf],
  [360, PERSON, keyboardOf],
];

/** The site and a browser for the journeys of a file; each page has a clock of its own. */
export function serveJourneys() {
  let served: ServedSite;
  let browser: Browser;
  let context: BrowserContext | undefined;
  beforeAll(async () => {
    [served, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await served?.stop();
  });
  afterEach(() => context?.close());
  return {
    site: {
      get address() {
        return served.address;
      },
    },
    openPage: async (width: number): Promise<Page> => {
      context = await openContext(browser, { viewport: { width, height: 800 } });
      await context.clock.install();
      return context.newPage();
    },
  };
}

/** The order in the list of the user centre, told as said, and in its detail at the same amounts. */
export async function expectInUserCentre(
  page: Page,
  address: string,
  { orderNo, amounts, told = '' }: { orderNo: string; amounts: readonly string[]; told?: string },
) {
  await page.goto(`${address}${USER_CENTRE_PATH}?redirect=order`);
  const row = page.getByRole('row').filter({ hasText: orderNo });
  await expectAmounts(row, amounts);
  expect(await row.textContent()).toContain(told);
  await page.getByRole('link', { name: orderNo }).click();
  await page.getByRole('heading', { level: 2, name: orderNo }).waitFor();
  await expectAmounts(page.getByRole('table', { name: fcl.fees }).locator('tfoot'), amounts);
}
