import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { paperStatusText, paperText } from '#copy/dangerous-goods/papers.ts';
import { operatorConsole as door } from '#copy/operator/console.ts';
import { orderFile } from '#copy/operator/order-file.ts';
import { operatorOrders as words } from '#copy/operator/orders.ts';
import { operatorReplies } from '#copy/operator/replies.ts';
import { orders } from '#copy/orders/list.ts';
import { milestoneName, milestonesCopy as milestones } from '#copy/orders/milestones.ts';
import { shipmentNumbersCopy as numbers, unitNames } from '#copy/orders/numbers.ts';
import { orderMessages as conversation } from '#copy/orders/order.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { enterOperatorRoom, makeOperatorAt } from '../kit/operator-page.ts';
import type { MadeOperator } from '../kit/operators.ts';
import { callerOf, placeOrder } from '../kit/order-calls.ts';
import { expectSound } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openContext, openSignedIn } from '../kit/sign-in-page.ts';

const PAPER = paperText.SDS_CN;

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const complaints: string[] = [];

let added = 0;

/** A new signed-out visitor for each test. */
async function addOperator(role = 'orders'): Promise<MadeOperator> {
  added += 1;
  const made = await makeOperatorAt(site, `值班员-${added}`, role);
  await context.clearCookies();
  return made;
}

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
  context = await openContext(browser);
  page = await context.newPage();
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const room = () => `${site.address}/desk/`;
const expectFocus = (on: Locator) =>
  expect.poll(() => on.evaluate((node) => document.activeElement === node)).toBe(true);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const rows = () => page.getByRole('listbox', { name: words.title }).getByRole('option');

const signIn = (made: MadeOperator) => enterOperatorRoom(page, made);

test('[10.2] the room is not there before a user may enter it, and no chunk of the site knows of it', async () => {
  expect((await page.goto(room()))?.status()).toBe(404);
  const assets = join(inject('deliveredFolder'), 'dist/site/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const knowing = scripts.filter((name) =>
    /api-platform\/desk|operator-sign-in/.test(readFileSync(join(assets, name), 'utf8')),
  );
  expect(knowing).toEqual([]);
});

test('[10.8][11.11][11.23] an operator signs in, finds an order, reads it, accepts a paper, records a number and a milestone, moves it on by keys, and records a file', async () => {
  const made = await addOperator();
  expect((await page.goto(room()))?.status()).toBe(200);
  await page.getByLabel(door.name, { exact: true }).fill(made.name);
  await page.getByLabel(door.password, { exact: true }).fill('not-the-password');
  await button(door.next).click();
  await page.getByText(operatorReplies.wrongPassword).waitFor();
  await expectSound(page, 'the door');
  await signIn(made);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['operator', 'operator-device']);

  const customer = await openSignedIn(browser, site, VERIFIED);
  const no = await placeOrder(customer.context, site.address, `room-order-${added}`);
  await page.getByRole('searchbox', { name: words.search }).fill(no);
  await button(words.find).click();
  await expect.poll(() => rows().count()).toBe(1);
  await rows().filter({ hasText: no }).focus();
  await page.keyboard.press('Enter');
  const status = page.getByRole('form', { name: words.next }).getByRole('combobox', { name: words.status });
  await expectFocus(status);

  const goods = page.getByRole('region', { name: words.goods(1, '甲醇') });
  await goods.getByText('1230', { exact: true }).waitFor();
  await page.getByRole('table').getByText('海运费', { exact: true }).first().waitFor();
  await button(`${words.view} sds.png`).click();
  await page.getByRole('img', { name: words.picture('sds.png') }).waitFor();
  await expectSound(page, 'an order');
  await button(`${words.accept} ${PAPER}`).click();
  await page.getByText(words.accepted, { exact: true }).waitFor();
  await page.getByRole('listitem').filter({ hasText: PAPER }).getByText(paperStatusText.READY).waitFor();

  await button(numbers.edit).click();
  await page.getByLabel(unitNames.containerNo).first().fill('tghu 650112 0');
  await button(numbers.save).click();
  await page.getByText(numbers.saved, { exact: true }).waitFor();

  const milestone = page.getByRole('region', { name: milestones.title });
  await milestone.getByRole('button', { name: milestoneName('fcl', 'emptyOut') }).click();
  await milestone.getByRole('button', { name: /^现在/ }).click();
  await page.getByText(milestones.saved(milestoneName('fcl', 'emptyOut')), { exact: true }).waitFor();

  await page.getByRole('textbox', { name: conversation.text }).fill('请补一份危包证\n<b>今天</b>');
  await button(conversation.send).click();
  await page.getByRole('log', { name: conversation.list }).getByText('<b>今天</b>').waitFor();
  const read = await callerOf(customer.context, site.address)(`/api-ecommerce/orders/${no}/messages/query`, {});
  expect(read).toMatchObject({ items: [{ side: 'desk', author: null, text: '请补一份危包证\n<b>今天</b>' }] });

  await status.selectOption({ label: orders.statuses.dgReviewing });
  await page.getByLabel(words.remark, { exact: true }).fill('已交船公司');
  await button(words.move).press('Enter');
  await page.getByText(words.moved, { exact: true }).waitFor();
  await expect.poll(() => rows().allInnerTexts()).toEqual([expect.stringContaining(orders.statuses.dgReviewing)]);
  const customerView = await callerOf(customer.context, site.address)(`/api-ecommerce/orders/${no}`, null);
  const units = [expect.objectContaining({ containerNo: 'TGHU6501120' })];
  const reached = expect.objectContaining({ kind: 'emptyOut', actual: expect.any(Number) });
  expect(customerView).toMatchObject({ status: 'dgReviewing', numbers: { units } });
  expect(customerView).toMatchObject({ milestones: expect.arrayContaining([reached]) });

  await page.keyboard.press('Escape');
  await expectFocus(rows().first());
  await page.getByText(words.choose).waitFor();

  await button(orderFile.open).click();
  const dialog = page.getByRole('dialog', { name: orderFile.title });
  const buffer = Buffer.from(`订单号,提单号,封号\n${no},OOLU2764190830,SL1`);
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({ name: '编号.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('alert').waitFor();
  await expectSound(page, 'a file with errors');
  const right = Buffer.from(`订单号,提单号\n${no},OOLU2764190830`);
  await input.setInputFiles({ name: '编号.csv', mimeType: 'text/csv', buffer: right });
  await dialog.getByRole('button', { name: orderFile.record(1) }).click();
  await dialog.getByText(orderFile.recorded(1, 1)).waitFor();
  await page.keyboard.press('Escape');
  await expectFocus(button(orderFile.open));
  const filed = await callerOf(customer.context, site.address)(`/api-ecommerce/orders/${no}`, null);
  expect(filed).toMatchObject({ numbers: { shipment: { billNo: 'OOLU2764190830' } } });
  await customer.context.close();
  expect(complaints).toEqual([]);
});
