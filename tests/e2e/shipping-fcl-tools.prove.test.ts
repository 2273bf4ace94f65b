import { readFile } from 'node:fs/promises';
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fcl, fclDays } from '#copy/fcl/search.ts';
import { fclSheet, fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import { search } from '#copy/search/form.ts';
import { fees } from '#copy/search/terms.ts';
import { APP_CODE, APP_DRIVER } from '#domain/limits.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { FULL } from '../kit/full.ts';
import { overflowOf } from '../kit/overflow.ts';
import { sharedSite } from '../kit/served-site.ts';
import { letterOf, readSpreadsheet } from '../kit/spreadsheet.ts';
import { timeless } from '../kit/timeless.ts';

const site = sharedSite();
let browser: Browser;
let context: BrowserContext;
let page: Page;
let pageMessages: string[];

const LANE = '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2&unNo=1230&weight=40000';
const SELLING = '**/api-item/price/selling*';

async function open(width = 1280, theme = 'light') {
  context = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  page = await context.newPage();
  pageMessages = [];
  page.on('console', (message) => pageMessages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => pageMessages.push(`thrown: ${message}`));
}

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

beforeEach(() => open());
afterEach(() => context.close());

const rows = () => page.getByRole('table', { name: fcl.list }).locator('tbody > tr:first-child');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const fieldOf = (label: string) => page.getByRole('combobox', { name: label });
const goTo = async (address: string) => {
  await page.goto(site.address + address);
  await rows().first().waitFor();
};

describe('finding a lane', () => {
  test('[3.5] SH finds 上海 by its initials, the port chosen last comes first, and the same port twice is reported', async () => {
    await page.goto(`${site.address}/shippingFcl`);
    await fieldOf(search.origin).focus();
    await page.keyboard.type('SH', { delay: 30 });
    await expect.poll(() => page.getByRole('option').first().textContent()).toContain('上海');
    await page.keyboard.press('Enter');
    await expect.poll(() => fieldOf(search.origin).inputValue()).toBe('上海');
    await page.getByRole('button', { name: search.swap }).click();
    await expect.poll(() => fieldOf(search.destination).inputValue()).toBe('上海');
    await fieldOf(search.origin).fill('上海');
    await page.getByRole('option').first().waitFor();
    // While its list is open nothing is wrong yet.
    expect(await page.getByText(search.errors.NOT_CHOSEN).count()).toBe(0);
    await page.keyboard.press('Escape');
    await fieldOf(search.origin).blur();
    await page.getByText(search.errors.NOT_CHOSEN).waitFor();
    await fieldOf(search.origin).fill('外高桥');
    await page.getByRole('option', { name: /CNWGQ/ }).waitFor();
    await page.reload();
    await fieldOf(search.origin).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText(KIT.place.recent, { exact: true }).waitFor();
    await page.goto(`${site.address}/shippingFcl?orgPortCode=CNSHA&dstPortCode=CNSHA`);
    await page.getByText(search.errors.SAME_PORTS).waitFor();
  });

  test.each([
    ['an unknown port to sail from', '/shippingFcl?orgPortCode=ZZZZZ&dstPortCode=NLRTM', fcl.unknownOrigin],
    ['an unknown port to sail to', '/shippingFcl?orgPortCode=CNSHA&dstPortCode=ZZZZZ', fcl.unknownDestination],
    ['days expired by', `${LANE}&etdFrom=2020-01-01&etdTo=2020-01-10`, fcl.anyDay],
    ['days backwards', `${LANE}&etdFrom=2027-02-01&etdTo=2027-01-01`, search.errors.DAYS_BACKWARDS],
  ])('[3.5] %s has its words', async (_, address, words) => {
    await page.goto(site.address + address);
    await page.getByText(words).waitFor();
    expect(pageMessages).toEqual([]);
  });

  test('[3.14] a page past the last says so and leads back', async () => {
    await page.goto(`${site.address}${LANE}&page=9`);
    await button(fcl.firstPage).click();
    await rows().first().waitFor();
    expect(page.url()).not.toContain('page=');
  });

  test.each(['/', '/shippingFcl', '/enquiryFcl', '/shippingLcl', '/airLift'])(
    '[3.5] a hostile query string on %s is read as far as it makes sense',
    async (path) => {
      const hostile =
        'orgPortCode=%00<script>alert(1)</script>&boxes=*,*&page=-1&compare=../..&unNo=%E0%A4%A&share=<img>';
      await page.goto(`${site.address}${path}?${hostile}`);
      const comboboxes = page.getByRole('combobox');
      await comboboxes.first().waitFor();
      expect(await comboboxes.first().inputValue()).toBe('');
      expect(await page.locator('main script, main img[src]').count()).toBe(0);
      expect(pageMessages).toEqual([]);
    },
  );
});

describe('prices side by side', () => {
  test('[3.5] up to four are picked, stand in the address and open from it, the lowest of each currency marked', async () => {
    await goTo(LANE);
    await page.getByRole('button', { name: /个航次已截订舱/ }).click();
    const boxes = page.getByRole('checkbox');
    for (const row of [0, 3, 4, 5]) await boxes.nth(row).check();
    await expect.poll(() => boxes.nth(6).isDisabled()).toBe(true);
    await button(fcl.compare).click();
    const panel = () => page.getByRole('region', { name: fclTools.compare.title });
    await expect.poll(() => panel().getByRole('listitem').count()).toBe(4);
    const compared = async () => timeless(await panel().getByRole('listitem').allInnerTexts());
    const shown = await compared();
    await expect
      .poll(() => panel().getByText(fclTools.compare.lowest, { exact: true }).count())
      .toBeGreaterThanOrEqual(2);
    await expect.poll(() => page.url()).toContain('compare=');
    const address = page.url();
    await context.close();
    await open();
    await page.goto(address);
    await expect.poll(compared).toEqual(shown);
    await button(fcl.clearPicked).click();
    await expect.poll(() => page.url()).not.toContain('compare=');
    expect(pageMessages).toEqual([]);
  });
});

describe('taking prices along', () => {
  test('a shared link opens the same screen; one that has ended and an unknown one say so', async () => {
    await goTo(LANE);
    const shown = timeless(await rows().allInnerTexts());
    await page.getByRole('group', { name: fcl.tools }).getByRole('button', { name: fcl.share }).click();
    await button(fclTools.share.copy).click();
    await page.getByText(fclTools.share.copied).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/^http.*\/shippingFcl\?share=[\w-]{22,64}$/);
    await context.close();
    await open();
    await page.goto(link);
    await rows().first().waitFor();
    await expect.poll(async () => timeless(await rows().allInnerTexts())).toEqual(shown);
    expect(page.url()).not.toContain('share=');
    const { data: ended } = await (
      await page.request.post(`${site.address}/api-ecommerce/shares`, {
        headers: { appCode: APP_CODE, appDriver: APP_DRIVER },
        data: {
          kind: 'search',
          content: { path: '/shippingFcl', query: 'orgPortCode=CNSHA' },
          expiresAt: Date.now() + 5_000,
        },
      })
    ).json();
    await expect.poll(() => Date.now()).toBeGreaterThan(ended.expiresAt);
    for (const id of [ended.id, 'a'.repeat(32)]) {
      await page.goto(`${site.address}/shippingFcl?share=${id}`);
      await page.getByRole('heading', { name: fclTools.link.expired }).waitFor();
    }
    await button(fclTools.link.leave).click();
    await expect.poll(() => page.url()).toBe(`${site.address}/shippingFcl`);
    expect(pageMessages).toEqual([]);
  });

  test('[3.14] the list is a file for Excel, and the cut-offs of a sailing are one for a calendar', async () => {
    await goTo(LANE);
    const total = Number.parseInt(await page.getByRole('status').filter({ hasText: '个航次' }).innerText(), 10);
    expect(total).toBeGreaterThan(await rows().count());
    const save = async (press: () => Promise<void>) => {
      const [download] = await Promise.all([page.waitForEvent('download'), press()]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const choose = (entry: string) => async () => {
      await button(fcl.take).click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    const csv = await save(choose(fcl.csv));
    expect(csv.name).toMatch(/^整箱运价_上海-鹿特丹_\d{4}-\d\d-\d\d\.csv$/);
    expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(csv.bytes.toString().trimEnd().split('\r\n')).toHaveLength(total + 1);
    await page.getByText(fcl.taken(total)).waitFor();
    const xlsx = await save(choose(fcl.xlsx));
    expect(xlsx.name).toBe(csv.name.replace(/csv$/, 'xlsx'));
    const { sheets, cells } = await readSpreadsheet(xlsx.bytes);
    expect(sheets).toEqual([fclSheet.sheet]);
    const head = [...cells].filter(([cellName]) => /^[A-Z]+1$/.test(cellName)).map(([, { value }]) => `${value}`);
    expect(head.join(',')).toBe(csv.bytes.toString().split('\r\n')[0]?.slice(1));
    expect([...cells.keys()].filter((cellName) => /^A\d+$/.test(cellName))).toHaveLength(total + 1);
    const first = (await rows().first().innerText()).replaceAll(',', '');
    const freight = cells.get(`${letterOf(head.indexOf(fclSheet.columns.freight('20GP')))}2`);
    expect(freight).toEqual({ value: expect.any(Number), look: '#,##0.00' });
    expect(first).toContain(`$${Number(freight?.value).toFixed(2)}`);
    await page.getByRole('button', { name: fcl.detail }).first().click();
    const calendar = await save(() => button(fcl.calendarFile).click());
    expect(calendar.bytes.toString()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR\r\n$/);
    expect(pageMessages).toEqual([]);
  });
});

describe('on paper', () => {
  test('[3.14][5.9] the list lies on its side, whole and light, with the fee lines that are open and without what is pressed', async () => {
    await context.close();
    await open(1280, 'dark');
    await goTo(LANE);
    await page.getByRole('button', { name: fcl.detail }).first().click();
    const table = page.getByRole('table', { name: fees.title });
    await table.waitFor();
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, width = '0', height = '0'] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(printed) ?? [];
    expect(Number(width)).toBeGreaterThan(Number(height));
    // A4 on its side without its margins.
    await page.setViewportSize({ width: 1062, height: 733 });
    await page.emulateMedia({ media: 'print' });
    for (const hiddenText of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('search'),
      page.getByRole('region', { name: search.filters }),
      page.getByRole('group', { name: fcl.tools }),
      page.getByRole('checkbox').first(),
    ])
      await expect.poll(() => hiddenText.isVisible()).toBe(false);
    const pressed = page.locator('button, [role="button"], select, input').filter({ visible: true });
    expect(
      await pressed.evaluateAll((all) => all.filter((one) => !one.closest('th')).map((one) => one.outerHTML)),
    ).toEqual([]);
    const lines = (await table.innerText()).replace(/\s+/g, ' ');
    for (const amount of ['$850.00', '$2,300.00', '¥3,390.00']) expect(lines).toContain(amount);
    const paper = await page.evaluate(() => {
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
      const lightness = (colour: string) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return alpha < 128 ? 255 : (red * 299 + green * 587 + blue * 114) / 1000;
      };
      const seen = [...document.querySelectorAll<HTMLElement>('body, body *')].filter((one) => one.checkVisibility());
      const wide = document.documentElement.clientWidth;
      return {
        dark: seen
          .filter((one) => lightness(getComputedStyle(one).backgroundColor) < 200)
          .map((one) => one.outerHTML.slice(0, 200)),
        over: seen
          .filter((one) => one.closest('main') && one.getBoundingClientRect().right > wide + 1)
          .map((one) => one.outerHTML.slice(0, 200)),
        cut: seen
          .filter(
            (one) =>
              one.closest('main') &&
              getComputedStyle(one).overflowX !== 'visible' &&
              one.scrollWidth > one.clientWidth + 1 &&
              one.clientWidth > 1,
          )
          .map((one) => one.outerHTML.slice(0, 200)),
      };
    });
    expect(paper).toEqual({ dark: [], over: [], cut: [] });
    const heads = page.getByRole('table', { name: fcl.list }).locator('> thead th[scope="col"]');
    expect(await heads.evaluateAll((all) => all.every((one) => one.getBoundingClientRect().width > 0))).toBe(true);
    expect(pageMessages).toEqual([]);
  });
});

describe('what a row tells', () => {
  test('[3.14][5.9] the head of the totals sorts the list, and a row tells what every box type costs', async () => {
    await goTo(LANE);
    const totals = page.getByRole('columnheader', { name: fcl.columns.totals });
    await totals.getByRole('button').click();
    await expect.poll(() => page.url()).toContain('sort=price');
    await expect.poll(() => totals.getAttribute('aria-sort')).toBe('ascending');
    const small = page.getByRole('columnheader', { name: '20GP' });
    await small.getByRole('button').click();
    await expect.poll(() => page.url()).toContain('sort=price&sortBox=20GP');
    await expect.poll(() => small.getAttribute('aria-sort')).toBe('ascending');
    await page.getByRole('button', { name: fcl.detail }).first().click();
    await page.getByText(fclTools.rates.open, { exact: true }).first().click();
    const rates = page.getByRole('table', { name: fclTools.rates.open });
    await expect.poll(() => rates.getByRole('row', { name: /OF/ }).innerText()).toContain('$850.00');
    expect((await rates.getByRole('columnheader').allInnerTexts()).slice(1, 3)).toEqual(['20GP', '20TK']);
    await expect.poll(() => rates.getByRole('row', { name: /DOC/ }).innerText()).toContain('¥450.00');
    expect(pageMessages).toEqual([]);
  });
});

describe('days and prices over time', () => {
  test('[3.16] the trend of a box, and a month of sailings of which a day is chosen', async () => {
    await goTo(LANE);
    await button(fcl.trend).focus();
    await page.keyboard.press('Enter');
    const trend = page.getByRole('dialog', { name: fclTools.trend.title });
    await trend.getByRole('img').waitFor();
    const line = trend.getByRole('button', { name: /^中远海运 \$/ });
    await line.click();
    await trend.getByRole('radio', { name: fclTools.trend.days[30] }).focus();
    for (const days of [90, 180] as const) {
      await page.keyboard.press('ArrowRight');
      const span = trend.getByRole('radio', { name: fclTools.trend.days[days] });
      await expect.poll(() => span.isChecked()).toBe(true);
    }
    const day = trend.getByRole('slider', { name: fclTools.trend.day });
    await expect.poll(() => day.getAttribute('max')).toBe('179');
    const read = () => day.getAttribute('aria-valuetext');
    const today = await read();
    await day.focus();
    await page.keyboard.press('Home');
    await expect.poll(read).not.toBe(today);
    expect(await read()).toContain((await line.innerText()).trim());
    await trend.locator('summary').click();
    await expect.poll(() => trend.getByRole('row').count()).toBeGreaterThan(20);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(fcl.trend);
    await button(fcl.month).click();
    const month = page.getByRole('dialog', { name: fclTools.month.title });
    await month.locator('td button:enabled').first().click();
    await expect.poll(() => page.url()).toMatch(/etdFrom=(\d{4}-\d\d-\d\d)&etdTo=\1/);
    expect(pageMessages).toEqual([]);
  });
});

describe('a service that does not do its part', () => {
  const json = (body: string) => ({ status: 200, contentType: 'application/json', body });
  const errors = {
    'cut off': json('{"code":'),
    empty: json(''),
    'without data': json('{"code":"00000000","message":"","data":null}'),
    'of another shape': json('{"code":"00000000","message":"","data":{"items":[{}],"total":"1"}}'),
    'a page of another user': { status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' },
    'an error': { status: 500, body: '' },
  };

  test('[8.3] prices that come cut off, empty, misshapen or not at all have one variant and the way to ask again', async () => {
    const answers = Object.entries(errors);
    let asked = 0;
    await page.route(SELLING, (route) => {
      const answer = answers[asked]?.[1];
      asked += 1;
      return answer === undefined ? route.abort() : route.fulfill(answer);
    });
    await page.goto(site.address + LANE);
    for (const [at, [name]] of answers.entries()) {
      await expect.poll(() => asked, { message: name }).toBe(at + 1);
      await page.getByText(fcl.failed).waitFor();
      expect(await rows().count()).toBe(0);
      await button(KIT.retry).first().click();
    }
    await expect.poll(() => asked).toBe(answers.length + 1);
    await page.getByText(fcl.failed).waitFor();
    await page.unroute(SELLING);
    await button(KIT.retry).first().click();
    await rows().first().waitFor();
  });

  test('[1.2] prices that are late leave the form at hand, and what is asked meanwhile is what is shown', async () => {
    const waiting: (() => void)[] = [];
    await page.route(SELLING, async (route) => {
      await new Promise<void>((done) => waiting.push(done));
      await route.continue().catch(() => undefined);
    });
    await page.goto(site.address + LANE);
    await expect.poll(() => waiting.length).toBe(1);
    await page.getByRole('status').filter({ hasText: KIT.loading }).first().waitFor();
    await button(search.change).click();
    await page.getByRole('button', { name: search.swap }).click();
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.();
    await page.getByRole('heading', { name: fcl.emptyTitle }).waitFor();
    waiting[0]?.();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.getByRole('heading', { name: fcl.emptyTitle }).isVisible()).toBe(true);
    expect(pageMessages).toEqual([]);
  });

  test('[1.2] the days and the trend that do not come say so, and the prices stand', async () => {
    await page.route('**/api-ecommerce/schedule/etd*', (route) => route.fulfill(errors['an error']));
    await goTo(LANE);
    await page.getByText(fclDays.failed).waitFor();
    await page.route('**/api-item/price/trend*', (route) => route.fulfill(errors['an error']));
    await button(fcl.trend).click();
    await page.getByText(fclTools.trend.failed).waitFor();
  });
});

const WIDTHS = [360, 768, 1280, 1920];
/** Without the full counts a phone by day and a desk by night are opened, and every width is looked at in both. */
const variants = FULL
  ? WIDTHS.flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })))
  : ([
      { width: 360, theme: 'light' },
      { width: 1280, theme: 'dark' },
    ] as const);

describe('at every width', () => {
  test.each(variants)(
    '[1.1] $width px, $theme: nothing reaches sideways, nothing moves, axe and the console are silent',
    async ({ width, theme }) => {
      await context.close();
      await open(width, theme);
      await context.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await goTo(LANE);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001);
      await page.getByRole('button', { name: fcl.detail }).first().click();
      await page.evaluate(axe.source);
      const expectSound = async (state: string, cellName: string) => {
        const found = await page.evaluate(async (within) => {
          const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, { preload: false });
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        }, cellName);
        expect(found, state).toEqual([]);
        for (const other of WIDTHS.filter((one) => one !== width)) {
          await page.setViewportSize({ width: other, height: 800 });
          expect(await overflowOf(page), `${state} at ${other}`).toBe(0);
        }
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowOf(page), state).toBe(0);
      };
      await page.getByRole('heading', { name: fcl.cutOffs }).waitFor();
      await page.getByRole('checkbox').first().check();
      await button(fcl.compare).click();
      await page.getByRole('region', { name: fclTools.compare.title }).getByRole('listitem').waitFor();
      await expectSound('a row open, a price compared', 'html');
      const dialog = page.getByRole('dialog');
      for (const [tool, shown] of [
        [fcl.month, dialog.getByRole('table')],
        [fcl.trend, dialog.getByRole('img')],
        [fcl.share, dialog.getByRole('img')],
      ] as const) {
        await page.getByRole('group', { name: fcl.tools }).getByRole('button', { name: tool }).click();
        await shown.waitFor();
        await expectSound(tool, '[role=dialog]');
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
      expect(pageMessages).toEqual([]);
    },
  );
});
