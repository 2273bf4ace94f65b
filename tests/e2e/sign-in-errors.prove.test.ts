import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { session, sessionToasts } from '#copy/sign-in/session.ts';
import { BUSY_MESSAGE } from '#domain/failure.ts';
import { REQUEST_TIMEOUT_MS } from '#domain/limits.ts';
import { openBrowser, openSparingBrowser } from '../kit/browser.ts';
import { PERSON } from '../kit/demo-people.ts';
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
  submitButton,
  tokenOf,
} from '../kit/sign-in-page.ts';
import { solveCaptcha } from '../kit/solve-captcha.ts';

const LOGIN = '**/api-user/login/password';
const SEND_CODE = '**/api-user/sms/send';

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

async function open(prepare?: (context: BrowserContext) => Promise<unknown>, path = PAGE): Promise<Page> {
  const context = await openContext(browser);
  contexts.push(context);
  await prepare?.(context);
  const page = await context.newPage();
  await page.goto(site.address + path);
  await signInButton(page).waitFor();
  return page;
}

const isBusy = (page: Page) => submitButton(page).getAttribute('aria-busy');

/** The server answers the calls of one kind; the answers wait until they are let go. Counts the calls. */
async function hold(page: Page, calls: string) {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held = { count: 0, letGo };
  await page.route(calls, async (route) => {
    held.count += 1;
    // The page may close while the server still answers.
    const response = await route.fetch().catch(() => null);
    await released;
    if (response !== null) await route.fulfill({ response }).catch(() => undefined);
  });
  return held;
}

const errors: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a server that is down': (route) => route.abort('connectionrefused'),
  'an answer that is cut off': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"code":"00000000","message":"成功","data":{"tok' }),
  'HTML in place of JSON': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<!doctype html><h1>502 Bad Gateway</h1>' }),
  'a page of a portal in place of the answer': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
  'an error with markup in its message': (route) =>
    route.fulfill({
      status: 500,
      json: { code: CODE.serverError, message: '<b>NullPointerException</b>', data: null },
    }),
};

test('[8.3][8.7b][8.8] a sign-in that gets no answer says so in the form, keeps what was typed, and the next one works', async () => {
  const page = await open();
  await fillPasswordForm(page, PERSON);
  for (const [name, error] of Object.entries(errors)) {
    await page.route(LOGIN, error);
    await submitButton(page).click();
    await refusal(page, BUSY_MESSAGE).waitFor();
    expect(await field(page, session.password).inputValue(), name).toBe(PERSON.password);
    await page.unroute(LOGIN);
  }
  await submitButton(page).click();
  await expectToast(page, sessionToasts.signedIn);
});

test('[4.12][8.3] a code that could not be sent costs no wait', async () => {
  const page = await open();
  await chooseMode(page, mouseOf(page), 'sms');
  await field(page, session.phone).fill('13900020001');
  for (const error of Object.values(errors)) {
    await page.route(SEND_CODE, error);
    await codeButton(page).click();
    await dialogOf(page).getByRole('status').getByText(BUSY_MESSAGE, { exact: true }).waitFor();
    await expect.poll(() => codeButton(page).textContent()).toBe(session.requestCode);
    await expect.poll(() => codeButton(page).isEnabled()).toBe(true);
    await page.unroute(SEND_CODE);
  }
  await expectToast(page, BUSY_MESSAGE);
  await codeButton(page).click();
  await expectToast(page, sessionToasts.codeSent);
});

test('[7.1][8.3][9.3b] a server that is silent is given up after 60 s; a minute passes in a second here', async () => {
  const page = await open((context) =>
    context.addInitScript(() => {
      const { set } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout') ?? {};
      Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
        set(this: XMLHttpRequest, limit: number) {
          Object.assign(window, { requestedLimit: limit });
          set?.call(this, limit / 60);
        },
      });
    }),
  );
  await hold(page, LOGIN);
  await fillPasswordForm(page, PERSON);
  await submitButton(page).click();
  await expect.poll(() => isBusy(page)).toBe('true');
  await refusal(page, BUSY_MESSAGE).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'requestedLimit'))).toBe(REQUEST_TIMEOUT_MS);
  await expect.poll(() => isBusy(page)).toBeNull();
});

describe('while a sign-in is under way', () => {
  test('[4.1] a double click, another click and Enter send nothing more, and typing is not taken', async () => {
    const page = await open();
    const held = await hold(page, LOGIN);
    await fillPasswordForm(page, PERSON);
    await submitButton(page).dblclick();
    await submitButton(page).click({ force: true });
    await field(page, session.password).press('Enter');
    await page.keyboard.type('more');
    await expect.poll(() => isBusy(page)).toBe('true');
    await expect.poll(() => field(page, session.password).inputValue()).toBe(PERSON.password);
    held.letGo();
    await expectToast(page, sessionToasts.signedIn);
    expect(held.count).toBe(1);
  });

  test('[4.12][8.9] a double click on the code button sends one code', async () => {
    const page = await open();
    const held = await hold(page, SEND_CODE);
    await chooseMode(page, mouseOf(page), 'sms');
    await field(page, session.phone).fill('13900020002');
    await codeButton(page).dblclick();
    await expectToast(page, sessionToasts.codeSending);
    held.letGo();
    await expectToast(page, sessionToasts.codeSent);
    expect(held.count).toBe(1);
  });

  test.each(['another mode', 'closing the dialog'])('[4.2][4.4] %s gives it up: no user is signed in', async (way) => {
    const page = await open();
    const held = await hold(page, LOGIN);
    await fillPasswordForm(page, PERSON);
    await submitButton(page).click();
    await expect.poll(() => held.count).toBe(1);
    if (way === 'another mode') await page.getByRole('tab', { name: session.modes.sms }).click();
    else await page.keyboard.press('Escape');
    held.letGo();
    if (way === 'another mode') {
      await expect.poll(() => isBusy(page)).toBeNull();
      await page.keyboard.press('Escape');
    }
    await dialogOf(page).waitFor({ state: 'hidden' });
    await page.unroute(LOGIN);
    await signInButton(page).waitFor();
    expect(await tokenOf(page.context())).toBe('');
    await signInByPassword(page, mouseOf(page), PERSON);
    await expectToast(page, sessionToasts.signedIn);
  });
});

describe('a browser that forbids', () => {
  test('[3.12][4.5][4.12] all storage: signing in, codes and captchas work', async () => {
    const page = await open((context) =>
      context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      }),
    );
    await chooseMode(page, mouseOf(page), 'register');
    await field(page, session.phone).fill('13900020003');
    await codeButton(page).click();
    await expectToast(page, sessionToasts.codeSent);
    await expect.poll(() => codeButton(page).isDisabled()).toBe(true);
    await page.getByRole('tab', { name: session.modes.sms }).click();
    await codeButton(page).click();
    expect(await solveCaptcha(page, mouseOf(page), site)).toBe('slider');
    await page.getByRole('tab', { name: session.modes.password }).click();
    await field(page, session.phone).fill(PERSON.phone);
    await field(page, session.password).fill(PERSON.password);
    await submitButton(page).click();
    await expectToast(page, sessionToasts.signedIn);
  });

  test('[4.5] cookies: the dialog says so and cannot be submitted', async () => {
    const page = await open();
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    await page.reload();
    await fillPasswordForm(page, PERSON);
    await dialogOf(page).getByText(session.cookiesBlocked, { exact: true }).waitFor();
    await expect.poll(() => submitButton(page).isDisabled()).toBe(true);
  });
});

test('[4.5b] over plain http from another machine the dialog says so and cannot be submitted; public pages work', async () => {
  const far = await openBrowser('--host-resolver-rules=MAP huazhou.example 127.0.0.1');
  try {
    const page = await (await openContext(far)).newPage();
    await page.goto(`http://huazhou.example:${new URL(site.address).port}/news`);
    await page.getByRole('main').getByRole('link').first().waitFor();
    await fillPasswordForm(page, PERSON);
    await dialogOf(page).getByText(session.insecure, { exact: true }).waitFor();
    await expect.poll(() => submitButton(page).isDisabled()).toBe(true);
  } finally {
    await far.close();
  }
});

test.each([1, -1])('[4.5][4.12] with the clock of this machine wrong by %i day nothing is different', async (days) => {
  const page = await open((context) =>
    context.addInitScript((shift) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + shift;
    }, days * 86_400_000),
  );
  await chooseMode(page, mouseOf(page), 'register');
  await field(page, session.phone).fill(`1390002001${days + 1}`);
  const asked = performance.now();
  await codeButton(page).click();
  await expectToast(page, sessionToasts.codeSent);
  const left = Number.parseInt((await codeButton(page).textContent()) ?? '', 10);
  expect(left).toBeGreaterThanOrEqual(Math.floor(60 - (performance.now() - asked) / 1000));
  expect(left).toBeLessThanOrEqual(60);
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  await signInByPassword(page, mouseOf(page), PERSON);
  await expectToast(page, sessionToasts.signedIn);
  await page.reload();
  await signOut(page, mouseOf(page));
});
