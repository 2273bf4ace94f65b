import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { reading } from '#copy/booking/outcome.ts';
import { legalNames } from '#copy/kit.ts';
import { privacyNotice, userAgreement } from '#copy/legal/documents.ts';
import { orders } from '#copy/orders/list.ts';
import { sessionActions } from '#copy/shell.ts';
import { rooms, userCentre, verification, verificationErrors } from '#copy/user-centre/rooms.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { CARRIER, type DemoPerson, PERSON, SPECIAL, UNVERIFIED, VERIFIED } from '../kit/demo-people.ts';
import { FULL } from '../kit/full.ts';
import { mouseOf } from '../kit/hands.ts';
import { licencePicture } from '../kit/licence-picture.ts';
import { placeOrder } from '../kit/order-calls.ts';
import { overflowOf } from '../kit/overflow.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import {
  dialogOf,
  openContext,
  openSignedIn,
  PAGE,
  signInByPassword,
  signInWhenPrompted,
} from '../kit/sign-in-page.ts';

const KNOWN = '91330201MA2A5B023P';
const LEGAL_PERSON = '沈嘉禾';
const UNKNOWN = '91110000MA00ABCD4C';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const signedIn = (account: DemoPerson, width = 1280) =>
  openSignedIn(browser, site, account, { viewport: { width, height: 800 } });

const roomAddress = (query: string) => `${site.address}${USER_CENTRE_PATH}?${query}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The workplace greets its reader by name. */
const greeting = (page: Page) => heading(page, rooms.greeting(''));

test('[2.20][2.21] site and user centre say who is signed in at 360 px, and open both legal texts from the footer', async () => {
  const { context, page } = await signedIn(CARRIER, 360);
  const showsWho = async () => {
    const name = page.getByRole('banner').getByText(`${sessionActions.signedInAs}郑远山`, { exact: true });
    await name.waitFor();
    await expect.poll(() => name.evaluate((shown) => shown.getBoundingClientRect().width > 20)).toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  };
  const readsTexts = async () => {
    for (const [link, { title, articles }] of [
      [legalNames.userAgreement, userAgreement],
      [legalNames.privacyNotice, privacyNotice],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('button', { name: link }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByText(articles[0]?.heading ?? '', { exact: true }).waitFor();
      await dialog.getByRole('button', { name: reading.close }).click();
      await dialog.waitFor({ state: 'detached' });
    }
  };
  await showsWho();
  await readsTexts();
  await page.goto(roomAddress('redirect=workplace'));
  await greeting(page).waitFor();
  await showsWho();
  await readsTexts();
  await context.close();
});

test('[2.15][6.3] the special enterprise goes to its own room, in the same tab', async () => {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(site.address + PAGE);
  await signInByPassword(page, mouseOf(page), SPECIAL);
  await heading(page, rooms.titles.honeywell).waitFor();
  await page.getByText(rooms.honeywell.toPrices, { exact: true }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?redirect=honeywell');
  expect(context.pages()).toHaveLength(1);
  await context.close();
});

test('[2.14c][3.3] 整车订单 fits the narrowest header and opens the list of whole-vehicle orders; no one else has that room', async () => {
  const { context, page } = await signedIn(CARRIER);
  await page.getByRole('button', { name: sessionActions.wholeVehicleOrders }).waitFor();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => overflowOf(page), { message: `at ${width}` }).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: sessionActions.wholeVehicleOrders }).click();
  await heading(page, rooms.titles.mmOrder).waitFor();
  await page.getByRole('table', { name: rooms.vehicle.caption }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?redirect=mmOrder');
  await page.getByRole('link', { name: rooms.titles.account }).click();
  await heading(page, rooms.titles.account).waitFor();
  await page.goto(roomAddress('redirect=honeywell'));
  await page.getByText(rooms.honeywell.only, { exact: true }).waitFor();
  await context.close();
});

test('[4.6b] a forged ticket and a visitor without one see a message', async () => {
  const page = await browser.newPage();
  const answer = await page.goto(roomAddress(`token=${'0'.repeat(43)}&redirect=workplace`));
  expect(answer?.status()).toBe(200);
  await page.getByText(userCentre.refused, { exact: true }).waitFor();
  await page.goto(site.address + USER_CENTRE_PATH);
  await page.getByText(userCentre.anonymous, { exact: true }).waitFor();
  await page.close();
});

test('[4.9] a visitor without a sign-in signs in on the spot, and is at the address that was opened', async () => {
  const context = await openContext(browser);
  const page = await context.newPage();
  const address = roomAddress('redirect=order&source=mail');
  await page.goto(address);
  const window = dialogOf(page);
  await window.waitFor();
  await expect.poll(() => window.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  await page.getByText(userCentre.anonymousHint).waitFor();
  await page.getByRole('button', { name: userCentre.signIn, exact: true }).press('Enter');
  await signInWhenPrompted(page, mouseOf(page), PERSON);
  await page.getByText(orders.none, { exact: true }).waitFor();
  expect(page.url()).toBe(address);
  await page.getByRole('button', { name: userCentre.signOut }).click();
  await page.getByRole('button', { name: userCentre.signIn, exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await context.close();
});

test('[4.6b][8.3] a network that fails is not called an invalid link, and the same link still opens', async () => {
  const { context, page } = await signedIn(VERIFIED);
  await context.route('**/api-user/login/token', (route) => route.abort());
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: sessionActions.memberCentre }).click();
  const centre = await opened;
  await centre.getByText(userCentre.unreached, { exact: true }).waitFor();
  await context.unroute('**/api-user/login/token');
  await centre.getByRole('button', { name: userCentre.retry }).click();
  await greeting(centre).waitFor();
  await context.close();
});

test('[4.10][4.8] an expired session says so; signing out here signs out everywhere', async () => {
  const { context, page } = await signedIn(PERSON);
  await page.goto(roomAddress('redirect=order'));
  await page.getByText(orders.none, { exact: true }).waitFor();
  await context.route(/\/api-ecommerce\/enquiries\/query/, (route) =>
    route.fulfill({ status: 401, json: { code: '00000401', message: 'expired', data: null } }),
  );
  await page.getByRole('link', { name: rooms.titles.enquiry }).click();
  await page.getByText(userCentre.expired, { exact: true }).waitFor();
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => name === 'access_token')).toEqual([]);
  await context.close();

  const other = await signedIn(PERSON);
  await other.page.goto(roomAddress('redirect=account'));
  await other.page.getByRole('button', { name: userCentre.signOut }).click();
  await other.page.getByText(userCentre.anonymous, { exact: true }).waitFor();
  await other.page.goto(site.address + PAGE);
  await other.page.getByRole('button', { name: sessionActions.open }).waitFor();
  await other.context.close();
});

test('[4.8] signing out here keeps a draft that cannot be saved, and moves it to the server where it can', async () => {
  const { context, page } = await signedIn(PERSON);
  await page.goto(roomAddress('redirect=account'));
  const out = page.getByRole('button', { name: userCentre.signOut });
  await out.waitFor();
  const typed = '断网时写的';
  await page.evaluate((remark) => {
    const draft = { form: { remark }, mark: null, sent: null, title: '', isOnServer: false, keptAt: 0 };
    localStorage.setItem('booking-draft:fcl:user-person:typed-1', JSON.stringify(draft));
  }, typed);
  const held = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  const draftCall = '**/api-ecommerce/drafts/save*';
  const saved: (string | null)[] = [];
  await context.route(draftCall, (route) => route.abort());
  await out.click();
  await page.getByText(userCentre.anonymous, { exact: true }).waitFor();
  expect(await held()).toContain(typed);
  await context.unroute(draftCall);
  await page.goto(site.address + PAGE);
  await signInByPassword(page, mouseOf(page), PERSON);
  await page.getByRole('button', { name: sessionActions.signOut }).waitFor();
  await page.goto(roomAddress('redirect=account'));
  page.on('request', (request) => saved.push(request.postData()));
  await out.click();
  await page.getByText(userCentre.anonymous, { exact: true }).waitFor();
  await expect.poll(() => saved.some((body) => body?.includes(typed) === true)).toBe(true);
  await expect.poll(held).not.toContain(typed);
  await context.close();
});

const WIDTHS = [360, 1280];

test.each(FULL ? WIDTHS : WIDTHS.slice(0, 1))(
  '[1.8] at %i wide: an order is found, read, counted down and cancelled',
  async (width) => {
    const { context, page } = await signedIn(UNVERIFIED, width);
    const orderNo = await placeOrder(context, site.address, `user-centre-${width}`);
    await page.goto(roomAddress('redirect=order'));
    const row = page.getByRole('row').filter({ hasText: orderNo });
    await row.getByText(/^\$[\d,]+\.\d\d$/).waitFor();
    const totals = await row.getByText(/^[$¥][\d,]+\.\d\d$/).allTextContents();
    const copied = `/shippingFcl/addOrder?copy=${orderNo}`;
    expect(await row.getByRole('link', { name: orders.copy }).getAttribute('href')).toBe(copied);
    await page.getByRole('link', { name: orderNo }).click();
    await page.getByRole('heading', { level: 2, name: orderNo }).waitFor();
    expect(new URL(page.url()).searchParams.get('orderNo')).toBe(orderNo);
    await page.getByText(orders.cancelsIn, { exact: true }).waitFor();
    for (const total of totals) await page.getByText(total, { exact: true }).first().waitFor();
    if (width < 768) {
      expect(await page.getByRole('link', { name: orders.copy }).count()).toBe(0);
      await page.getByRole('button', { name: orders.more, exact: true }).click();
    }
    expect(await page.getByRole('link', { name: orders.copy }).getAttribute('href')).toBe(copied);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);

    await page.getByRole('button', { name: orders.cancel }).click();
    await page.getByRole('button', { name: orders.cancelKeep }).click();
    await page.getByRole('button', { name: orders.cancel }).click();
    await page.getByLabel(orders.cancelWhy).fill('客户推迟出货');
    await page.getByRole('button', { name: orders.cancelConfirm }).click();
    await page.getByText(orders.cancelledAt, { exact: true }).waitFor();
    await page.getByText('客户推迟出货', { exact: true }).first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: orders.cancel }).count()).toBe(0);

    await page.goBack();
    await page.getByRole('link', { name: orders.statuses.cancelled, exact: true }).click();
    await page
      .getByRole('row')
      .filter({ hasText: orderNo })
      .getByText(orders.statuses.cancelled, { exact: true })
      .waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('cancelled');

    await page.getByRole('link', { name: orderNo }).click();
    await page.getByRole('heading', { level: 2, name: orderNo }).waitFor();
    await page.getByRole('link', { name: orders.back }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?redirect=order&status=cancelled');
    await page.getByRole('link', { name: orders.due, exact: true }).click();
    await expect.poll(() => page.getByRole('link', { name: orderNo }).count()).toBe(0);
    expect(new URL(page.url()).search).toBe('?redirect=order&due=Y');
    await context.close();
  },
);

test('[2.14b] an order is read from its start, and the way back leads to where the list was left', async () => {
  const { context, page } = await signedIn(VERIFIED, 360);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(roomAddress('redirect=orders'));
  const row = page.getByRole('link', { name: /^[A-Z]{3}\d{11}$/ }).nth(5);
  await row.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const left = await top();
  expect(left).toBeGreaterThan(200);
  await row.click();
  await page.waitForURL(/orderNo=/);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await expect.poll(top).toBe(0);
  await page.goBack();
  await row.waitFor();
  await expect.poll(top).toBe(left);
  await context.close();
});

test('each thing to do is a link to where it is done, and doubled text at 390 px keeps it all on the screen', async () => {
  const { context, page } = await signedIn(VERIFIED, 390);
  const settings = await context.newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const room of ['order', 'enquiry', 'verification', 'account', 'workplace'] as const) {
    await page.goto(roomAddress(`redirect=${room}`));
    await (room === 'workplace' ? greeting(page) : heading(page, rooms.titles[room])).waitFor();
    await expect.poll(() => overflowOf(page), { message: room }).toBe(0);
  }
  const due = page.getByRole('region', { name: rooms.workplace.soon }).getByRole('listitem');
  await due.first().waitFor();
  await expect.poll(() => due.count()).toBeGreaterThan(3);
  const paper = (await due.first().locator('span').nth(1).innerText()).replace('请提交', '');
  const step = due.first().getByRole('link', { name: `${paper}：` });
  await step.click();
  await page.getByRole('heading', { level: 2, name: /FCL\d{11}$/ }).waitFor();
  await expect.poll(() => overflowOf(page)).toBe(0);
  await page.getByRole('region', { name: orders.cutOffs.title }).waitFor();
  const row = page.getByRole('table', { name: orders.papersCaption }).getByText(paper, { exact: true });
  await expect.poll(() => row.evaluate((element) => document.activeElement === element)).toBe(true);
  await expect
    .poll(() =>
      row.evaluate(
        (element) => element.getBoundingClientRect().top > 0 && element.getBoundingClientRect().top < innerHeight,
      ),
    )
    .toBe(true);
  await page.getByText(orders.paperHelp).waitFor();

  const next = page.getByRole('region', { name: orders.nextSteps }).getByRole('link');
  for (const link of await next.all()) {
    const name = (await link.innerText()).replace('请提交', '');
    const anchor = new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(1);
    await link.click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), { message: name }).toBe(anchor);
  }

  await page.goto(roomAddress('redirect=order&due=Y'));
  await page
    .getByRole('link', { name: /^您的单证已交/ })
    .first()
    .click();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#paper-/);
  await expect.poll(() => page.evaluate(() => `#${document.activeElement?.id}` === location.hash)).toBe(true);
  await context.close();

  const owner = await signedIn(UNVERIFIED);
  const orderNo = await placeOrder(owner.context, site.address, 'steps-lead-on');
  await owner.page.goto(roomAddress(`redirect=order&orderNo=${orderNo}`));
  await owner.page
    .getByRole('link', { name: /企业认证/ })
    .last()
    .click();
  await heading(owner.page, rooms.titles.verification).waitFor();
  await owner.context.close();
});

test('an order of another user is one that is not there', async () => {
  const owner = await signedIn(UNVERIFIED);
  const orderNo = await placeOrder(owner.context, site.address, 'another-user');
  await owner.context.close();
  const { context, page } = await signedIn(VERIFIED);
  await page.goto(roomAddress(`redirect=order&orderNo=${orderNo}`));
  await page.getByText(rooms.missingOrder, { exact: true }).waitFor();
  await page.goto(roomAddress('redirect=order&orderNo=nonsense'));
  await page.getByText(rooms.missingOrder, { exact: true }).waitFor();
  await context.close();
});

test('[4.32][7.5b] a code the register does not know goes to the operator and stays PENDING', async () => {
  const { context, page } = await signedIn(PERSON);
  await page.goto(roomAddress('redirect=verification'));
  await page.getByRole('button', { name: rooms.verification.open }).click();
  const dialog = page.getByRole('dialog', { name: verification.title });
  const code = dialog.getByLabel(verification.creditCode, { exact: true });
  await code.fill('91110000MA00ABCD00');
  await code.press('Enter');
  await dialog.getByText(verificationErrors.creditCode.CREDIT_CODE, { exact: true }).waitFor();
  await code.fill(UNKNOWN);
  await code.press('Enter');
  await dialog.getByText(verification.unknownTitle, { exact: true }).waitFor();
  await dialog.getByLabel(verification.name, { exact: true }).fill('北京新设化工有限公司');
  await dialog.getByRole('button', { name: verification.submitToOperator }).click();
  await dialog.getByText(verification.pendingTitle, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: verification.done }).click();
  await page.getByText(rooms.verification.pending, { exact: true }).waitFor();
  await page.getByText('北京新设化工有限公司', { exact: true }).waitFor();
  await context.close();
});

test('[4.32][7.5b] a licence with its code square: only the code is read, the register says the rest, and it passes', async () => {
  const { context, page } = await signedIn(UNVERIFIED);
  await page.goto(roomAddress('redirect=workplace'));
  await page.getByRole('button', { name: rooms.verification.open }).first().click();
  const dialog = page.getByRole('dialog', { name: verification.title });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

  await choose('notes.txt', 'text/plain', Buffer.from('nothing'));
  await dialog.getByText(verification.licenceErrors.wrongType, { exact: true }).waitFor();
  await choose('blank.png', 'image/png', licencePicture(null));
  await dialog.getByText(verification.licenceErrors.noCode, { exact: true }).waitFor();
  await choose('broken.pdf', 'application/pdf', Buffer.from('%PDF-1.7 cut off'));
  await dialog
    .getByRole('alert')
    .filter({ hasText: /损坏|无法打开/ })
    .waitFor();

  await choose('licence.png', 'image/png', licencePicture(`统一社会信用代码:${KNOWN};登记机关:宁波市市场监督管理局`));
  await dialog.getByText(LEGAL_PERSON, { exact: true }).waitFor();
  await dialog.getByText(KNOWN, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: verification.submit }).click();
  await expect.poll(() => dialog.textContent()).toContain(verification.passedText);
  await dialog.getByRole('button', { name: verification.done }).click();
  await page.getByText(rooms.verification.pass, { exact: true }).waitFor();
  await context.close();
});
