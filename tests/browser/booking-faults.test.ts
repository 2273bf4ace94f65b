import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DRAFT_DEBOUNCE_MS } from '#domain/limits.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { orderSuccess, reading } from '#src/ui/copy/notices.ts';
import { openDraft } from '../kit/booking-page.ts';
import { openBrowser } from '../kit/browser.ts';
import { quoteOf, readyForm } from '../kit/place-order.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn, PERSON } from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

const ORDERS = '**/api-ecommerce/orders';
const QUOTE = '**/api-ecommerce/quote';
const QUOTED_FOR_MS = 1_500;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  ({ context, page } = await openSignedIn(browser, site, PERSON.phone, PERSON.password));
  context.setDefaultTimeout(20_000);
});
/** What one test left in the way is not met by the next. */
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const noted = (text: string): Locator => page.locator('main').getByText(text).first();

async function readAgreement() {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await dialog.getByRole('region').first().focus();
  for (let pages = 0; pages < 40; pages += 1) await page.keyboard.press('PageDown');
  const confirm = dialog.getByRole('button', { name: reading.confirm, exact: true });
  await expect.poll(() => confirm.isEnabled(), { timeout: 20_000 }).toBe(true);
  await confirm.click();
}

test('[4.31] a quote that lapses, a price that changed, no network at submit and an answer lost after the server took the order: each is said with its way on, and one order stands', async () => {
  const form = await readyForm(context, site.address);
  await openDraft(page, site.address, form, 'services');

  await page.route(QUOTE, async (route: Route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, validTo: body.data.now + QUOTED_FOR_MS } },
    });
  });
  await button(words.next(words.steps.confirm ?? '')).click();
  await noted(words.trouble.lapsed.title).waitFor();
  await page.unroute(QUOTE);
  await button(words.trouble.lapsed.retry).click();

  const dearer = await quoteOf(context, site.address, {
    ...form,
    services: { ...form.services, customs: { wanted: true, mode: 'ENTRUST' } },
  });
  await page.route(ORDERS, (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), quoteId: dearer }) }),
  );
  await expect.poll(() => button(words.submit).isEnabled()).toBe(true);
  await button(words.submit).click();
  await readAgreement();
  const difference = page.getByRole('dialog', { name: words.price.changed });
  await difference.getByText(words.price.was).waitFor();
  await difference.getByRole('row').filter({ hasText: '¥3,740.00' }).waitFor();
  expect((await difference.textContent())?.replace(/\s/g, '')).toContain('¥3,390.00');
  await page.unroute(ORDERS);
  await difference.getByRole('button', { name: words.price.accept }).click();

  await context.setOffline(true);
  await button(words.submit).click();
  await noted(words.trouble.offline.title).waitFor({ timeout: 20_000 });
  let taken = 0;
  await page.route(ORDERS, async (route) => {
    await route.fetch();
    taken += 1;
    await route.abort('connectionreset');
  });
  await context.setOffline(false);
  await noted(words.trouble.unanswered.title).waitFor({ timeout: 20_000 });
  expect(taken).toBeGreaterThan(0);
  await page.unroute(ORDERS);
  await page.reload();
  await noted(words.trouble.unanswered.title).waitFor();
  const reply = page.waitForResponse(ORDERS);
  await button(words.trouble.unanswered.retry).click();
  const { data } = await (await reply).json();
  await page.getByRole('heading', { name: orderSuccess.title, includeHidden: true }).waitFor();
  expect(page.url()).toContain(data.orderNo);
  expect(data.orderNo).toMatch(/^FCL\d{6}00001$/);
}, 90_000);

test('[4.31] two tabs on one draft: the later one is offered, and either may stand', async () => {
  const form = { ...(await readyForm(context, site.address)), remark: 'first' };
  const remark = (tab: Page) => tab.getByRole('textbox', { name: fieldLabel('remark') });
  await openDraft(page, site.address, form, 'services');
  await remark(page).fill('tab one');
  await page.getByText(words.draft.saved).waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => remark(other).inputValue()).toBe('tab one');
  await remark(page).fill('tab one again');
  await page.waitForTimeout(DRAFT_DEBOUNCE_MS / 2);
  await page.getByText(words.draft.saved).waitFor();
  await remark(other).fill('tab two');
  await other.getByText(words.draft.conflict).waitFor();
  await other.getByRole('button', { name: words.draft.takeTheirs }).click();
  await expect.poll(() => remark(other).inputValue()).toBe('tab one again');
  await remark(other).fill('tab two after all');
  await other.getByText(words.draft.saved).waitFor();
  await remark(page).fill('tab one insists');
  await page.getByText(words.draft.conflict).waitFor();
  await button(words.draft.keepMine).click();
  await page.getByText(words.draft.saved).waitFor();
  await expect.poll(() => remark(page).inputValue()).toBe('tab one insists');
}, 60_000);

test('[4.31] what holds up the services step is listed in the order of the page', async () => {
  const form = await readyForm(context, site.address);
  const { truck, insurance, ...others } = form.services;
  const lacking = {
    ...form,
    services: { ...others, truck: { ...truck, wanted: true }, insurance: { ...insurance, wanted: true } },
    contactName: '',
    contactEmail: 'nobody',
    toOrder: true,
    blType: 'ORIGINAL',
    blCopies: '',
    payType: '',
    invoice: { ...form.invoice, wanted: true },
  };
  await openDraft(page, site.address, lacking, 'services');
  await button(words.next(words.steps.confirm ?? '')).click();
  const summary = page.getByRole('alert').filter({ has: page.locator('a[href^="#field-"]') });
  await summary.waitFor();
  const told = await summary.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const onPage = await page
    .locator(told.map((href) => `[id="${href.slice(1)}"]`).join())
    .evaluateAll((fields) => fields.map(({ id }) => `#${id}`));
  expect(told).toEqual(onPage);
  expect(told).toEqual(
    expect.arrayContaining(['#field-contactName', '#field-notify-companyNameEn', '#field-blCopies']),
  );
  expect(told.length).toBeGreaterThan(10);
}, 60_000);
