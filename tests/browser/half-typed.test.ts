import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
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

/** What a box is called, when it is marked as wrong or an error is said of it. */
const errorOf = (box: Locator) =>
  box.evaluate((one) => {
    const said = (one.getAttribute('aria-describedby') ?? '').split(' ').flatMap((id) => {
      const alert = document.getElementById(id);
      return alert?.closest('[role=alert]') ? [alert.textContent] : [];
    });
    return one.getAttribute('aria-invalid') === 'true' ? ['invalid', ...said] : said;
  });

/** The boxes with a list that stand in the page. */
const boxesOf = () => page.locator('main [role=combobox]:visible:enabled');

const queries: Readonly<Record<string, readonly string[]>> = {
  '/enquiryFcl': ['', '?service=lcl', '?service=air', '?service=rail', '?service=tank', '?service=domestic'],
};
const paths = routes.flatMap(({ path, permission }) =>
  path === null || path.includes('/:') || permission !== 'public'
    ? []
    : (queries[path] ?? ['']).map((query) => path + query),
);

test('[5.9] a name that is half typed in a box with a list is no error until the box is left', async () => {
  const found: unknown[] = [];
  const looked = new Map<string, number>();
  for (const path of paths) {
    await page.goto(site.address + path);
    await settle(page);
    const count = await boxesOf().count();
    if (count === 0) continue;
    looked.set(path, count);
    for (let index = 0; index < (await boxesOf().count()); index += 1) {
      const box = boxesOf().nth(index);
      await box.fill('');
      // Who tried to go on is told of every field that is missing.
      await box.evaluate((one: HTMLInputElement) => one.form?.requestSubmit());
      await box.pressSequentially(LETTERS);
      await expect.poll(() => box.inputValue()).toBe(LETTERS);
      const errors = await errorOf(box);
      if (errors.length > 0) found.push([path, index, ...errors]);
      await box.fill('');
      await page.keyboard.press('Tab');
    }
  }
  expect(found).toEqual([]);
  expect(looked.size).toBeGreaterThan(8);
});
