import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { formOrigin, refused } from '#copy/booking/opening.ts';
import { session } from '#copy/sign-in/session.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON, VERIFIED } from '../kit/demo-people.ts';
import { answeredEnquiry, placeOrder } from '../kit/order-calls.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { dismiss, openSignedIn } from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const ORDER = '/shippingFcl/addOrder';
const box = (page: Page, path: string) => page.getByRole('textbox', { name: fieldLabel(path), exact: true });
const panel = (page: Page) => page.getByRole('region', { name: words.price.title });
const textOf = async (page: Page) => ((await panel(page).textContent()) ?? '').replace(/\s/g, '');

async function signedIn(): Promise<{ context: BrowserContext; page: Page }> {
  return openSignedIn(browser, site, VERIFIED);
}

test('[4.31] an order is copied into a new booking with its price asked again; another person’s and an unknown one are shown so; signed out it opens after signing in', async () => {
  const { context, page } = await signedIn();
  const orderNo = await placeOrder(context, site.address, 'copied-order');
  await page.goto(`${site.address}${ORDER}?copy=${orderNo}`);
  await page.getByText(formOrigin.copied(orderNo)).waitFor();
  await expect.poll(() => box(page, 'containers.0.quantity').inputValue()).toBe('2');
  await expect.poll(() => page.locator('#field-cargoReadyDate input').inputValue()).toBe('');
  await expect.poll(() => textOf(page)).toContain('$2,300.00');
  await box(page, 'containers.0.quantity').fill('1');
  await page.getByText(words.draft.saved).waitFor();
  await page.reload();
  await expect.poll(() => box(page, 'containers.0.quantity').inputValue()).toBe('1');
  await page.goto(`${site.address}${ORDER}?copy=FCL00010100001`);
  await page.getByRole('heading', { name: refused.reasons.unknownOrder.title }).waitFor();
  await context.close();

  const other = await openSignedIn(browser, site, PERSON);
  await other.page.goto(`${site.address}${ORDER}?copy=${orderNo}`);
  await other.page.getByRole('heading', { name: refused.reasons.unknownOrder.title }).waitFor();
  await other.context.close();

  const visitor = await browser.newPage();
  await visitor.goto(`${site.address}${ORDER}?copy=${orderNo}`);
  const dialog = visitor.getByRole('dialog');
  await dismiss(visitor);
  await visitor.getByRole('heading', { name: refused.reasons.visitor.title }).waitFor();
  await visitor.locator('main').getByRole('button', { name: refused.signIn }).click();
  await visitor.getByRole('tab', { name: session.modes.password }).click();
  await dialog.getByLabel(session.phone, { exact: true }).fill(VERIFIED.phone);
  await dialog.getByLabel(session.password, { exact: true }).fill(VERIFIED.password);
  await dialog.getByRole('button', { name: session.submit, exact: true }).click();
  await visitor.getByText(formOrigin.copied(orderNo)).waitFor();
  await visitor.close();
});

test('[1.10b][4.31] an answered enquiry’s option opens as a form with its goods, its boxes held and its price; a wrong option is shown so', async () => {
  const { context, page } = await signedIn();
  const { enquiryNo, optionId } = await answeredEnquiry(context, site.address, 'prefilled-enquiry');
  await page.goto(`${site.address}${ORDER}?${new URLSearchParams({ enquiryNo, optionId })}`);
  await page.getByText(formOrigin.taken(enquiryNo)).waitFor();
  await expect.poll(() => textOf(page)).toContain('$');
  await expect.poll(() => box(page, 'containers.0.quantity').isDisabled()).toBe(true);
  await page.goto(`${site.address}${ORDER}?${new URLSearchParams({ enquiryNo, optionId: 'another' })}`);
  await page.getByRole('heading', { name: refused.reasons.unknownOption.title }).waitFor();
  await context.close();
});
