import type { Browser, BrowserContext, Locator, Page, Response } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { table } from '#contract/table.ts';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import { goToConfirm, openDraft, submitOrder } from '../kit/booking-page.ts';
import { openBrowser } from '../kit/browser.ts';
import { chunkFileOf } from '../kit/chunk-file.ts';
import { PERSON } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { readyForm } from '../kit/order-calls.ts';
import { orderNoIn } from '../kit/order-journey.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  ({ context, page } = await openSignedIn(browser, site, PERSON));
});
/** Clears state that one test would leave for the next. */
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

test('[4.31] two tabs on one draft: the later one is offered, and either may stand', async () => {
  const form = { ...(await readyForm(context, site.address)), remark: 'first' };
  const remark = (tab: Page) => tab.getByRole('textbox', { name: fieldLabel('remark') });
  /** The draft status may still belong to the previous draft. */
  const write = async (tab: Page, text: string) => {
    const isOfText = (answer: Response) =>
      answer.url().endsWith(table.saveDraft.path) && answer.request().postData()?.includes(`"${text}"`) === true;
    const answered = tab.waitForResponse(isOfText);
    await remark(tab).fill(text);
    await answered;
  };
  await openDraft(page, site.address, form, 'services');
  await write(page, 'tab one');
  await page.getByText(words.draft.saved).waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => remark(other).inputValue()).toBe('tab one');
  await write(page, 'tab one again');
  await page.getByText(words.draft.saved).waitFor();
  await remark(other).fill('tab two');
  await other.getByText(words.draft.conflict).waitFor();
  await other.getByRole('button', { name: words.draft.takeTheirs }).click();
  await expect.poll(() => remark(other).inputValue()).toBe('tab one again');
  await write(other, 'tab two after all');
  await other.getByText(words.draft.saved).waitFor();
  await remark(page).fill('tab one insists');
  await page.getByText(words.draft.conflict).waitFor();
  await button(words.draft.keepMine).click();
  await page.getByText(words.draft.saved).waitFor();
  await expect.poll(() => remark(page).inputValue()).toBe('tab one insists');
});

test('[4.31] what holds up the services step is listed in the order of the page', async () => {
  const form = await readyForm(context, site.address);
  const { truck, insurance, ...others } = form.services;
  const lacking = {
    ...form,
    services: { ...others, truck: { ...truck, wanted: true }, insurance: { ...insurance, wanted: true } },
    contactName: '',
    contactEmail: 'unknown',
    toOrder: true,
    blType: 'ORIGINAL',
    blCopies: '',
    payType: '',
    invoice: { ...form.invoice, wanted: true },
  };
  await openDraft(page, site.address, lacking, 'services');
  await button(words.next(stepName('confirm'))).click();
  const summary = page.getByRole('alert').filter({ has: page.locator('a[href^="#field-"]') });
  await summary.waitFor();
  const linkTexts = await summary
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const onPage = await page
    .locator(linkTexts.map((href) => `[id="${href.slice(1)}"]`).join())
    .evaluateAll((fields) => fields.map(({ id }) => `#${id}`));
  expect(linkTexts).toEqual(onPage);
  expect(linkTexts).toEqual(
    expect.arrayContaining(['#field-contactName', '#field-notify-companyNameEn', '#field-blCopies']),
  );
  expect(linkTexts.length).toBeGreaterThan(10);
});

test('[2.23] an order whose page is slow to load says its number over the form, until that page is there', async () => {
  const tab = await context.newPage();
  await tab.clock.install();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await tab.route(`**/${chunkFileOf('src/features/fcl/success-page.tsx')}`, async (route) => {
    await held;
    await route.continue();
  });
  const form = { ...(await readyForm(context, site.address)), agree: false, truth: false };
  await openDraft(tab, site.address, form, 'services');
  await goToConfirm(tab, mouseOf(tab));
  await submitOrder(tab, mouseOf(tab), [seaFreightCharges.title]);
  const dialog = tab.getByRole('dialog', { name: orderSuccess.title });
  const orderNo = await orderNoIn(dialog, 'FCL');
  await expect.poll(() => dialog.getByRole('button', { name: orderSuccess.viewOrders }).isEnabled()).toBe(true);
  letGo();
  await tab.getByRole('heading', { level: 1, name: orderSuccess.title, includeHidden: true }).waitFor();
  await expect.poll(() => tab.locator('main').textContent()).toContain(orderNo);
  await dialog.waitFor({ state: 'detached' });
  await tab.close();
});
