import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { session } from '#copy/sign-in/session.ts';
import { ACCESS_TOKEN, CONSTANTS_PREFIX } from '#domain/storage-names.ts';
import { keepDraftHere } from '../kit/booking-page.ts';
import { openUnattendedBrowser } from '../kit/browser.ts';
import { type DemoPerson, PERSON, VERIFIED } from '../kit/demo-people.ts';
import { FULL } from '../kit/full.ts';
import { readyForm } from '../kit/order-calls.ts';
import { shiftsIn } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn, signOutButton } from '../kit/sign-in-page.ts';
import {
  comeTo,
  cookiesOf,
  isDrawn,
  isHydrated,
  type Kept,
  letRest,
  openUnhydrated,
  REQUESTS_AT_MOST,
  type Seen,
  wake,
} from '../kit/unhydrated-page.ts';

const ORDER = '/shippingFcl/addOrder';
const ORDERS = [ORDER, '/airLift/airLiftOrder', '/railWay/addOrder', '/builtIn/addOrder', '/domesticTrade/orderPage'];
const OTHERS = ['/enquiryFcl', '/brand/freight', '/brand/consolidation', '/procurement/share', '/procurement/mobile'];
/** The session is read again on first interaction. */
const OF_THE_SESSION = new Set(['/api-user/user/info', '/api-user/enterprise/info']);
let site: ServedSite;
let browser: Browser;
const kept = new Map<DemoPerson, Kept>();

beforeAll(async () => {
  [browser, site] = await Promise.all([openUnattendedBrowser(), serveSite(undefined, { DRAWN_PAGES: 'on' })]);
  for (const person of [VERIFIED, PERSON]) {
    const { context } = await openSignedIn(browser, site, person);
    kept.set(person, await context.storageState());
    await context.close();
  }
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const cookies = (person: DemoPerson, isTaken?: (name: string) => boolean) => cookiesOf(kept.get(person), isTaken);

const served = (path: string, cookie: string) => fetch(site.address + path, { headers: { cookie } });

/** Opens a signed-in user's page without a first interaction. */
const onUnhydrated = (
  path: string,
  look: (seen: Seen) => Promise<void>,
  { state = kept.get(VERIFIED), isClockHeld = false } = {},
) => openUnhydrated({ browser, address: site.address, path, state, isClockHeld }, look);

const nameOf = (page: Page, name: string) => page.locator('header').getByText(name);

describe('a page that starts with what is of who is signed in', () => {
  test.each(FULL ? [...ORDERS, ...OTHERS] : [ORDER, ...OTHERS.slice(0, 1)])(
    '%s comes whole, sleeps, and wakes as it came',
    (path) =>
      onUnhydrated(
        path,
        async ({ page, requests, asked, errors }) => {
          await letRest(page);
          expect(requests.length).toBeLessThanOrEqual(REQUESTS_AT_MOST);
          expect([await isHydrated(page), asked]).toEqual([false, [path]]);
          await signOutButton(page).waitFor();
          await nameOf(page, '顾晓岚').waitFor();
          await wake(page);
          await page.waitForLoadState('networkidle');
          expect(asked.slice(1).filter((one) => one.startsWith('/api-') && !OF_THE_SESSION.has(one))).toEqual([]);
          expect(errors).toEqual([]);
          expect(await shiftsIn(page)).toEqual([]);
          expect(await page.locator('main[data-served]').count()).toBe(1);
        },
        { isClockHeld: true },
      ),
  );

  test('[9.2] constants that an earlier visit kept make no one wait', () =>
    onUnhydrated(ORDER, async ({ page }) => {
      await wake(page);
      const constants = () =>
        page.evaluate(
          (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length,
          CONSTANTS_PREFIX,
        );
      await expect.poll(constants).toBeGreaterThan(1);
      await page.goto(`${site.address}/healthz`);
      await page.goto(site.address + ORDER, { waitUntil: 'load' });
      await comeTo(page);
      // Unclaimed preloaded responses delay a page by five seconds.
      await page.locator('html[data-hydrated]').waitFor({ timeout: 4_000 });
      expect(await page.locator('main[data-served]').count()).toBe(1);
    }));

  test('is of the one person that both halves of the session name, and no one keeps it', async () => {
    const own = await served(ORDER, cookies(VERIFIED));
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.get('etag')).toBeNull();
    const text = await own.text();
    expect(isDrawn(text)).toBe(true);
    expect(text).toContain('顾晓岚');
    const [token] = (kept.get(VERIFIED)?.cookies ?? []).filter(({ name }) => name === ACCESS_TOKEN);
    expect(token?.value).toMatch(/.{16}/);
    expect(text).not.toContain(token?.value);
    const other = await (await served(ORDER, cookies(PERSON))).text();
    expect(isDrawn(other)).toBe(true);
    expect(other).toContain('林木森');
    expect(other).not.toContain('顾晓岚');
  });

  test.each<[string, () => string]>([
    ['a token without its companion', () => cookies(VERIFIED, (name) => name === ACCESS_TOKEN)],
    [
      'a token with the companion of another',
      () =>
        `${cookies(VERIFIED, (name) => name === ACCESS_TOKEN)}; ${cookies(PERSON, (name) => name !== ACCESS_TOKEN)}`,
    ],
    ['a token that is none', () => `${ACCESS_TOKEN}=abc; ${cookies(VERIFIED, (name) => name !== ACCESS_TOKEN)}`],
  ])('is the browser’s to draw for %s', async (_, cookie) => {
    for (const path of [ORDER, '/enquiryFcl']) {
      const answer = await served(path, cookie());
      const text = await answer.text();
      expect([answer.status, isDrawn(text)]).toEqual([200, false]);
      expect(text).not.toContain('顾晓岚');
    }
  });

  test('many at once are not rendered before what everybody sees', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, async () => (await served(ORDER, cookies(VERIFIED))).text()),
    );
    const renderedCount = all.filter(isDrawn).length;
    expect(renderedCount).toBeGreaterThan(0);
    expect(renderedCount).toBeLessThan(12);
    expect(isDrawn(await (await served('/news', '')).text())).toBe(true);
  });

  test('what is chosen before it wakes is in the form', () =>
    onUnhydrated(ORDER, async ({ page }) => {
      const terms = page.locator('#field-receiptType select');
      expect(await isHydrated(page)).toBe(false);
      await terms.selectOption({ index: 1 });
      const chosen = await terms.inputValue();
      await page.locator('html[data-hydrated]').waitFor();
      await page.getByText(words.draft.saved).waitFor();
      await page.reload();
      await expect.poll(() => terms.inputValue()).toBe(chosen);
    }));

  test('[4.31] what this browser kept of a form wakes it, and is shown', () =>
    onUnhydrated('/healthz', async ({ page, context }) => {
      const form = { ...(await readyForm(context, site.address)), remark: 'kept in this browser alone' };
      await keepDraftHere(page, site.address, form);
      await page.goto(`${site.address}${ORDER}?step=services`);
      const remark = page.getByRole('textbox', { name: fieldLabel('remark') });
      await expect.poll(() => remark.inputValue()).toBe('kept in this browser alone');
      await page.getByRole('form', { name: stepName('services') }).waitFor();
    }));

  test('[4.10] signed out in another tab, it is shown no longer', async () => {
    const { context } = await openSignedIn(browser, site, VERIFIED);
    const state = await context.storageState();
    await context.close();
    await onUnhydrated(
      ORDER,
      async ({ page, context: own }) => {
        await nameOf(page, '顾晓岚').waitFor();
        const other = await own.newPage();
        await other.goto(`${site.address}/news`);
        await signOutButton(other).click();
        await expect.poll(() => nameOf(page, '顾晓岚').count(), { timeout: 20_000 }).toBe(0);
      },
      { state },
    );
  });

  test('[4.10] once its person has left this browser it is asked for again', () =>
    onUnhydrated(ORDER, async ({ page, context, requests }) => {
      await nameOf(page, '顾晓岚').waitFor();
      await context.clearCookies();
      await comeTo(page);
      await page.getByRole('dialog', { name: session.dialog }).waitFor();
      expect(await nameOf(page, '顾晓岚').count()).toBe(0);
      expect(requests.filter((path) => path === ORDER)).toHaveLength(2);
    }));
});
