import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { choiceName } from '#copy/booking/choices.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { paperStatusText, paperText } from '#copy/dangerous-goods/papers.ts';
import { orders } from '#copy/orders/list.ts';
import { paperForm as words } from '#copy/orders/order.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { type Hand, keyboardOf, mouseOf } from '../kit/hands.ts';
import { placeOrder } from '../kit/order-calls.ts';
import { overflowOf } from '../kit/overflow.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

const VGM = paperText.VERIFIED_MASS;
const NUMBERS = ['CSQU3054383', 'MSKU1234565'];

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const rowOf = (page: Page) => page.getByRole('table', { name: orders.papersCaption }).getByRole('row', { name: VGM });
const formOf = (page: Page) => page.getByRole('form', { name: words.title(VGM) });
const boxOf = (page: Page, index: number) => formOf(page).getByRole('region', { name: words.box(index + 1, '20GP') });
const fieldOf = (page: Page, path: string) => {
  const [, index, key] = /^boxes\.(\d)\.(\w+)$/.exec(path) ?? [];
  const scope = key === undefined ? formOf(page) : boxOf(page, Number(index));
  return scope.getByLabel(fieldLabel(path));
};

async function openOrder(context: BrowserContext, page: Page, key: string) {
  const no = await placeOrder(context, site.address, key);
  await page.goto(`${site.address}${USER_CENTRE_PATH}?redirect=order&orderNo=${no}`);
  await page.getByRole('heading', { level: 2, name: no }).waitFor();
}

const pressOpen = (hand: Hand, page: Page, label: string) =>
  hand.press(rowOf(page).getByRole('button', { name: words.openFor(label, VGM) }));

/** Names who is responsible for the masses, and the shipper if the order has none. */
async function sign(hand: Hand, page: Page) {
  if ((await fieldOf(page, 'responsible').inputValue()) === '')
    await hand.type(fieldOf(page, 'responsible'), 'SAMPLE CHEMICAL');
  await hand.type(fieldOf(page, 'signature'), 'ZHANG SAN');
  await hand.type(fieldOf(page, 'weigher'), '李四');
  await hand.type(fieldOf(page, 'weighingPlace'), '上海外高桥');
  await hand.type(fieldOf(page, 'telephone'), '13900000001');
}

async function addUp(hand: Hand, page: Page, index: number, tare: string) {
  await hand.type(fieldOf(page, `boxes.${index}.containerNo`), NUMBERS[index] ?? '');
  await hand.type(fieldOf(page, `boxes.${index}.dunnageKg`), '120');
  await hand.type(fieldOf(page, `boxes.${index}.tareKg`), tare);
}

test('[10.12] by mouse: one box is added up, the other weighed; what is not plausible is reported, and the row shows both', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 1280, height: 800 } });
  await openOrder(context, page, 'mass-by-mouse');
  const hand = mouseOf(page);
  await pressOpen(hand, page, words.open);
  await addUp(hand, page, 0, '223');
  await hand.type(fieldOf(page, 'boxes.1.containerNo'), NUMBERS[1] ?? '');
  await boxOf(page, 1)
    .getByRole('radio', { name: choiceName('boxes.*.method', 'WEIGHED') })
    .check();
  await hand.type(fieldOf(page, 'boxes.1.scaleNo'), 'SH-2026-0001');
  await hand.type(fieldOf(page, 'boxes.1.weighedKg'), '18350');
  await sign(hand, page);
  await hand.press(formOf(page).getByRole('button', { name: words.submit }));
  await formOf(page).getByText(words.errors(1)).waitFor();
  await expect.poll(() => fieldOf(page, 'boxes.0.tareKg').getAttribute('aria-invalid')).toBe('true');
  await fieldOf(page, 'boxes.0.tareKg').fill('2230');
  await hand.press(formOf(page).getByRole('button', { name: words.submit }));
  await page.getByText(words.taken(VGM)).waitFor();
  await rowOf(page).getByText(paperStatusText.IN_REVIEW).waitFor();
  await rowOf(page)
    .getByText(words.boxMass(NUMBERS[1] ?? '', '18350'))
    .waitFor();
  await rowOf(page).getByText(words.signedBy('ZHANG SAN')).waitFor();
  await context.close();
});

test('[10.12] by keyboard on a phone: two boxes are added up; of two tabs the second is notified of the newer one', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 360, height: 740 } });
  await openOrder(context, page, 'mass-by-keyboard');
  const hand = keyboardOf(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await rowOf(second).waitFor();
  await rowOf(second)
    .getByRole('button', { name: words.openFor(words.open, VGM) })
    .press('Enter');
  await formOf(second).waitFor();
  await page.bringToFront();

  await pressOpen(hand, page, words.open);
  await formOf(page).waitFor();
  expect(await overflowOf(page)).toBe(0);
  await addUp(hand, page, 0, '2230');
  await addUp(hand, page, 1, '2250');
  await sign(hand, page);
  await hand.press(formOf(page).getByRole('button', { name: words.submit }));
  const taken = page.getByText(words.taken(VGM));
  await taken.waitFor();
  await expect.poll(() => taken.evaluate((note) => document.activeElement === note)).toBe(true);
  await rowOf(page).getByText(paperStatusText.IN_REVIEW).waitFor();

  await second.bringToFront();
  const other = keyboardOf(second);
  await addUp(other, second, 0, '2230');
  await addUp(other, second, 1, '2250');
  await sign(other, second);
  await other.press(formOf(second).getByRole('button', { name: words.submit }));
  await second.getByText(orderReplies.paperNewer).waitFor();
  await context.close();
});

test('[10.12] by mouse: the shipping instruction says where it differs from the order, and is taken once it agrees', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 1280, height: 800 } });
  await openOrder(context, page, 'instruction-by-mouse');
  const name = paperText.SHIPPING_INSTRUCTION;
  const hand = mouseOf(page);
  const row = page.getByRole('table', { name: orders.papersCaption }).getByRole('row', { name });
  const form = page.getByRole('form', { name: words.title(name) });
  const type = (path: string, text: string) => form.getByLabel(fieldLabel(path), { exact: true }).fill(text);
  await hand.press(row.getByRole('button', { name: words.openFor(words.open, name) }));
  for (const [at, company] of [
    ['shipper', 'SAMPLE CHEMICAL'],
    ['consignee', 'SAMPLE TRADING'],
  ] as const) {
    await type(`${at}.companyNameEn`, company);
    await type(`${at}.addressEn`, '1 SAMPLE ROAD');
  }
  await hand.press(form.getByRole('checkbox', { name: fieldLabel('notifySame') }));
  await hand.choose(form.getByLabel(fieldLabel('blType')), choiceName('blType', 'TELEX'));
  await type('issuePlace', 'SHANGHAI');
  await type('cargo.0.hsCode', '2905110000');
  await type('cargo.0.marks', 'N/M');
  await type('cargo.0.volume', '40');
  await type('cargo.0.packages', '159');
  await form.getByText(words.total(fieldLabel('cargo.0.packages'), '159', '160', false)).waitFor();
  await hand.press(form.getByRole('button', { name: words.submit }));
  await form.getByText(words.errors(1)).waitFor();
  await type('cargo.0.packages', '160');
  await hand.press(form.getByRole('button', { name: words.submit }));
  await page.getByText(words.taken(name)).waitFor();
  await row.getByText(paperStatusText.IN_REVIEW).waitFor();
  await row.getByText(words.billFor('SAMPLE CHEMICAL', 'SAMPLE TRADING')).waitFor();
  await context.close();
});
