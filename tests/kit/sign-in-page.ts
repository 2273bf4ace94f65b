import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { table } from '#contract/table.ts';
import { KIT } from '#copy/kit.ts';
import { sessionActions } from '#copy/shell.ts';
import { session, sessionToasts } from '#copy/sign-in/session.ts';
import { profileCopy } from '#copy/user-centre/account.ts';
import { ACCESS_TOKEN } from '#domain/storage-names.ts';
import { sha256 } from './browser-client.ts';
import type { DemoPerson } from './demo-people.ts';
import { type Hand, mouseOf } from './hands.ts';
import { callerOf } from './order-calls.ts';
import type { ServedSite, SharedSite, WatchedSite } from './served-site.ts';
import { solveCaptcha } from './solve-captcha.ts';

/** A public page without content of the server's. */
export const PAGE = '/fluidBag';
export const PASSWORD = 'tong-yu-8864';

export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  return context;
}

export const signInButton = (page: Page) => page.getByRole('button', { name: sessionActions.open });
export const signOutButton = (page: Page) => page.getByRole('button', { name: sessionActions.signOut });
export const dialogOf = (page: Page) => page.getByRole('dialog').first();
export const field = (page: Page, label: string) => dialogOf(page).getByLabel(label, { exact: true });
export const codeButton = (page: Page) =>
  dialogOf(page).getByRole('button', { name: new RegExp(`${session.requestCode}|${session.resendIn(0).slice(1)}`) });
export const submitButton = (page: Page) =>
  dialogOf(page).getByRole('button', { name: new RegExp(`^(${session.submit}|${session.submitRegister})$`) });
/** Closes what stands open by Escape, which the dialog hears once it has the focus. */
export async function dismiss(page: Page) {
  const dialog = dialogOf(page);
  await expect.poll(() => dialog.evaluate((open) => open.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** The server's refusal in the form. */
export const refusal = (page: Page, words: string) =>
  dialogOf(page).getByRole('alert').getByText(words, { exact: true });

/** The words of one toast; they are gone five seconds later. */
export const expectToast = (page: Page, words: string) =>
  page.getByRole('region', { name: KIT.notices.region }).getByText(words, { exact: true }).first().waitFor();

/** The code as a person reads it on the phone: of the last message sent to it. */
export function codeSentTo(
  { dataDir }: Pick<WatchedSite, 'dataDir'>,
  phone: string,
  type: 'user_sign' | 'user_login',
): string {
  const messages = readFileSync(join(dataDir, 'outbox.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { phone: string; messageType: string; code: string | null });
  return messages.findLast((message) => message.phone === phone && message.messageType === type)?.code ?? '';
}

export async function chooseMode(page: Page, hand: Hand, mode: keyof typeof session.modes) {
  await hand.press(signInButton(page));
  await dialogOf(page).waitFor();
  if (mode !== 'sms') await hand.press(page.getByRole('tab', { name: session.modes[mode] }));
}

/** Registers in the open dialog, up to the profile question. */
export async function completeRegistration(page: Page, hand: Hand, site: Pick<WatchedSite, 'dataDir'>, phone: string) {
  await hand.type(field(page, session.phone), phone);
  await hand.press(codeButton(page));
  await expectToast(page, sessionToasts.codeSent);
  await hand.type(field(page, session.smsCode), codeSentTo(site, phone, 'user_sign'));
  await hand.type(field(page, session.password), PASSWORD);
  await hand.type(field(page, session.passwordAgain), PASSWORD);
  await hand.press(submitButton(page));
  await expectToast(page, sessionToasts.registered);
}

export async function register(page: Page, hand: Hand, site: ServedSite, phone: string) {
  await chooseMode(page, hand, 'register');
  await completeRegistration(page, hand, site, phone);
  await hand.press(dialogOf(page).getByRole('button', { name: profileCopy.later }));
  await dialogOf(page).waitFor({ state: 'hidden' });
}

export async function signOut(page: Page, hand: Hand) {
  const reloaded = page.waitForEvent('load');
  await hand.press(signOutButton(page));
  await reloaded;
  await expectToast(page, sessionActions.signedOut);
  await signInButton(page).waitFor();
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'access_token' }));
}

export const submit = (page: Page, hand: Hand) => hand.press(submitButton(page));

/** Password of every user registered in tests. */
interface Account {
  phone: string;
  password?: string;
}

async function sendPassword(page: Page, hand: Hand, { phone, password = PASSWORD }: Account) {
  await hand.type(field(page, session.phone), phone);
  await hand.type(field(page, session.password), password);
  await submit(page, hand);
}

export async function signInByPassword(page: Page, hand: Hand, account: Account) {
  await chooseMode(page, hand, 'password');
  await sendPassword(page, hand, account);
}

/** In the dialog that the page opened by itself. */
export async function signInWhenPrompted(page: Page, hand: Hand, account: Account) {
  await dialogOf(page).waitFor();
  await hand.press(page.getByRole('tab', { name: session.modes.password }));
  await sendPassword(page, hand, account);
  await dialogOf(page).waitFor({ state: 'hidden' });
}

/** Three wrong passwords of an account: what comes after them costs a captcha. */
export async function missPassword(page: Page, hand: Hand, phone: string) {
  await signInByPassword(page, hand, { phone, password: 'not-the-password' });
  await refusal(page, codeMessages[CODE.wrongCredentials]).waitFor();
  for (let wrong = 1; wrong < 3; wrong += 1) {
    const answered = page.waitForResponse(`**${table.passwordLogin.path}`);
    await submit(page, hand);
    await answered;
    await refusal(page, codeMessages[CODE.wrongCredentials]).waitFor();
  }
}

/** The second message of an hour costs a captcha. */
export async function signInByCode(page: Page, hand: Hand, site: ServedSite, phone: string) {
  await hand.type(field(page, session.phone), phone);
  await hand.press(codeButton(page));
  expect(await solveCaptcha(page, hand, site)).toBe('slider');
  await expectToast(page, sessionToasts.codeSent);
  await hand.type(field(page, session.smsCode), codeSentTo(site, phone, 'user_login'));
  await submit(page, hand);
}

/** Fills the password form without sending it. */
export async function fillPasswordForm(page: Page, { phone, password }: DemoPerson) {
  await chooseMode(page, mouseOf(page), 'password');
  await field(page, session.phone).fill(phone);
  await field(page, session.password).fill(password);
}

export const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'access_token')?.value ?? '';

/** Signs a browser in by the call that the dialog makes, and keeps the token as the page does. */
export async function signInByCall(
  context: BrowserContext,
  { address }: SharedSite,
  { phone, password = PASSWORD }: Account,
) {
  await storeToken(context, address, table.passwordLogin.path, { userName: phone, password: sha256(password) });
}

/** Registers a new account in the same way. */
export async function registerByCall(context: BrowserContext, site: WatchedSite, phone: string) {
  const asked = { phone, userSource: 'echem', messageType: 'user_sign' };
  await callerOf(context, site.address)(table.sendSms.path, asked);
  const code = codeSentTo(site, phone, 'user_sign');
  const account = { phone, code, password: sha256(PASSWORD), userSource: 'echem' };
  await storeToken(context, site.address, table.register.path, account);
}

async function storeToken(context: BrowserContext, address: string, path: string, account: object) {
  const { token } = (await callerOf(context, address)(path, account)) as { token: string };
  await context.addCookies([{ name: ACCESS_TOKEN, value: token, url: address, sameSite: 'Lax' }]);
}

/** A page of a browser where this account is signed in. */
export async function openSignedIn(
  browser: Browser,
  site: SharedSite,
  account: DemoPerson,
  options?: BrowserContextOptions,
) {
  const context = await openContext(browser, options);
  await signInByCall(context, site, account);
  const page = await context.newPage();
  await page.goto(site.address + PAGE);
  await signOutButton(page).waitFor();
  return { context, page };
}
