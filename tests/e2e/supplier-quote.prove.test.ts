import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { uploads } from '#copy/dangerous-goods/papers.ts';
import { KIT } from '#copy/kit.ts';
import { supplierQuote, words } from '#copy/procurement/market.ts';
import { uploadReplies } from '#copy/replies.ts';
import { sessionToasts } from '#copy/sign-in/session.ts';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import { SCANS } from '#domain/orders/hand-in.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { dayIn } from '../kit/day-in.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { type Hand, keyboardOf, mouseOf } from '../kit/hands.ts';
import { certificatePdf as certificate } from '../kit/lot-certificates.ts';
import { overflowOf } from '../kit/overflow.ts';
import { fieldBox, typeCode } from '../kit/purchase-page.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { expectToast, openContext, PAGE, signInByPassword } from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
afterEach(() => context?.close());

async function openPage(width: number): Promise<Page> {
  await context?.close();
  context = await openContext(browser, { viewport: { width, height: 800 } });
  return context.newPage();
}

async function openRequest(page: Page, base: string) {
  await page.goto(`${site.address}${base}?kind=REQUEST`);
  const post = page.getByRole('list', { name: words.list }).getByRole('listitem').first();
  await post.getByRole('link').first().click();
}

const journeys: [number, (page: Page) => Hand, string, string][] = [
  [1280, mouseOf, '/procurement/share', '13900001111'],
  [360, keyboardOf, '/procurement/mobile', '13900002222'],
];

describe('a supplier without an account', () => {
  test.each(journeys)(
    '[1.11][2.3][4.12c] at %d quotes for a request, changes it, and its owner sees it',
    async (width, handOf, base, phone) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const pageMessages: string[] = [];
      page.on('pageerror', ({ message }) => pageMessages.push(message));
      await openRequest(page, base);
      const form = page.getByRole('form', { name: supplierQuote.title });
      await form.waitFor();
      const path = new URL(page.url()).pathname;
      if (width === 360) {
        await page.getByRole('link', { name: supplierQuote.title }).click();
        expect(new URL(page.url()).pathname).toBe(path);
        expect(await page.getByRole('link', { name: new RegExp(words.call) }).getAttribute('href')).toMatch(/^tel:/);
      }
      const further = page.getByRole('checkbox');
      for (let index = 1; index < (await further.count()); index += 1) await hand.press(further.nth(index));
      await hand.type(fieldBox(page, 'lines.0.price'), '2480.5');
      await hand.type(fieldBox(page, 'lines.0.leadDays'), '7');
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'COA 甲醇.pdf', mimeType: 'application/pdf', buffer: certificate });
      await page.getByRole('button', { name: uploads.open('COA 甲醇.pdf') }).waitFor();
      await page
        .getByRole('region', { name: supplierQuote.totals })
        .getByText(/¥\s?[\d,]+\.\d\d/)
        .waitFor();
      await page.locator('input[type=date]').fill(dayIn(5));
      await hand.type(fieldBox(page, 'company'), '示例化工有限公司');
      await hand.type(fieldBox(page, 'contact'), '王经理');
      await hand.press(page.getByRole('button', { name: supplierQuote.submit }));
      await expect.poll(() => fieldBox(page, 'phone').getAttribute('aria-invalid')).toBe('true');
      await hand.type(fieldBox(page, 'phone'), phone);
      await typeCode(page, hand, site, phone);
      expect(await overflowOf(page)).toBe(0);
      await hand.press(page.getByRole('button', { name: supplierQuote.submit }));
      await page.getByRole('heading', { name: supplierQuote.sentTitle }).waitFor();
      const quoteText = (await page.getByText(/报价单号 PRC\d{11}/).textContent()) ?? '';
      const quoteNo = /PRC\d{11}/.exec(quoteText)?.[0] ?? '';
      await hand.press(page.getByRole('button', { name: supplierQuote.change }));
      await expect.poll(() => fieldBox(page, 'company').inputValue()).toBe('示例化工有限公司');
      await expect.poll(() => fieldBox(page, 'code').inputValue()).toBe('');
      expect(page.url()).not.toContain(phone);
      expect(pageMessages).toEqual([]);

      const owner = await openPage(1280);
      await owner.goto(site.address + PAGE);
      await signInByPassword(owner, mouseOf(owner), VERIFIED);
      await expectToast(owner, sessionToasts.signedIn);
      await owner.goto(site.address + path);
      const row = owner.getByRole('row').filter({ hasText: quoteNo });
      await row.getByText(phone).waitFor();
      await expect.poll(() => row.textContent()).toContain('¥2,480.50');
      const read = owner.waitForResponse((answer) => answer.url().endsWith('/certificate'));
      await row.getByRole('button', { name: /质检报告/ }).click();
      expect((await read).headers()['content-disposition']).toContain('COA');
    },
  );

  test('[1.11] at 360 a certificate is refused before it is sent, replaced, removed, and kept for the next look', async () => {
    const page = await openPage(360);
    await openRequest(page, '/procurement/mobile');
    await page.getByRole('form', { name: supplierQuote.title }).waitFor();
    const input = page.locator('input[type=file]').first();
    const give = (name: string, buffer = certificate) =>
      input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    const removal = (name: string) => page.getByRole('button', { name: KIT.files.remove(name) });
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/quotes/files') && sent.push(request.url()));

    await give('报告.docx');
    await page.getByRole('alert').getByText(uploads.refusedKind('报告.docx', SCANS)).waitFor();
    await give('报告.pdf', Buffer.alloc(UPLOAD_BYTES_AT_MOST + 1));
    await page.getByRole('alert').getByText(uploads.refusedSize('报告.pdf')).waitFor();
    expect(sent).toEqual([]);

    await give('不是.pdf', Buffer.from('text'));
    await page.getByRole('alert').getByText(uploadReplies.notWhatItSays('pdf')).waitFor();
    await page.getByRole('button', { name: supplierQuote.submit }).click();
    await give('COA 一.pdf');
    await page.getByRole('button', { name: uploads.open('COA 一.pdf') }).waitFor();
    await removal('不是.pdf').waitFor({ state: 'detached' });
    await give('COA 二.pdf');
    await page.getByRole('button', { name: uploads.open('COA 二.pdf') }).waitFor();
    await removal('COA 一.pdf').waitFor({ state: 'detached' });
    expect(await overflowOf(page)).toBe(0);

    await page.reload();
    await page.getByRole('form', { name: supplierQuote.title }).waitFor();
    await removal('COA 二.pdf').press('Enter');
    await removal('COA 二.pdf').waitFor({ state: 'detached' });
    expect(await input.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});
