import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { orderPapers as words } from '#src/ui/copy/order-papers.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { orders } from '#src/ui/copy/orders.ts';
import { paperStatusText } from '#src/ui/copy/papers.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { overflowOf } from '../kit/overflow.ts';
import { cancelOrder, placeOrder } from '../kit/place-order.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';
import { documentOf, plainPicture } from '../kit/upload-files.ts';

const deskToken = 'token-of-the-desk-1';
const PAPER = '危包证(出境危险货物运输包装使用鉴定结果单)';
const file = {
  name: '危包证.pdf',
  mimeType: 'application/pdf',
  buffer: documentOf(plainPicture(9, 9), 9, 9),
};

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(undefined, { DESK_TOKEN: deskToken }), openSparingBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const rowOf = (page: Page, paper = PAPER) =>
  page.getByRole('table', { name: orders.papersCaption }).getByRole('row', { name: paper });
const formOf = (page: Page) => page.getByRole('form', { name: words.title(PAPER) });

async function openOrder(context: BrowserContext, page: Page, key: string): Promise<string> {
  const no = await placeOrder(context, site.address, key);
  await page.goto(`${site.address}${USER_CENTRE_PATH}?redirect=order&orderNo=${no}`);
  await page.getByRole('heading', { level: 2, name: no }).waitFor();
  return no;
}

test('[10.12] by keyboard on a phone: of two tabs the second is told of the newer paper, and a cancelled order takes none', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 360, height: 740 } });
  const no = await openOrder(context, page, 'papers-by-keyboard');
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('heading', { level: 2, name: no }).waitFor();
  const hand = async (tab: Page) => {
    await rowOf(tab)
      .getByRole('button', { name: `${words.upload} ${PAPER}` })
      .press('Enter');
    await formOf(tab).locator('input[type=file]').setInputFiles(file);
    await formOf(tab)
      .getByRole('button', { name: KIT.files.remove(file.name) })
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
  await formOf(page).locator('input[type=file]').setInputFiles(file);
  await formOf(page)
    .getByRole('button', { name: KIT.files.remove(file.name) })
    .first()
    .waitFor();
  await formOf(page).getByLabel(words.days.SAILING).fill('2030-12-31');
  await formOf(page).getByRole('button', { name: words.submit }).press('Enter');
  await page.getByText(orderReplies.papersOver).waitFor();
  await page.getByRole('button', { name: words.reload }).press('Enter');
  await expect.poll(() => rowOf(page).getByRole('button', { name: words.replace }).count()).toBe(0);
  await context.close();
});
