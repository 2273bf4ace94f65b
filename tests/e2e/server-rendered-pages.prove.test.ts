import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_PRELOAD_ID, type PagePreload } from '#contract/rendered-page.ts';
import { routes } from '#contract/routes.ts';
import { consolidation, lead } from '#copy/brands.ts';
import { deskTools } from '#copy/dg-desk/tools.ts';
import { search } from '#copy/search/form.ts';
import { quickSearch } from '#copy/search/services.ts';
import { sessionActions, shell } from '#copy/shell.ts';
import { session } from '#copy/sign-in/session.ts';
import { ACCESS_TOKEN, RECENT_PORTS, STRIP_CLOSED } from '#domain/storage-names.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { FULL } from '../kit/full.ts';
import { keepTheme, shiftsIn, watchShifts } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn, signInButton, signOutButton } from '../kit/sign-in-page.ts';

const CALL = /\/(?:api-|csp-report)/;
const READY = `document.addEventListener('page-ready', () => { document.documentElement.dataset.ready = 'yes'; });
document.addEventListener('DOMContentLoaded', () => {
  document.querySelector('main')?.setAttribute('data-served', '');
  const titles = new Set();
  const note = () => {
    titles.add(document.title);
    document.documentElement.dataset.titles = JSON.stringify([...titles]);
  };
  note();
  new MutationObserver(note).observe(document.head, { childList: true, subtree: true, characterData: true });
});`;

/** The signed-in user and their enterprise. */
const OF_THE_SESSION = new Set(['/api-user/user/info', '/api-user/enterprise/info']);
/** Notes where the button that signs in could be seen. */
const WATCH_SIGN_IN = `requestAnimationFrame(function look() {
  const button = [...document.querySelectorAll('header button')].find((one) => one.textContent.includes('${sessionActions.open}'));
  if (button?.checkVisibility({ visibilityProperty: true })) document.documentElement.dataset.asked = 'yes';
  requestAnimationFrame(look);
});`;

const ids: Record<string, string> = {};
let site: ServedSite;
let browser: Browser;

const call = (path: string) =>
  fetch(site.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', appcode: 'echem', appdriver: '101' },
    body: '{}',
  });

async function first(path: string): Promise<{ id: string; title: string }> {
  const { data } = (await (await call(path)).json()) as { data: { items: { id: string; title: string }[] } };
  return data.items[0]!;
}

/** Every public address of the table, an optional parameter with and without. */
const publicPaths = routes.flatMap((route) =>
  route.path === null || route.permission !== 'public'
    ? []
    : route.path.endsWith('?')
      ? [route.path.replace(/\/:\w+\?$/, ''), route.path]
      : [route.path],
);

const addressOf = (path: string) =>
  path.replace(/:\w+\??/, () => ids[routes.find((route) => route.path === path)?.name ?? ''] ?? '');

beforeAll(async () => {
  [browser, site] = await Promise.all([openSparingBrowser(), serveSite(undefined, { DRAWN_PAGES: 'on' })]);
  ids.newsItem = (await first('/api-cms/news/query')).id;
  ids.act = (await first('/api-cms/activity/query')).id;
  ids.procurementShare = (await first('/api-outdoor/procurement/query')).id;
  ids.procurementMobile = ids.procurementShare;
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const htmlAt = async (address: string, headers: Record<string, string> = {}) =>
  (await fetch(site.address + address, { headers })).text();

/** The first visitor may get the page that the browser draws: the next ones get it whole. */
const expectDrawn = (address: string) =>
  expect.poll(() => htmlAt(address), { timeout: 20_000 }).toContain(`id="${PAGE_PRELOAD_ID}"`);

interface Seen {
  page: Page;
  calls: string[];
  errors: string[];
}

/** Page HTML without the hydration scripts. */
const bodyOf = (html: string) => html.slice(html.indexOf('<div id="app">'));

async function at(
  address: string,
  look: (seen: Seen) => Promise<void>,
  options: BrowserContextOptions = {},
  watch = '',
) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  try {
    const page = await context.newPage();
    const seen: Seen = { page, calls: [], errors: [] };
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (CALL.test(pathname) && !pathname.startsWith('/assets/'))
        seen.calls.push(`${pathname} ${request.postData() ?? ''}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') seen.errors.push(message.text());
    });
    page.on('pageerror', (error) => seen.errors.push(error.message));
    await page.addInitScript({ content: READY + watch });
    await page.goto(site.address + address, { waitUntil: 'load' });
    await look(seen);
  } finally {
    await context.close();
  }
}

const expectAlive = (page: Page) => page.locator('html[data-ready]').waitFor({ timeout: 30_000 });

const warmDensity = (page: Page) => page.getByLabel(deskTools.tank.density50);

describe('a page that came whole', () => {
  test.each(publicPaths.filter((_, at) => FULL || at % 6 === 0))(
    '%s asks for nothing, is kept as it came, and has no error',
    async (path) => {
      const address = addressOf(path);
      await expectDrawn(address);
      await at(address, async ({ page, calls, errors }) => {
        await expectAlive(page);
        await page.waitForLoadState('networkidle');
        expect(calls).toEqual([]);
        expect(errors).toEqual([]);
        expect(await page.locator('main[data-served]').count()).toBe(1);
        expect(await page.title()).not.toBe('');
      });
    },
  );

  test.each(['/', '/procurement/share', '/tankIndex'])(
    '[1.4] %s has its one title at every moment',
    async (address) => {
      await expectDrawn(address);
      await at(address, async ({ page }) => {
        await expectAlive(page);
        const titles = await page.evaluate(() => document.documentElement.dataset.titles);
        expect(JSON.parse(titles ?? '[]')).toEqual([await page.title()]);
        expect(await page.locator('head > title').count()).toBe(1);
        await page.locator('a[href="/shippingFcl"]').first().click();
        await page.waitForURL('**/shippingFcl');
        await expect.poll(() => page.locator('head > title').count()).toBe(1);
      });
    },
  );

  test('shows its data without JavaScript', async () => {
    const { title } = await first('/api-cms/news/query');
    await expectDrawn('/news');
    await expectDrawn('/');
    const options = { javaScriptEnabled: false };
    await at('/news', async ({ page }) => expect(await page.locator('main').innerText()).toContain(title), options);
    await at(
      '/',
      async ({ page }) => expect(await page.locator('main').innerText()).toMatch(/\$\s?\d|¥\s?\d|USD\s?\d/),
      options,
    );
  });

  test('holds no script to run, no style attribute, and its data cannot end their block', async () => {
    await expectDrawn('/');
    const html = await htmlAt('/');
    expect(html).not.toMatch(/ style="/);
    const block = new RegExp(`<script type="application/json" id="${PAGE_PRELOAD_ID}">([^<]*)</script>`).exec(html);
    const { now, later } = JSON.parse(block?.[1] ?? '{}') as PagePreload;
    // The search card makes no request before the user types.
    expect(Object.keys(later).filter((section) => later[section]?.length === 0)).toEqual(['card']);
    expect(Object.values(later).flat().length).toBeGreaterThan(5);
    expect(Math.abs(Date.now() - now)).toBeLessThan(60_000);
  });

  test('[1.2] its sections hydrate as they come into view, with the data they were rendered from, and nothing is rendered again', async () => {
    await expectDrawn('/');
    await at(
      '/',
      async ({ page, calls, errors }) => {
        await expectAlive(page);
        const waiting = () =>
          page.locator('[data-section]').evaluateAll((all) => all.map((one) => one.dataset.section));
        await expect.poll(waiting).toEqual(['lanes', 'tools', 'closing']);
        await page.evaluate(() => {
          for (const one of document.querySelectorAll('main h2, main li')) one.setAttribute('data-served', '');
        });
        const served = await page.locator('main [data-served]').count();
        for (let left = 3; left > 0; left = (await waiting()).length) {
          await page.locator('[data-section]').first().scrollIntoViewIfNeeded();
          await expect.poll(async () => (await waiting()).length).toBeLessThan(left);
        }
        await page.waitForLoadState('networkidle');
        expect(await page.locator('main [data-served]').count()).toBe(served);
        expect([calls, errors]).toEqual([[], []]);
        await page.locator('#home-classes ~ ul button').first().click();
        await expect.poll(() => calls.length).toBeGreaterThan(0);
      },
      { viewport: { width: 1280, height: 500 } },
    );
  });

  test('[1.2] the network and the form of /business hydrate as they come into view, and nothing is rendered again', async () => {
    await expectDrawn('/business');
    await at(
      '/business',
      async ({ page, calls, errors }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await expectAlive(page);
        await page.waitForLoadState('networkidle');
        expect(asked.filter((one) => /\/(?:lead|network)/i.test(one))).toEqual([]);
        await page.evaluate(() => {
          for (const one of document.querySelectorAll('main h2, main li, main tr')) one.setAttribute('data-served', '');
        });
        const rows = page.getByRole('table', { name: consolidation.sailings.title }).locator('tbody tr');
        const served = await page.locator('main [data-served]').count();
        const every = await rows.count();
        expect(every).toBeGreaterThan(5);
        const form = page.getByRole('form', { name: lead.title });
        await form.scrollIntoViewIfNeeded();
        await expect.poll(() => page.locator('[data-section]').count()).toBe(0);
        expect(await page.locator('main [data-served]').count()).toBe(served);
        await form.getByRole('button', { name: lead.submit }).click();
        await form.locator('[aria-invalid=true]').first().waitFor();
        await page.getByRole('group', { name: consolidation.chart.origin }).getByRole('button').nth(1).click();
        await expect.poll(() => rows.count()).toBeLessThan(every);
        expect([calls, errors]).toEqual([[], []]);
      },
      { viewport: { width: 1280, height: 300 } },
    );
  });

  test('[3.3] a search comes with its prices, and what was searched before changes nothing', async () => {
    const lane = '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*1&unNo=1230';
    await expectDrawn(lane);
    const priced = (page: Page) => page.locator('main table').getByText(/^\$[\d,]+\.\d\d$/);
    const least = async (page: Page) => {
      expect(await priced(page).count()).toBeGreaterThan(3);
      return priced(page).first().innerText();
    };
    let first = '';
    const plain = { javaScriptEnabled: false };
    const shownFirst = async ({ page }: Seen) => {
      first = await least(page);
    };
    await at(lane, shownFirst, plain);
    await at(lane, async ({ page, calls, errors }) => {
      await expectAlive(page);
      await page.evaluate((name) => localStorage.setItem(name, '{"lanes":[]}'), RECENT_PORTS);
      await page.reload();
      await expectAlive(page);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('main[data-served]').count()).toBe(1);
      expect(await least(page)).toBe(first);
      expect([calls, errors]).toEqual([[], []]);
      await page.getByRole('radio', { name: '价格' }).check();
      await expect.poll(() => calls.length).toBeGreaterThan(0);
    });
  });

  test('its drawings come as shapes and stay as they came; one that the browser adds names its file', async () => {
    await expectDrawn('/procurement/share');
    await at('/procurement/share', async ({ page }) => {
      await page.evaluate(() => {
        for (const svg of document.querySelectorAll('svg'))
          svg.setAttribute('data-came', String(svg.childElementCount));
      });
      await expectAlive(page);
      await page.waitForLoadState('networkidle');
      const came = await page
        .locator('svg[data-came]')
        .evaluateAll((all) => all.map((svg) => [svg.dataset.came, String(svg.childElementCount), svg.innerHTML]));
      expect(came.length).toBeGreaterThan(5);
      expect(came.filter(([then, now]) => then !== now || now === '0')).toEqual([]);
      const icons = page.locator('svg use[href*="/icons-"]');
      expect(await icons.count()).toBe(0);
      await signInButton(page).click();
      await icons.first().waitFor({ state: 'attached' });
    });
  });

  test('is no one’s, whoever asks for it', async () => {
    const cookie = `a=b; ${ACCESS_TOKEN}=abc`;
    await expectDrawn('/news');
    const own = await htmlAt('/news', { cookie });
    expect(own).toContain(`id="${PAGE_PRELOAD_ID}"`);
    expect(bodyOf(own)).toBe(bodyOf(await htmlAt('/news')));
    expect(own).not.toContain('abc');
  });

  test.each(['/enquiryFcl', '/procurement/share', '/brand/freight'])(
    'who is signed in finds what is their own at %s as the browser draws it',
    async (address) => {
      await expectDrawn(address);
      expect(await htmlAt(address, { cookie: `${ACCESS_TOKEN}=abc` })).not.toContain(PAGE_PRELOAD_ID);
    },
  );

  test.each(['/', '/news', '/shippingFcl', '/airLift'])(
    '[3.2b] at %s who is signed in is named in the header at once, beside a page that was not asked for again',
    async (address) => {
      await expectDrawn(address);
      const { context: signedIn, page: first } = await openSignedIn(browser, site, VERIFIED);
      await first.close();
      const storageState = await signedIn.storageState();
      await signedIn.close();
      await at(
        address,
        async ({ page, calls, errors }) => {
          await expectAlive(page);
          await signOutButton(page).waitFor();
          await page.waitForLoadState('networkidle');
          expect(calls.map((one) => one.replace(/ .*/, '')).filter((path) => !OF_THE_SESSION.has(path))).toEqual([]);
          expect(errors).toEqual([]);
          expect(await shiftsIn(page)).toEqual([]);
          expect(await page.locator('main[data-served]').count()).toBe(1);
          expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined();
        },
        { storageState },
        `${watchShifts}${WATCH_SIGN_IN}`,
      );
    },
  );

  test('[2.11] a phone gets the campaigns without header and footer', async () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };
    await expectDrawn('/act');
    expect(await htmlAt('/act')).toContain('<footer');
    await expect.poll(() => htmlAt('/act', phone), { timeout: 20_000 }).toContain(PAGE_PRELOAD_ID);
    expect(await htmlAt('/act', phone)).not.toContain('<footer');
  });

  test('a query that no page is rendered for gets the page that the browser draws', async () => {
    await expectDrawn('/news');
    expect(await htmlAt('/news?anything=else')).not.toContain(PAGE_PRELOAD_ID);
  });

  /** Opens an address whose scripts come when they are let go. With nothing kept in the browser the page stays as it was drawn. */
  async function still(
    address: string,
    act: (page: Page) => Promise<void>,
    look: (page: Page) => Promise<void>,
    kept: Readonly<Record<string, string>> = {},
  ) {
    await expectDrawn(address);
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    try {
      const page = await context.newPage();
      let letGo = () => {};
      const released = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.addInitScript(READY);
      await page.addInitScript((values) => {
        for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
      }, kept);
      await page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      // The drawing may have ended since it was looked for.
      const open = async () => (await page.goto(site.address + address, { waitUntil: 'commit' }))?.text();
      await expect.poll(open).toContain(PAGE_PRELOAD_ID);
      await act(page);
      expect(await page.locator('html[data-ready]').count()).toBe(0);
      letGo();
      await look(page);
      expect(await page.locator('main[data-served]').count()).toBe(Object.keys(kept).length === 0 ? 1 : 0);
    } finally {
      await context.close();
    }
  }

  test('a press before the page is alive opens what it was meant to', () =>
    still(
      '/news',
      (page) => signInButton(page).click(),
      (page) => page.getByRole('dialog', { name: session.dialog }).waitFor(),
    ));

  test('[3.5] what is typed before the page is alive is searched for, and the next keys go on from there', () =>
    still(
      '/shippingFcl',
      async (page) => {
        const origin = page.getByRole('combobox', { name: search.origin });
        await origin.focus();
        await page.keyboard.type('s');
      },
      async (page) => {
        await expectAlive(page);
        await page.keyboard.type('h');
        await page.getByRole('option', { name: /上海/ }).first().waitFor();
        expect(await page.getByRole('combobox', { name: search.origin }).inputValue()).toBe('sh');
      },
    ));

  test('[3.14] what is pasted as a field comes to life, before the page could look who is in it, stays in it', () =>
    still(
      '/dgdesk',
      async (page) => {
        await warmDensity(page).focus();
        await page.evaluate(() => {
          const own = setTimeout;
          Object.assign(window, {
            setTimeout: (run: () => void, ms: number) => own(run, ms === 50 ? 3_000 : ms),
          });
        });
      },
      async (page) => {
        const field = warmDensity(page);
        await expect
          .poll(() => field.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
          .toBe(true);
        await field.evaluate((node: HTMLInputElement) => node.select());
        await page.keyboard.insertText('0.8');
        expect(await field.inputValue()).toBe('0.8');
        await page.getByText(deskTools.tank.backwards).waitFor();
      },
    ));

  test('[3.5] in the card of the home page, which comes to life after the page, a press and what is typed are kept', () =>
    still(
      '/',
      (page) => page.getByRole('tab', { name: '拼箱' }).click(),
      (page) => page.getByLabel(quickSearch.volume).waitFor(),
    ));

  test('[3.5] a page that is rendered again for what this browser kept has what was typed into the rendered one, and who typed it is still there', () =>
    still(
      '/shippingFcl',
      async (page) => {
        await page.getByRole('combobox', { name: search.origin }).focus();
        await page.keyboard.type('sh');
      },
      async (page) => {
        await expectAlive(page);
        const typed = () => page.getByRole('combobox', { name: search.origin }).inputValue();
        await expect.poll(typed).toBe('sh');
        await page.keyboard.type('a');
        await page.getByRole('option').first().waitFor();
        expect(await typed()).toBe('sha');
      },
      { [RECENT_PORTS]: '[]' },
    ));

  test('a theme that was chosen and a strip that was closed are kept, and nothing moves', async () => {
    await expectDrawn('/news');
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    try {
      await context.addInitScript({
        content: `${keepTheme('dark')}${watchShifts}sessionStorage.setItem('${STRIP_CLOSED}', '1');${READY}`,
      });
      const page = await context.newPage();
      await page.goto(`${site.address}/news`);
      await expectAlive(page);
      await expect.poll(() => page.getByRole('region', { name: shell.demoLabel }).count()).toBe(0);
      await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
      await page.getByRole('contentinfo').waitFor();
      expect(await shiftsIn(page)).toEqual([]);
      expect(await page.locator('main[data-served]').count()).toBe(1);
    } finally {
      await context.close();
    }
  });
});
