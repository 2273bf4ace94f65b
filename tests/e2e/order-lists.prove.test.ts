import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fcl } from '#copy/fcl/search.ts';
import { footer } from '#copy/kit.ts';
import { orderExport, orders } from '#copy/orders/list.ts';
import { rooms } from '#copy/user-centre/rooms.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { goToRoom, openRoom } from '../kit/centre-page.ts';
import { SPECIAL, UNVERIFIED, VERIFIED } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { placeOrder } from '../kit/order-calls.ts';
import { audit, expectSound } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openContext, PAGE, signInByPassword } from '../kit/sign-in-page.ts';

const LONG = 300_000;

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[2.15][1.1] the special enterprise finds orders of its own in its room, which is sound', async () => {
  const context = await openContext(browser, { viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(site.address + PAGE);
  await signInByPassword(page, mouseOf(page), SPECIAL);
  // It is taken there as it signs in.
  await page.getByRole('heading', { level: 1, name: rooms.titles.honeywell, exact: true }).waitFor();
  const list = page.getByRole('table', { name: orders.list });
  await expect.poll(() => list.getByRole('row').count()).toBeGreaterThan(5);
  await expectSound(page, 'honeywell');
  await list.getByRole('link').first().click();
  await page.getByRole('table', { name: orders.papersCaption }).waitFor();
  await context.close();
});

test('the list of orders is narrowed by service, days and words, and taken as it is narrowed', async () => {
  const { context, page } = await openRoom(browser, site, VERIFIED, 'redirect=order');
  await placeOrder(context, site.address, 'narrowed-and-taken');
  await goToRoom(page, site, 'redirect=order');
  const form = page.getByRole('form', { name: orders.narrow.title });
  const rows = page.getByRole('table', { name: orders.list }).getByRole('row');
  await form.getByLabel(orders.narrow.service).selectOption({ label: orders.services.air });
  await form.getByRole('button', { name: orders.find }).click();
  await page.getByText(orders.empty, { exact: true }).waitFor();
  await expect.poll(() => button(page, orderExport.csv).count()).toBe(1);

  await form.getByLabel(orders.narrow.service).selectOption({ label: orders.services.fcl });
  await form.getByLabel(orders.narrow.from).fill('2020-01-01');
  await form.getByLabel(orders.narrow.keyword).fill('甲醇');
  await form.getByRole('button', { name: orders.find }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe('甲醇');
  await rows.nth(1).waitFor();
  const shown = (await rows.count()) - 1;
  const saved = page.waitForEvent('download');
  await button(page, orderExport.csv).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^订单列表_\d{4}-\d\d-\d\d\.csv$/);
  await page.getByText(orderExport.taken(shown), { exact: true }).waitFor();

  await page.getByRole('link', { name: orders.showAll }).first().click();
  await expect.poll(async () => (await rows.count()) - 1).toBeGreaterThan(shown);
  expect(new URL(page.url()).search).toBe('?redirect=order');
  await context.close();
});

test(
  '[1.1] a menu and a list of choices that stand open are in a landmark like the rest of the page',
  async () => {
    const { context, page } = await openRoom(browser, site, UNVERIFIED, 'redirect=workplace');
    // The room stands once its code has come.
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(axe.source);
    await button(page, footer.friendlyLinks).click();
    await page.getByRole('menu').waitFor();
    expect(await audit(page, footer.friendlyLinks)).toEqual([]);

    await page.goto(`${site.address}/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2&unNo=1230`);
    await button(page, fcl.take).click();
    await page.getByRole('menu').waitFor();
    await page.evaluate(axe.source);
    expect(await audit(page, fcl.take)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto(`${site.address}/`);
    await page.getByRole('combobox').first().click();
    await page.getByRole('listbox').waitFor();
    await page.evaluate(axe.source);
    expect(await audit(page, 'ports')).toEqual([]);
    await context.close();
  },
  LONG,
);
