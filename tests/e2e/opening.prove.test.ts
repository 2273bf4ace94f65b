import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { fcl } from '#copy/fcl/search.ts';
import {
  operatorCodes as codes,
  operatorCompany as company,
  operatorOpening as words,
} from '#copy/operator/company.ts';
import { operatorConsole as door, operatorNotices as unsent } from '#copy/operator/console.ts';
import { operatorContent as content } from '#copy/operator/content.ts';
import { operatorOrders } from '#copy/operator/orders.ts';
import { importWords, ratesImport } from '#copy/operator/rates.ts';
import { operatorActs as acts } from '#copy/operator/staff.ts';
import { orders } from '#copy/orders/list.ts';
import { session } from '#copy/sign-in/session.ts';
import { profileCopy } from '#copy/user-centre/account.ts';
import { openingFacts } from '#domain/company/opening.ts';
import { INITIAL_CHOICES } from '#domain/notices/kinds.ts';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import {
  bookableRow,
  fillContact,
  fillGoods,
  fillRoute,
  giveSheet,
  goToConfirm,
  sheet,
  submitOrder,
} from '../kit/booking-page.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { mouseOf } from '../kit/hands.ts';
import { type MailSink, startMailSink, startWebSink, type WebSink } from '../kit/notice-sinks.ts';
import { chooseSheet, enterOperatorRoom, makeOperatorAt } from '../kit/operator-page.ts';
import { callerOf } from '../kit/order-calls.ts';
import { orderNoAt } from '../kit/order-journey.ts';
import { expectSound } from '../kit/page-checks.ts';
import { csvOfRates, documentRow, freightRow } from '../kit/rate-sheet.ts';
import { keptSheet } from '../kit/saved-sheets.ts';
import { type ServedSite, serveCopy } from '../kit/served-site.ts';
import { completeRegistration, dialogOf, field, openContext } from '../kit/sign-in-page.ts';

const NAME = '开张化工物流有限公司';
const NEWS = '我们开业了';
const OPERATOR_MAIL = 'desk@example.com';
const BUYER = { phone: '13900023001', mail: 'buyer@example.com' };
const LIST = '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2&unNo=1230';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let hook: WebSink;
let mail: MailSink;
const complaints: string[] = [];

// Each try begins with an empty company.
beforeEach(async () => {
  complaints.length = 0;
  const empty = mkdtempSync(join(tmpdir(), 'huazhou-empty-'));
  [hook, mail] = await Promise.all([startWebSink(), startMailSink()]);
  const notices = {
    NOTICE_WEBHOOK_URL: hook.url,
    NOTICE_WEBHOOK_SECRET: 'secret-of-the-hook',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'shop@example.com',
    NOTICE_MAIL_TO: OPERATOR_MAIL,
  };
  [site, browser] = await Promise.all([
    serveCopy(inject('deliveredFolder'), empty, { SEED: 'none', ...notices }),
    openSparingBrowser(),
  ]);
  context = await openContext(browser);
  page = await context.newPage();
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterEach(async () => {
  await browser?.close();
  await site?.stop();
  await Promise.all([hook?.stop(), mail?.stop()]);
});

const KINDS_TOLD = ['newOrder', 'orderAction', 'orderReceived'];
const MAILED = [BUYER.mail, BUYER.mail, OPERATOR_MAIL];
/** Notices leave by a sweep. */
const IN_SWEEPS = { timeout: 20_000, interval: 500 };

const room = () => `${site.address}/desk/`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Waits for controls that are disabled while data loads. */
async function press(name: string) {
  await expect.poll(() => button(name).isEnabled()).toBe(true);
  await button(name).press('Enter');
}
const openTab = (name: keyof typeof door.roomNames) => press(door.roomNames[name]);
const isShown = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** The list as the server finds it by now. */
async function expectDone(count: number) {
  await openTab('opening');
  await isShown(words.count(count, 6));
}

test('[10.2] [10.3] [10.4] [10.8] [10.9] a company without demonstration data starts at a list that ticks what it has done, then no longer exists, sells what a spreadsheet program saved to who is new, and every notice of that order arrives, one that was refused by a press; the log tells who did what', async () => {
  expect((await page.goto(room()))?.status()).toBe(404);
  const made = await makeOperatorAt(site, '第一人', 'admin', 'orders', 'rates', 'content');
  await page.goto(room());
  await enterOperatorRoom(page, made);
  await isShown(words.count(1, 6));
  await isShown(words.missing(openingFacts.map((fact) => company.fields[fact])));
  await expectSound(page, 'the list');

  await press(words.steps.company.link);
  await press(company.edit);
  const facts = { company: NAME, brandName: '开张', serviceHotline: '400-000-9999', icpFiling: '沪ICP备12345678号' };
  for (const fact of openingFacts) await page.getByLabel(company.fields[fact], { exact: true }).fill(facts[fact]);
  await page.getByLabel(company.fields.managerName, { exact: true }).fill('张示例');
  await page.keyboard.press('Enter');
  await page.getByText('客户经理的姓名与电话要么都填，要么都不填').waitFor();
  await page.getByLabel(company.fields.managerPhone, { exact: true }).fill('400-000-8888');
  await expectSound(page, 'the company is written');
  await page.keyboard.press('Enter');
  await isShown(company.saved);
  await expectSound(page, 'the company');
  const visitor = await context.newPage();
  await visitor.goto(site.address);
  await visitor.getByText(NAME).first().waitFor();
  await expectDone(2);

  await press(words.steps.codes.link);
  await page.getByRole('table', { name: codes.title }).waitFor();
  await expectSound(page, 'the codes');
  await page.getByLabel(codes.kind, { exact: true }).selectOption('FEE');
  await press(codes.add(codes.kinds.FEE));
  const form = page.getByRole('form', { name: codes.adding(codes.kinds.FEE) });
  await form.getByLabel(codes.fields.code).fill('ecc');
  await page.keyboard.press('Enter');
  await page.locator('[aria-invalid=true]').first().waitFor();
  await expectSound(page, 'a code is written');
  await form.getByLabel(codes.fields.nameCn).fill('环保附加');
  await form.getByLabel(codes.fields.feeGroup).selectOption('FREIGHT');
  await form.getByLabel(codes.fields.basis).selectOption('CONTAINER');
  await form.getByLabel(codes.fields.currency).selectOption('2');
  await form.getByLabel(codes.fields.atCost).selectOption('N');
  await form.getByLabel(codes.fields.nameCn).press('Enter');
  await isShown(codes.saved);
  await expectDone(3);

  await press(words.steps.rates.link);
  const surcharge = { ...documentRow, fee: 'ECC', box: '20GP', basis: '箱', currency: 'USD', price: '35.00', tax: '0' };
  await chooseSheet(page, keptSheet('libreoffice', 'fcl'), 'rates.xlsx');
  await press(ratesImport.submitNow);
  await isShown(ratesImport.published);
  await chooseSheet(page, csvOfRates([freightRow, documentRow, surcharge]));
  await page.getByRole('table', { name: ratesImport.changes }).getByText('USD 35.00').waitFor();
  await press(ratesImport.submitNow);
  await isShown(ratesImport.published);
  await page.getByRole('radio', { name: importWords.sailings.name }).check();
  await isShown(importWords.sailings.rules);
  await chooseSheet(page, keptSheet('libreoffice', 'years'), 'sailings.xlsx');
  await press(ratesImport.submitNow);
  await isShown(ratesImport.published);
  await expectDone(5);
  await visitor.goto(`${site.address}${LIST}`);
  await visitor.getByText('$777.00').first().waitFor();

  await press(words.steps.news.link);
  await button(content.begin(content.kinds.NEWS)).click();
  const fields = { category: '公司新闻', title: NEWS, summary: '开业公告', source: NAME } as const;
  for (const [name, text] of Object.entries(fields))
    await page
      .getByRole('textbox', { name: content.fields[name as keyof typeof fields] })
      .first()
      .fill(text);
  await button(content.add(content.blockKinds.paragraph)).click();
  await page.getByRole('textbox', { name: content.fields.text }).fill('今天起接单。');
  await press(content.save);
  await isShown(content.done.saved);
  await press(content.submitNow);
  await isShown(content.done.published);
  await expectDone(6);
  await isShown(words.done);
  await expectSound(page, 'all is done');
  await visitor.goto(`${site.address}/news`);
  await visitor.getByRole('link', { name: NEWS }).first().waitFor();
  await visitor.close();
  await expectSeen(await bookAsNew());
  await expectSentAgain();
  await expectLogged();
  expect(complaints).toEqual([]);
});

/** A new user finds the price, registers and books; returns the order number. */
async function bookAsNew(): Promise<string> {
  const visit = await openContext(browser);
  await visit.clock.install();
  const buyer = await visit.newPage();
  buyer.on('pageerror', (error) => complaints.push(error.message));
  const hand = mouseOf(buyer);
  await buyer.goto(`${site.address}${LIST}`);
  await hand.press(bookableRow(buyer, 'COSU').getByRole('link', { name: fcl.order }));
  await dialogOf(buyer).waitFor();
  await hand.press(buyer.getByRole('tab', { name: session.modes.register }));
  await completeRegistration(buyer, hand, site, BUYER.phone);
  await field(buyer, profileCopy.email).fill(BUYER.mail);
  await hand.press(dialogOf(buyer).getByRole('button', { name: profileCopy.save }));
  await dialogOf(buyer).waitFor({ state: 'detached' });
  const choices = Object.fromEntries(Object.keys(INITIAL_CHOICES).map((kind) => [kind, { sms: true, mail: true }]));
  await callerOf(visit, site.address)('/api-user/notices/save', { choices });
  await fillRoute(buyer, hand);
  await fillGoods(buyer, hand);
  await giveSheet(buyer, hand);
  await fillContact(buyer, hand);
  await goToConfirm(buyer, hand);
  await submitOrder(buyer, hand, [seaFreightCharges.title, dangerousGoodsProtocol.title]);
  const orderNo = await orderNoAt(buyer, '/shippingFcl/addOrderSuccess', 'FCL');
  await visit.close();
  return orderNo;
}

/** The operator reads the order and moves it on; company and customer are notified of each move on both channels. */
async function expectSeen(orderNo: string) {
  await openTab('orders');
  const row = page
    .getByRole('listbox', { name: operatorOrders.title })
    .getByRole('option')
    .filter({ hasText: orderNo });
  await row.focus();
  await page.keyboard.press('Enter');
  const goods = page.getByRole('region', { name: operatorOrders.goods(1, '甲醇') });
  await goods.getByText('1230', { exact: true }).waitFor();
  await page.getByRole('table').getByText('海运费', { exact: true }).first().waitFor();
  await page.getByText('Li Wei').first().waitFor();
  await button(`${operatorOrders.view} ${sheet.name}`).waitFor();
  await expectSound(page, 'the first order');
  const status = page
    .getByRole('form', { name: operatorOrders.next })
    .getByRole('combobox', { name: operatorOrders.status });
  await status.selectOption({ label: orders.statuses.docsPending });
  await page.getByLabel(operatorOrders.remark, { exact: true }).fill('请补危包证');
  await press(operatorOrders.move);
  await isShown(operatorOrders.moved);

  const hookMessages = () => hook.bodies().filter(({ text }) => String(text).includes(orderNo));
  await expect
    .poll(
      () =>
        hookMessages()
          .map(({ kind }) => kind)
          .sort(),
      IN_SWEEPS,
    )
    .toEqual(KINDS_TOLD);
  expect(hookMessages().filter(({ text }) => String(text).includes('请补危包证'))).toHaveLength(1);
  await expect.poll(() => mail.mails.map(({ to }) => to.join()).sort(), IN_SWEEPS).toEqual(MAILED);
}

/** A message refused by the provider is listed and can be resent. */
async function expectSentAgain() {
  hook.answer.status = 422;
  const ask = callerOf(await openContext(browser), site.address);
  await ask(
    '/api-cms/leads',
    { kind: 'question', form: { text: '名录里没有 UN 3999', contact: '' } },
    { key: 'a-question-at-the-opening' },
  );
  await openTab('notices');
  const again = page.getByRole('button', { name: unsent.send });
  await expect
    .poll(async () => {
      await press(unsent.renew);
      return again.count();
    }, IN_SWEEPS)
    .toBe(1);
  await expectSound(page, 'the notices');
  hook.answer.status = 200;
  await again.press('Enter');
  await isShown(unsent.sent);
  await expect.poll(() => hook.bodies().map(({ kind }) => kind), IN_SWEEPS).toContain('newLead');
  await page.getByRole('radio', { name: unsent.states.sent, exact: true }).check();
  await page.getByRole('columnheader', { name: unsent.sentAt }).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(1);
  await expectSound(page, 'what was sent');
}

async function expectLogged() {
  await page.reload();
  await button(door.leave).waitFor();
  expect(await button(door.roomNames.opening).count()).toBe(0);
  await openTab('acts');
  const log = page.getByRole('list', { name: acts.title });
  await log.getByText('修改公司').waitFor();
  await log.getByText('新增代码').waitFor();
  await log.locator('summary').first().press('Enter');
  await expectSound(page, 'the log');
  await page.getByLabel(acts.kind, { exact: true }).selectOption('company');
  await expect.poll(() => log.getByRole('listitem').count()).toBe(1);
  await page.getByLabel(acts.day, { exact: true }).fill('2020-01-01');
  await page.getByText(acts.none).waitFor();
}
