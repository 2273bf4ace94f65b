import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { session, sessionToasts, sessionValidation } from '#copy/sign-in/session.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import {
  chooseMode,
  codeButton,
  dialogOf,
  expectToast,
  field,
  openContext,
  PAGE,
  refusal,
  register,
  signInButton,
  signInByCode,
  signInByPassword,
  signOut,
  signOutButton,
} from '../kit/sign-in-page.ts';
import { solveCaptcha } from '../kit/solve-captcha.ts';

const NEW_PASSWORD = 'hai-tang-5973';

let site: ServedSite;
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function open(width = 1280): Promise<Page> {
  const context = await openContext(browser, { viewport: { width, height: 800 } });
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(site.address + PAGE);
  await signInButton(page).waitFor();
  return page;
}

/** The button shows the exact seconds left; a busy page may update them late. */
async function waitsExactly(page: Page, endsAt: number) {
  const isExact = async () => {
    const [text, now] = await codeButton(page).evaluate((button) => [button.textContent, Date.now()] as const);
    return text === session.resendIn(Math.ceil((endsAt - now) / 1000));
  };
  await expect.poll(isExact, { interval: 50 }).toBe(true);
}

/** The deadlines this tab keeps, under a hash of the phone and the kind of the code. */
const deadlines = (page: Page) =>
  page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => key.startsWith('sms-wait:'))
      .map(([, value]) => (JSON.parse(value) as [number])[0]),
  );

test('[4.12][9.3d] the wait for another code is right to the second after another mode, the dialog closed and a reload; the other mode has its own', async () => {
  const phone = '13900010003';
  const page = await open();
  const hand = mouseOf(page);
  await chooseMode(page, hand, 'register');
  await hand.type(field(page, session.phone), phone);
  const asked = await page.evaluate(() => Date.now());
  await hand.press(codeButton(page));
  await expectToast(page, sessionToasts.codeSent);
  const [endsAt = 0] = await deadlines(page);
  expect(endsAt - asked).toBeGreaterThanOrEqual(60_000);
  expect(endsAt).toBeLessThanOrEqual((await page.evaluate(() => Date.now())) + 60_000);
  await waitsExactly(page, endsAt);

  await page.getByRole('tab', { name: session.modes.sms }).click();
  await expect.poll(() => codeButton(page).textContent()).toBe(session.requestCode);
  await hand.press(codeButton(page));
  expect(await solveCaptcha(page, hand, site)).toBe('slider');
  await expect.poll(() => deadlines(page)).toHaveLength(2);
  const loginEndsAt = Math.max(...(await deadlines(page)));
  expect(loginEndsAt - endsAt).toBeGreaterThan(1_000);
  await waitsExactly(page, loginEndsAt);
  await page.getByRole('tab', { name: session.modes.register }).click();
  await waitsExactly(page, endsAt);

  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  await chooseMode(page, hand, 'register');
  await field(page, session.phone).fill(phone);
  await expect.poll(() => codeButton(page).isDisabled()).toBe(true);
  await waitsExactly(page, endsAt);

  await page.reload();
  await chooseMode(page, hand, 'register');
  await expect.poll(() => codeButton(page).textContent()).toBe(session.requestCode);
  await field(page, session.phone).fill(phone);
  await expect.poll(() => codeButton(page).isDisabled()).toBe(true);
  await waitsExactly(page, endsAt);
  await page.getByRole('tab', { name: session.modes.sms }).click();
  await waitsExactly(page, loginEndsAt);
});

test('[4.8b] a forgotten password is replaced after a sign-in by code', async () => {
  const phone = '13900010004';
  const page = await open();
  const hand = mouseOf(page);
  await register(page, hand, site, phone);
  await signOut(page, hand);

  await chooseMode(page, hand, 'password');
  await hand.press(page.getByRole('button', { name: session.forgotPassword }));
  await page.getByRole('dialog', { name: session.forgotPassword, exact: true }).waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
  await expect.poll(() => field(page, session.phone).evaluate((box) => box === document.activeElement)).toBe(true);
  await hand.press(page.getByRole('button', { name: session.backToPassword }));
  await page.getByRole('dialog', { name: session.dialog, exact: true }).waitFor();
  await hand.press(page.getByRole('button', { name: session.forgotPassword }));
  await signInByCode(page, hand, site, phone);
  await expectToast(page, sessionToasts.signedIn);
  await page.getByRole('dialog', { name: session.changePassword }).waitFor();
  expect(await field(page, session.oldPassword).count()).toBe(0);
  await dialogOf(page).getByText(sessionValidation.passwordRules, { exact: true }).waitFor();
  await hand.type(field(page, session.newPassword), NEW_PASSWORD);
  await hand.type(field(page, session.passwordAgain), NEW_PASSWORD);
  await hand.press(dialogOf(page).getByRole('button', { name: session.changePassword }));
  await expectToast(page, session.passwordChanged);
  await signOut(page, hand);

  await signInByPassword(page, hand, { phone });
  await refusal(page, codeMessages[CODE.wrongCredentials]).waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  await signInByPassword(page, hand, { phone, password: NEW_PASSWORD });
  await expectToast(page, sessionToasts.signedIn);
});

test('[4.11] two tabs follow each other in and out', async () => {
  const page = await open();
  const other = await page.context().newPage();
  await other.goto(site.address + PAGE);
  await signInButton(other).waitFor();
  await signInByPassword(page, mouseOf(page), PERSON);
  await expectToast(page, sessionToasts.signedIn);
  await signOutButton(other).waitFor();
  await signOut(other, mouseOf(other));
  await signInButton(page).waitFor();
});
