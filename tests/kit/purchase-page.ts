import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { fieldLabel } from '#copy/booking/fields.ts';
import { purchaseRequest, supplierQuote, words } from '#copy/procurement/market.ts';
import { session } from '#copy/sign-in/session.ts';
import { dayIn } from './day-in.ts';
import type { Hand } from './hands.ts';

/** The first box of a field of a request or a quote. */
export const fieldBox = (page: Page, path: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${fieldLabel(path)}`) }).first();

/** The code of the last message to a phone. */
export const codeTo = ({ dataDir }: { dataDir: string }, phone: string): string =>
  readFileSync(join(dataDir, 'outbox.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { phone: string; code: string })
    .findLast((message) => message.phone === phone)?.code ?? '';

/** A code for the phone that stands in the form. */
export async function typeCode(page: Page, hand: Hand, site: { dataDir: string }, phone: string) {
  await hand.press(page.getByRole('button', { name: session.requestCode, exact: true }));
  await expect.poll(() => codeTo(site, phone)).toMatch(/^\d{6}$/);
  await hand.type(fieldBox(page, 'code'), codeTo(site, phone));
}

const asked: Readonly<Record<string, string>> = {
  'items.0.nameCn': '丙酮',
  'items.0.casNo': '67-64-1',
  'items.0.purity': '99.5 %',
  'items.0.packing': '25 kg 塑料桶',
  'items.0.quantity': '20',
  place: '上海市金山区漕泾镇目华路 8 号',
};

/** A request for acetone, published from the list; answers its path. */
export async function publishRequest(page: Page, hand: Hand): Promise<string> {
  await hand.press(page.getByRole('link', { name: words.publish }));
  await page.getByRole('form', { name: purchaseRequest.title }).waitFor();
  for (const [path, text] of Object.entries(asked)) await hand.type(fieldBox(page, path), text);
  await page.getByLabel(new RegExp(`^${fieldLabel('lastDay')}`)).fill(dayIn(6));
  await page.getByLabel(new RegExp(`^${fieldLabel('arrivalDay')}`)).fill(dayIn(20));
  await hand.press(page.getByRole('button', { name: purchaseRequest.submit, exact: true }));
  await page.getByRole('heading', { name: purchaseRequest.published }).waitFor();
  await hand.press(page.getByRole('link', { name: purchaseRequest.open }));
  await page.waitForURL(/\/procurement\/\w+\/[\w-]{32}/);
  return new URL(page.url()).pathname;
}

interface Quoted {
  phone: string;
  company: string;
  price: string;
}

/** Quotes for all that is asked for by the form that stands there. */
export async function quoteFor(page: Page, hand: Hand, site: { dataDir: string }, { phone, company, price }: Quoted) {
  await page.getByRole('form', { name: supplierQuote.title }).waitFor();
  const typed = { 'lines.0.price': price, 'lines.0.leadDays': '7', company, contact: '王经理', phone };
  for (const [path, text] of Object.entries(typed)) await hand.type(fieldBox(page, path), text);
  await page.locator('input[type=date]').fill(dayIn(5));
  await typeCode(page, hand, site, phone);
  await hand.press(page.getByRole('button', { name: supplierQuote.submit }));
  await page.getByRole('heading', { name: supplierQuote.sentTitle }).waitFor();
}
