import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { sessionActions } from '#copy/shell.ts';
import { session, sessionToasts, sessionValidation } from '#copy/sign-in/session.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { CARRIER, PERSON, UNVERIFIED } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import {
  chooseMode,
  codeButton,
  dialogOf,
  expectToast,
  field,
  fillPasswordForm,
  openContext,
  PAGE,
  refusal,
  signInButton,
  signInByPassword,
  signOut,
  signOutButton,
  submitButton,
} from '../kit/sign-in-page.ts';

const DAY_SECONDS = 86_400;
const REMEMBERED = ['checkedPassWord', 'password', 'userName'];

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

async function open(prepare?: (context: BrowserContext) => Promise<unknown>): Promise<Page> {
  const context = await openContext(browser);
  contexts.push(context);
  await prepare?.(context);
  const page = await context.newPage();
  await page.goto(site.address + PAGE);
  await signInButton(page).waitFor();
  return page;
}

const cookiesOf = async (page: Page) =>
  new Map((await page.context().cookies()).map((cookie) => [cookie.name, cookie] as const));

const rememberedIn = async (page: Page) =>
  [...(await cookiesOf(page)).keys()].filter((name) => REMEMBERED.includes(name)).sort();

const daysLeft = (expires: number | undefined) => ((expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;

test('[3.9][3.11][3.11b][3.11c][4.3][9.1] the session is kept 60 days, remembered credentials 30, the password as a sealed hash behind a mask', async () => {
  const page = await open();
  await fillPasswordForm(page, PERSON);
  const remember = dialogOf(page).getByLabel(session.remember, { exact: true });
  await expect.poll(() => remember.isChecked()).toBe(false);
  await remember.click();
  const sent = page.waitForRequest('**/login/password');
  await submitButton(page).click();
  const { password: hash } = (await sent).postDataJSON() as { password: string };
  await expectToast(page, sessionToasts.signedIn);

  await expect.poll(() => rememberedIn(page)).toEqual(REMEMBERED);
  const cookies = await cookiesOf(page);
  for (const [name, days] of [
    ['access_token', 60],
    ['user_info', 60],
    ...REMEMBERED.map((each) => [each, 30] as const),
  ] as const) {
    expect(daysLeft(cookies.get(name)?.expires), name).toBeGreaterThan(days - 0.1);
    expect(daysLeft(cookies.get(name)?.expires), name).toBeLessThanOrEqual(days);
  }
  const sealed = decodeURIComponent(cookies.get('password')?.value ?? '');
  expect(sealed).not.toContain(PERSON.password);
  expect(sealed).not.toContain(hash);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain(hash);

  await signOut(page, mouseOf(page));
  await chooseMode(page, mouseOf(page), 'password');
  await expect.poll(() => field(page, session.phone).inputValue()).toBe(PERSON.phone);
  await expect.poll(() => field(page, session.password).inputValue()).toBe('•'.repeat(8));
  const again = page.waitForRequest('**/login/password');
  await submitButton(page).click();
  expect(((await again).postDataJSON() as { password: string }).password).toBe(hash);
  await expectToast(page, sessionToasts.signedIn);

  await signOut(page, mouseOf(page));
  await signInAs(page, UNVERIFIED);
  await expect.poll(() => rememberedIn(page)).toEqual([]);
});

test('[4.7] user info that is read again keeps the session for sixty days more', async () => {
  const page = await open();
  await signInByPassword(page, mouseOf(page), PERSON);
  await expectToast(page, sessionToasts.signedIn);
  const token = (await cookiesOf(page)).get('access_token');
  if (token === undefined) throw new Error('no user is signed in');
  await page.context().addCookies([{ ...token, expires: Date.now() / 1000 + DAY_SECONDS }]);
  await page.reload();
  const expires = async (name: string) => daysLeft((await cookiesOf(page)).get(name)?.expires);
  for (const name of ['access_token', 'user_info', 'companion']) {
    await expect.poll(() => expires(name), { message: name }).toBeGreaterThan(59.9);
  }
  expect((await cookiesOf(page)).get('access_token')?.value).toBe(token.value);
});

/** Over what the form was filled with. */
async function signInAs(page: Page, { phone, password }: { phone: string; password: string }) {
  await chooseMode(page, mouseOf(page), 'password');
  await expect.poll(() => field(page, session.phone).inputValue()).not.toBe('');
  await field(page, session.phone).fill(phone);
  await field(page, session.password).fill(password);
  await dialogOf(page).getByLabel(session.remember, { exact: true }).uncheck();
  await submitButton(page).click();
  await expectToast(page, sessionToasts.signedIn);
}

test('[3.11d] a password that is wrong, or a key that no longer exists, forgets all three', async () => {
  const page = await open();
  const rememberPerson = async () => {
    await fillPasswordForm(page, PERSON);
    await dialogOf(page).getByLabel(session.remember, { exact: true }).check();
    await submitButton(page).click();
    await expectToast(page, sessionToasts.signedIn);
    await expect.poll(() => rememberedIn(page)).toEqual(REMEMBERED);
    await signOut(page, mouseOf(page));
  };
  await rememberPerson();
  await page.route('**/login/password', (route) =>
    route.fulfill({
      json: { code: CODE.wrongCredentials, message: codeMessages[CODE.wrongCredentials], data: null },
    }),
  );
  await chooseMode(page, mouseOf(page), 'password');
  await expect.poll(() => field(page, session.password).inputValue()).not.toBe('');
  await submitButton(page).click();
  await refusal(page, codeMessages[CODE.wrongCredentials]).waitFor();
  await expect.poll(() => rememberedIn(page)).toEqual([]);
  await expect.poll(() => field(page, session.password).inputValue()).toBe('');
  await page.unroute('**/login/password');
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });

  await rememberPerson();
  await page.evaluate(() => indexedDB.deleteDatabase('remembered-credentials'));
  await chooseMode(page, mouseOf(page), 'password');
  await expect.poll(() => rememberedIn(page)).toEqual([]);
  await expect.poll(() => field(page, session.phone).inputValue()).toBe('');
});

test('[3.11e] without crypto.subtle only the phone is remembered', async () => {
  const page = await open((context) =>
    context.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined })),
  );
  await fillPasswordForm(page, PERSON);
  await dialogOf(page).getByLabel(session.remember, { exact: true }).check();
  await submitButton(page).click();
  await expectToast(page, sessionToasts.signedIn);
  await expect.poll(() => rememberedIn(page)).toEqual(['userName']);
});

test('[5.1][5.2][5.3][5.4][5.5][5.6][5.7] each rule of the form has its words', async () => {
  const page = await open();
  await chooseMode(page, mouseOf(page), 'sms');
  const says = (words: string) => dialogOf(page).getByText(words, { exact: true }).first().waitFor();
  await codeButton(page).click();
  await says(sessionValidation.phoneFormat);
  await submitButton(page).click();
  await says(sessionValidation.required);
  await field(page, session.phone).fill('1390001');
  await field(page, session.smsCode).fill('123');
  await field(page, session.phone).focus();
  await says(sessionValidation.codeLength);
  await field(page, session.smsCode).fill('1234');
  await says(sessionValidation.phoneLength);
  await field(page, session.phone).fill('113 9000 1000');
  await expect.poll(() => field(page, session.phone).inputValue()).toBe('11390001000');
  await submitButton(page).click();
  await says(sessionValidation.phoneFormat);
  await says(sessionValidation.codeAtLeastFive);
  await dialogOf(page).getByLabel(session.agreeBefore.trim()).uncheck();
  await submitButton(page).click();
  await says(sessionValidation.agreeRequired);

  await page.getByRole('tab', { name: session.modes.register }).click();
  await field(page, session.phone).fill('13900010001');
  await field(page, session.smsCode).fill('123456');
  await field(page, session.password).fill('12345');
  await field(page, session.passwordAgain).fill('12345678');
  await says(sessionValidation.passwordLength);
  await submitButton(page).click();
  await says(sessionValidation.agreeToBoth);
  await says(sessionValidation.passwordsDiffer);
});

test('[2.14c][3.3][6.2] 整车订单 shows to who has such orders, and leads to them in the same tab', async () => {
  const page = await open();
  await signInByPassword(page, mouseOf(page), PERSON);
  await expectToast(page, sessionToasts.signedIn);
  const orders = page.getByRole('button', { name: sessionActions.wholeVehicleOrders });
  expect(await orders.count()).toBe(0);
  await signOut(page, mouseOf(page));
  await signInByPassword(page, mouseOf(page), CARRIER);
  await orders.click();
  await page.waitForURL('**/user-center/?redirect=mmOrder');
  expect(page.context().pages()).toHaveLength(1);
});

test('[4.5e] a back end that sets no companion works too', async () => {
  const page = await open();
  const token = 'b'.repeat(43);
  const user = {
    userId: 'user-1',
    name: '李然',
    phone: '13900040001',
    email: '',
    avatar: null,
    roles: ['person'],
    protocolAgreed: false,
    enterpriseResp: null,
    mmInfo: [],
    mayChangePasswordUntil: null,
  };
  const ok = (data: unknown) => ({ json: { code: CODE.ok, message: '成功', data } });
  await page.route('**/login/password', (route) => route.fulfill(ok({ token, userName: user.name })));
  await page.route('**/user/info**', async (route) =>
    (await route.request().headerValue('authorization')) === token
      ? route.fulfill(ok(user))
      : route.fulfill({ status: 401, json: { code: CODE.notSignedIn, message: '', data: null } }),
  );
  await signInByPassword(page, mouseOf(page), { phone: user.phone, password: 'any-password-here' });
  await expectToast(page, sessionToasts.signedIn);
  await page.reload();
  await signOutButton(page).waitFor();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name).sort())
    .toEqual(['access_token', 'user_info']);
});

test('the button says at once that the dialog opens, however slow the network', async () => {
  const page = await open();
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/AccountDialogs*.js', async (route) => {
    await released;
    await route.continue();
  });
  // Behind the open dialog it is hidden from assistive technology.
  const button = page.getByRole('button', { name: sessionActions.open, includeHidden: true });
  await button.click();
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
  letGo();
  await dialogOf(page).waitFor();
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
});
