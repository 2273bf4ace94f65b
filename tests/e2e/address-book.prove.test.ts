import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { choiceName } from '#copy/booking/choices.ts';
import { stepWords } from '#copy/booking/steps.ts';
import { addressBook as words } from '#copy/user-centre/account.ts';
import { bookingField, openDraft } from '../kit/booking-page.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON } from '../kit/demo-people.ts';
import { readyForm } from '../kit/order-calls.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

const KEPT = { companyNameEn: 'FAIRWAY CHEMICALS LTD', countryCode: 'NL', phone: '+31104001230' };
const EDITED = { companyNameEn: 'FAIRWAY SOLVENTS BV', addressEn: 'MAASVLAKTE 8, ROTTERDAM' };

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
  ({ context, page } = await openSignedIn(browser, site, PERSON));
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const party = (name: string) => page.getByRole('region', { name, exact: true });
const { consignee, notify } = stepWords.services;

/** Opens the parties step of an unplaced order. */
async function openParties() {
  await openDraft(page, site.address, await readyForm(context, site.address), 'services');
  await page.getByRole('radio', { name: choiceName('parties', 'NOW') }).click();
}

async function openBook() {
  await page.goto(`${site.address}${USER_CENTRE_PATH}?redirect=account`);
  await page.getByRole('button', { name: words.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await dialog.waitFor();
  return dialog;
}

/** Address book entries offered for a party. */
async function offered(name: string) {
  await party(name).getByRole('button', { name: stepWords.services.book }).click();
  const panel = page.getByRole('dialog', { name: stepWords.services.book });
  await panel.getByText(stepWords.services.bookEmpty).or(panel.getByRole('button').first()).waitFor();
  return panel;
}

test('[4.31] a party kept from an order is edited in the user centre, fills in another order, and is offered no more once removed', async () => {
  await openParties();
  for (const [key, text] of Object.entries(KEPT)) await bookingField(page, `consignee.${key}`).fill(text);
  await party(consignee).getByRole('button', { name: stepWords.services.keep }).click();
  await party(consignee).getByRole('button', { name: stepWords.services.kept }).waitFor();

  const book = await openBook();
  const entries = book.getByRole('list', { name: words.list }).getByRole('listitem');
  await expect.poll(() => entries.allInnerTexts()).toEqual([expect.stringContaining(KEPT.companyNameEn)]);
  await entries.first().getByRole('button', { name: words.edit }).click();
  for (const [key, text] of Object.entries(EDITED))
    await book.getByRole('textbox', { name: words.fields[key as keyof typeof EDITED] }).fill(text);
  await book.getByRole('button', { name: words.save }).click();
  await expect.poll(() => entries.allInnerTexts()).toEqual([expect.stringContaining(EDITED.addressEn)]);
  expect((await entries.allInnerTexts()).join()).not.toContain(KEPT.companyNameEn);

  await openParties();
  const panel = await offered(notify);
  await expect
    .poll(async () => (await panel.getByRole('button').allInnerTexts()).map((name) => name.trim()))
    .toEqual([EDITED.companyNameEn]);
  await panel.getByRole('button', { name: EDITED.companyNameEn }).press('Enter');
  for (const [key, text] of Object.entries({ ...KEPT, ...EDITED }))
    await expect.poll(() => bookingField(page, `notify.${key}`).inputValue()).toBe(text);

  const again = await openBook();
  const only = again.getByRole('listitem');
  await only.getByRole('button', { name: words.remove }).click();
  await again.getByText(words.question).waitFor();
  await again.getByRole('button', { name: words.keep }).click();
  await expect.poll(() => only.count()).toBe(1);
  await only.getByRole('button', { name: words.remove }).click();
  await again.getByRole('button', { name: words.confirm }).click();
  await again.getByText(words.empty).waitFor();

  await openParties();
  await (await offered(notify)).getByText(stepWords.services.bookEmpty).waitFor();
});

test('[4.31] parties are added in the user centre; the default of a kind is offered first', async () => {
  const book = await openBook();
  const entries = book.getByRole('list', { name: words.list }).getByRole('listitem');
  const field = (name: keyof typeof words.fields) => book.getByRole('textbox', { name: words.fields[name] });
  for (const [name, isDefault] of [
    ['ALPHA RESINS NV', true],
    ['BRAVO PAINTS GMBH', false],
  ] as const) {
    await book.getByRole('button', { name: words.add }).click();
    await field('companyNameEn').fill(name);
    if (isDefault) await book.getByRole('checkbox', { name: words.makeDefault }).check();
    await book.getByRole('button', { name: words.save }).click();
    await entries.filter({ hasText: name }).waitFor();
  }
  expect((await entries.allInnerTexts()).map((text) => text.includes(words.isDefault))).toEqual([true, false]);
  await openParties();
  const panel = await offered(consignee);
  await expect
    .poll(async () => (await panel.getByRole('button').allInnerTexts()).map((name) => name.trim()))
    .toEqual(['ALPHA RESINS NV', 'BRAVO PAINTS GMBH']);
});
