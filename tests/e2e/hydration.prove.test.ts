import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_PRELOAD_ID } from '#contract/rendered-page.ts';
import { sessionActions } from '#copy/shell.ts';
import { session } from '#copy/sign-in/session.ts';
import { RECENT_PORTS, TOAST_AFTER_RELOAD } from '#domain/storage-names.ts';
import { openUnattendedBrowser } from '../kit/browser.ts';
import { FULL } from '../kit/full.ts';
import { sharedSite } from '../kit/served-site.ts';
import { signInButton } from '../kit/sign-in-page.ts';
import { HYDRATED, isHydrated, letRest } from '../kit/unhydrated-page.ts';

const PRESSES = FULL ? 50 : 6;
const MOST_FILES = 12;

const { address } = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openUnattendedBrowser();
});

afterAll(() => browser?.close());

const expectDrawn = (path: string) =>
  expect
    .poll(async () => (await fetch(address + path)).text(), { timeout: 20_000 })
    .toContain(`id="${PAGE_PRELOAD_ID}"`);

interface Opening extends BrowserContextOptions {
  prepare?: (page: Page) => Promise<unknown>;
  waitUntil?: 'load' | 'commit';
}

/** Opens a page without a first interaction. */
async function onUnhydrated(path: string, look: (page: Page, asked: string[]) => Promise<void>, opening: Opening = {}) {
  const { prepare, waitUntil = 'load', ...options } = opening;
  await expectDrawn(path);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  try {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(HYDRATED);
    await prepare?.(page);
    await page.goto(address + path, { waitUntil });
    await look(page, asked);
  } finally {
    await context.close();
  }
}

/** The timers of a page are the test's own. */
const withClock: Opening = { prepare: (page) => page.clock.install() };

const untilHydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor();
const dialog = (page: Page) => page.getByRole('dialog', { name: session.dialog });

describe('a page that no one has come to', () => {
  test.each(['/', '/news', '/shippingFcl'])('%s asks for what its text names, and runs nothing', (path) =>
    onUnhydrated(
      path,
      async (page, asked) => {
        await letRest(page);
        expect(await isHydrated(page)).toBe(false);
        const html = await (await fetch(address + path)).text();
        const scripts = asked.filter((one) => one.endsWith('.js'));
        expect(scripts.filter((one) => !html.includes(`"${one}"`))).toEqual([]);
        expect(asked.filter((one) => !/\.(?:js|css|svg|png|webmanifest)$/.test(one))).toEqual([path]);
      },
      withClock,
    ),
  );

  test('a pointer that rests where the page was opened is no one', () =>
    onUnhydrated(
      '/news',
      async (page) => {
        await letRest(page);
        expect(await isHydrated(page)).toBe(false);
      },
      {
        prepare: async (page) => {
          await page.clock.install();
          await page.goto('about:blank');
          await page.mouse.move(300, 300);
        },
      },
    ));

  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['a pointer that moves', (page) => page.mouse.move(300, 300, { steps: 2 })],
    ['a key', (page) => page.keyboard.press('Tab')],
    ['the wheel', (page) => page.mouse.wheel(0, 200)],
    ['scrolling', (page) => page.evaluate(() => window.scrollTo(0, 300))],
    ['the focus', (page) => page.evaluate(() => document.querySelector<HTMLElement>('main a[href]')?.focus())],
    [
      'assistive technology that presses',
      (page) => signInButton(page).evaluate((button: HTMLElement) => button.click()),
    ],
  ])('%s wakes it', (_, act) =>
    onUnhydrated('/news', async (page) => {
      await act(page);
      await untilHydrated(page);
      expect(await page.locator('main').count()).toBe(1);
    }),
  );

  test('a finger wakes it, and what it pressed is done', () =>
    onUnhydrated(
      '/news',
      async (page) => {
        await signInButton(page).tap();
        await dialog(page).waitFor();
      },
      { hasTouch: true },
    ));

  test('[1.2] a press that opens the window that signs in leaves its sections not hydrated until that is closed', () =>
    onUnhydrated('/', async (page) => {
      const waiting = () => page.locator('[data-section]').evaluateAll((all) => all.map((one) => one.dataset.section));
      await signInButton(page).click();
      await dialog(page).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await waiting()).toEqual(['classes', 'lanes', 'tools', 'closing']);
      await page.keyboard.press('Escape');
      await expect.poll(waiting).toEqual(['tools', 'closing']);
    }));

  test('what this browser kept for the page wakes it', () =>
    onUnhydrated('/shippingFcl', untilHydrated, {
      prepare: (page) => page.addInitScript((name) => localStorage.setItem(name, '[]'), RECENT_PORTS),
    }));

  test('[4.9] what a reload left to be shown is shown to who only looks', () =>
    onUnhydrated('/news', (page) => page.getByText(sessionActions.signedOut).waitFor(), {
      prepare: (page) => page.addInitScript((name) => sessionStorage.setItem(name, 'signedOut'), TOAST_AFTER_RELOAD),
    }));

  test('the next moment that it names wakes it', () =>
    onUnhydrated('/news', untilHydrated, {
      prepare: (page) =>
        page.route(`${address}/news`, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(/data-within="\d+"/, 'data-within="200"');
          await route.fulfill({ response, body });
        }),
    }));

  test('a script that did not come is asked for again at the next sign', () =>
    onUnhydrated(
      '/news',
      async (page, asked) => {
        const failed = page.waitForEvent('requestfailed', (request) => /assets\/index-.*\.js$/.test(request.url()));
        await page.keyboard.press('Tab');
        await expect.poll(() => asked.filter((one) => one.startsWith('/assets/hydrate-')).length).toBeGreaterThan(0);
        await failed;
        await page.unroute('**/assets/index-*.js');
        await signInButton(page).click();
        await dialog(page).waitFor();
      },
      { prepare: (page) => page.route('**/assets/index-*.js', (route) => route.abort()) },
    ));

  test(`${PRESSES} presses at any moment after the first paint, on a slow processor, are none lost`, async () => {
    const lost: string[] = [];
    for (let index = 0; index < PRESSES; index += 1) {
      // A page loads a dozen files: press after each of them, before and after hydration.
      const files = Math.floor(index / 2) % (MOST_FILES + 1);
      const isKey = index % 2 === 1;
      let came = 0;
      await onUnhydrated(
        '/news',
        async (page) => {
          const devtools = await page.context().newCDPSession(page);
          await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
          await signInButton(page).waitFor();
          const isWhole = page.waitForLoadState('networkidle').then(() => true);
          while (came < files) {
            const next = page.waitForEvent('requestfinished', { timeout: 0 }).then(() => false);
            if (came < files && (await Promise.race([next, isWhole]))) break;
          }
          if (isKey) await signInButton(page).press('Enter');
          else await signInButton(page).click();
          await dialog(page)
            .waitFor({ timeout: 20_000 })
            .catch(() => lost.push(`${isKey ? 'key' : 'click'} after ${came} files`));
        },
        {
          prepare: async (page) => {
            page.on('requestfinished', () => {
              came += 1;
            });
          },
          waitUntil: 'commit',
        },
      );
    }
    expect(lost).toEqual([]);
  }, 600_000);
});
