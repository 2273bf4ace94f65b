import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { operatorOrders, operatorCancellation as room } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import { cancellation as words } from '#copy/orders/order.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { keyboardOf } from '../kit/hands.ts';
import { enterOperatorRoom, makeOperatorAt } from '../kit/operator-page.ts';
import { placeOrder } from '../kit/order-calls.ts';
import { overflowOf } from '../kit/overflow.ts';
import { SHARED_DESK_TOKEN, sharedSite } from '../kit/served-site.ts';
import { openContext, openSignedIn } from '../kit/sign-in-page.ts';

const CLAUSE = '《海运整箱收费协议》第五条 5.2';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

async function release(orderNo: string) {
  const booked = { status: 'booked', dgStatus: 'accepted', remark: '单证随后补' };
  for (const step of [booked, { status: 'released' }]) {
    const answer = await fetch(`${site.address}/api-platform/desk/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        appCode: 'echem',
        appDriver: '101',
        'Desk-Token': SHARED_DESK_TOKEN,
      },
      body: JSON.stringify({ orderNo, ...step }),
    });
    expect(((await answer.json()) as { code: string }).code).toBe('00000000');
  }
}

test('[11.4] by keyboard a customer asks, an operator answers with a fee, and the customer accepts it', async () => {
  const { context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 360, height: 740 } });
  const no = await placeOrder(context, site.address, 'cancelled-at-a-fee');
  await release(no);
  await page.goto(`${site.address}${USER_CENTRE_PATH}?redirect=order&orderNo=${no}`);
  const hand = keyboardOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await hand.press(button(orders.more));
  await button(words.ask).waitFor();
  expect(await button(orders.cancel).count()).toBe(0);
  await hand.press(button(words.ask));
  await page.getByText(CLAUSE).waitFor();
  const reason = page.getByRole('textbox', { name: words.why });
  await expect.poll(() => reason.evaluate((field) => document.activeElement === field)).toBe(true);
  await page.keyboard.type('收货人取消采购');
  expect(await overflowOf(page)).toBe(0);
  await hand.press(button(words.send));
  await page.getByText(words.waitingText).waitFor();

  const operatorContext = await openContext(browser);
  const sheet = await operatorContext.newPage();
  const operator = keyboardOf(sheet);
  const inRoom = (name: string) => sheet.getByRole('button', { name, exact: true });
  const made = await makeOperatorAt(site, '答复取消', 'orders');
  await sheet.goto(`${site.address}/desk/`);
  await enterOperatorRoom(sheet, made);
  await sheet.getByRole('listbox', { name: operatorOrders.title }).getByRole('option').filter({ hasText: no }).click();
  await sheet.getByText('收货人取消采购').waitFor();
  await operator.press(inRoom(room.acts.FEE.begin));
  await operator.type(sheet.getByRole('textbox', { name: room.amount }), '1200');
  await operator.type(sheet.getByRole('textbox', { name: room.reason, exact: true }), '船公司已放舱');
  await sheet.getByText(`${room.total} ¥1,200.00`).waitFor();
  await operator.press(inRoom(room.acts.FEE.confirm));
  await sheet.getByText(room.acts.FEE.done).waitFor();
  await operatorContext.close();

  await page.reload();
  await page.getByText('船公司已放舱').waitFor();
  await page.getByText(CLAUSE).first().waitFor();
  expect(await overflowOf(page)).toBe(0);
  await hand.press(button(words.accept));
  await page.getByText(words.acceptQuestion(no, '¥1,200.00')).waitFor();
  await hand.press(button(words.confirmAccept));
  await page.getByText(words.states.accepted, { exact: true }).waitFor();
  await page.getByText(orders.cancelledAt, { exact: true }).waitFor();
  expect(await button(words.accept).count()).toBe(0);
  await context.close();
});
