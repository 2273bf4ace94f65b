import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { enquiry as words } from '#copy/enquiry/all-services.ts';
import { enquiries } from '#copy/enquiry/own.ts';
import { sessionToasts } from '#copy/sign-in/session.ts';
import { amountsIn, expectAmounts, totalsOf } from './booking-page.ts';
import type { VERIFIED } from './demo-people.ts';
import type { Hand } from './hands.ts';
import { overflowOf } from './overflow.ts';
import { expectToast, PAGE, signInByPassword } from './sign-in-page.ts';

/** The desk looks every 15 s, and so does the page. */
const ANSWERED_WITHIN = 90_000;

export async function signInAs(page: Page, hand: Hand, address: string, account: typeof VERIFIED) {
  await page.goto(address + PAGE);
  await signInByPassword(page, hand, account);
  await expectToast(page, sessionToasts.signedIn);
}

/** Sends the form that stands there, and opens what it became in one's own list. */
export async function sendEnquiry(page: Page, hand: Hand) {
  await hand.press(page.getByRole('button', { name: words.submit, exact: true }));
  await page.getByRole('heading', { name: words.placed }).waitFor();
  await hand.press(page.getByRole('button', { name: words.seeInList }));
}

/** The first option of the enquiry that is open, once it can be ordered. */
export async function answeredOption(page: Page): Promise<Locator> {
  const option = page.getByRole('article').first();
  await option.getByRole('link', { name: enquiries.order }).waitFor({ timeout: ANSWERED_WITHIN });
  expect(await overflowOf(page)).toBe(0);
  return option;
}

/** Price shown on an option. */
export const pricesOf = (option: Locator): Locator => option.locator('p').filter({ hasText: /[¥$]/ }).first();

/** Opens the order of an option, which stands there at the option's price; what that is. */
export async function takeOption(page: Page, hand: Hand, option: Locator, url: RegExp): Promise<string[]> {
  const totals = await amountsIn(pricesOf(option));
  await hand.press(option.getByRole('link', { name: enquiries.order }));
  await page.waitForURL(url);
  await expectAmounts(totalsOf(page), totals);
  return totals;
}

/** The form that a service keeps in this browser. */
export const keptForm = (page: Page, service: string): Promise<Readonly<Record<string, string>>> =>
  page.evaluate((name) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith(`booking-draft:${name}:`)) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '{}').form;
  }, service);

export const originOf = (page: Page) => {
  const { searchParams } = new URL(page.url());
  return { enquiryNo: searchParams.get('enquiryNo') ?? '', optionId: searchParams.get('optionId') ?? '' };
};
