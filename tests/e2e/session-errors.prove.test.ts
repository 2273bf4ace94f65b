import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { captchaReplies } from '#copy/replies.ts';
import { captcha, session, sessionToasts } from '#copy/sign-in/session.ts';
import { BUSY_MESSAGE } from '#domain/failure.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON, UNVERIFIED } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import {
  chooseMode,
  codeButton,
  codeSentTo,
  dialogOf,
  expectToast,
  field,
  missPassword,
  openContext,
  PAGE,
  refusal,
  signInButton,
  signInByPassword,
  signOut,
  signOutButton,
  submitButton,
  tokenOf,
} from '../kit/sign-in-page.ts';
import { missSlider, solveCaptcha } from '../kit/solve-captcha.ts';

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

async function open(path = PAGE): Promise<Page> {
  const context = await openContext(browser);
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(site.address + path);
  await signInButton(page).waitFor();
  return page;
}

async function signedIn(account = PERSON): Promise<Page> {
  const page = await open();
  await signInByPassword(page, mouseOf(page), account);
  await expectToast(page, sessionToasts.signedIn);
  return page;
}

/** Goes to a page of the site as a link does, without loading again. */
const go = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

/** A sign-in link, created by the operator's command on the server. */
async function linkFor(phone: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/ticket.mjs', phone], {
    env: { ...process.env, DATA_DIR: site.dataDir },
  });
  return stdout.split('\n')[0] ?? '';
}

/** The spent string of a captcha, put in the place of the next one. */
async function replayCaptcha(page: Page) {
  let spent = '';
  await page.route('**/sms/send-with-captcha', async (route) => {
    const sent = route.request().postDataJSON() as { captchaVerification: string };
    if (spent !== '') await route.continue({ postData: { ...sent, captchaVerification: spent } });
    else {
      spent = sent.captchaVerification;
      await route.continue();
    }
  });
}

describe('another tab', () => {
  test('[4.9][4.11] that signs in hides the login dialog of this one', async () => {
    const page = await open();
    await signInButton(page).click();
    await field(page, session.phone).fill(PERSON.phone);
    const other = await page.context().newPage();
    await other.goto(site.address + PAGE);
    await signInByPassword(other, mouseOf(other), PERSON);
    await expectToast(other, sessionToasts.signedIn);
    await dialogOf(page).waitFor({ state: 'hidden' });
    await signOutButton(page).waitFor();
  });

  test('[4.11] with another user is followed, and a late answer to the first user’s call ends nothing', async () => {
    const page = await signedIn();
    const first = await tokenOf(page.context());
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    let letGo = () => {};
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api-cms/news/**', async (route) => {
      await released;
      await route.fulfill({ status: 401, json: { code: CODE.notSignedIn, message: '', data: null } });
    });
    const asked = page.waitForRequest('**/api-cms/news/**');
    await go(page, '/news');
    await asked;

    const other = await page.context().newPage();
    await other.goto(site.address + PAGE);
    await signOut(other, mouseOf(other));
    await signInButton(page).waitFor();
    const followed = page.waitForResponse('**/api-user/user/info**');
    await signInByPassword(other, mouseOf(other), UNVERIFIED);
    await expectToast(other, sessionToasts.signedIn);
    const user = (await (await followed).json()) as { data: { phone: string } };
    expect(user.data.phone).toBe(UNVERIFIED.phone);
    const second = await tokenOf(page.context());
    expect(second).not.toBe(first);
    const late = page.waitForResponse('**/api-cms/news/**');
    letGo();
    await (await late).finished();
    // A later call of the same page is answered: by then the late answer has been read.
    const later = page.waitForResponse('**/api-cms/activity/**');
    await go(page, '/act');
    expect((await later).status()).toBe(200);
    await page.locator('main h1').waitFor();
    expect(await tokenOf(page.context())).toBe(second);
    await signOutButton(page).waitFor();
    expect(loads).toBe(0);
  });
});

describe('a sign-on link', () => {
  test('[4.6][4.6b] signs in once, leaves the address bar, and is refused the second time', async () => {
    const page = await open();
    const link = await linkFor(PERSON.phone);
    await page.goto(link);
    await page.getByText(new RegExp(session.signedInAs('.+'))).waitFor();
    await expect.poll(() => page.url()).toBe(`${site.address}/`);
    await signOut(page, mouseOf(page));
    await page.goto(link);
    await expectToast(page, session.linkInvalid);
    await expect.poll(() => page.url()).toBe(`${site.address}/`);
    await signInButton(page).waitFor();
  });

  test('[4.6b] that is forged, or carries a session’s token, is refused', async () => {
    const page = await signedIn();
    const stolen = await tokenOf(page.context());
    const visitor = await open();
    for (const token of ['0'.repeat(43), 'x', stolen]) {
      await visitor.goto(`${site.address}/?token=${token}`);
      await expectToast(visitor, session.linkInvalid);
      expect(await tokenOf(visitor.context())).toBe('');
    }
  });

  test('[4.6] of another user asks first; who stays, stays, who switches, switches', async () => {
    const page = await signedIn();
    const before = await tokenOf(page.context());
    await page.goto(await linkFor(UNVERIFIED.phone));
    await page.getByRole('button', { name: session.switchKeep }).click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await tokenOf(page.context())).toBe(before);
    await page.goto(await linkFor(UNVERIFIED.phone));
    await page.getByRole('button', { name: session.switchTo }).click();
    await page.getByText(new RegExp(session.signedInAs('.+'))).waitFor();
    await expect.poll(() => tokenOf(page.context())).not.toBe(before);
  });
});

test('[4.19] a captcha that was used before is asked for again with a word, and then the code goes out', async () => {
  const page = await open();
  const hand = mouseOf(page);
  await missPassword(page, hand, '13900030001');
  await replayCaptcha(page);
  for (const mode of ['sms', 'register'] as const) {
    await page.getByRole('tab', { name: session.modes[mode] }).click();
    await codeButton(page).click();
    expect(await solveCaptcha(page, hand, site)).toBe('slider');
    if (mode === 'sms') await expectToast(page, sessionToasts.codeSent);
  }
  await expectToast(page, codeMessages[CODE.captchaUsed]);
  await page.unroute('**/sms/send-with-captcha');
  expect(await solveCaptcha(page, hand, site)).toBe('slider');
  await expect.poll(() => codeSentTo(site, '13900030001', 'user_sign')).toMatch(/^\d{6}$/);
});

/** Last, for the server's clock stays six minutes ahead. */
test('[4.6b][4.12][4.14][8.3] a server that is down is shown; what comes six minutes late is refused, each with its words', async () => {
  const page = await open();
  const hand = mouseOf(page);
  await missPassword(page, hand, UNVERIFIED.phone);
  await page.getByRole('tab', { name: session.modes.sms }).click();
  await codeButton(page).click();
  expect(await solveCaptcha(page, hand, site)).toBe('slider');
  await expectToast(page, sessionToasts.codeSent);
  const code = codeSentTo(site, UNVERIFIED.phone, 'user_login');
  await field(page, session.smsCode).fill(code === '000000' ? '000001' : '000000');
  await submitButton(page).click();
  await refusal(page, codeMessages[CODE.wrongSmsCode]).waitFor();
  await field(page, session.smsCode).fill(code);

  const waiting = await open();
  await chooseMode(waiting, mouseOf(waiting), 'register');
  await field(waiting, session.phone).fill(UNVERIFIED.phone);
  await codeButton(waiting).click();
  await waiting.locator('[data-screen=ready]').waitFor();
  const link = await linkFor(PERSON.phone);

  await site.goDown();
  await submitButton(page).click();
  await refusal(page, BUSY_MESSAGE).waitFor();
  await site.comeUp({ DEMO_CLOCK: '+6m' });
  await submitButton(page).click();
  await refusal(page, codeMessages[CODE.wrongSmsCode]).waitFor();

  expect(await missSlider(waiting)).toBe(captcha.failedBecause(captchaReplies.stale));
  expect(await solveCaptcha(waiting, mouseOf(waiting), site)).toBe('slider');
  await expectToast(waiting, sessionToasts.codeSent);

  const visitor = await open();
  await visitor.goto(link);
  await expectToast(visitor, session.linkInvalid);
  await signInButton(visitor).waitFor();
});
