import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSparingBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { settle } from '../kit/settled.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

/** Two letters that begin no code and no number: the list offers places, or says that there are none. */
const LETTERS = 'sh';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
  ({ context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 1280, height: 900 } }));
});
afterAll(async () => {
  await context?.close();
  await browser?.close();
  await site?.stop();
});

/** Errors that a box shows: its mark, and the texts that describe it. */
const errorOf = (box: Locator) =>
  box.evaluate((one) => {
    const errors = (one.getAttribute('aria-describedby') ?? '').split(' ').flatMap((id) => {
      const alert = document.getElementById(id);
      return alert?.closest('[role=alert]') ? [alert.textContent] : [];
    });
    return one.getAttribute('aria-invalid') === 'true' ? ['invalid', ...errors] : errors;
  });

/** The boxes with a list that stand in the page. */
const boxes = () => page.locator('main [role=combobox]:visible:enabled');

/** Every page with a search or an enquiry of ports, airports, stations, cities or warehouses. */
const paths = [
  ...['/', '/shippingFcl', '/shippingLcl', '/airLift', '/domesticTrade', '/railWayIndex', '/tankIndex', '/fluidBag'],
  ...['/warehouse', '/warehouseing', '/dgdesk', '/enquiryFcl', '/brand/freight', '/brand/consolidation'],
  ...['lcl', 'air', 'rail', 'tank', 'domestic', 'warehouse'].map((service) => `/enquiryFcl?service=${service}`),
];

test.each(paths)('[5.9] a name that is half typed in a box of %s is no error while its list is open', async (path) => {
  await page.goto(site.address + path);
  await settle(page);
  const ids = await boxes().evaluateAll((all) => all.map(({ id }) => id).filter((id) => id !== ''));
  const found: unknown[] = [];
  for (const id of ids) {
    const box = page.locator(`[id="${id}"]`);
    if (!(await box.isVisible())) continue;
    await box.fill('');
    await box.pressSequentially(LETTERS);
    await expect.poll(() => box.inputValue()).toBe(LETTERS);
    found.push(...(await errorOf(box)).map((error) => [id, 'typed', error]));
    // The error shows once the box is left, and goes with the next key.
    await page.keyboard.press('Tab');
    await box.pressSequentially('a');
    found.push(...(await errorOf(box)).map((error) => [id, 'typed on', error]));
    await box.fill('');
    await page.keyboard.press('Tab');
  }
  expect(found).toEqual([]);
});

test('[5.9] a name that was not chosen is an error once its box is left', async () => {
  await page.goto(`${site.address}/shippingFcl`);
  await settle(page);
  const box = boxes().first();
  await box.fill('');
  await box.pressSequentially(LETTERS);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await errorOf(box)).length).toBeGreaterThan(0);
});
