import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { sessionActions } from '#copy/shell.ts';
import { sessionToasts } from '#copy/sign-in/session.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { sharedSite } from '../kit/served-site.ts';
import { expectToast, openContext, PAGE, signInButton, signInByPassword, tokenOf } from '../kit/sign-in-page.ts';

/** Asks for ports, sailings and prices. */
const LANE = '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2';

const site = sharedSite();
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

afterAll(() => browser?.close());

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

test('[8.2][4.10] ten calls answered with 401 at once cause one logout and one reload', async () => {
  const page = await signedIn();
  let loads = 0;
  let logouts = 0;
  page.on('load', () => {
    loads += 1;
  });
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let held = 0;
  let answered = 0;
  await page.route(
    ({ pathname }) => pathname.startsWith('/api-'),
    async (route) => {
      const address = route.request().url();
      if (address.includes('/logout')) logouts += 1;
      if (/logout|user\/info|constants/.test(address) || loads > 0) return route.continue();
      held += 1;
      await released;
      const json = { code: CODE.notSignedIn, message: codeMessages[CODE.notSignedIn], data: null };
      await route.fulfill({ status: 401, json }).catch(() => undefined);
      answered += 1;
    },
  );
  for (const path of [LANE, '/news', '/helpCenter?id=1.1.1&keyword=订舱', '/act', '/procurement/share', '/business']) {
    const before = held;
    await go(page, path);
    await expect.poll(() => held).toBeGreaterThan(before);
  }
  await expect.poll(() => held).toBeGreaterThanOrEqual(10);
  letGo();
  await expectToast(page, sessionActions.expired);
  await signInButton(page).waitFor();
  await expect.poll(() => answered).toBe(held);
  await page.waitForLoadState('networkidle');
  expect([loads, logouts]).toEqual([1, 1]);
  expect(await tokenOf(page.context())).toBe('');
});
