import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { choiceName } from '#src/ui/copy/booking/choices.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { fcl } from '#src/ui/copy/fcl.ts';
import { authNotice, orderSuccess, reading } from '#src/ui/copy/notices.ts';
import { session } from '#src/ui/copy/session.ts';
import { sessionActions } from '#src/ui/copy/session-actions.ts';
import { openBrowser } from '../kit/browser.ts';
import { type Hand, keyboardOf, mouseOf } from '../kit/hands.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let hand: Hand;
let said: string[];

const LIST = '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2&unNo=1230&carriers=COSU';
const TOTALS = ['$2,300.00', '¥3,390.00'];
const DAY = 86_400_000;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
afterEach(() => context?.close());

async function open(width: number, way: 'keyboard' | 'mouse') {
  context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  hand = way === 'mouse' ? mouseOf(page) : keyboardOf(page);
  said = [];
  page.on('pageerror', ({ message }) => said.push(message));
}

const field = (path: string): Locator => page.getByRole('textbox', { name: fieldLabel(path), exact: true });
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

async function choose(path: string, code: string) {
  await hand.press(page.locator(`#field-${path.replaceAll('.', '-')} button`));
  const option = page.getByRole('option', { name: choiceName(path, code) });
  await option.waitFor();
  if (hand.name === 'mouse') return option.click();
  for (let steps = 0; steps < 60; steps += 1) {
    if ((await option.getAttribute('data-focus')) !== null) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

async function writeDay(path: string, day: string) {
  const box = page.locator(`#field-${path} input`);
  if (hand.name === 'mouse') return box.fill(day);
  const [year, month, date] = day.split('-');
  await hand.type(box, `${month}${date}${year}`);
}

async function signIn(phone: string, password: string) {
  await hand.press(page.getByRole('tab', { name: session.modes.password }));
  await hand.type(page.getByRole('textbox', { name: session.phone }), phone);
  await hand.type(page.getByLabel(session.password, { exact: true }), password);
  await hand.press(page.getByRole('dialog').getByRole('button', { name: session.submit, exact: true }));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function fillRoute() {
  await writeDay('cargoReadyDate', new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10));
  await hand.type(page.getByRole('textbox', { name: fieldLabel('containers.0.weightPerCtn') }), '15200');
  await hand.press(button(words.next(words.steps.cargo ?? '')));
}

async function fillCargo() {
  await page.getByRole('heading', { name: words.cargo.basics }).waitFor();
  await expect.poll(() => field('cargo.0.dg.unNo').inputValue()).toBe('1230');
  await expect.poll(() => field('cargo.0.cargoNameEn').inputValue()).toBe('METHANOL');
  await choose('cargo.0.packageType', '1A1');
  await hand.type(field('cargo.0.packages'), '160');
  await hand.type(field('cargo.0.grossWeight'), '30400');
  await hand.type(field('cargo.0.netWeight'), '25600');
  await choose('cargo.0.dg.outerPackCode', '1A1');
  await hand.type(field('cargo.0.dg.dgNetWeight'), '160');
  await hand.type(field('cargo.0.dg.dgGrossWeight'), '190');
  await hand.type(field('cargo.0.dg.emergencyContact'), 'Wang');
  await hand.type(field('cargo.0.dg.emergencyPhone'), '13800138000');
  await page
    .locator('#field-cargo-0-sds input[type=file]')
    .setInputFiles({ name: 'sds.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await page.locator('#field-cargo-0-sds').getByText('sds.pdf').first().waitFor();
  await page.getByLabel(new RegExp(words.uploads.day.sds)).waitFor();
  await hand.press(button(words.next(words.steps.services ?? '')));
}

const pdf = () =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );

async function fillServices() {
  await page.getByRole('heading', { name: words.services.addOns }).waitFor();
  if ((await field('contactName').inputValue()) === '') await hand.type(field('contactName'), 'Li Wei');
  if ((await field('contactPhone').inputValue()) === '') await hand.type(field('contactPhone'), '13800138001');
  await hand.press(button(words.next(words.steps.confirm ?? '')));
}

async function readAgreement() {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const text = dialog.getByRole('region').first();
  await text.focus();
  for (let pages = 0; pages < 40; pages += 1) await page.keyboard.press('PageDown');
  const confirm = dialog.getByRole('button', { name: reading.confirm, exact: true });
  await confirm.waitFor();
  await expect.poll(() => confirm.isEnabled(), { timeout: 15_000 }).toBe(true);
  await hand.press(confirm);
}

async function confirmOrder() {
  await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
  await hand.press(page.getByRole('checkbox', { name: fieldLabel('agree') }));
  await hand.press(page.getByRole('checkbox', { name: fieldLabel('truth') }));
  await hand.press(button(words.submit));
}

const panel = () => page.getByRole('region', { name: words.price.title });
const squeezed = async (found: Locator) => (await found.allInnerTexts()).join('').replace(/\s/g, '');

async function expectTotals(found: Locator) {
  await expect.poll(() => squeezed(found), { timeout: 15_000 }).toContain(TOTALS[0]);
  expect(await squeezed(found)).toContain(TOTALS[1]);
}

async function bookThrough(readings: number) {
  await expectTotals(panel());
  await fillRoute();
  await fillCargo();
  await fillServices();
  await expectTotals(panel());
  await confirmOrder();
  for (let read = 0; read < readings; read += 1) await readAgreement();
  await page.getByRole('heading', { name: orderSuccess.title, includeHidden: true }).waitFor();
  const main = page.locator('main');
  const orderNo = /FCL\d{11}/.exec(await squeezed(main))?.[0];
  expect(orderNo).toBeDefined();
  expect(page.url()).toContain(`/shippingFcl/addOrderSuccess?orderNo=${orderNo}`);
  await expectTotals(main);
  return orderNo ?? '';
}

describe('an order of sea containers', () => {
  test('[4.31][2.5b][2.23][4.22][4.23] begun signed out at 1280 by mouse: signed in over the form, both agreements, order number, the same totals everywhere', async () => {
    await open(1280, 'mouse');
    await page.goto(site.address + LIST);
    await page.getByRole('link', { name: fcl.order }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectTotals(panel());
    await page.getByRole('textbox', { name: fieldLabel('containers.0.weightPerCtn') }).fill('15100');
    await page.getByRole('banner').getByRole('button', { name: sessionActions.open }).click();
    await signIn('12000000002', 'huazhou-unverified-2');
    await expect
      .poll(() => page.getByRole('textbox', { name: fieldLabel('containers.0.weightPerCtn') }).inputValue())
      .toBe('15100');
    await page.getByRole('textbox', { name: fieldLabel('containers.0.weightPerCtn') }).fill('');
    const orderNo = await bookThrough(2);
    const notice = page.getByRole('dialog');
    await notice.getByText(/请尽快完成企业认证/).waitFor();
    await notice.getByRole('button', { name: authNotice.cancel }).click();
    await page.getByText(orderNo).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: orderSuccess.title }).waitFor();
    await page.goto(`${site.address}/shippingFcl/addOrderSuccess?orderNo=FCL00010100001`);
    await page.getByText(words.placed.goneTitle).waitFor();
    expect(said).toEqual([]);
  }, 180_000);

  test('[4.31] at 360 by keyboard alone', async () => {
    await open(360, 'keyboard');
    await page.goto(`${site.address}/`);
    await page.goto(site.address + LIST);
    await hand.press(page.getByRole('link', { name: fcl.order }).first());
    await page.getByRole('dialog').waitFor();
    await signIn('12000000001', 'huazhou-verified-1');
    await bookThrough(2);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(said).toEqual([]);
  }, 180_000);

  test('[4.31] a reload in the middle loses nothing, and a step that misses something points at it', async () => {
    await open(1280, 'mouse');
    await page.goto(site.address + LIST);
    await page.getByRole('link', { name: fcl.order }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: fieldLabel('containers.0.weightPerCtn') }).fill('15200');
    await page.getByText(words.draft.here).waitFor();
    await page.reload();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.getByRole('textbox', { name: fieldLabel('containers.0.weightPerCtn') }).inputValue())
      .toBe('15200');
    await button(words.next(words.steps.cargo ?? '')).click();
    const summary = page.getByRole('alert').filter({ hasText: words.faults(1) });
    await summary.waitFor();
    await summary.getByRole('link').click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[id^=field-]')?.id))
      .toBe('field-cargoReadyDate');
    expect(said).toEqual([]);
  }, 60_000);
});
