import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { packingGroupText } from '#copy/dangerous-goods/lookup.ts';
import { fcl, fclOffers } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import { search } from '#copy/search/form.ts';
import { fees } from '#copy/search/terms.ts';
import { openBrowser } from '../kit/browser.ts';
import { overflowOf } from '../kit/overflow.ts';
import { renderedByBrowser, sharedSite } from '../kit/served-site.ts';
import { timeless } from '../kit/timeless.ts';

const site = sharedSite();
let browser: Browser;
let context: BrowserContext;
let page: Page;
let pageMessages: string[];

/** 2×20GP of methanol, from the tariff that never changes. */
const LINES = [
  ['OF', '$1,700.00'],
  ['DGS', '$600.00'],
  ['THC', '¥2,200.00'],
  ['DOC', '¥450.00'],
  ['SEAL', '¥100.00'],
  ['EIR', '¥80.00'],
  ['PLC', '¥160.00'],
  ['DGD', '¥400.00'],
] as const;

const SEARCH = '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2&unNo=1230&carriers=COSU';

async function open(width: number) {
  context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  pageMessages = [];
  page.on('console', (message) => pageMessages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => pageMessages.push(`thrown: ${message}`));
}

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

beforeEach(() => open(1280));
afterEach(() => context.close());

const rows = () => page.getByRole('table', { name: fcl.list }).locator('tbody > tr:first-child');
const textOf = async (found: Locator) => (await found.allInnerTexts()).join(' ');
const firstRow = () => textOf(rows().first());
const details = () => page.getByRole('button', { name: fcl.detail });
const feeTable = () => page.getByRole('table', { name: fees.title });

/** Price text on the screen, for typed or linked input. */
async function expectGolden() {
  await rows().first().waitFor();
  await expect.poll(firstRow).toContain('$2,300.00');
  await expect.poll(firstRow).toContain('¥3,390.00');
  await expect.poll(firstRow).toContain('COSU');
  if ((await details().first().getAttribute('aria-expanded')) !== 'true') await details().first().click();
  await feeTable().waitFor();
  for (const [code, amount] of LINES) {
    const saying = async () =>
      (await feeTable().locator('tbody tr').allInnerTexts()).filter(
        (line) => line.includes(code) && line.replace(/\s/g, '').includes(amount),
      );
    await expect.poll(saying).toHaveLength(1);
  }
  const totals = async () => (await textOf(feeTable().locator('tfoot'))).replace(/\s/g, '');
  for (const amount of ['$2,300.00', '¥3,390.00']) await expect.poll(totals).toContain(amount);
}

const focusedName = () => page.evaluate(() => document.activeElement?.textContent ?? '');

async function choosePort(label: string, typed: string, port: string) {
  await page.getByRole('combobox', { name: label }).focus();
  await page.keyboard.type(typed, { delay: 30 });
  await page.getByRole('option', { name: port }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

describe('prices of a lane', () => {
  test('[1.2][3.14][5.9] 上海 → 鹿特丹, UN1230, 2×20GP is asked by keyboard alone and shows every line; its address shows the same screen again', async () => {
    await page.goto(`${site.address}/shippingFcl`);
    await choosePort(search.origin, 'shanghai', '上海');
    await choosePort(search.destination, 'rotterdam', '鹿特丹');
    await page.getByRole('combobox', { name: search.unNo }).focus();
    await page.keyboard.type('UN1230');
    await page.getByRole('search', { name: search.name }).getByRole('button', { name: '20GP', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('textbox', { name: search.quantityOf('20GP') }).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: search.carriers, exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '中远海运', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => page.url()).toContain('carriers=COSU');
    await page.keyboard.press('Escape');
    await expect.poll(firstRow).toContain('$2,300.00');
    await details().first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => details().first().getAttribute('aria-expanded')).toBe('true');
    expect(await focusedName()).toContain(fcl.detail);
    await expectGolden();
    const order = await page.getByRole('link', { name: fcl.order }).first().getAttribute('href');
    expect(order).toMatch(/^\/shippingFcl\/addOrder\?priceId=FCL-CNSHA-NLRTM-COSU-/);
    const shown = timeless(await rows().allInnerTexts());
    const address = page.url();
    expect(pageMessages).toEqual([]);
    await context.close();

    await open(1280);
    await page.goto(address);
    await expectGolden();
    await expect.poll(async () => timeless(await rows().allInnerTexts())).toEqual(shown);
    await page.getByRole('button', { name: search.change }).click();
    await expect.poll(() => page.getByRole('combobox', { name: search.origin }).inputValue()).toBe('上海');
    await page.getByRole('group', { name: new RegExp(`^${search.unNo} .*UN 1230 甲醇`) }).waitFor();
    await page.getByText(packingGroupText(['II']), { exact: true }).waitFor();
    expect(pageMessages).toEqual([]);
  });

  test('[1.1] at 360 px the same price stands on cards, and nothing reaches sideways', async () => {
    await context.close();
    await open(360);
    await page.goto(site.address + SEARCH);
    await expectGolden();
    expect(await overflowOf(page)).toBe(0);
    expect(pageMessages).toEqual([]);
  });

  test('[1.2][3.5] at 1280 × 800 the form folds to one line after a search, and four fares stand in the first screen in rows of 60 px at most', async () => {
    await page.goto(site.address + SEARCH.replace('&carriers=COSU', ''));
    await expect.poll(firstRow).toContain('$2,300.00');
    const boxes = await Promise.all((await rows().all()).map((row) => row.boundingBox()));
    expect(boxes.length).toBeGreaterThanOrEqual(5);
    expect((boxes[3]?.y ?? 800) + (boxes[3]?.height ?? 0)).toBeLessThanOrEqual(800);
    for (const box of boxes) expect(box?.height).toBeLessThanOrEqual(60);
    for (const part of ['上海', '鹿特丹', 'UN 1230', '甲醇', '20GP × 2', search.change])
      await expect.poll(() => page.getByRole('search').innerText()).toContain(part);
    expect(await page.getByRole('button', { name: search.submit, exact: true }).count()).toBe(0);
    const placards = rows().first().locator('td').nth(3).locator('svg');
    await expect.poll(() => placards.count()).toBeGreaterThanOrEqual(4);
    await page.getByText(search.sortMeanings.recommended).waitFor();
    expect(pageMessages).toEqual([]);
  });

  test('[3.14] the days whose booking is over lie folded in one cell, the sailings in one line; both open', async () => {
    await page.goto(site.address + SEARCH.replace('&carriers=COSU', ''));
    await rows().first().waitFor();
    const days = page.getByRole('list', { name: fcl.days.name });
    await days.getByRole('button').first().waitFor();
    const open = await days.getByRole('button').count();
    expect(await days.getByText(fcl.days.closed, { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: /^已截 \d+ 天$/ }).click();
    const closed = () => days.getByText(fcl.days.closed, { exact: true }).count();
    await expect.poll(closed).toBeGreaterThan(0);
    await expect.poll(async () => (await days.getByRole('button').count()) - (await closed())).toBe(open);
    const standing = () => rows().getByText(fcl.bookable.BOOKING_CLOSED, { exact: true });
    const bookable = await rows().count();
    expect(await standing().count()).toBe(0);
    await page.getByRole('button', { name: /个航次已截订舱/ }).click();
    await expect.poll(() => standing().count()).toBeGreaterThan(0);
    await expect.poll(async () => (await rows().count()) - (await standing().count())).toBe(bookable);
  });

  test.each([360, 1280])(
    '[1.2][3.5] at %i px the form gives way to what was asked, opens again, and stays with who is in it',
    async (width) => {
      await context.close();
      await open(width);
      const folded = () => page.getByRole('button', { name: search.change });
      const submit = () => page.getByRole('button', { name: search.submit, exact: true });
      await page.goto(site.address + SEARCH);
      await expect.poll(firstRow).toContain('$2,300.00');
      await expect
        .poll(async () => (await page.getByRole('search').innerText()).replace(/\s+/g, ' '))
        .toMatch(/\d\d-\d\d 至 \d\d-\d\d，20GP × 2 .*UN 1230 甲醇/);
      await expect.poll(() => folded().getAttribute('aria-expanded')).toBe('false');
      expect(await submit().count()).toBe(0);
      await expect.poll(async () => (await rows().first().boundingBox())?.y).toBeLessThan(800);
      await folded().click();
      await expect.poll(focusedName).toBe(search.fold);
      await page.getByRole('search', { name: search.name }).getByRole('button', { name: '40HQ', exact: true }).click();
      await expect.poll(() => page.url()).toContain('40HQ');
      await submit().click();
      await submit().waitFor({ state: 'hidden' });
      await expect.poll(focusedName).toBe(search.change);

      await page.goto(`${site.address}/shippingFcl`);
      await choosePort(search.origin, 'shanghai', '上海');
      await choosePort(search.destination, 'rotterdam', '鹿特丹');
      await rows().first().waitFor();
      expect(await folded().count()).toBe(0);
      await submit().click();
      await submit().waitFor({ state: 'hidden' });
      await expect.poll(focusedName).toBe(search.change);
      expect(pageMessages).toEqual([]);
    },
  );

  test('[3.14] a filter is taken away by its chip, and a lane without prices leads to an enquiry', async () => {
    await page.goto(site.address + SEARCH);
    await rows().first().waitFor();
    await page.getByRole('button', { name: search.remove('中远海运') }).click();
    await expect.poll(() => new URL(page.url()).searchParams.has('carriers')).toBe(false);
    await page.goto(`${site.address}/shippingFcl?orgPortCode=NLRTM&dstPortCode=CNSHA`);
    await page.getByRole('heading', { name: fcl.emptyTitle }).waitFor();
    const enquiry = page.getByRole('link', { name: fcl.submitEnquiry });
    expect(await enquiry.getAttribute('href')).toContain('/enquiryFcl?');
  });

  test('without prices to show, lanes with the lowest price of today and those searched last lead to their lists; a list with prices reads none of it', async () => {
    const read: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api-item/price/minimum') read.push(request.url());
    });
    await page.goto(site.address + SEARCH);
    await rows().first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(read).toEqual([]);

    await page.goto(renderedByBrowser(`${site.address}/shippingFcl`));
    const lanes = page.getByRole('region', { name: fclOffers.lanes }).getByRole('listitem');
    await lanes.first().waitFor();
    expect(read).toHaveLength(1);
    for (const lane of await lanes.allInnerTexts()) expect(lane).toMatch(/[$¥][\d,]+\.\d{2}/);
    const searched = page.getByRole('region', { name: fclOffers.recent }).getByRole('link');
    await expect.poll(() => searched.allInnerTexts()).toEqual([fclOffers.lane('上海', '鹿特丹')]);
    await searched.first().click();
    await rows().first().waitFor();
    expect(new URL(page.url()).searchParams.get('dstPortCode')).toBe('NLRTM');

    await page.goto(`${site.address}/shippingFcl?orgPortCode=NLRTM&dstPortCode=CNSHA`);
    await page.getByRole('heading', { name: fcl.emptyTitle }).waitFor();
    await lanes.first().getByRole('link').click();
    await rows().first().waitFor();
    await expect.poll(() => lanes.count()).toBe(0);
    expect(pageMessages).toEqual([]);
  });

  test('[3.14] 直达 and 中转 each leave their sailings alone, in the address and among the pills, and 全部 gives both back', async () => {
    await page.goto(site.address + SEARCH.replace('&carriers=COSU', ''));
    const choose = (way: string) =>
      page.getByRole('radiogroup', { name: search.routing }).getByRole('radio', { name: way, exact: true }).click();
    const pageMessages = async () => new URL(page.url()).searchParams.get('direct');
    const transhipped = async () => (await rows().allInnerTexts()).map((row) => /经\S+ \d+ 天/.test(row));
    await rows().first().waitFor();
    for (const [way, isVia, text] of [
      [search.routings.via, true, 'N'],
      [search.routings.direct, false, 'Y'],
    ] as const) {
      await choose(way);
      await expect.poll(pageMessages).toBe(text);
      await expect.poll(async () => [...new Set(await transhipped())]).toEqual([isVia]);
      await page.getByRole('button', { name: search.remove(way) }).waitFor();
    }
    await page.reload();
    await page.getByRole('radio', { name: search.routings.direct, exact: true, checked: true }).waitFor();
    await choose(search.routings.any);
    await expect.poll(pageMessages).toBe(null);
    await expect.poll(async () => new Set(await transhipped()).size).toBe(2);
  });

  test('[3.5] goods that are not taken say whose price leaves them out and why, and lead to an enquiry', async () => {
    await page.goto(site.address + SEARCH.replace('1230', '1005'));
    await expect.poll(firstRow).toContain('中远海运的这个报价不含 2.3 类');
    expect(await rows().first().getByRole('link', { name: fcl.order }).count()).toBe(0);
    await expect.poll(() => rows().first().getByRole('link', { name: fcl.enquire }).count()).toBe(1);
    await page.goto(site.address + SEARCH.replace('1230', '9999'));
    await page.getByText(search.unNoUnlisted).filter({ visible: true }).waitFor();
  });

  test('[4.27b] rows stay while a refresh fails, and 重试 brings them up to date', async () => {
    await page.goto(site.address + SEARCH);
    await rows().first().waitFor();
    await page.route('**/api-item/price/selling*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: fcl.refresh }).click();
    await page.getByText(fcl.outdated).waitFor();
    expect(await rows().count()).toBeGreaterThan(0);
    await page.unroute('**/api-item/price/selling*');
    await page.getByRole('button', { name: KIT.retry }).click();
    await page.getByText(fcl.outdated).waitFor({ state: 'detached' });
    expect(await rows().count()).toBeGreaterThan(0);
  });
});
