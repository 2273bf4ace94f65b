import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { supplierQuote, words } from '#copy/procurement/market.ts';
import { openBrowser } from '../kit/browser.ts';
import { sharedSite } from '../kit/served-site.ts';
import { openContext } from '../kit/sign-in-page.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const postsIn = (page: Page) => page.getByRole('list', { name: words.list }).getByRole('listitem');

test.each([
  { base: '/procurement/share', width: 1280 },
  { base: '/procurement/mobile', width: 360 },
])(
  '[1.11][2.3] $base at $width: chemicals on offer and wanted are listed, searched and opened with quantity and price; an offer is ordered, a request quoted, and the carriage asked about',
  async ({ base, width }) => {
    const context = await openContext(browser, { viewport: { width, height: 800 } });
    const page = await context.newPage();
    await page.goto(site.address + base);
    for (const kind of ['OFFER', 'REQUEST'] as const) {
      const other = kind === 'OFFER' ? 'REQUEST' : 'OFFER';
      await page.getByRole('link', { name: words.kind[kind], exact: true }).click();
      await page.waitForURL(new RegExp(`kind=${kind}`));
      await expect.poll(() => postsIn(page).filter({ hasText: words.kind[other] }).count()).toBe(0);
      // Where a row has columns they have heads; on a phone a row is a card.
      expect(await page.getByText(words.heads[2], { exact: true }).isVisible()).toBe(width === 1280);
      const post = postsIn(page).first();
      const title = (await post.getByRole('heading').textContent()) ?? '';
      expect(title).not.toBe('');
      await post.getByRole('link', { name: title }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${base}/[\\w-]{22,}$`));
      const lines = page.getByRole('table', { name: words.lines });
      await lines
        .getByText(/^CAS \d+-\d\d-\d$/)
        .first()
        .waitFor();
      expect(await lines.textContent()).toMatch(/[\d,]+ (吨|千克|桶|kg)/);
      expect(await lines.textContent()).toMatch(/¥[\d,]+\.\d\d \/ |不公开/);
      const next = kind === 'OFFER' ? words.onTitle.OFFER : supplierQuote.title;
      await page.getByRole('heading', { level: 2, name: next, exact: true }).waitFor();
      await page.getByText(words.on[kind]).waitFor();
      expect(await page.getByRole('link', { name: words.enquiry }).getAttribute('href')).toBe('/enquiryFcl');
      await page.getByRole('link', { name: words.back }).click();
      await page.waitForURL(site.address + base);
    }
    const search = page.getByRole('searchbox', { name: words.search });
    await search.fill('甲醇');
    await search.press('Enter');
    await page.waitForURL(/keyword=/);
    await expect.poll(() => postsIn(page).filter({ hasNotText: '甲醇' }).count()).toBe(0);
    await expect.poll(() => postsIn(page).count()).toBeGreaterThan(0);
    await context.close();
  },
);
