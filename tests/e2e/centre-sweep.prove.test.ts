import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paperText } from '#copy/dangerous-goods/papers.ts';
import { amendment } from '#copy/orders/amendment.ts';
import { orders } from '#copy/orders/list.ts';
import { calendarFeedCopy, noticeChoicesCopy, orderPapers, paperForm } from '#copy/orders/order.ts';
import { addressBook, closeAccountCopy } from '#copy/user-centre/account.ts';
import { orderTemplates, rooms } from '#copy/user-centre/rooms.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { goToOrder, goToRoom, openRoom } from '../kit/centre-page.ts';
import { CARRIER, type DemoPerson, UNVERIFIED, VERIFIED } from '../kit/demo-people.ts';
import { placeOrder } from '../kit/order-calls.ts';
import { expectSound } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';

const LONG = 300_000;

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

const people: readonly [person: string, DemoPerson, rooms: readonly (keyof typeof rooms.titles)[]][] = [
  ['a member of a verified enterprise', VERIFIED, ['order', 'invoice', 'contract', 'members']],
  ['an enterprise with whole vehicles', CARRIER, ['mmOrder']],
];

test.each(people)(
  '[2.14][2.15][1.1] the rooms of %s are sound at every width, by day and by night',
  async (_, person, theirs) => {
    const { context, page } = await openRoom(browser, site, person, 'redirect=workplace');
    for (const room of theirs) {
      await goToRoom(page, site, `redirect=${room}`);
      await page.getByRole('heading', { level: 1, name: rooms.titles[room], exact: true }).waitFor();
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
      await expectSound(page, room);
    }
    await context.close();
  },
  LONG,
);

test(
  '[10.10][1.6][1.1] so is each dialog of the account',
  async () => {
    const { context, page } = await openRoom(browser, site, UNVERIFIED, 'redirect=account');
    const dialogs = [
      ...[rooms.account.changePassword, addressBook.open, noticeChoicesCopy.title],
      ...[calendarFeedCopy.title, closeAccountCopy.open],
    ];
    for (const name of dialogs) {
      await button(page, name).click();
      await page.getByRole('dialog').waitFor();
      await expectSound(page, name);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }
    await goToRoom(page, site, 'redirect=verification');
    await button(page, rooms.verification.open).click();
    await page.getByRole('dialog').waitFor();
    await expectSound(page, 'verification');
    await context.close();
  },
  LONG,
);

test(
  '[1.1] so are the list of orders when it is narrowed, and its templates',
  async () => {
    const { context, page } = await openRoom(browser, site, VERIFIED, 'redirect=order&service=fcl&keyword=UN1230');
    await page.getByRole('link', { name: orders.showAll }).first().waitFor();
    await expectSound(page, 'the narrowed list');
    await button(page, orderTemplates.open).click();
    await page.getByRole('dialog').waitFor();
    await expectSound(page, 'templates');
    await context.close();
  },
  LONG,
);

test(
  '[10.11][10.12][1.1] so is an order with each paper open, and with the question before it is cancelled',
  async () => {
    const { context, page } = await openRoom(browser, site, VERIFIED, 'redirect=workplace');
    const no = await placeOrder(context, site.address, 'swept-with-papers');
    await goToOrder(page, site, no);
    await page.getByRole('link', { name: amendment.begin }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { level: 2, name: no }).waitFor();
    for (const hidden of [amendment.begin, orders.print, orders.back])
      expect([hidden, await page.getByText(hidden, { exact: true }).first().isVisible()]).toEqual([hidden, false]);
    await page.emulateMedia({ media: 'screen' });
    await button(page, orders.print).waitFor();
    for (const name of [paperText.SHIPPING_INSTRUCTION, paperText.VERIFIED_MASS]) {
      await goToOrder(page, site, no);
      await button(page, paperForm.openFor(paperForm.open, name)).click();
      await page.getByRole('form', { name: paperForm.title(name) }).waitFor();
      await expectSound(page, name);
    }
    await goToOrder(page, site, no);
    await page
      .getByRole('button', { name: new RegExp(`^${orderPapers.upload} `) })
      .first()
      .click();
    await expectSound(page, 'a paper to upload');
    await goToOrder(page, site, no);
    await button(page, orders.cancel).click();
    await button(page, orders.cancelConfirm).waitFor();
    await page.getByText(orders.cancelTerms, { exact: true }).waitFor();
    await expectSound(page, 'cancelling');
    await context.close();
  },
  LONG,
);
