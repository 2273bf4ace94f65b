import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { stepName } from '#copy/booking/dictionary.ts';
import { booking } from '#copy/booking/frame.ts';
import { amendmentRenewal, amendmentReplies, amendment as words } from '#copy/orders/amendment.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { demoAccounts } from '#server/seed/account-rows.ts';
import { registerRows } from '#server/seed/register-rows.ts';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import { partOf } from '../kit/booking.ts';
import { boxOf, buttonOf, clickNext, submitOrder } from '../kit/booking-page.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { goToOrder, openRoom } from '../kit/centre-page.ts';
import { PERSON, VERIFIED } from '../kit/demo-people.ts';
import { keyboardOf } from '../kit/hands.ts';
import { callerOf, cancelOrder, placeOrder } from '../kit/order-calls.ts';
import { expectSound } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';

const company = registerRows[demoAccounts.find(({ id }) => id === 'user-verified')!.registered!]!;

const deskToken = 'token-of-the-desk-2';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(undefined, { DESK_TOKEN: deskToken }), openSparingBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** B becomes a booker of A's enterprise. */
async function join(a: BrowserContext, b: BrowserContext) {
  const [ask, answer] = [callerOf(b, site.address), callerOf(a, site.address)];
  await ask('/api-user/enterprise/join', { creditCode: company.creditCode });
  const { requests } = (await answer('/api-user/enterprise/members/query', {})) as { requests: { id: string }[] };
  await answer('/api-user/enterprise/decide', { requestId: requests[0]!.id, role: 'booker' });
}

let joined: Promise<void> | undefined;
/** Both tests have the same two people. */
function joinOnce(a: BrowserContext, b: BrowserContext) {
  joined ??= join(a, b);
  return joined;
}

async function beginChange(page: Page, no: string) {
  await goToOrder(page, site, no);
  await page.getByRole('link', { name: words.begin }).click();
  await page.getByRole('form', { name: stepName('route') }).waitFor();
}

const quantity = (page: Page) => boxOf(page, 'containers.0.quantity').locator('input');
const remark = (page: Page) => boxOf(page, 'remark').locator('textarea');

async function accept(orderNo: string, amendment: number) {
  const answer = await fetch(`${site.address}/api-platform/desk/orders/amendments/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', appCode: 'echem', appDriver: '101', 'Desk-Token': deskToken },
    body: JSON.stringify({ orderNo, amendment, decision: 'ACCEPT', reason: '' }),
  });
  expect(await answer.json()).toMatchObject({ code: '00000000' });
}

const at = (page: Page, step: string) => page.getByRole('form', { name: stepName(step) }).waitFor();

/** From the first step to the order, at the difference. */
async function send(page: Page, texts: readonly string[], steps: readonly string[] = ['cargo', 'services']) {
  const hand = keyboardOf(page);
  for (const step of steps) {
    await clickNext(page, hand, step);
    await at(page, step);
  }
  await clickNext(page, hand, 'confirm');
  await page.getByRole('dialog', { name: words.difference.title }).waitFor();
  await hand.press(buttonOf(page, words.difference.accept));
  await at(page, 'confirm');
  await submitOrder(page, hand, texts, ['agree', 'truth'], words.form.submit);
}

async function askForThree(context: BrowserContext, no: string) {
  const call = callerOf(context, site.address);
  const order = (await call(`/api-ecommerce/orders/${no}`, null)) as OrderAnswer;
  const booked = order.form as unknown as FclForm;
  const form = { ...booked, containers: booked.containers.map((box) => ({ ...box, quantity: '3' })) };
  const asked = { service: 'fcl', part: partOf(form), amends: no };
  const { quoteId } = (await call('/api-ecommerce/quote', asked)) as { quoteId: string };
  const request = { service: 'fcl', seen: 0, quoteId, form: { ...form, agree: true, truth: true } };
  await call(`/api-ecommerce/orders/${no}/amend`, request, { key: 'changed-by-a-first-000' });
}

test('[10.11] of two members who change one order the second is notified, sees what the first asked for, and keeps what is typed', async () => {
  const a = await openRoom(browser, site, VERIFIED, 'redirect=members');
  const no = await placeOrder(a.context, site.address, 'changed-by-two');
  const b = await openRoom(browser, site, PERSON, 'redirect=members');
  await joinOnce(a.context, b.context);

  await beginChange(b.page, no);
  const hand = keyboardOf(b.page);
  await quantity(b.page).fill('4');
  for (const step of ['cargo', 'services']) {
    await clickNext(b.page, hand, step);
    await b.page.getByRole('form', { name: stepName(step) }).waitFor();
  }
  await remark(b.page).fill('第四箱由我方自备');
  await askForThree(a.context, no);

  await clickNext(b.page, hand, 'confirm');
  await b.page.getByText(amendmentReplies.refusals.waiting).waitFor();
  const opened = b.context.waitForEvent('page');
  await b.page.getByRole('link', { name: words.form.latest }).click();
  const beside = await opened;
  const first = beside.getByRole('article', { name: words.name(1) });
  await first.getByText(words.states.waiting).waitFor();
  await first.getByRole('table', { name: words.changes.title }).getByText('3', { exact: true }).first().waitFor();
  await beside.close();

  await buttonOf(b.page, booking.mend).click();
  await b.page.getByRole('form', { name: stepName('services') }).waitFor();
  expect(await remark(b.page).inputValue()).toBe('第四箱由我方自备');
  await buttonOf(b.page, booking.back(stepName('cargo'))).click();
  await buttonOf(b.page, booking.back(stepName('route'))).click();
  await b.page.getByRole('form', { name: stepName('route') }).waitFor();
  expect(await quantity(b.page).inputValue()).toBe('4');

  await goToOrder(a.page, site, no);
  expect(await a.page.getByRole('article').count()).toBe(1);
  await cancelOrder(a.context, site.address, no);
});

test('[10.11] the second goes on from what the first made of the order: their own changes stay, what both changed is marked', async () => {
  const a = await openRoom(browser, site, VERIFIED, 'redirect=members');
  const no = await placeOrder(a.context, site.address, 'renewed-by-two');
  const b = await openRoom(browser, site, PERSON, 'redirect=members');
  await joinOnce(a.context, b.context);
  // An agreement counts its seconds by the clock of the page.
  await Promise.all([a.page.clock.install(), b.page.clock.install()]);
  await Promise.all([beginChange(a.page, no), beginChange(b.page, no)]);

  await quantity(b.page).fill('4');
  await clickNext(b.page, keyboardOf(b.page), 'cargo');
  await at(b.page, 'cargo');
  await clickNext(b.page, keyboardOf(b.page), 'services');
  await at(b.page, 'services');
  await remark(b.page).fill('第四箱由我方自备');

  await quantity(a.page).fill('3');
  await send(a.page, [seaFreightCharges.title]);
  await a.page.getByRole('heading', { level: 2, name: no }).waitFor();
  await accept(no, 1);

  await send(b.page, [seaFreightCharges.title], []);
  await b.page.getByText(amendmentReplies.newer).waitFor();
  await buttonOf(b.page, booking.mend).click();
  await b.page.getByText(words.form.outdated).waitFor();
  await expectSound(b.page, 'an order that changed meanwhile');
  await buttonOf(b.page, words.form.renew).click();
  await at(b.page, 'route');
  await boxOf(b.page, 'containers.0.quantity').getByText(amendmentRenewal.theirs('3')).waitFor();
  expect(await quantity(b.page).inputValue()).toBe('4');

  await send(b.page, []);
  await b.page.getByRole('heading', { level: 2, name: no }).waitFor();
  const second = b.page.getByRole('article', { name: words.name(2) });
  await second.getByText(words.states.waiting).waitFor();
  const changes = second.getByRole('table', { name: words.changes.title });
  expect(await changes.innerText()).toMatch(/3\s+4/);
  expect(await changes.innerText()).toContain('第四箱由我方自备');
  await cancelOrder(a.context, site.address, no);
}, 180_000);
