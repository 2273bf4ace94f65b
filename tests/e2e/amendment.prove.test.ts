import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { booking } from '#copy/booking/frame.ts';
import { stepWords } from '#copy/booking/steps.ts';
import { amendment as words } from '#copy/orders/amendment.ts';
import { orders } from '#copy/orders/list.ts';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import { buttonOf, clickNext, submitOrder } from '../kit/booking-page.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { goToOrder } from '../kit/centre-page.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { cancelOrder, placeOrder } from '../kit/order-calls.ts';
import { placeOneOfEach } from '../kit/orders-of-all.ts';
import { overflowOf } from '../kit/overflow.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

const { route } = booking;
const deskToken = 'token-of-the-desk-1';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(undefined, { DESK_TOKEN: deskToken }), openSparingBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function decide(orderNo: string, amendment: number, decision: 'ACCEPT' | 'REFUSE', reason = '') {
  const answer = await fetch(`${site.address}/api-platform/desk/orders/amendments/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', appCode: 'echem', appDriver: '101', 'Desk-Token': deskToken },
    body: JSON.stringify({ orderNo, amendment, decision, reason }),
  });
  expect(await answer.json()).toMatchObject({ code: '00000000' });
}
const entryOf = (page: Page, no: number) => page.getByRole('article', { name: words.name(no) });

const openOrder = (page: Page, no: string) => goToOrder(page, site, no);

test('[10.11] by mouse at 1280: an order goes on another sailing, and can be put back before it is asked for', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 1280, height: 800 } });
  const hand = mouseOf(page);
  const no = await placeOrder(context, site.address, 'amended-sailing');
  await page.clock.install();
  await openOrder(page, no);
  await hand.press(page.getByRole('link', { name: words.begin }));
  const others = page.getByRole('region', { name: stepWords.others.title });
  await others.waitFor();
  const sailing = page
    .getByRole('definition')
    .filter({ hasText: /HUAZHOU/ })
    .first();
  const own = await sailing.textContent();
  const [first] = await others.getByRole('link').all();
  const chosen = (await first!.textContent()) ?? '';
  expect(own).not.toBe(chosen);
  expect(await page.getByRole('link', { name: route.change }).count()).toBe(0);

  await hand.press(others.getByRole('link', { name: chosen }));
  await expect.poll(() => sailing.textContent()).toBe(chosen);
  await hand.press(others.getByRole('link', { name: stepWords.others.back }));
  await expect.poll(() => sailing.textContent()).toBe(own);
  await hand.press(others.getByRole('link', { name: chosen }));
  await expect.poll(() => sailing.textContent()).toBe(chosen);

  for (const step of ['cargo', 'services']) {
    await clickNext(page, hand, step);
    await page.getByRole('form', { name: stepName(step) }).waitFor();
  }
  await clickNext(page, hand, 'confirm');
  const difference = page.getByRole('dialog', { name: words.difference.title });
  const form = page.getByRole('form', { name: stepName('confirm') });
  await difference.or(form).first().waitFor();
  if (await difference.isVisible()) await hand.press(buttonOf(page, words.difference.accept));
  await form.waitFor();
  await submitOrder(page, hand, [seaFreightCharges.title], ['agree', 'truth'], words.form.submit);
  await page.getByRole('heading', { level: 2, name: no }).waitFor();
  await entryOf(page, 1).getByText(words.states.waiting).waitFor();
  const [, vessel = ''] = chosen.split(' ').map((part) => part.trim());
  await entryOf(page, 1).getByText(vessel).first().waitFor();
  await decide(no, 1, 'ACCEPT');
  await openOrder(page, no);
  await entryOf(page, 1).getByText(words.states.accepted).waitFor();
  await page
    .getByRole('definition')
    .filter({ hasText: chosen.split(' ').slice(1).join(' ') })
    .first()
    .waitFor();
  await cancelOrder(context, site.address, no);
  await context.close();
});

test('[10.11] at 360: goods of another service go on another departure of their lane, and back', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 360, height: 800 } });
  const hand = mouseOf(page);
  const placed = await placeOneOfEach(context, site.address);
  const others = page.getByRole('region', { name: stepWords.others.title });

  for (const no of [placed.lcl, placed.air]) {
    await openOrder(page, no);
    expect(await page.getByRole('link', { name: words.begin }).count()).toBe(0);
    await hand.press(page.getByRole('button', { name: orders.more, exact: true }));
    await hand.press(page.getByRole('link', { name: words.begin }));
    await others.waitFor();
    const [first] = await others.getByRole('link').all();
    const chosen = (await first!.textContent()) ?? '';
    await hand.press(others.getByRole('link', { name: chosen }).first());
    await others.getByRole('link', { name: stepWords.others.back }).waitFor();
    expect(new URL(page.url()).searchParams.get('amend')).toBe(no);
    expect(await overflowOf(page)).toBe(0);
    await hand.press(others.getByRole('link', { name: stepWords.others.back }));
    await expect.poll(() => new URL(page.url()).searchParams.get('priceId')).toBeNull();
  }
  await context.close();
});
