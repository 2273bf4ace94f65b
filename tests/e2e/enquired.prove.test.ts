import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { formOrigin } from '#copy/booking/opening.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { stepWords } from '#copy/booking/steps.ts';
import { enquiry as words } from '#copy/enquiry/all-services.ts';
import { rail } from '#copy/rail/search.ts';
import { blankStop } from '#domain/booking/door-fields.ts';
import { blankDomesticForm } from '#domain/domestic/form.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { airFreightCharges } from '#server/orders/air/charges.ts';
import { coastalCharges } from '#server/orders/domestic/charges.ts';
import { railCharges } from '#server/orders/rail/charges.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import { ethanolForm } from '../features/air/order.ts';
import { tolueneForm } from '../features/domestic/order.ts';
import { railGlycerine } from '../features/rail/order.ts';
import { bookingField, clickNext, expectAmounts, giveFile, sheet, submitOrder, totalsOf } from '../kit/booking-page.ts';
import { PERSON, VERIFIED } from '../kit/demo-people.ts';
import { answeredOption, keptForm, originOf, sendEnquiry, signInAs, takeOption } from '../kit/enquired-page.ts';
import { type Hand, mouseOf } from '../kit/hands.ts';
import { keepDraft } from '../kit/kept-draft.ts';
import { ask } from '../kit/market-server.ts';
import { expectInUserCentre, orderNoAt, orderNoIn, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';

const { site, openPage } = serveJourneys();

const asked = {
  rail: 'orgPortCode=CNCKG&dstPortCode=DEDUI&isDanger=N&boxes=40HQ*2&cargoName=精制甘油&weight=41600&volume=96',
  air: 'orgPortCode=PVG&dstPortCode=FRA&unNo=1170&group=II&cargoName=乙醇&weight=85&volume=0.42',
  domestic: 'orgPortCode=CNSHA&dstPortCode=CNNSA&unNo=1294&group=II&cargoName=甲苯&boxes=20GP*2&weight=30400',
} as const;

const signIn = (page: Page, hand: Hand, account: typeof VERIFIED) => signInAs(page, hand, site.address, account);

/** Returns the first bookable option for a form prefilled by its URL. */
async function firstOption(page: Page, hand: Hand, service: keyof typeof asked) {
  await page.goto(`${site.address}/enquiryFcl?service=${service}&${asked[service]}`);
  await page.getByRole('form', { name: words.titles[service] }).waitFor();
  expect(await overflowOf(page)).toBe(0);
  await sendEnquiry(page, hand);
  return answeredOption(page);
}

/** The price and the train that the order was opened at. */
async function keptPrice(page: Page, service: string) {
  const { priceId = '', scheduleId = '' } = await keptForm(page, service);
  return { priceId, scheduleId };
}

describe('an answered enquiry', () => {
  test.each(twoHands)(
    '[1.10b][4.31][2.23] at %d boxes by rail are asked about, ordered, and cost the same in the user centre',
    async (width, account, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      await signIn(page, hand, account);
      const totals = await takeOption(
        page,
        hand,
        await firstOption(page, hand, 'rail'),
        /\/railWay\/addOrder\?.*enquiryNo=ENQ/,
      );
      const { enquiryNo, optionId } = originOf(page);
      await page.getByText(formOrigin.taken(enquiryNo)).waitFor();
      await expect.poll(() => bookingField(page, 'containers.0.quantity').inputValue()).toBe('2');
      expect(await page.getByText('undefined').count()).toBe(0);
      expect(await overflowOf(page)).toBe(0);
      await keepDraft(page, site.address, 'rail', {
        ...railGlycerine,
        ...(await keptPrice(page, 'rail')),
        ...{ enquiryNo, optionId, pickup: 'STATION', fetchAddress: '', cargoReadyDate: '', agree: false },
      });
      await page.goto(`${site.address}/railWay/addOrder?enquiryNo=${enquiryNo}&optionId=${optionId}&step=train`);
      await page.getByRole('form', { name: stepName('train') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await page.locator('#field-cargoReadyDate input').fill(localDay(Date.now() + DAY_MS, 'Asia/Shanghai'));
      for (const step of ['cargo', 'consignee', 'confirm']) await clickNext(page, hand, step);
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await submitOrder(page, hand, [railCharges.title], ['agree']);
      const orderNo = await orderNoAt(page, '/railWay/success', 'RWY');
      await expectInUserCentre(page, site.address, { orderNo, amounts: totals });
    },
  );

  /** Opens the order of an answer to what was asked, and says what it begins at. */
  async function openAnswered(
    page: Page,
    hand: Hand,
    service: 'air' | 'domestic',
    path: RegExp,
    account: typeof VERIFIED,
  ) {
    await signIn(page, hand, account);
    const totals = await takeOption(page, hand, await firstOption(page, hand, service), path);
    const origin = originOf(page);
    await page.getByText(formOrigin.taken(origin.enquiryNo)).waitFor();
    return { totals, origin };
  }

  /** The draft of the order filled in to its goods, which its files are given to. */
  async function openGoods(page: Page, service: 'air' | 'domestic', path: string, form: object) {
    await keepDraft(page, site.address, service, form);
    const { enquiryNo, optionId } = form as { enquiryNo: string; optionId: string };
    await page.goto(`${site.address}${path}?enquiryNo=${enquiryNo}&optionId=${optionId}&step=cargo`);
    await page.getByRole('form', { name: stepName('cargo') }).waitFor();
    await giveFile(page, 'cargo.0.sds');
  }

  async function placeAt(page: Page, hand: Hand, totals: readonly string[], charges: string) {
    await clickNext(page, hand, 'confirm');
    await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
    await expectAmounts(totalsOf(page), totals);
    await submitOrder(page, hand, [charges, dangerousGoodsProtocol.title]);
    return page.getByRole('dialog', { name: orderSuccess.title });
  }

  test('[1.10b][4.31][2.23] of air opens its order with what was asked, is ordered, and costs the same in the user centre', async () => {
    const page = await openPage(1280);
    const hand = mouseOf(page);
    const { totals, origin } = await openAnswered(
      page,
      hand,
      'air',
      /\/airLift\/airLiftOrder\?.*enquiryNo=ENQ/,
      VERIFIED,
    );
    await expect.poll(() => bookingField(page, 'cargo.0.grossWeight').inputValue()).toBe('85');
    await expect.poll(() => bookingField(page, 'cargo.0.volume').inputValue()).toBe('0.42');
    expect(await page.getByText('undefined').count()).toBe(0);
    const { priceId } = await keptPrice(page, 'air');
    const { items } = await ask(site, 'airPrices', { orgPortCode: 'PVG', dstPortCode: 'FRA', isDanger: 'Y' });
    const flightDay = items.find((flight) => flight.priceId === priceId)?.days.at(-1) ?? '';
    const year = flightDay.slice(0, 4);
    const cargo = ethanolForm.cargo.map((line) => ({ ...line, reportYear: year, sds: [], classReport: [] }));
    await openGoods(page, 'air', '/airLift/airLiftOrder', {
      ...{ ...ethanolForm, ...origin, cargo, priceId, flightDay },
      ...{ handInDay: localDay(Date.now(), 'Asia/Shanghai'), agree: false, truth: false },
    });
    await giveFile(page, 'cargo.0.classReport', { ...sheet, name: 'report.pdf' });
    await page.getByLabel(new RegExp(`^${stepWords.uploads.day.other}`)).fill(`${year}-12-31`);
    await clickNext(page, hand, 'handIn');
    const placed = await placeAt(page, hand, totals, airFreightCharges.title);
    await expectInUserCentre(page, site.address, { orderNo: await orderNoIn(placed, 'AIR'), amounts: totals });
  });

  test('[1.10b][4.31][2.23] of a coastal lane opens its order with what was asked, is ordered, and costs the same in the user centre', async () => {
    const page = await openPage(1280);
    const hand = mouseOf(page);
    const { totals, origin } = await openAnswered(
      page,
      hand,
      'domestic',
      /\/domesticTrade\/orderPage\?.*enquiryNo=ENQ/,
      PERSON,
    );
    await expect.poll(() => bookingField(page, 'containers.0.quantity').inputValue()).toBe('2');
    expect(await page.getByText('undefined').count()).toBe(0);
    await openGoods(page, 'domestic', '/domesticTrade/orderPage', {
      ...{ ...tolueneForm, ...origin, ...(await keptPrice(page, 'domestic')) },
      ...{ term: blankDomesticForm.term, pickup: blankStop, delivery: blankStop, agree: false, truth: false },
      cargo: tolueneForm.cargo.map((line) => ({ ...line, sds: [] })),
    });
    await clickNext(page, hand, 'doors');
    const placed = await placeAt(page, hand, totals, coastalCharges.title);
    await expectInUserCentre(page, site.address, { orderNo: await orderNoIn(placed, 'DOM'), amounts: totals });
  });

  test('[1.10b][2.5b] dangerous goods of the list of trains are asked about with the reason and what was typed', async () => {
    const page = await openPage(360);
    await page.goto(
      `${site.address}/railWayIndex?orgPort=重庆&orgPortCode=CNCKG&dstPort=杜伊斯堡&dstPortCode=DEDUI&unNo=1294&boxes=40HQ*2`,
    );
    await page.getByRole('link', { name: rail.enquire }).first().click();
    await page.getByText(words.reasons.RAIL_DANGER).waitFor();
    const form = page.getByRole('form', { name: words.titles.rail });
    for (const [label, text] of [
      [words.fields.unNo, '1294'],
      [words.ownFields.rail?.orgPortCode ?? '', '重庆'],
      [words.quantityOf('40HQ'), '2'],
    ] as const)
      await expect.poll(() => form.getByLabel(label, { exact: true }).inputValue()).toContain(text);
    expect(await overflowOf(page)).toBe(0);
  });
});
