import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookedService } from '#contract/booked-services.ts';
import { orderPath } from '#contract/routes.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { formOrigin, refused } from '#copy/booking/opening.ts';
import { orderTemplates as words } from '#copy/user-centre/rooms.ts';
import { airService } from '#domain/air/service.ts';
import { cfsService } from '#domain/cfs/service.ts';
import { deskService } from '#domain/dg-desk/service.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { fclService } from '#domain/fcl/service.ts';
import { flexitankService } from '#domain/flexitank/service.ts';
import { lclService } from '#domain/lcl/service.ts';
import { railService } from '#domain/rail/service.ts';
import { tankService } from '#domain/tank/service.ts';
import { warehouseService } from '#domain/warehouse/service.ts';
import { buttonOf, keepDraftHere, pricePanel } from '../kit/booking-page.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON, VERIFIED } from '../kit/demo-people.ts';
import { callerOf, placeOrder, readyForm } from '../kit/order-calls.ts';
import { overflowOf } from '../kit/overflow.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: words.title });
const nameIn = (page: Page) => dialogOf(page).getByRole('textbox', { name: words.name });
const inDialog = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true });
const fromTemplate = formOrigin.copied('TPL0123456789abcdef');

async function expectPrefilled(page: Page) {
  await page.getByText(fromTemplate, { exact: true }).first().waitFor();
  const quantity = page.getByRole('textbox', { name: fieldLabel('containers.0.quantity'), exact: true });
  await expect.poll(() => quantity.inputValue()).toBe('2');
  await expect.poll(() => page.locator('#field-cargoReadyDate input').inputValue()).toBe('');
  expect(await pricePanel(page).textContent()).not.toContain('$');
}

test('[4.31] [10.10] by keyboard on a phone: an order is kept as a template, renamed, started from, and removed', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 360, height: 740 } });
  const no = await placeOrder(context, site.address, 'kept-as-template');
  await page.goto(`${site.address}${USER_CENTRE_PATH}?redirect=order&orderNo=${no}`);
  await page.getByRole('heading', { level: 2, name: no }).waitFor();
  await buttonOf(page, words.saveAs).press('Enter');
  await nameIn(page).fill('甲醇');
  await nameIn(page).press('Enter');
  await inDialog(page, words.renameOf('甲醇')).press('Enter');
  await expect.poll(() => nameIn(page).inputValue()).toBe('甲醇');
  await nameIn(page).fill('甲醇 每月一票');
  await inDialog(page, words.save).press('Enter');
  await dialogOf(page).getByText('甲醇 每月一票', { exact: true }).waitFor();
  expect(await overflowOf(page)).toBe(0);

  await page.goto(`${site.address}${USER_CENTRE_PATH}?redirect=order`);
  await buttonOf(page, words.open).press('Enter');
  await dialogOf(page)
    .getByRole('link', { name: words.beginOf('甲醇 每月一票') })
    .press('Enter');
  await page.waitForURL(/template=TPL/);
  await expectPrefilled(page);
  const initialUrl = page.url();
  await page.reload();
  await expectPrefilled(page);

  const stranger = await openSignedIn(browser, site, PERSON);
  await stranger.page.goto(initialUrl);
  await stranger.page.getByRole('heading', { name: refused.reasons.unknownTemplate.title }).waitFor();
  await stranger.context.close();

  await page.goto(`${site.address}${USER_CENTRE_PATH}?redirect=order`);
  await buttonOf(page, words.open).press('Enter');
  await inDialog(page, words.removeOf('甲醇 每月一票')).press('Enter');
  await inDialog(page, words.confirm).press('Enter');
  await dialogOf(page).getByText(words.none).waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await context.close();
});

test('[4.31] by mouse: the form that is being filled is kept too, and stays as it is', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED);
  const form = await readyForm(context, site.address);
  await page.goto(`${site.address}/healthz`);
  await keepDraftHere(page, site.address, form);
  await page.goto(`${site.address}/shippingFcl/addOrder?step=route`);
  await buttonOf(page, words.saveAs).click();
  await nameIn(page).fill('填着的');
  await inDialog(page, words.save).click();
  await dialogOf(page).getByText('填着的', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  const ready = page.locator('#field-cargoReadyDate input');
  await expect.poll(() => ready.inputValue()).toBe(form.cargoReadyDate);
  const { items } = (await callerOf(context, site.address)('/api-ecommerce/templates/query', {})) as {
    items: { id: string; name: string }[];
  };
  const kept = items.find(({ name }) => name === '填着的');
  await page.goto(`${site.address}/shippingFcl/addOrder?template=${kept?.id}`);
  await expectPrefilled(page);
  await context.close();
});

const services = [
  airService,
  cfsService,
  deskService,
  domesticService,
  fclService,
  flexitankService,
  lclService,
  railService,
  tankService,
  warehouseService,
];

test('[4.31] a booking of every service starts from a template', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED);
  const call = callerOf(context, site.address);
  for (const { code, blank } of services) {
    const kept = { name: `每种 ${code}`, service: code, form: { ...blank, remark: `模板 ${code}` } };
    const { id } = (await call('/api-ecommerce/templates/save', kept)) as { id: string };
    await page.goto(`${site.address}${orderPath(code as BookedService)}?template=${id}`);
    await expect
      .poll(() => page.getByText(fromTemplate, { exact: true }).count(), { message: code, timeout: 15_000 })
      .toBeGreaterThan(0);
  }
  await context.close();
});
