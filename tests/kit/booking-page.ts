import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { table } from '#contract/table.ts';
import { choiceName } from '#copy/booking/choices.ts';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { reading } from '#copy/booking/outcome.ts';
import { stepWords } from '#copy/booking/steps.ts';
import { uploads } from '#copy/dangerous-goods/papers.ts';
import { fcl } from '#copy/fcl/search.ts';
import { search } from '#copy/search/form.ts';
import { quickSearch } from '#copy/search/services.ts';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { DAY_MS, READING_COUNTDOWN_MS } from '#domain/limits.ts';
import type { Hand } from './hands.ts';
import { clientHeaders } from './server.ts';

const MOST_CHOICES = 60;

export const sheet = {
  name: 'sds.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

/** A field with all that belongs to it, by its place: one that was filled in says so in its name. */
export const boxOf = (page: Page, path: string): Locator => page.locator(`#field-${path.replaceAll('.', '-')}`);
export const bookingField = (page: Page, path: string): Locator =>
  page.getByRole('textbox', { name: fieldLabel(path), exact: true });
export const buttonOf = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const pricePanel = (page: Page): Locator => page.getByRole('region', { name: words.price.title });
export const totalsOf = (page: Page): Locator => pricePanel(page).locator('dl');

/** The amounts that stand in a place, each with its sign, in no order. */
export async function amountsIn(found: Locator): Promise<string[]> {
  const text = (await found.allInnerTexts()).join('\n');
  return (text.match(/[$¥]\s?[\d,]+\.\d\d/g) ?? []).map((amount) => amount.replace(/\s/, '')).sort();
}

/** The same once they have stood for a while: as a form opens, its price may still follow what the list handed over. */
export async function settledAmounts(found: Locator): Promise<string[]> {
  let last: string[] = [];
  const stands = async () => {
    const seen = await amountsIn(found);
    const isSame = seen.length > 0 && seen.join() === last.join();
    last = seen;
    return isSame;
  };
  await expect.poll(stands, { interval: 500 }).toBe(true);
  return last;
}

export const expectAmounts = (found: Locator, amounts: readonly string[]) =>
  expect.poll(() => amountsIn(found)).toEqual([...amounts].sort());

async function pickOption(page: Page, hand: Hand, option: Locator) {
  await option.waitFor();
  if (hand.name === 'mouse') return option.click();
  for (let steps = 0; steps < MOST_CHOICES && (await option.getAttribute('data-focus')) === null; steps += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The open list keeps the focus, so the next key would go to it.
  await option.waitFor({ state: 'detached' });
}

/** A place or a number typed into its box and picked from the list below it. */
export async function chooseListed(page: Page, hand: Hand, [name, typed]: readonly [string, string], option: RegExp) {
  await hand.type(page.getByRole('combobox', { name, exact: true }), typed);
  await pickOption(page, hand, page.getByRole('option', { name: option }).first());
}

/** From the search card of the home page to the list of its prices: two boxes of methanol, 上海 to 鹿特丹. */
export async function searchFromHome(page: Page, hand: Hand) {
  await chooseListed(page, hand, [search.origin, '上海'], /上海/);
  await chooseListed(page, hand, [search.destination, '鹿特丹'], /鹿特丹/);
  await chooseListed(page, hand, [search.unNo, '1230'], /UN 1230/);
  await hand.press(buttonOf(page, '20GP'));
  await hand.type(page.getByRole('textbox', { name: search.quantityOf('20GP') }), '');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('2');
  await hand.press(buttonOf(page, quickSearch.go));
  await page.waitForURL(/\/shippingFcl\?/);
}

/** The first row of a carrier that can be booked. */
export const bookableRow = (page: Page, carrier: string): Locator =>
  page
    .getByRole('table', { name: fcl.list })
    .locator('tbody > tr:first-child')
    .filter({ hasText: carrier })
    .filter({ has: page.getByRole('link', { name: fcl.order }) })
    .first();

/** Whose drafts are shown in this browser. */
export async function ownerIn(page: Page, address: string): Promise<string> {
  const authorization = (await page.context().cookies()).find(({ name }) => name === 'access_token')?.value;
  if (authorization === undefined) return ANONYMOUS;
  const headers = { ...clientHeaders, authorization };
  const reply = await page.context().request.post(address + table.getUserInfo.path, { headers, data: {} });
  return ((await reply.json()) as { data: { userId: string } }).data.userId;
}

/** The one draft of this browser, of the person signed in; its key. */
export async function keepDraftHere(page: Page, address: string, form: object, service = 'fcl'): Promise<string> {
  const key = `booking-draft:${service}:${await ownerIn(page, address)}:kept-here`;
  const text = JSON.stringify({ form, mark: null, sent: null, title: '', isOnServer: false, keptAt: 1 });
  await page.evaluate(
    ([name, kept]) => {
      for (const one of Object.keys(localStorage)) if (one.startsWith('booking-draft:')) localStorage.removeItem(one);
      localStorage.setItem(name, kept);
    },
    [key, text] as const,
  );
  return key;
}

/** The form as a draft of this browser holds it, opened at a step. */
export async function openDraft(page: Page, address: string, form: object, step: string) {
  // A form that stands open would keep its own as it goes.
  await page.goto(`${address}/healthz`);
  await keepDraftHere(page, address, form);
  await page.goto(`${address}/shippingFcl/addOrder?step=${step}`);
  await page
    .getByRole('form', { name: stepName(step) })
    .locator('fieldset :is(input, select, textarea, dl)')
    .filter({ visible: true })
    .first()
    .waitFor();
}

async function chooseCode(page: Page, hand: Hand, path: string, code: string) {
  await hand.choose(boxOf(page, path).locator('select'), choiceName(path, code));
}

export async function writeDay(page: Page, hand: Hand, path: string, day: string) {
  const box = page.locator(`#field-${path} input`);
  if (hand.name === 'mouse') return box.fill(day);
  const [year, month, date] = day.split('-');
  await hand.type(box, `${month}${date}${year}`);
}

/** Scrolls a button clear of the header, which reappears between mouse down and up and would cover it. */
export async function clickNext(page: Page, hand: Hand, step: string) {
  const button = buttonOf(page, words.next(stepName(step)));
  if (hand.name === 'mouse') await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await hand.press(button);
}

export const readyDay = () => new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);

export async function fillRoute(page: Page, hand: Hand) {
  await writeDay(page, hand, 'cargoReadyDate', readyDay());
  await clickNext(page, hand, 'cargo');
}

export async function fillGoods(page: Page, hand: Hand) {
  await page.getByRole('heading', { name: stepWords.cargo.basics }).waitFor();
  await expect.poll(() => bookingField(page, 'cargo.0.dg.unNo').inputValue()).toBe('1230');
  await expect.poll(() => bookingField(page, 'cargo.0.cargoNameEn').inputValue()).toBe('METHANOL');
  await chooseCode(page, hand, 'cargo.0.packageType', '1A1');
  await hand.type(bookingField(page, 'cargo.0.packages'), '160');
  await hand.type(bookingField(page, 'cargo.0.grossWeight'), '30400');
  await hand.type(bookingField(page, 'cargo.0.netWeight'), '25600');
  for (const [path, workedOut] of [
    ['containers.0.weightPerCtn', '15200'],
    ['cargo.0.dg.dgGrossWeight', '190'],
    ['cargo.0.dg.dgNetWeight', '160'],
  ] as const)
    await expect.poll(() => bookingField(page, path).inputValue()).toBe(workedOut);
  expect(await page.locator('#field-cargo-0-dg-outerPackCode').count()).toBe(0);
  await hand.type(bookingField(page, 'cargo.0.dg.emergencyContact'), 'Wang');
  await hand.type(bookingField(page, 'cargo.0.dg.emergencyPhone'), '13800138000');
}

/** The option whose name holds the text: the list is named by the server. */
export async function chooseOffered(page: Page, hand: Hand, path: string, part: string) {
  const select = boxOf(page, path).locator('select');
  const option = select.locator('option').filter({ hasText: part }).first();
  await option.waitFor({ state: 'attached' });
  await hand.choose(select, (await option.textContent()) ?? '');
}

/** Hands a file in and waits until it is in: until then the form refuses to go on, and what is below moves. */
export async function giveFile(page: Page, path: string, file = sheet) {
  const field = boxOf(page, path);
  await field.locator('input[type=file]').setInputFiles(file);
  await field.getByRole('button', { name: uploads.open(file.name), exact: true }).waitFor();
}

/** Files are taken in from the person signed in. */
export async function giveSheet(page: Page, hand: Hand) {
  await giveFile(page, 'cargo.0.sds');
  await clickNext(page, hand, 'services');
  await page.getByRole('heading', { name: stepWords.services.addOns }).waitFor();
}

/** Whom to call, where the account does not say it already. */
export async function fillContact(page: Page, hand: Hand) {
  for (const [path, text] of [
    ['contactName', 'Li Wei'],
    ['contactPhone', '13800138001'],
  ] as const) {
    const box = bookingField(page, path);
    if ((await box.inputValue()) === '') await hand.type(box, text);
  }
}

export async function goToConfirm(page: Page, hand: Hand) {
  await clickNext(page, hand, 'confirm');
  await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
}

/** The seconds of an agreement pass at once where the page's clock is the test's own. */
export async function readAgreement(page: Page, hand: Hand) {
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('region').first();
  await text.focus();
  await page.keyboard.press('End');
  const isAtEnd = () =>
    text.evaluate(({ scrollTop, clientHeight, scrollHeight }) => scrollHeight - scrollTop - clientHeight < 5);
  await expect.poll(isAtEnd).toBe(true);
  await page.clock.fastForward(READING_COUNTDOWN_MS + 1_000);
  const confirm = dialog.getByRole('button', { name: reading.confirm, exact: true });
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  await hand.press(confirm);
}

/** Ticks what is promised and sends the order, reading what stands before it. */
export async function submitOrder(
  page: Page,
  hand: Hand,
  agreements: readonly string[],
  promised: readonly string[] = ['agree', 'truth'],
  submit: string = words.submit,
) {
  for (const field of promised) await hand.press(page.getByRole('checkbox', { name: fieldLabel(field) }));
  await hand.press(buttonOf(page, submit));
  for (const title of agreements) {
    await page.getByRole('dialog', { name: title }).waitFor();
    await readAgreement(page, hand);
  }
}
