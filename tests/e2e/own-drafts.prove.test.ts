import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { draftChoices } from '#copy/booking/opening.ts';
import { enquiry } from '#copy/enquiry/all-services.ts';
import { sessionActions } from '#copy/shell.ts';
import { session, sessionToasts } from '#copy/sign-in/session.ts';
import { ACCESS_TOKEN, USER_INFO } from '#domain/storage-names.ts';
import { bookingField, buttonOf, goToConfirm, keepDraftHere, openDraft, readyDay } from '../kit/booking-page.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON, UNVERIFIED, VERIFIED } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { readyForm } from '../kit/order-calls.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import {
  dialogOf,
  dismiss,
  expectToast,
  field,
  openContext,
  openSignedIn,
  PAGE,
  signInByPassword,
  signOut,
  signOutButton,
  submitButton,
} from '../kit/sign-in-page.ts';

const ORDER = '/shippingFcl/addOrder';
/** Text that only user A types. */
const TYPED = {
  contactName: '周密言',
  contactPhone: '13812340987',
  remark: '甲公司的底价不要外传',
  bankAccount: '6222020012345678901',
  enquiryName: '甲公司特种溶剂',
};

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const restored = (page: Page) => page.getByText(words.restored);
const remark = (page: Page) => page.getByRole('textbox', { name: fieldLabel('remark') });

/** Everything this page and its browser hold, as one text. */
async function heldBy(page: Page): Promise<string> {
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      document.body.innerText,
      [...document.querySelectorAll('input, textarea')].map((box) => (box as HTMLInputElement).value),
    ]),
  );
  const cookies = await page.context().cookies();
  return `${kept}${JSON.stringify(cookies)}`;
}

function expectNothingOfA(text: string) {
  for (const typed of Object.values(TYPED)) expect(text).not.toContain(typed);
}

/** Records network traffic from now on. */
function overheard(context: BrowserContext): () => Promise<string> {
  const texts: Promise<string>[] = [];
  context.on('response', (response) => {
    if (response.url().includes('/api-')) texts.push(response.text().catch(() => ''));
    texts.push(Promise.resolve(response.request().postData() ?? ''));
  });
  return async () => (await Promise.all(texts)).join('\n');
}

async function formOfA(context: BrowserContext) {
  const form = await readyForm(context, site.address);
  const { contactName, contactPhone, bankAccount } = TYPED;
  return { ...form, contactName, contactPhone, invoice: { ...form.invoice, wanted: true, bankAccount } };
}

test('[4.8][4.31] A types and signs out, B signs in: nothing of A’s in storage, page, network or draft; A finds it again', async () => {
  const { context, page } = await openSignedIn(browser, site, PERSON);
  await page.goto(`${site.address}/enquiryFcl`);
  await page
    .getByRole('textbox', { name: enquiry.fields.cargoName ?? '' })
    .first()
    .fill(TYPED.enquiryName);
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(TYPED.enquiryName);
  await openDraft(page, site.address, await formOfA(context), 'services');
  await remark(page).fill(TYPED.remark);
  await page.getByText(words.draft.saved).waitFor();
  expect(await heldBy(page)).toContain(TYPED.remark);

  const reloaded = page.waitForEvent('load');
  await signOutButton(page).click();
  await reloaded;
  await expectToast(page, sessionActions.signedOut);
  expectNothingOfA(await heldBy(page));

  const requests = overheard(context);
  await page.goto(site.address + ORDER);
  await dismiss(page);
  await signInByPassword(page, mouseOf(page), UNVERIFIED);
  await expectToast(page, sessionToasts.signedIn);
  await page.goto(`${site.address}${ORDER}?step=services`);
  await page.locator('main form').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await restored(page).count()).toBe(0);
  expectNothingOfA(await heldBy(page));
  await page.goto(`${site.address}/enquiryFcl`);
  await page
    .getByRole('textbox', { name: enquiry.fields.cargoName ?? '' })
    .first()
    .waitFor();
  expectNothingOfA(await heldBy(page));
  expectNothingOfA(await requests());

  await signOut(page, mouseOf(page));
  await signInByPassword(page, mouseOf(page), PERSON);
  await expectToast(page, sessionToasts.signedIn);
  await page.goto(`${site.address}${ORDER}?step=services`);
  await expect.poll(() => remark(page).inputValue()).toBe(TYPED.remark);
  await expect.poll(() => bookingField(page, 'contactName').inputValue()).toBe(TYPED.contactName);
  await context.close();
});

test('[4.8] signing out without network asks nothing, clears the session at once and keeps the draft here', async () => {
  const { context, page } = await openSignedIn(browser, site, PERSON);
  await openDraft(page, site.address, await formOfA(context), 'services');
  await remark(page).fill('第一句');
  await page.getByText(words.draft.saved).waitFor();
  await context.setOffline(true);
  await remark(page).fill('断网时写的');
  await signOutButton(page).click();
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names, { timeout: 3_000 }).not.toContain(ACCESS_TOKEN);
  expect(await names()).not.toContain(USER_INFO);
  await context.setOffline(false);
  await page.goto(site.address + PAGE);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('断网时写的');
  await signInByPassword(page, mouseOf(page), PERSON);
  await expectToast(page, sessionToasts.signedIn);
  await page.goto(`${site.address}${ORDER}?step=services`);
  await expect.poll(() => remark(page).inputValue()).toBe('断网时写的');
  await context.close();
});

test('[2.5b][4.31] a sign-in elsewhere asks before it takes over what was typed before it, with what that holds; signing in from the form asks nothing', async () => {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(site.address + ORDER);
  await dismiss(page);
  await bookingField(page, 'containers.0.quantity').fill('3');
  await page.getByText(words.draft.here).waitFor();
  await page.goto(site.address);
  await signInByPassword(page, mouseOf(page), UNVERIFIED);
  await expectToast(page, sessionToasts.signedIn);
  await page.goto(site.address + ORDER);
  const question = page.getByRole('region', { name: draftChoices.title });
  await question.getByText(draftChoices.anonymousLead).waitFor();
  const draft = question.getByRole('listitem').filter({ hasText: draftChoices.anonymous });
  await draft.getByText('3×20GP', { exact: true }).waitFor();
  await draft.getByRole('button', { name: draftChoices.adopt }).click();
  await expect.poll(() => bookingField(page, 'containers.0.quantity').inputValue()).toBe('3');
  const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('booking-draft')));
  await expect.poll(keys).toEqual([expect.not.stringContaining('anonymous')]);
  await context.close();
});

test('[2.5b] an enquiry typed before a sign-in elsewhere is asked about, taken over or dropped for good', async () => {
  for (const isTaken of [true, false]) {
    const context = await openContext(browser);
    const page = await context.newPage();
    const cargoName = () => page.getByRole('textbox', { name: enquiry.fields.cargoName ?? '' }).first();
    const kept = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('enquiry-draft')));
    await page.goto(`${site.address}/enquiryFcl`);
    await cargoName().fill(TYPED.enquiryName);
    await expect.poll(kept).toEqual(['enquiry-draft:fcl:anonymous']);
    await page.goto(site.address);
    await signInByPassword(page, mouseOf(page), UNVERIFIED);
    await expectToast(page, sessionToasts.signedIn);
    await page.goto(`${site.address}/enquiryFcl`);
    const question = page.getByRole('region', { name: enquiry.unclaimed.title });
    await question.getByText(TYPED.enquiryName).waitFor();
    expect(await cargoName().count()).toBe(0);
    await question.getByRole('button', { name: isTaken ? enquiry.unclaimed.take : enquiry.unclaimed.drop }).click();
    await cargoName().waitFor();
    await expect.poll(() => cargoName().inputValue()).toBe(isTaken ? TYPED.enquiryName : '');
    await expect.poll(async () => (await kept()).some((key) => key.endsWith(':anonymous'))).toBe(false);
    await expect.poll(kept).toHaveLength(isTaken ? 1 : 0);
    await context.close();
  }
});

test('[4.31] opened from a price with a draft of other boxes, the form asks which to go on with; drafts are listed and removed', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED);
  const form = await readyForm(context, site.address);
  await openDraft(page, site.address, form, 'services');
  await remark(page).fill('旧的一份');
  await page.getByText(words.draft.saved).waitFor();
  const [box] = form.containers;
  const address = new URLSearchParams({
    ...{ priceId: form.priceId, from: form.orgPortCode, to: form.dstPortCode, danger: 'Y' },
    ...{ ctn: `${box?.ctnType}*9`, un: '1230' },
  });
  await page.goto(`${site.address}${ORDER}?${address}`);
  const question = page.getByRole('region', { name: draftChoices.title });
  await question.getByText(draftChoices.chosenLead).waitFor();
  await question.getByText(`9×${box?.ctnType}`, { exact: true }).waitFor();
  await question.getByText(`${box?.quantity}×${box?.ctnType}`, { exact: true }).waitFor();
  await question.getByRole('button', { name: draftChoices.useChosen }).click();
  await expect.poll(() => bookingField(page, 'containers.0.quantity').inputValue()).toBe('9');
  const readyOn = page.locator('#field-cargoReadyDate input');
  await readyOn.fill(readyDay());
  await page.getByText(words.draft.saved).waitFor();
  await page.reload();
  await expect.poll(() => readyOn.inputValue()).toBe(readyDay());
  await buttonOf(page, words.otherDrafts(1)).click();
  await expect.poll(() => question.getByRole('listitem').count()).toBe(3);
  await question
    .getByRole('listitem')
    .filter({ hasText: `9×${box?.ctnType}` })
    .filter({ hasText: draftChoices.remove })
    .getByRole('button', { name: draftChoices.remove })
    .click();
  await expect.poll(() => question.getByRole('button', { name: draftChoices.remove }).count()).toBe(1);
  await question.getByRole('button', { name: draftChoices.useOwn }).click();
  await expect.poll(() => bookingField(page, 'containers.0.quantity').inputValue()).toBe(box?.quantity);
  await context.close();
});

test('[2.5b][4.31] the login dialog that a form opens says that what was typed stays, with the focus on the phone; after it the same form stands there unasked', async () => {
  const { context: known, page: first } = await openSignedIn(browser, site, UNVERIFIED);
  const form = { ...(await formOfA(known)), invoice: { ...(await readyForm(known, site.address)).invoice } };
  await first.close();
  await known.close();
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(`${site.address}/healthz`);
  await keepDraftHere(page, site.address, form);
  await page.goto(`${site.address}${ORDER}?step=services`);
  await dialogOf(page).waitFor();
  const phone = field(page, session.phone);
  await expect.poll(() => phone.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await page.getByText(session.formStays).count()).toBe(0);
  await dismiss(page);
  await goToConfirm(page, mouseOf(page));
  await buttonOf(page, words.submit).click();
  await page.getByText(session.formStays).waitFor();
  await expect.poll(() => phone.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.getByRole('tab', { name: session.modes.password }).click();
  await phone.fill(UNVERIFIED.phone);
  await field(page, session.password).fill(UNVERIFIED.password);
  await submitButton(page).click();
  await expectToast(page, sessionToasts.signedIn);
  await expect.poll(() => page.locator('main').innerText()).toContain(TYPED.contactPhone);
  expect(await page.getByRole('region', { name: draftChoices.title }).count()).toBe(0);
  await context.close();
});
