import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { amendment } from '#copy/orders/amendment.ts';
import { closeAccountCopy, devices } from '#copy/user-centre/account.ts';
import { contracts, invoices, members } from '#copy/user-centre/enterprise.ts';
import { rooms } from '#copy/user-centre/rooms.ts';
import { demoAccounts } from '#server/seed/account-rows.ts';
import { registerRows } from '#server/seed/register-rows.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { goToOrder, goToRoom, openRoom } from '../kit/centre-page.ts';
import { PERSON, UNVERIFIED, VERIFIED } from '../kit/demo-people.ts';
import { answeredEnquiry, placeOrder } from '../kit/order-calls.ts';
import { expectSound } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

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
const named = (id: string) => demoAccounts.find((account) => account.id === id)!;

test(
  '[1.1] an answered enquiry is sound at every width, by day and by night, and so is what is being amended',
  async () => {
    const { context, page } = await openRoom(browser, site, VERIFIED, 'redirect=workplace');
    const { enquiryNo } = await answeredEnquiry(context, site.address, 'swept-enquiry');
    await goToRoom(page, site, `redirect=enquiry&enquiryNo=${enquiryNo}`);
    await page.getByRole('heading', { level: 2, name: enquiryNo }).waitFor();
    await expectSound(page, 'an enquiry');
    await goToRoom(page, site, 'redirect=workplace');
    await page.getByRole('region', { name: rooms.workplace.calendar.title }).waitFor();
    await expectSound(page, 'the workplace');
    const no = await placeOrder(context, site.address, 'swept-amended');
    await goToOrder(page, site, no);
    await page.getByRole('link', { name: amendment.begin }).click();
    await page.getByRole('form', { name: stepName('route') }).waitFor();
    await expectSound(page, 'an amendment');
    await context.close();
  },
  LONG,
);

test(
  '[1.1][1.6][10.13b] so are the steps of an invoice, and the texts of a contract',
  async () => {
    const { context, page } = await openRoom(browser, site, VERIFIED, 'redirect=invoice');
    await button(page, invoices.begin).click();
    await page.getByRole('heading', { name: invoices.choose }).waitFor();
    await page.getByRole('checkbox').first().check();
    await expectSound(page, 'the orders to choose');
    await button(page, invoices.next).click();
    const field = (name: keyof typeof invoices.fields) => page.getByLabel(invoices.fields[name], { exact: false });
    await field('companyName').waitFor();
    await button(page, invoices.check).click();
    await expectSound(page, 'the invoice to fill in');
    await field('companyName').fill('上海申澜化工进出口有限公司');
    await field('taxpayerId').fill('91310000MA1FP1239F');
    await field('receiverName').fill('顾晓岚');
    await field('receiverPhone').fill('13800138001');
    await button(page, invoices.check).click();
    await button(page, invoices.send).waitFor();
    await expectSound(page, 'the invoice to check');

    const no = await placeOrder(context, site.address, 'swept-contract');
    await goToRoom(page, site, 'redirect=contract');
    await button(page, contracts.openOf(no)).click();
    await page.getByRole('heading', { level: 2, name: contracts.texts(no) }).waitFor();
    await expectSound(page, 'the texts of a contract');
    await context.close();
  },
  LONG,
);

test(
  '[1.1][10.10] so are the profile, an invitation, a question about a colleague, a session to end and an account to close',
  async () => {
    const a = await openRoom(browser, site, VERIFIED, 'redirect=members');
    const company = registerRows[named('user-verified').registered!]!;
    await button(a.page, members.makeInvitation).click();
    const link = await a.page.getByLabel(members.link, { exact: true }).inputValue();
    await expectSound(a.page, 'an invitation');

    const b = await openSignedIn(browser, site, PERSON, { viewport: { width: 1280, height: 900 } });
    await b.page.goto(link);
    await button(b.page, members.join).waitFor();
    await expectSound(b.page, 'an invitation to take');
    await button(b.page, members.join).click();
    await b.page.getByText(members.lead(company.name, 2), { exact: true }).waitFor();
    await button(b.page, members.leave).click();
    await b.page.getByText(members.ask.leave(), { exact: true }).waitFor();
    await expectSound(b.page, 'the question before leaving');

    await goToRoom(a.page, site, 'redirect=members');
    for (const [asks, question] of [
      [members.handOver, members.ask.handOver],
      [members.remove, members.ask.remove],
    ] as const) {
      await button(a.page, asks).click();
      await a.page.getByText(question(named('user-person').name), { exact: true }).waitFor();
      await expectSound(a.page, asks);
      await button(a.page, members.keep).click();
    }

    const elsewhere = await openSignedIn(browser, site, VERIFIED);
    await goToRoom(a.page, site, 'redirect=account');
    await button(a.page, devices.endOthers).click();
    await a.page.getByText(devices.askOthers, { exact: true }).waitFor();
    await expectSound(a.page, 'the sessions to end');
    await button(a.page, rooms.account.completeProfile).click();
    await a.page.getByRole('dialog').waitFor();
    await expectSound(a.page, 'the profile');
    for (const { context } of [a, b, elsewhere]) await context.close();

    const { context, page } = await openRoom(browser, site, UNVERIFIED, 'redirect=account');
    await button(page, closeAccountCopy.open).click();
    await page.getByLabel(closeAccountCopy.password, { exact: true }).fill(UNVERIFIED.password);
    await button(page, closeAccountCopy.close).click();
    await page.getByText(closeAccountCopy.ask, { exact: true }).waitFor();
    await expectSound(page, 'the question before an account is closed');
    await context.close();
  },
  LONG,
);
