import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { blockText, operatorStep, operatorSteps, operatorOrders as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import { orderDeviations } from '#copy/orders/order.ts';
import { lastDigitsOf } from '#machines/operator-step/index.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { keyboardOf } from '../kit/hands.ts';
import { enterOperatorRoom, makeOperatorAt } from '../kit/operator-page.ts';
import { callerOf, placeOrder } from '../kit/order-calls.ts';
import { expectSound } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openContext, openSignedIn } from '../kit/sign-in-page.ts';

const REASON = '船公司报实际离港，答复与单证今天中午前补齐';
const { departed } = orders.statuses;

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pending = blockText({ code: 'DANGEROUS_PENDING' }, (status) => orders.statuses[status]);

test('[11.1] a departure without its approval is refused, deviated with a reason that the customer reads, and undone by keys', async () => {
  const customer = await openSignedIn(browser, site, VERIFIED);
  const call = callerOf(customer.context, site.address);
  const no = await placeOrder(customer.context, site.address, 'order-steps-1');
  const room = await openContext(browser);
  const page = await room.newPage();
  const hand = keyboardOf(page);
  const made = await makeOperatorAt(site, '李示例');
  await page.goto(`${site.address}/desk/`);
  await enterOperatorRoom(page, made);
  await page.getByRole('searchbox', { name: words.search }).fill(no);
  await hand.press(button(page, words.find));
  const row = page.getByRole('listbox', { name: words.title }).getByRole('option').filter({ hasText: no });
  await hand.press(row);

  const form = page.getByRole('form', { name: words.next });
  await hand.choose(form.getByRole('combobox', { name: words.status }), departed);
  await form.getByText(pending, { exact: true }).waitFor();
  expect(await button(page, words.move).isDisabled()).toBe(true);
  await hand.press(button(page, operatorSteps.deviate(departed)));
  await hand.type(page.getByLabel(operatorSteps.deviation.reason, { exact: true }), REASON);
  await hand.press(button(page, operatorSteps.deviation.confirm));
  const dialog = page.getByRole('dialog');
  await dialog.getByText(operatorStep.deviation.missing).waitFor();
  await expectSound(page, 'the second confirmation');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByLabel(operatorSteps.deviation.reason, { exact: true }).inputValue()).toBe(REASON);
  await hand.press(button(page, operatorSteps.deviation.confirm));
  await hand.type(dialog.getByLabel(operatorStep.deviation.typed, { exact: true }), lastDigitsOf(no));
  await hand.press(dialog.getByRole('button', { name: operatorStep.deviation.confirm(departed), exact: true }));
  await page.getByText(words.moved, { exact: true }).waitFor();

  expect(await call(`/api-ecommerce/orders/${no}`, null)).toMatchObject({
    ...{ status: 'departed', isDeviated: true },
    deviations: [{ status: 'departed', reason: REASON, missing: expect.arrayContaining([pending]) }],
  });
  await customer.page.goto(`${site.address}${USER_CENTRE_PATH}?redirect=order&orderNo=${no}`);
  await customer.page.getByText(orderDeviations.badge, { exact: true }).first().waitFor();
  await customer.page.getByText(`原因：${REASON}`).first().waitFor();

  await hand.press(button(page, operatorSteps.undo(orders.statuses.submitted)));
  await hand.type(dialog.getByLabel(operatorStep.undo.reason, { exact: true }), '记错了票');
  await hand.press(dialog.getByRole('button', { name: operatorStep.undo.confirm, exact: true }));
  await page.getByText(words.undone, { exact: true }).waitFor();
  expect(await call(`/api-ecommerce/orders/${no}`, null)).toMatchObject({ status: 'submitted', isDeviated: false });
  await Promise.all([room.close(), customer.context.close()]);
});
