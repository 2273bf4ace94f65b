import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { table } from '#contract/table.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { stepWords } from '#copy/booking/steps.ts';
import { words as procurement } from '#copy/procurement/market.ts';
import { errors } from '#copy/shell.ts';
import { sessionToasts } from '#copy/sign-in/session.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { CONSTANTS_PREFIX } from '#domain/storage-names.ts';
import { boxOf, goToConfirm, openDraft } from '../kit/booking-page.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { goToRoom } from '../kit/centre-page.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { callerOf, readyForm } from '../kit/order-calls.ts';
import { renderedByBrowser, type ServedSite, serveSite } from '../kit/served-site.ts';
import {
  dismiss,
  expectToast,
  openContext,
  openSignedIn,
  PAGE,
  signInWhenPrompted,
  signOutButton,
} from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});
beforeEach(async () => {
  ({ context, page } = await openSignedIn(browser, site, VERIFIED));
});
afterEach(() => context.close());
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('[3.7] [3.13] currencies and ways of payment are those of the database by its names, and codes divided by commas have names', async () => {
  const asked: string[] = [];
  await page.route(`**${table.constantsByType.path}**`, async (route) => {
    const response = await route.fetch();
    asked.push(new URL(route.request().url()).searchParams.get('constType') ?? '');
    const renamed = (await response.text()).replaceAll(/"constName":"([^"]*)"/g, '"constName":"$1·新名"');
    await route.fulfill({ response, body: renamed });
  });
  const form = await readyForm(context, site.address);
  const cargo = form.cargo.map((line) => ({ ...line, dg: { ...line.dg, segregationGroups: ['SGG1', 'SGG18'] } }));
  await openDraft(page, site.address, { ...form, cargo } as FclForm, 'services');
  // An order page that is opened by its address comes with its answers.
  await page.goto(site.address + PAGE);
  await page.evaluate((prefix) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  }, CONSTANTS_PREFIX);
  await page.evaluate(() => history.pushState(null, '', '/shippingFcl/addOrder?step=services'));
  for (const path of ['currency', 'payType']) {
    const options = boxOf(page, path).locator('option');
    const usual = async () => (await options.allTextContents()).filter((name) => !name.endsWith('·新名'));
    await expect.poll(() => options.count()).toBeGreaterThan(0);
    await expect.poll(usual).toEqual([]);
  }
  expect(asked).toEqual(expect.arrayContaining(['CURRENCY', 'PAY_TYPE']));
  await goToConfirm(page, mouseOf(page));
  const written = await page.getByRole('region', { name: stepWords.confirm.sheet }).innerText();
  expect(written).toContain('酸类(SGG1)、碱类(SGG18)');
});

test('[8.5] a file that is taken away is saved under the name of its header', async () => {
  await goToRoom(page, site, 'redirect=contract');
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /下载|PDF/ })
    .first();
  await button.waitFor();
  const answered = page.waitForResponse((response) => 'content-disposition' in response.headers());
  const [saved] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const header = (await answered).headers()['content-disposition'] ?? '';
  const named = decodeURIComponent(/filename\*=UTF-8''([^;]+)/i.exec(header)?.[1] ?? '');
  expect(named).toMatch(/[\u4e00-\u9fff].*\.pdf$/);
  expect(saved.suggestedFilename()).toBe(named);
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

/** Marks the page with the type of the file that a tab is given. */
const MARKS_SHOWN = `const addressOf = URL.createObjectURL;
URL.createObjectURL = (file) => {
  document.documentElement.dataset.shown = file.type;
  return addressOf(file);
};`;

test('[8.5] the preview of a PDF opens in a tab of its own', async () => {
  const { items } = (await callerOf(context, site.address)('/api-outdoor/procurement/query', { kind: 'OFFER' })) as {
    items: { id: string }[];
  };
  await page.addInitScript(MARKS_SHOWN);
  await page.goto(`${site.address}/procurement/share/${items[0]?.id}`);
  const certificate = page.getByRole('button', { name: procurement.certificate }).first();
  await certificate.waitFor();
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  const answered = page.waitForResponse('**/certificate');
  const [tab] = await Promise.all([context.waitForEvent('page'), certificate.click()]);
  expect((await answered).headers()['content-disposition']).toMatch(/\.pdf/);
  // Chromium's headless shell has no viewer of PDFs: the tab stays blank there, and what it goes to is saved unnamed.
  expect(tab).not.toBe(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.shown)).toBe('application/pdf');
  expect(saved.filter((name) => name.endsWith('.pdf') && /[\u4e00-\u9fff]/.test(name))).toEqual([]);
});

test('[4.30] [8.6] what breaks without a status is an error page with 500, and its own words go to the server alone', async () => {
  const path = '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2';
  await page.route(`**${table.sellingPrices.path}**`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"timezone":"[^"]*"/g, '"timezone":"Not/AZone"');
    await route.fulfill({ response, body });
  });
  const reported = page.waitForRequest(`**${table.clientReport.path}`);
  await page.goto(renderedByBrowser(site.address + path));
  await page.getByText(errors.status(500)).waitFor();
  const report = (await reported).postDataJSON() as { message: string };
  expect(report.message).toMatch(/time ?zone/i);
  expect(await page.getByRole('main').getByRole('alert').innerText()).not.toContain(report.message);
});

test('[3.4] orders that a visitor asks for open once after signing in', async () => {
  const visit = await openContext(browser);
  const visitor = await visit.newPage();
  const opened: string[] = [];
  await visitor.goto(`${site.address}/shippingFcl/addOrderSuccess`);
  await dismiss(visitor);
  await visitor.getByRole('button', { name: orderSuccess.viewOrders }).click();
  visit.on('page', (tab) => void tab.waitForURL(/redirect=/).then(() => opened.push(tab.url())));
  await signInWhenPrompted(visitor, mouseOf(visitor), VERIFIED);
  await expect.poll(() => opened, { timeout: 15_000 }).toEqual([expect.stringContaining('redirect=order')]);
  const reloaded = visitor.waitForEvent('load');
  await signOutButton(visitor).click();
  await reloaded;
  await signInWhenPrompted(visitor, mouseOf(visitor), VERIFIED);
  await expectToast(visitor, sessionToasts.signedIn);
  await visitor.waitForLoadState('networkidle');
  expect(await visitor.getByText(/秒后将为您跳转至会员中心/).count()).toBe(0);
  expect(opened).toHaveLength(1);
  await visit.close();
});
