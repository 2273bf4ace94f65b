import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { reading } from '#copy/booking/outcome.ts';
import { fcl } from '#copy/fcl/search.ts';
import { footer, legalNames, miniProgram } from '#copy/kit.ts';
import { privacyNotice, userAgreement } from '#copy/legal/documents.ts';
import { shell } from '#copy/shell.ts';
import { session } from '#copy/sign-in/session.ts';
import { codeOf } from '#src/features/header/views/MiniProgramCode.tsx';
import { openSparingBrowser } from '../kit/browser.ts';
import { sharedSite } from '../kit/served-site.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

async function at<Answer>(path: string, look: (page: Page) => Promise<Answer>, options = {}): Promise<Answer> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  try {
    const page = await context.newPage();
    await page.goto(site.address + path, { waitUntil: 'load' });
    await page.locator('main h1').waitFor();
    return await look(page);
  } finally {
    await context.close();
  }
}

test('[1.3][2.9] the header lists three brands, and /business is the third', () =>
  at('/business', async (page) => {
    const tabs = page.getByRole('navigation', { name: shell.brands }).getByRole('link');
    await expect.poll(() => tabs.allTextContents()).toEqual(['化舟', '陆舟', '拼舟']);
    expect(await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('aria-current')))).toEqual([
      null,
      null,
      'page',
    ]);
    expect(await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/brand/freight',
      '/business',
    ]);
  }));

test('[2.12][2.10] the logo leads home from a page of every layout', async () => {
  for (const path of ['/business', '/news', '/lcl', '/railWayIndex', '/act', '/airLift/airLiftOrder', '/root'])
    await at(path, async (page) => {
      await page.keyboard.press('Escape');
      const logo = page.getByRole('banner').getByRole('link', { name: shell.homeLink() });
      expect(await logo.getAttribute('href'), path).toBe('/');
    });
});

test('[2.5] [2.5b] signed out, a page that holds a form or an order of its own asks to sign in', async () => {
  const asking = routes.flatMap(({ path, permission }) => (path !== null && permission === 'signed-in' ? [path] : []));
  expect(asking.length).toBeGreaterThan(5);
  for (const path of asking) await at(path, (page) => page.getByRole('dialog', { name: session.dialog }).waitFor());
});

test('[2.11] a campaign shows neither header nor footer to a phone, but does to a desktop', async () => {
  const frames = (page: Page) => page.locator('header, footer').count();
  const iPhone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15' };
  await at(
    '/act',
    async (page) => {
      expect(await frames(page)).toBe(0);
    },
    iPhone,
  );
  await at('/act', async (page) => {
    await page.getByRole('contentinfo').waitFor();
    await expect.poll(() => frames(page)).toBe(2);
  });
});

test('[2.13] 官方小程序 pops up the code of the configured address, by mouse and by keyboard', async () => {
  const configured = await fetch(`${site.address}/api-platform/site-config`, {
    headers: { appcode: 'echem', appdriver: '101' },
  });
  const { data } = (await configured.json()) as { data: { addresses: { miniProgram: string } } };
  const code = codeOf(new URL(data.addresses.miniProgram, site.address).href).path;
  const visibleCode = (page: Page) =>
    page.getByRole('img', { name: miniProgram.code }).locator('path').getAttribute('d');
  await at('/', async (page) => {
    await page.getByRole('banner').getByRole('button', { name: '官方小程序' }).click();
    await expect.poll(() => visibleCode(page)).toBe(code);
    await page.keyboard.press('Escape');
    await page.getByRole('img', { name: miniProgram.code }).waitFor({ state: 'detached' });
  });
  await at('/news', async (page) => {
    await page.getByRole('banner').getByRole('button', { name: '官方小程序' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => visibleCode(page)).toBe(code);
  });
});

test('[2.17][2.8] the footer leads to the three places of the help centre', () =>
  at('/news', async (page) => {
    const links = page.getByRole('contentinfo').locator('a[href^="/helpCenter"]');
    await links.first().waitFor();
    expect(
      await links.evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')])),
    ).toEqual([
      ['新手指南', '/helpCenter?id=1.1.1'],
      ['产品下载', '/helpCenter?id=2'],
      ['关于我们', '/helpCenter?id=3'],
    ]);
  }));

test('[2.20][2.21] the footer opens each legal text, with words of its own, to a visitor', () =>
  at('/news', async (page) => {
    for (const [link, text] of [
      [legalNames.userAgreement, userAgreement],
      [legalNames.privacyNotice, privacyNotice],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('button', { name: link }).click();
      const dialog = page.getByRole('dialog', { name: text.title });
      await dialog.waitFor();
      await expect.poll(() => dialog.textContent()).toContain(text.articles[0]?.heading);
      await dialog.getByRole('button', { name: reading.close }).click();
      await dialog.waitFor({ state: 'detached' });
    }
  }));

test('[2.17b] 友情链接 opens three sites of others, away from this one', () =>
  at('/news', async (page) => {
    await page.getByRole('contentinfo').getByRole('button', { name: footer.friendlyLinks }).click();
    const entries = page.getByRole('menuitem');
    await entries.first().waitFor();
    const links = await entries.evaluateAll((found) =>
      found.map((entry) => entry.closest('a') ?? entry.querySelector('a')).map((link) => [link?.origin, link?.rel]),
    );
    expect(links).toHaveLength(3);
    for (const [origin, rel] of links) {
      expect(origin).not.toBe(site.address);
      expect(rel).toContain('noopener');
    }
  }));

test('[2.17c][2.17d][1.12] the footer says both hotlines, copyright, filings, licence, version and build', () =>
  at('/news', async (page) => {
    const words = () => page.getByRole('contentinfo').textContent();
    for (const expectedText of [
      '服务热线',
      '应急救援热线',
      '版权所有 ©',
      'ICP备案号',
      '公安备案号',
      '危险化学品经营许可证',
      '版本',
      '构建',
      '演示数据',
    ])
      await expect.poll(words).toContain(expectedText);
  }));

test('[2.7] while a page is on its way the progress bar shows, and it goes when the page is there', () =>
  at('/', async (page) => {
    let letGo = () => {};
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\/lcl-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a[href="/lcl"], a[href="/shippingLcl"]')?.focus(),
    );
    await page.evaluate(() => history.pushState(null, '', '/lcl'));
    const bar = page.getByRole('progressbar');
    await bar.waitFor();
    letGo();
    await page.getByRole('heading', { name: '拼箱，按计费吨出运' }).waitFor();
    await bar.waitFor({ state: 'detached' });
  }));

test.each([
  [768, 'the head of one line'],
  [1280, 'the head of two'],
])(
  '[2.16] at %d, %s: what the keyboard reaches going up stands clear of the head that comes back and of the bar at the foot',
  (width) =>
    at(
      '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2',
      async (page) => {
        const picks = page.getByRole('table', { name: fcl.list }).getByRole('checkbox');
        await picks.first().check();
        await page.getByRole('region', { name: fcl.pick }).waitFor();
        const last = page.getByRole('main').getByRole('link').last();
        await last.focus();
        const bottom = await page.evaluate(() => scrollY);
        const covered: string[] = [];
        for (let press = 0; press < 40; press += 1) {
          await page.keyboard.press('Shift+Tab');
          const over = await page.evaluate(async () => {
            for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
            const one = document.activeElement as HTMLElement;
            const { left, top, width, height } = one.getBoundingClientRect();
            const above = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('header, [data-foot]');
            if (above === undefined || above === null || above.contains(one)) return null;
            return `${one.textContent || one.ariaLabel || one.outerHTML.slice(0, 99)} under ${above.tagName}`;
          });
          if (over !== null) covered.push(over);
        }
        expect(await page.evaluate(() => scrollY)).toBeLessThan(bottom - Math.min(600, bottom / 2));
        expect(covered).toEqual([]);
      },
      { viewport: { width, height: 600 }, reducedMotion: 'reduce' },
    ),
);

test('[3.15] a page follows the theme of the system until one is chosen, in the menu of a phone or in the footer', () =>
  at(
    '/news',
    async (page) => {
      const shown = () => page.evaluate(() => document.documentElement.dataset.theme);
      expect(await shown()).toBe('dark');
      // The system turns while the code of the page is still on its way.
      await page.route('**/assets/*.js', async (route) => {
        await page.waitForFunction(() => document.documentElement.dataset.theme !== undefined);
        await page.emulateMedia({ colorScheme: 'light' });
        await route.continue();
      });
      await page.reload();
      await page.getByRole('button', { name: shell.menu }).click();
      const menu = page.getByRole('dialog', { name: shell.menu });
      await menu.getByRole('radio', { name: footer.themes.system }).waitFor();
      await page.unrouteAll({ behavior: 'wait' });
      await expect.poll(shown).toBe('light');
      await menu.getByRole('radio', { name: footer.themes.dark }).check();
      expect(await shown()).toBe('dark');
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      const below = page.getByRole('contentinfo').getByRole('radio', { name: footer.themes.dark });
      await expect.poll(() => below.isChecked()).toBe(true);
      await page.reload();
      expect(await shown()).toBe('dark');
    },
    { colorScheme: 'dark', viewport: { width: 390, height: 800 } },
  ));
