import axe from 'axe-core';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { session } from '#copy/sign-in/session.ts';
import { RENDERED_DIALOG_ID } from '#domain/rendered-dialog.ts';
import { openUnattendedBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { hold } from '../kit/held-requests.ts';
import { audit, shiftsIn } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';
import {
  comeTo,
  isDrawn,
  isHydrated,
  letRest,
  openUnhydrated,
  REQUESTS_AT_MOST,
  type Seen,
  wake,
} from '../kit/unhydrated-page.ts';

const ORDER = '/shippingFcl/addOrder';
const PAGES = [
  ...[ORDER, '/airLift/airLiftOrder', '/railWay/addOrder', '/builtIn/addOrder', '/domesticTrade/orderPage'],
  ...['/shippingFcl/addOrderSuccess', '/shippingLcl/success', '/railWay/success', '/builtIn/addOrderSuccess'],
  '/dgdesk/addOrderSuccess',
];
const PHONE = '13800138000';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [browser, site] = await Promise.all([openUnattendedBrowser(), serveSite(undefined, { DRAWN_PAGES: 'on' })]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const onUnhydrated = (path: string, look: (seen: Seen) => Promise<void>, isClockHeld = false) =>
  openUnhydrated({ browser, address: site.address, path, isClockHeld }, look);

const serverRendered = (page: Page): Locator => page.locator(`#${RENDERED_DIALOG_ID}`);
const live = (page: Page): Locator => page.locator(`[role=dialog]:not(#${RENDERED_DIALOG_ID})`);
const phoneIn = (window: Locator): Locator => window.getByRole('textbox', { name: session.phone });
const tabIn = (window: Locator): Locator => window.getByRole('tab', { name: session.modes.password });

describe('[2.5b] a page beneath the window that signs in', () => {
  test.each(PAGES)('%s comes whole with its window, sleeps, and wakes as it came', (path) =>
    onUnhydrated(
      path,
      async ({ page, requests, asked, errors }) => {
        await letRest(page);
        expect(requests.length).toBeLessThanOrEqual(REQUESTS_AT_MOST);
        expect([await isHydrated(page), asked]).toEqual([false, [path]]);
        const painted = page.locator(`link[rel=expect][blocking=render][href="#${RENDERED_DIALOG_ID}"]`);
        expect(await painted.count()).toBe(1);
        await phoneIn(page.getByRole('dialog', { name: session.dialog })).waitFor();
        const where = await phoneIn(serverRendered(page)).boundingBox();
        await wake(page);
        await serverRendered(page).waitFor({ state: 'detached' });
        expect(await phoneIn(live(page)).boundingBox()).toEqual(where);
        await page.waitForLoadState('networkidle');
        expect(errors).toEqual([]);
        expect(await shiftsIn(page)).toEqual([]);
        expect(await page.locator('main[data-served]').count()).toBe(1);
      },
      true,
    ),
  );

  test('what is typed before it wakes, while it does and after is one number', () =>
    onUnhydrated(ORDER, async ({ page }) => {
      const scripts = await hold(page, '**/assets/*.js');
      await phoneIn(serverRendered(page)).click();
      await page.keyboard.type(PHONE.slice(0, 4), { delay: 30 });
      await scripts.asked;
      await page.keyboard.type(PHONE.slice(4, 7));
      expect(await serverRendered(page).count()).toBe(1);
      scripts.release();
      await page.keyboard.type(PHONE.slice(7, 9));
      await serverRendered(page).waitFor({ state: 'detached' });
      await page.keyboard.type(PHONE.slice(9));
      await expect.poll(() => phoneIn(live(page)).inputValue()).toBe(PHONE);
      expect(await phoneIn(live(page)).evaluate((field) => field === document.activeElement)).toBe(true);
    }));

  test('a field that is not the first keeps who came to it', () =>
    onUnhydrated(ORDER, async ({ page }) => {
      const code = (window: Locator) => window.getByRole('textbox', { name: session.smsCode });
      await code(serverRendered(page)).click();
      await page.keyboard.type('12');
      await serverRendered(page).waitFor({ state: 'detached' });
      await page.keyboard.type('34');
      await expect.poll(() => code(live(page)).inputValue()).toBe('1234');
    }));

  test('a press before it wakes is done: another way to sign in, a code without a phone, the form', async () => {
    await onUnhydrated(ORDER, async ({ page }) => {
      await tabIn(serverRendered(page)).click();
      await expect.poll(() => tabIn(live(page)).getAttribute('aria-selected')).toBe('true');
    });
    await onUnhydrated(ORDER, async ({ page }) => {
      await serverRendered(page).getByRole('button', { name: session.requestCode }).click();
      await expect.poll(() => phoneIn(live(page)).getAttribute('aria-invalid')).toBe('true');
    });
    await onUnhydrated(ORDER, async ({ page, asked }) => {
      await serverRendered(page).getByRole('button', { name: session.submit, exact: true }).click();
      await expect.poll(() => phoneIn(live(page)).getAttribute('aria-invalid')).toBe('true');
      expect(asked.filter((one) => one === ORDER)).toHaveLength(1);
    });
  });

  test('Escape closes it, and the form can be filled', () =>
    onUnhydrated(ORDER, async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.locator('html[data-hydrated]').waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      const terms = page.locator('#field-receiptType select');
      await terms.selectOption({ index: 1 });
      await expect.poll(() => terms.evaluate((field) => (field as HTMLSelectElement).selectedIndex)).toBe(1);
    }));

  test('axe finds nothing before it wakes', () =>
    onUnhydrated(ORDER, async ({ page }) => {
      await page.evaluate(axe.source);
      expect(await audit(page, 'unhydrated')).toEqual([]);
      expect(await isHydrated(page)).toBe(false);
    }));

  test('signed in elsewhere, the page comes as that person’s', () =>
    onUnhydrated(ORDER, async ({ page, context }) => {
      const { context: other } = await openSignedIn(browser, site, VERIFIED);
      const { cookies } = await other.storageState();
      await other.close();
      await context.addCookies(cookies);
      await comeTo(page);
      await page.locator('header').getByText('顾晓岚').waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    }));

  test('[4.6] an address that signs a user in is the browser’s to draw', async () => {
    const answer = await fetch(`${site.address}${ORDER}?token=${'a'.repeat(43)}`);
    expect(isDrawn(await answer.text())).toBe(false);
  });
});
