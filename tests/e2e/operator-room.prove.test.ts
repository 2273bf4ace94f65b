import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enquiries } from '#copy/enquiry/own.ts';
import { fcl } from '#copy/fcl/search.ts';
import {
  operatorConsole as door,
  operatorQueue,
  operatorRestrictions as restrictions,
} from '#copy/operator/console.ts';
import { operatorContent as content } from '#copy/operator/content.ts';
import { operatorOrders as words } from '#copy/operator/orders.ts';
import { importWords, ratesImport } from '#copy/operator/rates.ts';
import {
  operatorEnquiries as asked,
  operatorInvoices as bills,
  operatorVerifications as verdicts,
} from '#copy/operator/requests.ts';
import { orders } from '#copy/orders/list.ts';
import { csvOfSailings, sailingRow } from '#tests/kit/sailing-sheet.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { UNVERIFIED, VERIFIED } from '../kit/demo-people.ts';
import { keyboardOf } from '../kit/hands.ts';
import { chooseSheet, enterOperatorRoom, makeOperatorAt } from '../kit/operator-page.ts';
import type { MadeOperator } from '../kit/operators.ts';
import { callerOf, placeOrder } from '../kit/order-calls.ts';
import { expectSound } from '../kit/page-checks.ts';
import { csvOfRates, documentRow, freightRow } from '../kit/rate-sheet.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openContext, openSignedIn } from '../kit/sign-in-page.ts';
import { documentOf, plainPicture } from '../kit/upload-files.ts';

const run = promisify(execFile);

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const complaints: string[] = [];

const staff = async (...typed: string[]) =>
  (
    await run(process.execPath, ['scripts/desk.mjs', 'staff', ...typed], {
      env: { PATH: process.env.PATH, DATA_DIR: site.dataDir },
    })
  ).stdout;

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

test('[10.2] what a visitor loads first asks for no file of the room and names none', async () => {
  const visitor = await openContext(browser);
  const home = await visitor.newPage();
  const asked: string[] = [];
  home.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await home.goto(site.address, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  expect(asked.filter((path) => path.startsWith('/desk'))).toEqual([]);
  expect(await (await visitor.request.get(site.address)).text()).not.toContain('"/desk/');
  await visitor.close();
});

test('[10.8] from the list to done nothing but keys is needed', async () => {
  const customer = await openSignedIn(browser, site, VERIFIED);
  const no = await placeOrder(customer.context, site.address, `room-keys-${added}`);
  const made = await addOperator();
  await page.goto(room());
  await signIn(made);
  await rows().first().waitFor();
  const hand = keyboardOf(page);
  await hand.type(page.getByRole('searchbox', { name: words.search }), no);
  await page.keyboard.press('Enter');
  await expect.poll(() => rows().count()).toBe(1);
  await hand.press(rows().first());
  const form = page.getByRole('form', { name: words.next });
  const status = form.getByRole('combobox', { name: words.status });
  await expectFocus(status);
  await hand.choose(status, orders.statuses.dgReviewing);
  await hand.type(page.getByLabel(words.remark, { exact: true }), '已交船公司');
  await hand.press(button(words.move));
  await page.getByText(words.moved, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expectFocus(rows().first());
  const customerView = await callerOf(customer.context, site.address)(`/api-ecommerce/orders/${no}`, null);
  expect(customerView).toMatchObject({ status: 'dgReviewing' });
  await customer.context.close();
});

test('[10.8] an operator prices an enquiry by hand, sees what its customer will read, and the customer reads it', async () => {
  const customer = await openSignedIn(browser, site, VERIFIED);
  const ask = callerOf(customer.context, site.address);
  const form = {
    ...{
      pickupPlace: '内蒙古乌海',
      deliveryPlace: '宁波北仑',
      isDanger: 'Y',
      unNo: '1090',
      cargoName: `丙酮 ${added}`,
    },
    ...{ contact: '林木森', phone: '12000000003' },
  };
  const key = `room-enquiry-key-${added}`;
  const sent = await ask('/api-ecommerce/enquiries', { service: 'truck', form }, { key });
  const { enquiryNo: no } = sent as { enquiryNo: string };
  const made = await addOperator();
  await page.goto(room());
  await signIn(made);
  await button(door.roomNames.enquiries).click();
  await page.getByRole('listbox', { name: asked.title }).getByRole('option').filter({ hasText: no }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('内蒙古乌海', { exact: true }).waitFor();
  await page.getByRole('radio', { name: asked.ways.LINES }).check();
  await page.getByRole('combobox', { name: asked.fee }).selectOption('TRK');
  await page.getByLabel(asked.unitPrice, { exact: true }).fill('9800');
  await page.getByLabel(asked.remark, { exact: true }).fill('含押运');
  await expectSound(page, 'an enquiry');
  await button(asked.preview).press('Enter');
  await page
    .getByRole('article', { name: enquiries.option(1) })
    .getByText('含押运')
    .waitFor();
  await button(asked.send).press('Enter');
  await page.getByText(asked.done.answered, { exact: true }).waitFor();
  expect(await ask(`/api-ecommerce/enquiries/${no}`, null)).toMatchObject({
    status: 'answered',
    options: [{ totals: [{ currency: '1', amount: '9800.00' }], remark: '含押运' }],
  });
  await customer.context.close();
  expect(complaints).toEqual([]);
});

test('[10.8] an operator turns down a verification by its queue, with a reason that the customer reads', async () => {
  const customer = await openSignedIn(browser, site, UNVERIFIED);
  const ask = callerOf(customer.context, site.address);
  const name = `操作室外的公司 ${added}`;
  await ask('/api-user/enterprise/verify', { creditCode: '11100000000013127D', name });
  const made = await addOperator();
  await page.goto(room());
  await signIn(made);
  await button(door.roomNames.verifications).click();
  const waiting = page.getByRole('listbox', { name: verdicts.title }).getByRole('option').filter({ hasText: name });
  await waiting.focus();
  await page.keyboard.press('Enter');
  await page.getByText(verdicts.notListed).waitFor();
  await expectSound(page, 'a verification');
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 800 });
  const compared = page.getByRole('table', { name: verdicts.compare });
  const code = compared.getByRole('cell').filter({ hasText: '11100000000013127D' });
  expect(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize(wide);
  await page.getByRole('radio', { name: verdicts.reject }).check();
  await page.getByLabel(verdicts.reason, { exact: true }).fill('请上传营业执照');
  await button(verdicts.submit).press('Enter');
  await page.getByText(verdicts.done.REJECT, { exact: true }).waitFor();
  expect(await ask('/api-user/enterprise/verification', {})).toMatchObject({
    latest: { status: 'REJECT', reason: '请上传营业执照' },
  });
  await customer.context.close();
  expect(complaints).toEqual([]);
});

test('[1.6] [10.8] an operator hands over an invoice by its queue, and its customer has the file', async () => {
  const customer = await openSignedIn(browser, site, VERIFIED);
  const ask = callerOf(customer.context, site.address);
  const query = '/api-ecommerce/invoices/query';
  const { invoiceable } = (await ask(query, {})) as { invoiceable: { orderNo: string; isEnterprise: boolean }[] };
  const orderNo = invoiceable.find(({ isEnterprise }) => isEnterprise)!.orderNo;
  const companyName = `操作室外的抬头 ${added}`;
  await ask('/api-ecommerce/invoices', {
    ...{ orderNos: [orderNo], invoiceType: 'NORMAL', companyName, taxpayerId: '91350100M000100Y43' },
    ...{ regAddress: '', regPhone: '', bankName: '', bankAccount: '' },
    ...{ receiverName: '顾晓岚', receiverPhone: '12000000001', region: '', address: '' },
  });
  const made = await addOperator();
  await page.goto(room());
  await signIn(made);
  await button(door.roomNames.invoices).press('Enter');
  const waiting = page.getByRole('listbox', { name: bills.title }).getByRole('option').filter({ hasText: companyName });
  await waiting.focus();
  await page.keyboard.press('Enter');
  await page.getByText(orderNo, { exact: true }).waitFor();
  await expectSound(page, 'an invoice to be issued');
  const file = page.getByLabel(bills.file, { exact: true });
  await expect.poll(() => file.isEnabled()).toBe(true);
  const buffer = Buffer.from(documentOf(plainPicture(9, 9), 9, 9));
  await file.setInputFiles({ name: '26502000000000000001.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('textbox', { name: bills.invoiceNumber }).last().fill('26502000000000000001');
  await page.getByLabel(bills.issuedOn, { exact: false }).fill('2026-01-02');
  await button(bills.hand).press('Enter');
  await page.getByText(bills.done.issued, { exact: true }).waitFor();
  await expectSound(page, 'an invoice that was handed over');
  await page.keyboard.press('Escape');
  await expectFocus(waiting);
  expect(await ask(query, {})).toMatchObject({
    items: [
      {
        status: 'issued',
        number: '26502000000000000001',
        issuedOn: '2026-01-02',
        file: { name: '26502000000000000001.pdf' },
        orders: [{ orderNo }],
      },
    ],
  });
  await customer.context.close();
  expect(complaints).toEqual([]);
});

test('[7.5d] [10.3] [10.4] [10.7] an operator imports rates and rolls them back, then ends what a carrier takes: a visitor sees each', async () => {
  const made = await addOperator('rates');
  await page.goto(room());
  await signIn(made);
  const visitor = await context.newPage();
  const list = () => visitor.getByRole('table', { name: fcl.list }).locator('tbody > tr:first-child');
  const priceSeen = async () => {
    await visitor.goto(
      `${site.address}/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2&unNo=1230&carriers=COSU`,
    );
    await list().first().waitFor();
    return (await list().first().innerText()).match(/\$[\d,.]+/)?.[0];
  };
  const before = await priceSeen();
  expect(before).toBeDefined();

  await chooseSheet(page, csvOfRates([{ ...freightRow, currency: 'RMB?' }]));
  await page
    .getByRole('table', { name: ratesImport.errors(1) })
    .getByText('RMB?')
    .first()
    .waitFor();
  await expectSound(page, 'the wrong cells');
  await chooseSheet(page, csvOfRates([freightRow, documentRow]));
  await page.getByRole('table', { name: ratesImport.changes }).getByText('USD 777.00').waitFor();
  await page.getByRole('columnheader', { name: ratesImport.columns.cargo }).waitFor();
  // However many lines there are, what publishes them is in view.
  await page.evaluate(() => scrollTo(0, 0));
  const publish = await button(ratesImport.submitNow).boundingBox();
  expect((publish?.y ?? Number.POSITIVE_INFINITY) + (publish?.height ?? 0)).toBeLessThanOrEqual(
    page.viewportSize()?.height ?? 0,
  );
  await expectSound(page, 'the changes');
  await button(ratesImport.submitNow).press('Enter');
  await page.getByText(ratesImport.published, { exact: true }).waitFor();
  await expect.poll(priceSeen).toBe('$777.00');

  await chooseSheet(page, csvOfRates([{ ...freightRow, price: '7' }]));
  await page.getByRole('radio', { name: ratesImport.whens.later }).check();
  await page.getByLabel(new RegExp(ratesImport.time)).fill('2099-01-31T08:00');
  await button(ratesImport.submitLater).press('Enter');
  await page.getByText(ratesImport.scheduled('2099-01-31 08:00'), { exact: true }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${ratesImport.withdraw} `) }).press('Enter');
  await page.getByText(ratesImport.withdrawHelp('2099-01-31 08:00'), { exact: true }).waitFor();
  await expectSound(page, 'whether to withdraw what waits');
  await button(ratesImport.withdrawConfirm).press('Enter');
  await page.getByText(ratesImport.withdrawn, { exact: true }).waitFor();
  await page.getByText(ratesImport.neverInForce, { exact: true }).waitFor();
  await expectSound(page, 'what waited is withdrawn');
  expect(await priceSeen()).toBe('$777.00');

  await button(ratesImport.rollback).press('Enter');
  await page.getByText(ratesImport.backToNone, { exact: true }).waitFor();
  await button(ratesImport.confirm).press('Enter');
  await page.getByText(ratesImport.rolledBack, { exact: true }).first().waitFor();
  await expect.poll(priceSeen).toBe(before);

  await page.getByRole('radio', { name: importWords.sailings.name }).check();
  await page.getByText(importWords.sailings.rules).waitFor();
  await chooseSheet(page, csvOfSailings([sailingRow]));
  const changes = page.getByRole('table', { name: ratesImport.changes });
  await changes.getByText('EXAMPLE STAR 012W').first().waitFor();
  await changes.locator('summary').press('Enter');
  await changes.getByText('2026-10-30 12:00').waitFor();
  await expectSound(page, 'the sailings that would change');
  const firstRow = async () => {
    await priceSeen();
    return list().first().innerText();
  };
  await button(door.roomNames.restrictions).press('Enter');
  await page.getByRole('table', { name: restrictions.title }).waitFor();
  await button(restrictions.add).press('Enter');
  await page.getByLabel(restrictions.fields.partyCode, { exact: true }).fill('cosu');
  await page.getByLabel(restrictions.fields.dgClass, { exact: true }).selectOption('3');
  await page.getByLabel(restrictions.fields.source, { exact: true }).fill('船公司公告 9');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: restrictions.considered('中远海运', '3 类') }).waitFor();
  await expectSound(page, 'what it would refuse');
  await button(restrictions.save).press('Enter');
  await page.getByText(restrictions.saved, { exact: true }).waitFor();
  const refused = {
    kind: 'CARRIER',
    code: 'COSU',
    nameCn: '中远海运',
    refusedClass: '3',
    basis: '（依据：船公司公告 9）',
  } as const;
  expect(await firstRow()).toContain(fcl.refusal(refused));
  await page.getByRole('button', { name: `${restrictions.end} 中远海运 3 类` }).press('Enter');
  await button(restrictions.confirm).press('Enter');
  await page.getByText(restrictions.ended, { exact: true }).first().waitFor();
  expect(await firstRow()).not.toContain('依据');
  await visitor.close();
  expect(complaints).toEqual([]);
});

test('[7.5e] [10.6] an operator writes news, looks at it and publishes it; a visitor reads it until it is withdrawn', async () => {
  const made = await addOperator('content');
  await page.goto(room());
  await signIn(made);
  const title = `操作室里写的 ${added}`;
  const visitor = await context.newPage();
  const isListed = async () => {
    await visitor.goto(`${site.address}/news`);
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    return (await visitor.getByRole('link', { name: title }).count()) > 0;
  };
  await button(content.begin(content.kinds.NEWS)).click();
  const fields = { category: '公司新闻', title, summary: '一周的安全课', source: '化舟' } as const;
  for (const [name, text] of Object.entries(fields))
    await page
      .getByRole('textbox', { name: content.fields[name as keyof typeof fields] })
      .first()
      .fill(text);
  await button(content.add(content.blockKinds.paragraph)).click();
  await page.getByRole('textbox', { name: content.fields.text }).fill('<b>从防护用品说起</b>');
  await button(content.save).press('Enter');
  await page.getByText(content.done.saved, { exact: true }).waitFor();
  const opening = context.waitForEvent('page');
  await button(content.preview).press('Enter');
  const preview = await opening;
  await preview.getByRole('heading', { level: 1, name: title }).waitFor();
  await preview.getByText('<b>从防护用品说起</b>').waitFor();
  await preview.getByRole('contentinfo').waitFor();
  await expectSound(preview, 'a preview');
  await visitor.goto(preview.url());
  await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
  const stranger = await browser.newContext();
  const others = await stranger.newPage();
  expect((await others.goto(preview.url()))?.status()).toBe(404);
  await stranger.close();
  await preview.close();
  await expectSound(page, 'an article');
  expect(await isListed()).toBe(false);
  await button(content.submitNow).press('Enter');
  await page.getByText(content.done.published, { exact: true }).waitFor();
  await expect.poll(isListed).toBe(true);
  await visitor.getByRole('link', { name: title }).first().click();
  await visitor.getByText('<b>从防护用品说起</b>').waitFor();
  await button(content.withdraw).press('Enter');
  await button(content.confirm).press('Enter');
  await page.getByText(content.done.withdrawn, { exact: true }).waitFor();
  await expect.poll(isListed).toBe(false);
  await visitor.close();
  expect(complaints).toEqual([]);
});

test('[10.8] what an operator had open is free as soon as the page is closed', async () => {
  const customer = await openSignedIn(browser, site, VERIFIED);
  const no = await placeOrder(customer.context, site.address, `room-left-${added}`);
  await customer.context.close();
  const elsewhere = await openContext(browser);
  const left = await elsewhere.newPage();
  const other = await makeOperatorAt(site, `离开的人-${added}`, 'orders');
  await left.goto(room());
  await enterOperatorRoom(left, other);
  await left.getByRole('listbox', { name: words.title }).getByRole('option').filter({ hasText: no }).click();
  await left.getByRole('form', { name: words.next }).waitFor();

  const made = await addOperator();
  await page.goto(room());
  await signIn(made);
  const row = rows().filter({ hasText: no });
  await row.getByText(other.name).waitFor();
  await left.goto('about:blank');
  await expect
    .poll(async () => {
      await button(operatorQueue.renew).press('Enter');
      return row.getByText(other.name).count();
    })
    .toBe(0);
  await elsewhere.close();
});

test('[10.2] an operator who is removed while signed in is back at the door, with the reason', async () => {
  const made = await addOperator();
  await page.goto(room());
  await signIn(made);
  await rows().first().waitFor();
  await staff('remove', made.name);
  await button(words.renew).click();
  await page.getByText(door.ended).waitFor();
  await page.getByLabel(door.name, { exact: true }).waitFor();
});
