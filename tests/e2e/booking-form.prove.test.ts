import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { choiceName } from '#copy/booking/choices.ts';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { stepWords } from '#copy/booking/steps.ts';
import { KIT } from '#copy/kit.ts';
import { sessionActions } from '#copy/shell.ts';
import { session, sessionToasts } from '#copy/sign-in/session.ts';
import { terms } from '#copy/terms.ts';
import { blankCargo, type FclForm } from '#domain/fcl/form.ts';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import {
  bookingField,
  buttonOf,
  clickNext,
  expectAmounts,
  goToConfirm,
  openDraft,
  pricePanel,
  submitOrder,
} from '../kit/booking-page.ts';
import { openBrowser } from '../kit/browser.ts';
import { PERSON } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { readyForm } from '../kit/order-calls.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import {
  dialogOf,
  dismiss,
  expectToast,
  field,
  openSignedIn,
  signInButton,
  signInByPassword,
  submitButton,
} from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let form: FclForm;

const SAVE = '**/api-ecommerce/drafts/save';
const QUOTE = '**/api-ecommerce/quote';
const ORDERS = '**/api-ecommerce/orders';
const over = { status: 401, json: { code: CODE.expired, message: codeMessages[CODE.expired], data: null } };
/** Two boxes of methanol, with customs clearance and without. */
const WITH_CUSTOMS = ['$2,300.00', '¥3,740.00'];
const WITHOUT = ['$2,300.00', '¥3,390.00'];
const STEPS = ['route', 'cargo', 'services'] as const;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  ({ context, page } = await openSignedIn(browser, site, PERSON));
  form = await readyForm(context, site.address);
});
/** Clears state that one test would leave for the next. */
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const hand = () => mouseOf(page);
const sheetText = () => page.getByRole('region', { name: stepWords.confirm.sheet }).innerText();

test('[4.31] 修改 of each step leads back to it with what was typed, and the way on to the same sheet', async () => {
  await openDraft(page, site.address, form, 'services');
  await goToConfirm(page, hand());
  const written = await sheetText();
  const typed = {
    route: ['containers.0.quantity', form.containers[0]?.quantity],
    cargo: ['cargo.0.grossWeight', form.cargo[0]?.grossWeight],
    services: ['contactName', form.contactName],
  } as const;
  for (const [index, step] of STEPS.entries()) {
    await buttonOf(page, words.edit(stepName(step))).click();
    await page.getByRole('form', { name: stepName(step) }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('step')).toBe(step);
    const [path, value] = typed[step];
    expect(value).not.toBe('');
    await expect.poll(() => bookingField(page, path).inputValue()).toBe(value);
    for (const next of STEPS.slice(index + 1)) await clickNext(page, hand(), next);
    await goToConfirm(page, hand());
    await expect.poll(sheetText).toBe(written);
  }
});

test('[4.31] 下一步 pressed while a new price is under way stands where it stood, goes on, and the price read then is the new one', async () => {
  const customs = { wanted: true, mode: 'ENTRUST' };
  await openDraft(page, site.address, { ...form, services: { ...form.services, customs } }, 'services');
  const totals = pricePanel(page).locator('dl');
  await expectAmounts(totals, WITH_CUSTOMS);
  const held: (() => void)[] = [];
  await page.route(QUOTE, async (route) => {
    await new Promise<void>((letGo) => held.push(letGo));
    await route.continue();
  });
  const onButton = buttonOf(page, words.next(stepName('confirm')));
  const boxOfButton = () => onButton.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const stood = await boxOfButton();
  await page.getByRole('checkbox', { name: fieldLabel('services.customs.wanted') }).click();
  await pricePanel(page).getByText(words.price.busy).waitFor();
  await expect.poll(() => held.length).toBe(1);
  await expectAmounts(totals, []);
  await expect.poll(boxOfButton).toBe(stood);

  await onButton.click();
  await expect.poll(() => held.length).toBe(2);
  expect(await page.getByRole('checkbox', { name: fieldLabel('agree') }).count()).toBe(0);
  for (const letGo of held) letGo();
  await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
  await expectAmounts(totals, WITHOUT);
});

test('[4.31] three rows of a spreadsheet become three lines of goods, and an address that was kept is chosen for another party', async () => {
  await openDraft(page, site.address, { ...form, cargo: [blankCargo] }, 'cargo');
  const rows = [
    ['工业甲醇', 'METHANOL', '1230', '1A1', '80', '7600', '6400', '10'],
    ['乙醇', 'ETHANOL', '1170', '1A1', '40', '3800', '3200', '5'],
    ['丙酮', 'ACETONE', '1090', '1A1', '20', '1900', '1600', '2.5'],
  ];
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.map((row) => row.join('\t')).join('\r\n'));
  await buttonOf(page, stepWords.cargo.paste).click();
  await page.getByRole('textbox', { name: stepWords.paste.field }).click();
  await page.keyboard.press('Control+V');
  await page.getByText(stepWords.paste.found(3)).waitFor();
  await buttonOf(page, stepWords.paste.add).click();
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.getByText(stepWords.cargo.count(3), { exact: true }).waitFor();
  const valuesOf = (line: number) =>
    Promise.all(
      ['cargoNameCn', 'cargoNameEn', 'dg.unNo', 'packages', 'grossWeight', 'netWeight', 'volume'].map((key) =>
        page.locator(`#field-cargo-${line}-${key.replace('.', '-')} input`).inputValue(),
      ),
    );
  for (const [line, row] of rows.entries())
    await expect.poll(() => valuesOf(line)).toEqual(row.filter((_, column) => column !== 3));

  await openDraft(page, site.address, form, 'services');
  await page.getByRole('radio', { name: choiceName('parties', 'NOW') }).click();
  const party = (name: string) => page.getByRole('region', { name, exact: true });
  const kept = { companyNameEn: 'NINGBO FAIRWAY CHEM CO LTD', countryCode: 'CN', phone: '+8657488886666' };
  for (const [key, text] of Object.entries(kept)) await bookingField(page, `shipper.${key}`).fill(text);
  await party(stepWords.services.shipper).getByRole('button', { name: stepWords.services.keep }).click();
  await party(stepWords.services.shipper).getByRole('button', { name: stepWords.services.kept }).waitFor();
  await party(stepWords.services.consignee).getByRole('button', { name: stepWords.services.book }).click();
  // The panel finds its place as its list comes: a hand that misses what moves presses once more.
  const choice = buttonOf(page, kept.companyNameEn);
  await choice.waitFor();
  const chosen = async () => {
    if (await choice.isVisible()) await choice.click({ timeout: 1_000 }).catch(() => undefined);
    return choice.isVisible();
  };
  await expect.poll(chosen).toBe(false);
  for (const [key, text] of Object.entries(kept))
    await expect.poll(() => bookingField(page, `consignee.${key}`).inputValue()).toBe(text);
});

test('[4.10][8.2][2.5b][4.31] a session that ends while a user types reloads once; after signing in again every letter stands there; it ends again with the order, which is placed after one more sign-in', async () => {
  await context.addInitScript(() => {
    addEventListener('pagehide', () =>
      sessionStorage.setItem(
        'shown',
        document.querySelector<HTMLTextAreaElement>('#field-remark textarea')?.value ?? '',
      ),
    );
  });
  await context.clock.install();
  await openDraft(page, site.address, form, 'services');
  let arrivals = 0;
  page.on('domcontentloaded', () => {
    arrivals += 1;
  });
  // The way stays open to the end: taken away while a page loads, it may take that page's own requests with it.
  let isOver = true;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await page.route(SAVE, async (route) => {
    if (!isOver) return route.continue();
    await ended;
    return route.fulfill(over);
  });
  const saved = page.waitForRequest(SAVE);
  const remark = page.getByRole('textbox', { name: fieldLabel('remark') });
  await remark.fill('handle with care');
  await saved;
  await remark.click();
  for (let letters = 0; arrivals === 0 && letters < 400; letters += 1) {
    await page.keyboard.type('a', { delay: 15 });
    if (letters === 5) end();
  }
  isOver = false;
  await expectToast(page, sessionActions.expired);
  const shown = await page.evaluate(() => sessionStorage.getItem('shown') ?? '');
  expect(shown).toMatch(/^handle with carea{5,}$/);

  await dismiss(page);
  await signInButton(page).waitFor();
  await page.locator('main form').first().waitFor();
  expect(await page.locator('main').innerText()).not.toContain(form.contactPhone);
  await signInByPassword(page, hand(), PERSON);
  await expectToast(page, sessionToasts.signedIn);
  await expect.poll(() => remark.inputValue()).toBe(shown);
  expect(arrivals).toBe(1);

  await goToConfirm(page, hand());
  await expect.poll(sheetText).toContain(shown);
  await page.getByRole('checkbox', { name: fieldLabel('agree') }).uncheck();
  await page.getByRole('checkbox', { name: fieldLabel('truth') }).uncheck();
  await page.route(ORDERS, (route) => route.fulfill(over));
  await submitOrder(page, hand(), [seaFreightCharges.title]);
  await page.locator('main').getByText(words.failure.signedOut.title).first().waitFor();
  await signInButton(page).waitFor();
  await page.unroute(ORDERS);
  await page.getByRole('tab', { name: session.modes.password }).click();
  await field(page, session.phone).fill(PERSON.phone);
  await field(page, session.password).fill(PERSON.password);
  await submitButton(page).click();
  await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
  expect(arrivals).toBe(1);
  await expect.poll(sheetText).toContain(shown);
  await buttonOf(page, words.submit).click();
  await page.waitForURL(/orderNo=FCL\d{11}/);
  await page.getByRole('heading', { level: 1, name: orderSuccess.title, includeHidden: true }).waitFor();
});

test('[2.25] a word of the trade says what it means where it stands, by keyboard alone, and changes nothing of the form', async () => {
  await openDraft(page, site.address, form, 'services');
  const word = page.getByRole('button', { name: KIT.meaning('内装') });
  const definition = page.getByRole('dialog', { name: KIT.meaning('内装') });
  await word.focus();
  await page.keyboard.press('Enter');
  await definition.getByText(terms.stuffing, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await definition.waitFor({ state: 'detached' });
  await expect.poll(() => word.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.getByRole('checkbox', { name: fieldLabel('services.stuffing.wanted') }).isChecked()).toBe(
    form.services.stuffing.wanted,
  );
  await pricePanel(page).getByRole('button', { name: 'THC', exact: true }).first().click();
  await page.getByText(terms.thc, { exact: true }).waitFor();
});
