import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Members } from '#contract/calls/members.ts';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { table } from '#contract/table.ts';
import { paperText } from '#copy/dangerous-goods/papers.ts';
import { amendment } from '#copy/orders/amendment.ts';
import { paperForm } from '#copy/orders/order.ts';
import { members as memberWords } from '#copy/user-centre/enterprise.ts';
import { goodsIdOf } from '#domain/procurement/goods-id.ts';
import { goodsPart } from '#domain/procurement/quote.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { acetoneForm } from '../features/procurement/order.ts';
import { railGlycerine, railPartOf } from '../features/rail/order.ts';
import { partOf } from '../kit/booking.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { goToOrder, goToRoom, openRoom } from '../kit/centre-page.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { instructionOf } from '../kit/filled-papers.ts';
import { deskToken } from '../kit/operator.ts';
import { callerOf, quoteOf, readyForm, uploadSheet } from '../kit/order-calls.ts';
import { clippedOf } from '../kit/overflow.ts';
import { expectSound } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { clientHeaders } from '../kit/server.ts';
import { sendAs } from '../kit/signed-in.ts';

const LONG = 300_000;
const LONG_SHIPPER = 'SHANGHAI SHENLAN FINE CHEMICALS IMPORT AND EXPORT COMPANY LIMITED';
const LONG_CONSIGNEE = 'ROTTERDAM CHEMICAL RECEIVING AND DISTRIBUTION TERMINAL B.V.';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(undefined, { DESK_TOKEN: deskToken }), openSparingBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const asOperator = async (name: 'operatorDraftBill' | 'operatorOrders' | 'operatorPaperDecision', request: object) =>
  expect(await sendAs(site.address, { ...clientHeaders, 'desk-token': deskToken }, name, request)).toMatchObject({
    code: '00000000',
  });

async function expectWhole(page: Page, where: string) {
  await expectSound(page, where);
  expect(await clippedOf(page), where).toEqual([]);
}

let keys = 0;
const nextKey = () => {
  keys += 1;
  return { key: `filled-sweep-${keys}`.padEnd(24, '0') };
};

/** Fourteen boxes of methanol between parties of long names. */
async function placeLarge(context: BrowserContext): Promise<string> {
  const form = await readyForm(context, site.address);
  const [box] = form.containers;
  const [line] = form.cargo;
  const party = {
    ...form.shipper,
    ...{
      companyNameEn: LONG_SHIPPER,
      addressEn: 'ROOM 2708, NO. 1 HAIGANG AVENUE\nLINGANG NEW AREA',
      countryCode: 'CN',
    },
    email: 'operations.department@shenlan-fine-chemicals.example.com',
  };
  const large = {
    ...form,
    containers: [
      { ...box!, quantity: '10', weightPerCtn: '15200' },
      { ...box!, id: '2', ctnType: '40HQ', quantity: '4', weightPerCtn: '20000' },
    ],
    cargo: [{ ...line!, packages: '1221', grossWeight: '231990', netWeight: '195360' }],
    ...{ parties: 'NOW', shipper: party, consignee: { ...party, companyNameEn: LONG_CONSIGNEE, countryCode: 'NL' } },
    notifySame: true,
  };
  const quoteId = await quoteOf(context, site.address, large);
  const request = { service: 'fcl', quoteId, form: large };
  const placed = await callerOf(context, site.address)('/api-ecommerce/orders', request, nextKey());
  return (placed as { orderNo: string }).orderNo;
}

test(
  '[10.10][1.1] twenty-five colleagues and three who ask to join are sound at every width, by day and by night',
  async () => {
    const { context, page } = await openRoom(browser, site, VERIFIED, 'redirect=workplace');
    await page.route(`**${table.members.path}`, async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: Members };
      const [owner] = answer.data.members;
      const name = (index: number) => ['欧阳晓岚', 'MUHAMMAD ABDULRAHMAN AL-RASHID', '司马相如之子'][index % 3]!;
      const more = Array.from({ length: 24 }, (_, index) => ({
        ...owner!,
        ...{ userId: `colleague-${index}`, name: name(index), isSelf: false },
        role: index % 3 === 0 ? ('viewer' as const) : ('booker' as const),
      }));
      const requests = [0, 1, 2].map((index) => ({
        ...{ id: `request-${index}`, name: name(index), phone: '138****0001', createdAt: answer.data.now },
        note: index === 1 ? '' : '我在采购部，替李示例下单，工号 20260417，本周五有一票甲醇要订舱，请尽快通过，谢谢。',
        expiresAt: answer.data.now + 172_800_000,
      }));
      await route.fulfill({
        json: { ...answer, data: { ...answer.data, members: [owner!, ...more], requests } },
      });
    });
    await goToRoom(page, site, 'redirect=members');
    await expect.poll(() => button(page, memberWords.remove).count()).toBe(24);
    await expectWhole(page, 'many colleagues');
    await context.close();
  },
  LONG,
);

test(
  '[10.12][1.1] so are the papers of fourteen boxes when they are wrong, and a draft bill that is corrected',
  async () => {
    const { context, page } = await openRoom(browser, site, VERIFIED, 'redirect=workplace');
    const call = callerOf(context, site.address);
    const no = await placeLarge(context);
    for (const [name, sections] of [
      [paperText.SHIPPING_INSTRUCTION, 2],
      [paperText.VERIFIED_MASS, 15],
    ] as const) {
      await goToOrder(page, site, no);
      await button(page, paperForm.openFor(paperForm.open, name)).click();
      const form = page.getByRole('form', { name: paperForm.title(name) });
      await button(page, paperForm.submit).click();
      const links = form.getByRole('list').getByRole('link');
      await expect.poll(() => links.count()).toBe(sections);
      await expectWhole(page, `${name}, wrong`);
      await links.last().click();
      const focused = page.locator('[aria-invalid=true]:focus');
      await focused.waitFor();
      await expect
        .poll(() => focused.evaluate((one) => one.closest('section')?.ariaLabel))
        .toBe(name === paperText.VERIFIED_MASS ? paperForm.signed : paperForm.goods(1));
    }

    const booked = { status: 'booked', dgStatus: 'accepted', remark: '单证随后补' };
    await asOperator('operatorOrders', { orderNo: no, ...booked });
    const order = (await call(`/api-ecommerce/orders/${no}`, null)) as OrderAnswer;
    const instruction = instructionOf(order);
    const party = { ...instruction.shipper, companyNameEn: LONG_SHIPPER };
    const filled = { version: 0, form: { ...instruction, shipper: party } };
    await call(`/api-ecommerce/orders/${no}/instruction`, filled, nextKey());
    const seen = { orderNo: no, paper: 'SHIPPING_INSTRUCTION', version: 1 };
    await asOperator('operatorPaperDecision', { ...seen, decision: 'ACCEPT' });
    await asOperator('operatorDraftBill', { orderNo: no, version: 0, blNo: 'COSU6123456780' });
    await goToOrder(page, site, no);
    await button(page, paperForm.openFor(paperForm.check, paperText.DRAFT_BILL)).click();
    const form = page.getByRole('form', { name: paperForm.title(paperText.DRAFT_BILL) });
    await form.getByRole('combobox').selectOption('CORRECT');
    await form.getByLabel(paperForm.shouldBe).first().waitFor();
    await expectWhole(page, 'a draft bill');
    await context.close();
  },
  LONG,
);

test(
  '[10.11][1.12][1.1] so are an order whose change waits, and orders by rail and of goods',
  async () => {
    const { context, page } = await openRoom(browser, site, VERIFIED, 'redirect=workplace');
    const call = callerOf(context, site.address);
    const placeOrder = async (service: string, part: object, form: object) => {
      const { quoteId } = (await call('/api-ecommerce/quote', { service, part })) as { quoteId: string };
      const placed = await call('/api-ecommerce/orders', { service, quoteId, form }, nextKey());
      return (placed as { orderNo: string }).orderNo;
    };
    const form = await readyForm(context, site.address);
    const changed = await placeOrder('fcl', partOf(form), form);
    const three = form.containers.map((one) => ({ ...one, quantity: '3', weightPerCtn: '10134' }));
    const amended = { ...form, containers: three };
    const asked = { service: 'fcl', part: partOf(amended), amends: changed };
    const { quoteId } = (await call('/api-ecommerce/quote', asked)) as { quoteId: string };
    const request = { service: 'fcl', seen: 0, quoteId, form: amended };
    await call(`/api-ecommerce/orders/${changed}/amend`, request, nextKey());
    await goToOrder(page, site, changed);
    await page.getByRole('article', { name: amendment.name(1) }).waitFor();
    await expectWhole(page, 'a change that waits');

    const train = { orgPortCode: 'CNCKG', dstPortCode: 'DEDUI', isDanger: 'N' };
    const { items: trains } = (await call(table.railPrices.path, train)) as {
      items: { priceId: string; bookable: string; cutOffs: { cyOpen: number } }[];
    };
    const { priceId, cutOffs } = trains.findLast(({ bookable }) => bookable === 'BOOKABLE')!;
    const byRail = { ...railGlycerine, priceId, cargoReadyDate: localDay(cutOffs.cyOpen, CHINA) };
    const posts = await call(table.procurementQuery.path, { kind: 'OFFER', keyword: '丙酮' });
    const [post] = (posts as { items: { id: string }[] }).items;
    const day = (days: number) => localDay(Date.now() + days * 86_400_000, CHINA);
    const fileId = await uploadSheet(context, site.address);
    const papers = [{ ...acetoneForm.licenceFiles[0]!, fileId }];
    const goods = {
      ...{ ...acetoneForm, goodsId: goodsIdOf({ postId: post!.id, lineNo: 1 }), quantity: '5' },
      ...{ licenceFiles: papers, permitFiles: papers, deliveryDay: day(3), licenceExpires: day(900) },
    };
    for (const no of [
      await placeOrder('rail', railPartOf(byRail), byRail),
      await placeOrder('goods', goodsPart(goods)!, goods),
    ]) {
      await goToOrder(page, site, no);
      await expectWhole(page, no);
    }
    await context.close();
  },
  LONG,
);
