import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paperStatusText } from '#copy/dangerous-goods/papers.ts';
import { KIT } from '#copy/kit.ts';
import { orderPapers as words } from '#copy/orders/order.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { formOf, openNewOrder, PAPER, paperFile, rowOf } from '../kit/order-papers-page.ts';
import { SHARED_DESK_TOKEN, sharedSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

async function decide(orderNo: string, version: number, decision: 'ACCEPT' | 'RETURN', reason = '') {
  const answer = await fetch(`${site.address}/api-platform/desk/papers/decide`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      appCode: 'echem',
      appDriver: '101',
      'Desk-Token': SHARED_DESK_TOKEN,
    },
    body: JSON.stringify({ orderNo, paper: 'PACKING_USE_CERTIFICATE', version, decision, reason }),
  });
  expect(await answer.json()).toMatchObject({ code: '00000000' });
}

test('[10.12] by mouse: a certificate is uploaded at its row, comes back with a reason, is replaced and accepted', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 1280, height: 800 } });
  const no = await openNewOrder(context, page, site.address, 'papers-by-mouse');
  await rowOf(page)
    .getByRole('button', { name: `${words.upload} ${PAPER}` })
    .click();
  await formOf(page).getByRole('button', { name: words.submit }).click();
  await formOf(page).getByText(words.errors.FILES_MISSING).waitFor();
  await formOf(page).locator('input[type=file]').setInputFiles(paperFile);
  await formOf(page)
    .getByRole('button', { name: KIT.files.remove(paperFile.name) })
    .first()
    .waitFor();
  await formOf(page).getByLabel(words.days.SAILING).fill('2026-01-01');
  await formOf(page).getByRole('button', { name: words.submit }).click();
  await formOf(page).getByText(words.errors.EXPIRES_TOO_EARLY).waitFor();
  await formOf(page).getByLabel(words.days.SAILING).fill('2030-12-31');
  await formOf(page).getByRole('button', { name: words.submit }).click();
  await page.getByText(words.taken(PAPER)).waitFor();
  await rowOf(page).getByText(paperStatusText.IN_REVIEW).waitFor();
  await rowOf(page).getByText(words.validTo('2030-12-31')).waitFor();

  await decide(no, 1, 'RETURN', '盖章看不清');
  await page.reload();
  await rowOf(page).getByText('盖章看不清').waitFor();
  await page.getByRole('link', { name: orderReplies.stepReturned(PAPER, '盖章看不清') }).waitFor();
  await rowOf(page)
    .getByRole('button', { name: `${words.replace} ${PAPER}` })
    .click();
  await formOf(page).locator('input[type=file]').setInputFiles(paperFile);
  await formOf(page).getByLabel(words.days.SAILING).fill('2030-12-31');
  await formOf(page)
    .getByRole('button', { name: KIT.files.remove(paperFile.name) })
    .first()
    .waitFor();
  await formOf(page).getByRole('button', { name: words.submit }).click();
  await rowOf(page).getByText(paperStatusText.IN_REVIEW).waitFor();
  await decide(no, 2, 'ACCEPT');
  await page.reload();
  await rowOf(page).getByText(paperStatusText.READY).waitFor();
  expect(await rowOf(page).getByRole('button', { name: words.replace }).count()).toBe(0);
  await context.close();
});
