import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { sessionActions } from '#copy/shell.ts';
import { sessionToasts } from '#copy/sign-in/session.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import {
  expectToast,
  openSignedIn,
  signInButton,
  signInByPassword,
  signOutButton,
  tokenOf,
} from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});

afterEach(async () => {
  await context?.close();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function signedIn(): Promise<Page> {
  const opened = await openSignedIn(browser, site, PERSON);
  context = opened.context;
  return opened.page;
}

/** The visits of this tab whose page showed these words, by their number since this call. */
async function visitsShowing(page: Page, words: string): Promise<() => Promise<number[]>> {
  const shown: number[] = [];
  let visit = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visit += 1;
  });
  await page.exposeFunction('noteShown', () => shown.push(visit));
  const watch = (text: string) => {
    const note = (globalThis as unknown as { noteShown: () => void }).noteShown;
    let isShown = false;
    new MutationObserver(() => {
      const isNow = document.body?.innerText.includes(text) ?? false;
      if (isNow && !isShown) note();
      isShown = isNow;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  };
  await page.evaluate(watch, words);
  await page.addInitScript(watch, words);
  return async () => shown;
}

test('[2.14d] signing out says so before the page reloads, and once more after it', async () => {
  const page = await signedIn();
  const visits = await visitsShowing(page, sessionActions.signedOut);
  await signOutButton(page).click();
  await expect.poll(visits).toEqual([0, 1]);
  await signInButton(page).waitFor();
});

test.each([
  [200, CODE.expired],
  [200, CODE.notSignedIn],
  [401, CODE.notSignedIn],
] as const)('[4.10][8.2] a session that runs out twice within 60 s says so both times: %i %s', async (status, code) => {
  const page = await signedIn();
  const json = { code, message: codeMessages[code], data: null };
  const go = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
  await page.route('**/api-cms/news/**', (route) => route.fulfill({ status, json }));
  const reloaded = page.waitForEvent('load');
  await go('/news');
  await reloaded;
  await expectToast(page, sessionActions.expired);
  await page.goto(`${site.address}/fluidBag`);
  await signInByPassword(page, mouseOf(page), PERSON);
  await expectToast(page, sessionToasts.signedIn);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await go('/news');
  await expectToast(page, sessionActions.expired);
  await signInButton(page).waitFor();
  expect([loads, await tokenOf(context)]).toEqual([0, '']);
});
