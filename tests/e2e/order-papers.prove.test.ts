import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paperStatusText } from '#copy/dangerous-goods/papers.ts';
import { KIT } from '#copy/kit.ts';
import { orderPapers as words } from '#copy/orders/order.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { cancelOrder } from '../kit/order-calls.ts';
import { formOf, openNewOrder, PAPER, paperFile, rowOf } from '../kit/order-papers-page.ts';
import { overflowOf } from '../kit/overflow.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

const deskToken = 'token-of-the-desk-1';
let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(undefined, { DESK_TOKEN: deskToken }), openSparingBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('[10.12] by keyboard on a phone: of two tabs the second is notified of the newer paper, and a cancelled order takes none', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 360, height: 740 } });
  const no = await openNewOrder(context, page, site.address, 'papers-by-keyboard');
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('heading', { level: 2, name: no }).waitFor();
  const hand = async (tab: Page) => {
    await rowOf(tab)
      .getByRole('button', { name: `${words.upload} ${PAPER}` })
      .press('Enter');
    await formOf(tab).locator('input[type=file]').setInputFiles(paperFile);
    await formOf(tab)
      .getByRole('button', { name: KIT.files.remove(paperFile.name) })
      .first()
      .waitFor();
    await formOf(tab).getByLabel(words.days.SAILING).fill('2030-12-31');
    expect(await overflowOf(tab)).toBe(0);
    await formOf(tab).getByRole('button', { name: words.submit }).press('Enter');
  };
  await hand(page);
  const taken = page.getByText(words.taken(PAPER));
  await taken.waitFor();
  await expect.poll(() => taken.evaluate((note) => document.activeElement === note)).toBe(true);
  await hand(second);
  await second.getByText(orderReplies.paperNewer).waitFor();
  await second.getByRole('button', { name: words.reload }).press('Enter');
  await rowOf(second).getByText(paperStatusText.IN_REVIEW).waitFor();

  await rowOf(page)
    .getByRole('button', { name: `${words.replace} ${PAPER}` })
    .press('Enter');
  await cancelOrder(context, site.address, no);
  await formOf(page).locator('input[type=file]').setInputFiles(paperFile);
  await formOf(page)
    .getByRole('button', { name: KIT.files.remove(paperFile.name) })
    .first()
    .waitFor();
  await formOf(page).getByLabel(words.days.SAILING).fill('2030-12-31');
  await formOf(page).getByRole('button', { name: words.submit }).press('Enter');
  await page.getByText(orderReplies.papersOver).waitFor();
  await page.getByRole('button', { name: words.reload }).press('Enter');
  await expect.poll(() => rowOf(page).getByRole('button', { name: words.replace }).count()).toBe(0);
  await context.close();
});
