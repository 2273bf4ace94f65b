import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { tankSteps } from '#domain/booking/services/tank/fields.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import { tankCharges } from '#server/texts/tank-charges.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { stepName } from '#src/ui/copy/booking/steps.ts';
import { orderSuccess } from '#src/ui/copy/notices.ts';
import { quickSearch } from '#src/ui/copy/quick-search.ts';
import { search } from '#src/ui/copy/search.ts';
import { sessionToasts } from '#src/ui/copy/session.ts';
import { tank } from '#src/ui/copy/tank.ts';
import { answerSteps } from '../kit/answer-form.ts';
import {
  amountsIn,
  bookingField,
  chooseListed,
  clickNext,
  expectAmounts,
  giveFile,
  submitOrder,
  totalsOf,
} from '../kit/booking-page.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { type Hand, mouseOf } from '../kit/hands.ts';
import { keepDraft } from '../kit/kept-draft.ts';
import { expectInUserCentre, join, orderNoIn, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { expectToast, PAGE, signInByPassword } from '../kit/sign-in-page.ts';
import { methanolTanks, rentedTank } from '../kit/tank-order.ts';

const { site, openPage } = serveJourneys();

const dayIn = (days: number) => localDay(Date.now() + days * DAY_MS, 'Asia/Shanghai');

async function signIn(page: Page, hand: Hand, account: typeof VERIFIED) {
  await page.goto(site.address + PAGE);
  await signInByPassword(page, hand, account);
  await expectToast(page, sessionToasts.signedIn);
}

/** From the search card of the home page to the tanks of a lane, and there to how much goes into one. */
async function searchTanks(page: Page, hand: Hand) {
  await page.goto(`${site.address}/`);
  await hand.press(page.getByRole('tab', { name: '罐箱' }));
  await chooseListed(page, hand, [search.origin, '上海'], /上海/);
  await chooseListed(page, hand, [search.destination, '鹿特丹'], /鹿特丹/);
  await chooseListed(page, hand, [search.unNo, '1230'], /UN 1230/);
  await hand.press(page.getByRole('button', { name: quickSearch.go, exact: true }));
  await page.waitForURL(/\/tankIndex\?/);
  const form = page.getByRole('form', { name: tank.form.title });
  await hand.type(form.getByLabel(tank.form.density15), '0.7961');
  await hand.type(form.getByLabel(tank.form.density50), '0.7632');
  await hand.press(form.getByRole('button', { name: tank.form.submit }));
  await page.waitForURL(/d50=0\.7632/);
  await page.getByText(tank.fillUp('21,987', '17,401')).first().waitFor();
}

const orderLink = (page: Page) => page.getByRole('link', { name: new RegExp(`${tank.book}$`) }).first();

/** The placed order in the list and the detail of the user centre, at the total that was seen. */
async function findOrder(page: Page, orderNo: string, amounts: readonly string[], told: string, hand: Hand) {
  await expectInUserCentre(page, site.address, { orderNo, amounts, told, hand });
  expect(await overflowOf(page)).toBe(0);
}

const placedNo = (page: Page) => orderNoIn(page.getByRole('dialog', { name: orderSuccess.title }), 'TNK');

describe('the order of tanks', () => {
  test.each(twoHands)(
    '[4.31][2.23] at %d who is new finds a tank from the home page, fills it by a press, and it costs the same in the user centre',
    async (width, _, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const said: string[] = [];
      page.on('pageerror', ({ message }) => said.push(message));
      await searchTanks(page, hand);
      await hand.press(orderLink(page));
      await page.getByRole('heading', { name: tank.order.title }).waitFor();
      await totalsOf(page).getByText('$').first().waitFor();
      const totals = await amountsIn(totalsOf(page));
      expect(await overflowOf(page)).toBe(0);
      await join(page, hand, site);

      const sent = { ...methanolTanks, tankType: undefined, tanks: '1', loadingDate: dayIn(1) };
      const [first, cargo, ...rest] = tankSteps;
      await answerSteps(page, hand, sent, [first, cargo]);
      await hand.press(page.getByRole('button', { name: tank.order.write }));
      await expect.poll(() => bookingField(page, 'litres').inputValue()).toBe('21987');
      await expect.poll(() => bookingField(page, 'tankNet').inputValue()).toBe('17401');
      await answerSteps(page, hand, sent, [cargo, ...rest]);
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await submitOrder(page, hand, [tankCharges.title, dangerousGoodsProtocol.title]);
      await findOrder(page, await placedNo(page), totals, '上海 至 鹿特丹', hand);
      expect(said).toEqual([]);
    },
  );

  test('[4.31] a tank is let from its tab, and stands in the user centre with its yard', async () => {
    const page = await openPage(768);
    const hand = mouseOf(page);
    await signIn(page, hand, VERIFIED);
    await page.goto(`${site.address}/tankIndex`);
    await page.getByRole('tab', { name: tank.tabs.rental }).click();
    await page.waitForURL(/tab=rental/);
    await page.getByRole('link', { name: `T11 ${tank.yards.rental.short}` }).click();
    await page.getByRole('heading', { name: tank.order.title }).waitFor();
    const depotId = new URL(page.url()).searchParams.get('warehouseId') ?? '';
    const cargo = rentedTank.cargo.map((line) => ({ ...line, sds: [] }));
    const own = { depotId, fromDay: dayIn(2), tanks: '1', cargo, agree: false, truth: false };
    await keepDraft(page, site.address, 'tank', { ...rentedTank, ...own });
    await page.goto(`${site.address}/tankIndex?tab=rental&type=T11&warehouseId=${depotId}&unNo=1230&step=cargo`);
    await page.getByRole('form', { name: stepName('cargo') }).waitFor();
    await expectAmounts(totalsOf(page), ['¥10,400.00']);
    await giveFile(page, 'cargo.0.sds');
    await clickNext(page, hand, 'work');
    await clickNext(page, hand, 'confirm');
    await submitOrder(page, hand, [tankCharges.title]);
    await findOrder(page, await placedNo(page), ['¥10,400.00'], '漕泾化工罐区', hand);
  });

  test('[2.5b] a visitor fills the form of a price that is gone, is told so, and finds the way back', async () => {
    const page = await openPage(360);
    await page.goto(`${site.address}/tankIndex?priceId=TNK-none&orgPortCode=CNSHA&dstPortCode=NLRTM`);
    await page.getByText(tank.order.noOffer).waitFor();
    await page.getByRole('link', { name: tank.order.close }).click();
    await page.getByRole('table', { name: tank.caption }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('priceId')).toBeNull();
  });

  test('[2.1] the UN page leads to the tanks with its goods, and nonsense in the address is told of', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/dgdesk/dgdeskDetail?un=1230`);
    await page.locator('a[href*="/tankIndex?"][href*="unNo=1230"]').first().click();
    await page.waitForURL(/\/tankIndex\?.*unNo=1230/);
    await page.getByText(tank.need.LIQUID('1230', '甲醇', 'T7', 'TP2')).waitFor();
    await page.goto(`${site.address}/tankIndex?tab=%3Cscript%3E&d15=1e9&d50=x&type=T99&unNo=1978&isDanger=Y`);
    await page.getByText(tank.form.wrong).waitFor();
    await page.getByText(tank.need.GAS('1978', '丙烷', 'T50')).waitFor();
    await page.getByRole('link', { name: tank.enquire }).first().waitFor();
  });

  test('[3.14] the tabs are moved through by the keys, and each has its own address', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/tankIndex?tab=cleaning`);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await expect.poll(() => tab(tank.tabs.cleaning).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('table', { name: tank.yards.cleaning.caption }).waitFor();
    await tab(tank.tabs.cleaning).press('ArrowRight');
    await page.waitForURL(/tab=storage/);
    await page.getByRole('table', { name: tank.yards.storage.caption }).waitFor();
    await tab(tank.tabs.storage).press('Home');
    await page.getByRole('table', { name: tank.caption }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBeNull();
    await page.goBack();
    await page.getByRole('table', { name: tank.yards.storage.caption }).waitFor();
  });
});
