import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { documents as words } from '#copy/documents/terms.ts';
import type { DocumentKind } from '#domain/documents/kinds.ts';
import { documentsOf } from '#domain/documents/offered.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { goToOrder } from '../kit/centre-page.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { callerOf } from '../kit/order-calls.ts';
import { overflowOf } from '../kit/overflow.ts';
import { pdfText, withoutBlanks } from '../kit/pdf-text.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

const DECLARATION = 'dg-declaration';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const nameOf = (kind: DocumentKind) => words.names[kind].cn;

/** An order of the demonstration in this status, on its page. */
async function openOrder(context: BrowserContext, page: Page, status: string): Promise<OrderAnswer> {
  const call = callerOf(context, site.address);
  const { items } = (await call('/api-ecommerce/orders/query', { status, page: 1 })) as {
    items: { orderNo: string }[];
  };
  const orderNo = items[0]?.orderNo ?? '';
  await goToOrder(page, site, orderNo);
  return (await call(`/api-ecommerce/orders/${orderNo}`, null)) as OrderAnswer;
}

async function takeText(page: Page, kind: DocumentKind): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.takeOf(nameOf(kind)) }).click();
  const file = await download;
  const name = file.suggestedFilename();
  await page.getByText(words.ready(name)).waitFor();
  return { name, text: await pdfText(new Uint8Array(await readFile(await file.path()))) };
}

test('[10.13] each document of a booked order is saved under its name, with what the order says in it', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 1280, height: 800 } });
  const order = await openOrder(context, page, 'booked');
  for (const kind of documentsOf(order)) {
    const { name, text } = await takeText(page, kind);
    expect(name).toMatch(new RegExp(`^${nameOf(kind)}-${order.orderNo}-\\d{4}-\\d\\d-\\d\\d\\.pdf$`, 'u'));
    expect(text).toContain(withoutBlanks(nameOf(kind) + words.names[kind].en));
    expect(text).toContain(order.orderNo);
  }
  const declaration = await takeText(page, DECLARATION);
  for (const expectedText of [order.vessel, order.items[0]?.unNo, order.org?.nameEn, order.dst?.nameCn])
    expect(declaration.text).toContain(withoutBlanks(expectedText ?? 'missing'));
  const quote = await takeText(page, 'quote-sheet');
  for (const { amount } of order.totals) expect(quote.text.replaceAll(',', '')).toContain(amount);
  await context.close();
});

test('[10.13] the page that is printed has the same rows, and goes by the keyboard', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 1280, height: 800 } });
  const order = await openOrder(context, page, 'booked');
  await page.getByRole('button', { name: words.printOf(nameOf('booking-note')) }).press('Enter');
  const document = page.getByRole('article', { name: nameOf('booking-note') });
  await document.getByText(`${order.vessel} ${order.voyage}`).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => document.isVisible()).toBe(true);
  await expect.poll(() => page.getByRole('heading', { level: 2, name: order.orderNo }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await document.waitFor({ state: 'detached' });
  await context.close();
});

test('[10.13] by phone: a declaration that lacks its parties is refused, and leads to the form they are filled in', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 360, height: 740 } });
  const order = await openOrder(context, page, 'submitted');
  await expect
    .poll(() => page.getByRole('button', { name: words.takeOf(nameOf('order-confirmation')) }).count())
    .toBe(0);
  await page.getByRole('button', { name: words.takeOf(nameOf(DECLARATION)) }).click();
  const incompleteAlert = page.getByRole('alert').filter({ hasText: words.incomplete(nameOf(DECLARATION)) });
  await expect
    .poll(() => incompleteAlert.getByRole('listitem').allInnerTexts())
    .toEqual(['托运人', '托运人地址', '收货人', '收货人地址']);
  await expect.poll(() => overflowOf(page)).toBe(0);
  await incompleteAlert.getByRole('link', { name: words.fillIn }).click();
  await page.waitForURL((address) => address.searchParams.get('copy') === order.orderNo);
  await context.close();
});
