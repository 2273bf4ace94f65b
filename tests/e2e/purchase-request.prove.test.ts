import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fieldLabel } from '#copy/booking/fields.ts';
import { ownPost, purchaseRequest, supplierQuote, words } from '#copy/procurement/market.ts';
import { accessCode, sessionToasts } from '#copy/sign-in/session.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { dayIn } from '../kit/day-in.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { FULL } from '../kit/full.ts';
import { type Hand, keyboardOf, mouseOf } from '../kit/hands.ts';
import { overflowOf } from '../kit/overflow.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { expectToast, openContext, PAGE, signInByPassword } from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
afterEach(async () => {
  for (const context of contexts) await context.close();
  contexts = [];
});

async function openPage(width: number): Promise<Page> {
  const context = await openContext(browser, { viewport: { width, height: 800 } });
  contexts.push(context);
  return context.newPage();
}

const box = (page: Page, path: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${fieldLabel(path)}`) }).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const typed: Readonly<Record<string, string>> = {
  'items.0.nameCn': '丙酮',
  'items.0.purity': '99.5 %',
  'items.0.packing': '160 kg 钢桶',
  'items.0.quantity': '20',
  place: '上海市金山区漕泾镇目华路 8 号',
  accessCode: '48A2C1',
};

const journeys: [number, (page: Page) => Hand, string][] = [
  [360, keyboardOf, '/procurement/mobile'],
  [1280, mouseOf, '/procurement/share'],
];

describe('a verified buyer', () => {
  test.each(FULL ? journeys : journeys.slice(0, 1))(
    '[1.11][2.3][2.5b] at %d publishes a request, hands out its code, and withdraws it',
    async (width, handOf, base) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const pageMessages: string[] = [];
      page.on('pageerror', ({ message }) => pageMessages.push(message));
      await page.goto(site.address + PAGE);
      await signInByPassword(page, mouseOf(page), VERIFIED);
      await expectToast(page, sessionToasts.signedIn);
      await page.goto(`${site.address}${base}`);
      await hand.press(page.getByRole('link', { name: words.publish }));
      const form = page.getByRole('form', { name: purchaseRequest.title });
      await form.waitFor();
      await hand.press(button(page, purchaseRequest.submit));
      await expect.poll(() => box(page, 'items.0.nameCn').getAttribute('aria-invalid')).toBe('true');
      for (const [path, text] of Object.entries(typed)) await hand.type(box(page, path), text);
      await page.getByLabel(new RegExp(`^${fieldLabel('lastDay')}`)).fill(dayIn(6));
      await page.getByLabel(new RegExp(`^${fieldLabel('arrivalDay')}`)).fill(dayIn(20));
      expect(await overflowOf(page)).toBe(0);
      await page.reload();
      await expect.poll(() => box(page, 'items.0.nameCn').inputValue()).toBe('丙酮');
      expect(await box(page, 'accessCode').inputValue()).toBe('');
      await hand.type(box(page, 'accessCode'), '48A2C1');
      await hand.press(button(page, purchaseRequest.submit));
      await page.getByRole('heading', { name: purchaseRequest.published }).waitFor();
      const link = await page.getByLabel(ownPost.link).inputValue();
      await page.getByRole('img', { name: ownPost.qr }).waitFor();
      expect(await overflowOf(page)).toBe(0);
      await hand.press(page.getByRole('link', { name: purchaseRequest.open }));
      await page.getByRole('heading', { name: ownPost.title }).waitFor();
      await page.getByText(ownPost.withCode).waitFor();
      const path = new URL(page.url()).pathname;
      expect(new URL(link).pathname.split('/').at(-1)).toBe(path.split('/').at(-1));
      await expect.poll(() => page.getByLabel(ownPost.link).inputValue()).toContain(path.split('/').at(-1));
      expect(page.url()).not.toContain('48A2C1');
      expect(await overflowOf(page)).toBe(0);

      const visitor = await openPage(width);
      const other = handOf(visitor);
      await visitor.goto(site.address + path);
      await visitor.getByRole('heading', { name: accessCode.title }).waitFor();
      expect(await visitor.title()).not.toContain('丙酮');
      await other.type(box(visitor, 'accessCode'), '000000');
      await other.press(button(visitor, accessCode.open));
      await expect.poll(() => box(visitor, 'accessCode').getAttribute('aria-invalid')).toBe('true');
      await box(visitor, 'accessCode').fill('48A2C1');
      await other.press(button(visitor, accessCode.open));
      await visitor.getByRole('heading', { name: '采购 丙酮' }).waitFor();
      await visitor.getByRole('form', { name: supplierQuote.title }).waitFor();
      await visitor.reload();
      await visitor.getByRole('heading', { name: '采购 丙酮' }).waitFor();
      expect(visitor.url()).not.toContain('48A2C1');

      await page.goto(`${site.address}${base}?own`);
      const row = page.getByRole('list', { name: ownPost.own.title }).getByRole('listitem').first();
      await row.getByText(ownPost.counts(1, 0)).waitFor();
      await hand.press(row.getByRole('link', { name: '采购 丙酮' }));
      await hand.press(button(page, ownPost.revoke));
      await page.getByText(ownPost.askRevoke).waitFor();
      await hand.press(button(page, ownPost.confirmRevoke));
      await page.getByRole('heading', { name: words.missing }).waitFor();
      expect((await visitor.goto(site.address + path))?.status()).toBe(404);
      expect(pageMessages).toEqual([]);
    },
  );
});
