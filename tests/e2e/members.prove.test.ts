import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { members as words } from '#copy/user-centre/enterprise.ts';
import { rooms, verification } from '#copy/user-centre/rooms.ts';
import { demoAccounts } from '#server/seed/account-rows.ts';
import { registerRows } from '#server/seed/register-rows.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { goToRoom, openRoom } from '../kit/centre-page.ts';
import { CARRIER, type DemoPerson, PERSON, UNVERIFIED, VERIFIED } from '../kit/demo-people.ts';
import { placeOrder } from '../kit/order-calls.ts';
import { overflowOf } from '../kit/overflow.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';

const named = (id: string) => demoAccounts.find((account) => account.id === id)!;
const company = registerRows[named('user-verified').registered!]!;

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const inRoom = (person: DemoPerson, query: string) => openRoom(browser, site, person, query);
const goTo = (page: Page, query: string) => goToRoom(page, site, query);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[10.10] two people of one company and a stranger', async () => {
  const a = await inRoom(VERIFIED, 'redirect=members');
  await a.page.getByText(words.lead(company.name, 1), { exact: true }).waitFor();
  const orderNo = await placeOrder(a.context, site.address, 'seen-by-colleagues');

  // B types the company's code, which A is verified with.
  const b = await inRoom(PERSON, 'redirect=verification');
  await button(b.page, rooms.verification.open).click();
  const dialog = b.page.getByRole('dialog', { name: verification.title });
  await dialog.getByLabel(verification.creditCode, { exact: true }).fill(company.creditCode);
  await dialog.getByRole('button', { name: verification.lookUp, exact: true }).click();
  await dialog.getByText(verification.takenTitle, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: verification.join, exact: true }).click();
  await dialog.getByText(verification.requestedTitle, { exact: true }).waitFor();
  for (const room of ['members', 'workplace']) {
    await goTo(b.page, `redirect=${room}`);
    await b.page.getByText(words.ownRequest.waiting(company.name), { exact: true }).waitFor();
    await b.page.getByText(words.ownRequest.answerBy, { exact: true }).waitFor();
  }
  await goTo(b.page, `redirect=order&orderNo=${orderNo}`);
  await b.page.getByText(rooms.missingOrder, { exact: true }).waitFor();

  await a.page.reload();
  await a.page.getByText(words.asks(named('user-person').name), { exact: true }).waitFor();
  await button(a.page, words.accept.booker).click();
  await a.page.getByText(words.lead(company.name, 2), { exact: true }).waitFor();
  for (const width of [360, 768, 1280, 1920]) {
    await a.page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(a.page), { message: `at ${width}` }).toBeLessThanOrEqual(0);
  }

  await goTo(b.page, 'redirect=order');
  await b.page.getByText(orderNo).first().waitFor();
  await goTo(b.page, 'redirect=members');
  await button(b.page, words.leave).waitFor();
  expect(await button(b.page, words.remove).count()).toBe(0);

  const stranger = await inRoom(UNVERIFIED, `redirect=order&orderNo=${orderNo}`);
  await stranger.page.getByText(rooms.missingOrder, { exact: true }).waitFor();
  await goTo(stranger.page, 'redirect=members');
  await stranger.page.getByText(/1 位/).waitFor();
  expect(await stranger.page.getByText(named('user-verified').name).count()).toBe(0);
}, 180_000);

test('[10.10] an invitation by link says who asks; a revoked one says that it no longer exists', async () => {
  const a = await inRoom(CARRIER, 'redirect=members');
  await button(a.page, words.makeInvitation).click();
  const link = await a.page.getByLabel(words.link, { exact: true }).inputValue();
  expect(new URL(link).search).toBe('?redirect=members');

  const asked: string[] = [];
  const b = await inRoom({ ...PERSON }, 'redirect=members');
  b.context.on('request', (request) => asked.push(request.url()));
  await b.page.getByRole('heading', { level: 1, name: rooms.titles.members }).waitFor();
  const secret = new URL(link).hash.slice(1);
  await b.page.goto('about:blank');
  await b.page.goto(link);
  await b.page.getByRole('heading', { level: 1, name: rooms.titles.members }).waitFor();
  await b.page.getByText(words.offerRole.booker, { exact: true }).waitFor();
  expect(asked.filter((address) => address.includes(secret) && !address.includes('#'))).toEqual([]);
  const c = await inRoom(VERIFIED, 'redirect=members');
  await button(a.page, words.revoke).click();
  await expect.poll(() => button(a.page, words.revoke).count()).toBe(0);
  await c.page.goto('about:blank');
  await c.page.goto(link);
  await c.page.getByText(words.invalid, { exact: true }).waitFor();
}, 120_000);
