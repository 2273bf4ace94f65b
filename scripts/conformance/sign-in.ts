import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { KIT } from '#copy/kit.ts';
import { sessionActions } from '#copy/shell.ts';
import { session, sessionToasts } from '#copy/sign-in/session.ts';
import { profileCopy } from '#copy/user-centre/account.ts';
import { newPerson, type Person } from './accounts.ts';
import { type Bench, until } from './bench.ts';

export const PHONE = '13800138000';
export const PASSWORD = 'tong-yu-8864';

type Mode = keyof typeof session.modes;

export const dialog = (page: Page) => page.getByRole('dialog').first();
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const tab = (page: Page, mode: Mode) => page.getByRole('tab', { name: session.modes[mode] });
export const codeButton = (page: Page) =>
  dialog(page).getByRole('button', { name: new RegExp(`${session.requestCode}|${session.resendIn(0).slice(1)}`) });
export const submit = (page: Page) =>
  dialog(page).getByRole('button', { name: new RegExp(`^(${session.submit}|${session.submitRegister})$`) });
export const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: KIT.notices.region }).getByText(words, { exact: true }).first().waitFor();

export const cookie = async ({ context }: Bench, name: string) =>
  (await context.cookies()).find((one) => one.name === name);

export async function chooseMode(page: Page, mode: Mode) {
  await button(page, sessionActions.open).click();
  await dialog(page).waitFor();
  if (mode !== 'sms') await tab(page, mode).click();
}

/** The code that the back end sent to a phone. */
export const codeOf = ({ backEnd }: Bench, purpose: 'user_login' | 'user_sign', phone = PHONE) =>
  backEnd.accounts.codes.get(`${phone} ${purpose}`) ?? '';

export async function requestCode(bench: Bench, purpose: 'user_login' | 'user_sign', phone = PHONE) {
  await field(bench.page, session.phone).fill(phone);
  await codeButton(bench.page).click();
  await until(() => codeOf(bench, purpose, phone) !== '', '短信验证码');
}

/** Waits until the person is signed in: the dialog is closed and the user info was asked for. */
export async function signedIn(bench: Bench) {
  await button(bench.page, sessionActions.signOut).waitFor();
  await dialog(bench.page).waitFor({ state: 'hidden' });
  await until(() => bench.calls('getUserInfo').length > 0, '用户信息');
}

export async function signInByCode(bench: Bench, phone = PHONE) {
  const { page } = bench;
  await chooseMode(page, 'sms');
  await requestCode(bench, 'user_login', phone);
  await field(page, session.smsCode).fill(codeOf(bench, 'user_login', phone));
  await submit(page).click();
  await signedIn(bench);
}

export async function sendPassword(page: Page, password = PASSWORD) {
  await field(page, session.phone).fill(PHONE);
  await field(page, session.password).fill(password);
  await submit(page).click();
}

export async function signInByPassword(bench: Bench) {
  await chooseMode(bench.page, 'password');
  await sendPassword(bench.page);
  await signedIn(bench);
}

export async function register(bench: Bench) {
  const { page } = bench;
  await chooseMode(page, 'register');
  await requestCode(bench, 'user_sign');
  await field(page, session.smsCode).fill(codeOf(bench, 'user_sign'));
  await field(page, session.password).fill(PASSWORD);
  await field(page, session.passwordAgain).fill(PASSWORD);
  await submit(page).click();
  await toast(page, sessionToasts.registered);
}

/** An account that exists. */
export function addPerson({ backEnd }: Bench, more: Partial<Person> = {}): Person {
  const passwordHash = createHash('sha256').update(PASSWORD).digest('hex');
  const person = newPerson(PHONE, { passwordHash, ...more });
  backEnd.accounts.people.set(PHONE, person);
  return person;
}

export const closeProfile = async (page: Page) => {
  await dialog(page).getByRole('button', { name: profileCopy.later }).click();
  await dialog(page).waitFor({ state: 'hidden' });
};

export async function expectSignedOut(bench: Bench) {
  await button(bench.page, sessionActions.open).waitFor();
  assert.equal(await cookie(bench, 'access_token'), undefined);
  assert.equal(await cookie(bench, 'user_info'), undefined);
}

export async function signOut(bench: Bench) {
  const { page } = bench;
  await Promise.all([page.waitForEvent('load'), button(page, sessionActions.signOut).click()]);
  await toast(page, sessionActions.signedOut);
  await button(page, sessionActions.open).waitFor();
}
