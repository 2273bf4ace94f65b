import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { KIT } from '#src/ui/copy/kit.ts';
import { profileCopy, session, sessionToasts } from '#src/ui/copy/session.ts';
import { sessionActions } from '#src/ui/copy/session-actions.ts';
import { openBrowser } from '../kit/browser.ts';
import { type Hand, keyboardOf, mouseOf } from '../kit/hands.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { solveCaptcha } from '../kit/solve-captcha.ts';

const PAGE = '/fluidBag';
const PASSWORD = 'tong-yu-8864';
const NEW_PASSWORD = 'hai-tang-5973';

let site: ServedSite;
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openBrowser()]);
});

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function open(width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(site.address + PAGE);
  await signInButton(page).waitFor();
  return page;
}

const signInButton = (page: Page) => page.getByRole('button', { name: sessionActions.open });
const signOutButton = (page: Page) => page.getByRole('button', { name: sessionActions.signOut });
const dialogOf = (page: Page) => page.getByRole('dialog').first();
const field = (page: Page, label: string) => dialogOf(page).getByLabel(label, { exact: true });
const codeButton = (page: Page) =>
  dialogOf(page).getByRole('button', { name: new RegExp(`${session.requestCode}|${session.resendIn(0).slice(1)}`) });

/** The words of one toast; they are gone five seconds later. */
const saidAloud = (page: Page, words: string) =>
  page.getByRole('region', { name: KIT.notices.region }).getByText(words, { exact: true }).waitFor();

/** The code as a person reads it on the phone: of the last message sent to it. */
function codeSentTo(phone: string, type: 'user_sign' | 'user_login'): string {
  const messages = readFileSync(join(site.dataDir, 'outbox.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { phone: string; messageType: string; code: string | null });
  return messages.findLast((message) => message.phone === phone && message.messageType === type)?.code ?? '';
}

async function chooseMode(page: Page, hand: Hand, mode: keyof typeof session.modes) {
  await hand.press(signInButton(page));
  await dialogOf(page).waitFor();
  if (mode !== 'sms') await hand.press(page.getByRole('tab', { name: session.modes[mode] }));
}

async function register(page: Page, hand: Hand, phone: string) {
  await chooseMode(page, hand, 'register');
  await hand.type(field(page, session.phone), phone);
  await hand.press(codeButton(page));
  await saidAloud(page, sessionToasts.codeSent);
  await hand.type(field(page, session.smsCode), codeSentTo(phone, 'user_sign'));
  await hand.type(field(page, session.password), PASSWORD);
  await hand.type(field(page, session.passwordAgain), PASSWORD);
  await hand.press(dialogOf(page).getByRole('button', { name: session.submitRegister }));
  await saidAloud(page, sessionToasts.registered);
  await hand.press(dialogOf(page).getByRole('button', { name: profileCopy.later }));
  await dialogOf(page).waitFor({ state: 'hidden' });
}

async function signOut(page: Page, hand: Hand) {
  const reloaded = page.waitForEvent('load');
  await hand.press(signOutButton(page));
  await reloaded;
  await saidAloud(page, sessionActions.signedOut);
  await signInButton(page).waitFor();
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'access_token' }));
}

const submit = (page: Page, hand: Hand) =>
  hand.press(dialogOf(page).getByRole('button', { name: session.submit, exact: true }));

async function signInByPassword(page: Page, hand: Hand, phone: string, password = PASSWORD) {
  await chooseMode(page, hand, 'password');
  await hand.type(field(page, session.phone), phone);
  await hand.type(field(page, session.password), password);
  await submit(page, hand);
}

/** The second message of an hour costs a captcha. */
async function signInByCode(page: Page, hand: Hand, phone: string) {
  await hand.type(field(page, session.phone), phone);
  await hand.press(codeButton(page));
  expect(await solveCaptcha(page, hand)).toBe(true);
  await saidAloud(page, sessionToasts.codeSent);
  await hand.type(field(page, session.smsCode), codeSentTo(phone, 'user_login'));
  await submit(page, hand);
}

describe.each([
  { width: 1280, handOf: mouseOf, way: 'by mouse', phone: '13900010001' },
  { width: 360, handOf: keyboardOf, way: 'by keyboard alone', phone: '13900010002' },
])('at $width, $way', ({ width, handOf, phone }) => {
  test('[2.14d][4.1][4.10][4.12][4.16] a person registers, signs out, and signs in by password and by code', async () => {
    const page = await open(width);
    const hand = handOf(page);
    await register(page, hand, phone);
    await signOut(page, hand);

    await signInByPassword(page, hand, phone);
    await saidAloud(page, sessionToasts.signedIn);
    await signOut(page, hand);

    await chooseMode(page, hand, 'sms');
    await signInByCode(page, hand, phone);
    await saidAloud(page, sessionToasts.signedIn);
    await signOutButton(page).waitFor();
    expect(page.url()).toBe(site.address + PAGE);
  });
});

test('[3.11][4.12] the wait for another code outlives a reload, the dialog and the other mode', async () => {
  const phone = '13900010003';
  const page = await open();
  const hand = mouseOf(page);
  const secondsLeft = async () => Number.parseInt((await codeButton(page).textContent()) ?? '', 10);
  await chooseMode(page, hand, 'register');
  await hand.type(field(page, session.phone), phone);
  await hand.press(codeButton(page));
  await saidAloud(page, sessionToasts.codeSent);
  const begun = Date.now();
  const due = () => 60 - (Date.now() - begun) / 1000;
  expect(Math.abs((await secondsLeft()) - due())).toBeLessThanOrEqual(2);

  await page.getByRole('tab', { name: session.modes.sms }).click();
  await expect.poll(() => codeButton(page).textContent()).toBe(session.requestCode);
  await page.getByRole('tab', { name: session.modes.register }).click();
  await expect.poll(async () => Math.abs((await secondsLeft()) - due())).toBeLessThanOrEqual(2);

  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  await chooseMode(page, hand, 'register');
  await field(page, session.phone).fill(phone);
  await expect.poll(async () => Math.abs((await secondsLeft()) - due())).toBeLessThanOrEqual(2);

  await page.reload();
  await chooseMode(page, hand, 'register');
  expect(await codeButton(page).textContent()).toBe(session.requestCode);
  await field(page, session.phone).fill(phone);
  await expect.poll(async () => Math.abs((await secondsLeft()) - due())).toBeLessThanOrEqual(2);
});

test('[4.8b] a forgotten password is replaced after a sign-in by code', async () => {
  const phone = '13900010004';
  const page = await open();
  const hand = mouseOf(page);
  await register(page, hand, phone);
  await signOut(page, hand);

  await chooseMode(page, hand, 'password');
  await hand.press(page.getByRole('button', { name: session.forgotPassword }));
  await signInByCode(page, hand, phone);
  await saidAloud(page, sessionToasts.signedIn);
  await page.getByRole('dialog', { name: session.changePassword }).waitFor();
  expect(await field(page, session.oldPassword).count()).toBe(0);
  await hand.type(field(page, session.newPassword), NEW_PASSWORD);
  await hand.type(field(page, session.passwordAgain), NEW_PASSWORD);
  await hand.press(dialogOf(page).getByRole('button', { name: session.changePassword }));
  await saidAloud(page, session.passwordChanged);
  await signOut(page, hand);

  await signInByPassword(page, hand, phone);
  await dialogOf(page).getByText('账号或密码错误').waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  await signInByPassword(page, hand, phone, NEW_PASSWORD);
  await saidAloud(page, sessionToasts.signedIn);
});

test('[4.11] two tabs follow each other in and out', async () => {
  const page = await open();
  const other = await page.context().newPage();
  await other.goto(site.address + PAGE);
  await signInButton(other).waitFor();
  await signInByPassword(page, mouseOf(page), '12000000003', 'huazhou-person-3');
  await saidAloud(page, sessionToasts.signedIn);
  await signOutButton(other).waitFor();
  await signOut(other, mouseOf(other));
  await signInButton(page).waitFor();
});
