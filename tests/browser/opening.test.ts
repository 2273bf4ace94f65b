import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { DAY_MS } from '#domain/limits.ts';
import { desk as door } from '#src/ui/copy/desk.ts';
import { deskActs as acts } from '#src/ui/copy/desk-acts.ts';
import { deskContent as content } from '#src/ui/copy/desk-content.ts';
import { deskOpening as words } from '#src/ui/copy/desk-opening.ts';
import { deskCodes as codes, deskCompany as company } from '#src/ui/copy/desk-records.ts';
import { importWords, ratesImport } from '#src/ui/copy/rates-import.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { chooseSheet, enterOperatorRoom, makeOperatorAt } from '../kit/operator-page.ts';
import { expectSound } from '../kit/page-checks.ts';
import { csvOfRates, documentRow, freightRow } from '../kit/rate-sheet.ts';
import { csvOfSailings, sailingRow } from '../kit/sailing-sheet.ts';
import { type ServedSite, serveCopy } from '../kit/served-site.ts';
import { openContext } from '../kit/sign-in-page.ts';

const NAME = '开张化工物流有限公司';
const NEWS = '我们开业了';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const complaints: string[] = [];

// Each try begins with an empty company.
beforeEach(async () => {
  complaints.length = 0;
  const empty = mkdtempSync(join(tmpdir(), 'huazhou-empty-'));
  [site, browser] = await Promise.all([
    serveCopy(inject('deliveredFolder'), empty, { SEED: 'none' }),
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
});

const room = () => `${site.address}/desk/`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** What cannot be pressed while something is read is waited for. */
async function press(name: string) {
  await expect.poll(() => button(name).isEnabled()).toBe(true);
  await button(name).press('Enter');
}
const openTab = (name: keyof typeof door.roomNames) => press(door.roomNames[name]);
const told = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** The list as the server finds it by now. */
async function expectDone(count: number) {
  await openTab('opening');
  await told(words.count(count, 6));
}

/** In the days to come, whenever this runs. */
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('[10.2] a company without demonstration data begins at a list that ticks what it has done, then is gone, and the log tells who did what', async () => {
  expect((await page.goto(room()))?.status()).toBe(404);
  const made = await makeOperatorAt(site, '第一人', 'admin', 'rates', 'content');
  await page.goto(room());
  await enterOperatorRoom(page, made);
  await told(words.count(1, 6));
  await expectSound(page, 'the list');

  await press(words.steps.company.link);
  await press(company.edit);
  await page.getByLabel(company.fields.company, { exact: true }).fill(NAME);
  await page.getByLabel(company.fields.managerName, { exact: true }).fill('张示例');
  await page.keyboard.press('Enter');
  await page.getByText('客户经理的姓名与电话要么都填，要么都不填').waitFor();
  await page.getByLabel(company.fields.managerPhone, { exact: true }).fill('400-000-8888');
  await expectSound(page, 'the company is written');
  await page.keyboard.press('Enter');
  await told(company.saved);
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
  await told(codes.saved);
  await expectDone(3);

  await press(words.steps.rates.link);
  const surcharge = { ...documentRow, fee: 'ECC', box: '20GP', basis: '箱', currency: 'USD', price: '35.00', tax: '0' };
  await chooseSheet(page, csvOfRates([freightRow, documentRow, surcharge]));
  await press(ratesImport.submitNow);
  await told(ratesImport.published);
  await page.getByRole('radio', { name: importWords.sailings.name }).check();
  await told(importWords.sailings.rules);
  const { siCutoff: _, cyClosing: __, ...sailing } = sailingRow;
  const times = { etd: `${dayAfter(20)} 18:00`, eta: `${dayAfter(50)} 06:00` };
  await chooseSheet(page, csvOfSailings([{ ...sailing, ...times }]));
  await press(ratesImport.submitNow);
  await told(ratesImport.published);
  await expectDone(5);
  await visitor.goto(`${site.address}/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*1&unNo=1230`);
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
  await told(content.done.saved);
  await press(content.submitNow);
  await told(content.done.published);
  await expectDone(6);
  await told(words.done);
  await expectSound(page, 'all is done');
  await visitor.goto(`${site.address}/news`);
  await visitor.getByRole('link', { name: NEWS }).first().waitFor();
  await visitor.close();
  await expectLogged();
  expect(complaints).toEqual([]);
});

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
