import type { Page } from 'playwright';
import { expect } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { air } from '#copy/air/search.ts';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { draftChoices } from '#copy/booking/opening.ts';
import { domestic } from '#copy/domestic/search.ts';
import { enquiry } from '#copy/enquiry/all-services.ts';
import { fcl } from '#copy/fcl/search.ts';
import { lcl } from '#copy/lcl/search.ts';
import { enquiries as centre } from '#copy/orders/list.ts';
import { tank } from '#copy/tank/search.ts';
import { truck } from '#copy/truck/order.ts';
import { readAirOrderLink } from '#domain/air/order-link.ts';
import { airService } from '#domain/air/service.ts';
import { blankParty } from '#domain/booking/party.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { fclService } from '#domain/fcl/service.ts';
import { lclService } from '#domain/lcl/service.ts';
import { DAY_MS } from '#domain/limits.ts';
import { blankRailCargo, STATION } from '#domain/rail/form.ts';
import { railService } from '#domain/rail/service.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { tankService } from '#domain/tank/service.ts';
import { truckService } from '#domain/truck/service.ts';
import { methanolForm } from '#machines/booking/booking.example.ts';
import { airFreightCharges } from '#server/orders/air/charges.ts';
import { coastalCharges } from '#server/orders/domestic/charges.ts';
import { railCharges } from '#server/orders/rail/charges.ts';
import { tankCharges } from '#server/orders/tank/charges.ts';
import { roadCharges } from '#server/orders/truck/charges.ts';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import { ethanolForm } from '../features/air/order.ts';
import { tolueneForm } from '../features/domestic/order.ts';
import { paintForm } from '../features/lcl/order.ts';
import { railGlycerine } from '../features/rail/order.ts';
import { methanolTanks } from '../features/tank/order.ts';
import { roadForm, sampleRoadQuery } from '../features/truck/order.ts';
import { answerSteps } from './answer-form.ts';
import { readyDay, submitOrder } from './booking-page.ts';
import { sendEnquiry } from './enquired-page.ts';
import type { Hand } from './hands.ts';
import { deskToken } from './operator.ts';
import { callerOf } from './order-calls.ts';
import { clientHeaders } from './server.ts';
import { sendAs } from './signed-in.ts';
import { filledFrom } from './un-entries.ts';

const dayIn = (days: number) => localDay(Date.now() + days * DAY_MS, 'Asia/Shanghai');

const named = (companyNameEn: string, addressEn: string, countryCode: string) => ({
  ...{ ...blankParty, companyNameEn, addressEn, countryCode },
});
const parties = {
  parties: 'NOW',
  shipper: named('SHANGHAI SHENLAN CHEMICAL CO LTD', '1 HAIGANG AVENUE, SHANGHAI', 'CN'),
  consignee: named('ROTTERDAM SOLVENTS BV', '1 HARBOUR ROAD, ROTTERDAM', 'NL'),
};

export interface Walker {
  page: Page;
  hand: Hand;
  address: string;
}

export interface Goods {
  unNo: string;
  packingGroup?: string;
  names?: { cargoNameCn?: string; cargoNameEn?: string };
  says?: Readonly<Record<string, string>>;
  packageType?: string;
  /** Packages, and the kilograms of each, net and gross. */
  load?: readonly [packages: number, net: number, gross: number];
}

/** A line of another number in place of that of a form that is complete. */
function lineOf<Line extends { dg: object }>(line: Line, goods: Goods): Line {
  const { unNo, packingGroup = '', names, says, packageType = '1A2', load = [40, 100, 110] } = goods;
  const [packages, net, gross] = load;
  const filled = filledFrom(unNo);
  return {
    ...line,
    ...{ packageType, packages: String(packages), casNo: '' },
    ...{ netWeight: String(packages * net), grossWeight: String(packages * gross) },
    ...{ cargoNameCn: filled.psnCn, cargoNameEn: filled.psnEn, ...names },
    dg: {
      ...line.dg,
      unNo,
      ...filled,
      ...{ unMark: '', outerPackCode: packageType, packingGroup, ...says },
      ...{ dgNetWeight: String(net), dgGrossWeight: String(gross) },
    },
  };
}

/** The first price of a list, once it stands there. */
async function pressFirst(walker: Walker, list: string, link: string) {
  const { page, hand, address } = walker;
  await page.goto(address + list);
  const order = page
    .locator('main')
    .getByRole('link', { name: new RegExp(`${link}$`) })
    .first();
  await order.waitFor();
  const href = (await order.getAttribute('href')) ?? '';
  await hand.press(order);
  return href;
}

/** Answers the question about the previous order's draft with the chosen goods. */
async function passDraft({ page, hand }: Walker, step: string) {
  const begin = page.getByRole('button', { name: draftChoices.useChosen });
  await page
    .getByRole('form', { name: stepName(step) })
    .or(begin)
    .first()
    .waitFor();
  if (await begin.isVisible()) await hand.press(begin);
}

/** Answers and sends the form that stands there; the number of the order. */
async function placeOrder(walker: Walker, form: object, steps: readonly string[], charges: string) {
  const { page, hand } = walker;
  await passDraft(walker, steps[0] ?? '');
  await answerSteps(page, hand, form, steps);
  await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
  const answered = page.waitForResponse(
    (response) =>
      /\/orders$|\/accept$/.test(new URL(response.url()).pathname) && response.request().method() === 'POST',
  );
  const hasTruth = (await page.getByRole('checkbox', { name: fieldLabel('truth') }).count()) > 0;
  await submitOrder(page, hand, [charges], hasTruth ? ['agree', 'truth'] : ['agree']);
  const answer = (await (await answered).json()) as { message: string; data: { orderNo?: string } | null };
  expect(answer.data?.orderNo, JSON.stringify(answer)).toMatch(/^[A-Z]{3}\d{11}$/);
  return answer.data?.orderNo ?? '';
}

export async function byBox(walker: Walker, goods: Goods, lane = 'orgPortCode=CNSHA&dstPortCode=NLRTM') {
  await pressFirst(walker, `/shippingFcl?${lane}&boxes=20GP*1&unNo=${goods.unNo}`, fcl.order);
  const [packages, , gross] = goods.load ?? [40, 100, 110];
  const form = {
    ...{ ...methanolForm, ...parties, priceId: undefined, scheduleId: undefined, cargoReadyDate: readyDay() },
    ...{ orgPortCode: undefined, dstPortCode: undefined },
    containers: [{ ...methanolForm.containers[0]!, quantity: '1', weightPerCtn: String(packages * gross) }],
    cargo: [lineOf(methanolForm.cargo[0]!, goods)],
  };
  return placeOrder(walker, form, fclService.steps, seaFreightCharges.title);
}

/** Asked about, answered by a person who names a train and its price, and ordered. */
export async function byTrain(walker: Walker, goods: Goods & { cargoName: string }) {
  const { page, hand, address } = walker;
  const lane = 'orgPortCode=CNCKG&dstPortCode=DEDUI';
  await page.goto(`${address}/railWayIndex?${lane}&isDanger=Y&unNo=${goods.unNo}&boxes=40HQ*1`);
  await page.locator('main').getByRole('link', { name: /询价/ }).first().waitFor();
  const asked = `service=rail&${lane}&isDanger=Y&unNo=${goods.unNo}&boxes=40HQ*1&cargoName=${goods.cargoName}`;
  await page.goto(`${address}/enquiryFcl?${asked}&contact=李货主&phone=13800138001`);
  await expect.poll(() => page.getByRole('form').getByLabel(enquiry.fields.unNo).inputValue()).toContain(goods.unNo);
  await sendEnquiry(page, hand);
  const main = page.locator('main');
  await expect.poll(() => main.textContent()).toMatch(/ENQ\d{11}/);
  const no = /ENQ\d{11}/.exec((await main.textContent()) ?? '')?.[0] ?? '';
  const call = callerOf(page.context(), address);
  const trains = (await call('/api-item/price/rail', {
    ...{ orgPortCode: 'CNCKG', dstPortCode: 'DEDUI', isDanger: 'N', boxes: [{ ctnType: '40HQ', quantity: 1 }] },
  })) as { items: { priceId: string; bookable: string; cutOffs: { cyOpen: number } }[] };
  const train = trains.items.filter(({ bookable }) => bookable === 'BOOKABLE').at(-1)!;
  const lines = [{ feeCode: 'RF', unitPrice: '9000', quantity: '1', currency: '2', ctnType: '40HQ' }];
  const answer = { no, decision: 'ANSWER', options: [{ priceId: train.priceId, lines }] } as never;
  const headers = { ...clientHeaders, 'desk-token': deskToken };
  expect((await sendAs(address, headers, 'operatorEnquiries', answer)).code).toBe('00000000');
  await page.goto(`${address}${USER_CENTRE_PATH}?redirect=enquiry&enquiryNo=${no}`);
  await hand.press(page.getByRole('link', { name: centre.accept }).first());
  await page.waitForURL(/enquiryNo=ENQ/);
  const line = {
    ...{ ...blankRailCargo, ...methanolForm.cargo[0]!, isDanger: true },
    ...{ hsCode: '2905110000', volume: '30', cargoValue: '38000' },
  };
  const form = {
    ...{ ...railGlycerine, priceId: undefined, pickup: STATION, fetchAddress: '', cargoReadyDate: dayIn(1) },
    containers: [{ ...railGlycerine.containers[0]!, quantity: '1' }],
    cargo: [lineOf(line, goods)],
  };
  return placeOrder(walker, form, railService.steps, railCharges.title);
}

export async function byAir(walker: Walker, goods: Goods & { perPackage: string; packingInstruction: string }) {
  const [packages, , gross] = goods.load ?? [4, 20, 22];
  const { perPackage, packingInstruction } = goods;
  const asked = `isDanger=Y&unNo=${goods.unNo}&weight=${packages * gross}&volume=0.42`;
  const href = await pressFirst(walker, `/airLift?orgPortCode=PVG&dstPortCode=FRA&${asked}`, air.order);
  const link = readAirOrderLink(href.split('?')[1] ?? '');
  if (link === null) throw new Error('no price in the address of the order');
  const year = link.flightDay.slice(0, 4);
  const report = { fileId: '', size: 1_000, language: '' as const, name: 'report.pdf', day: `${year}-12-31` };
  const [line] = ethanolForm.cargo;
  const form = {
    ...{ ...ethanolForm, ...parties, priceId: link.priceId, flightDay: link.flightDay, handInDay: dayIn(0) },
    cargo: [
      {
        ...lineOf(line!, goods),
        ...{ perPackage, packingInstruction, reportYear: year, classReport: [report] },
      },
    ],
  };
  return placeOrder(walker, form, airService.steps, airFreightCharges.title);
}

export async function byConsolidation(walker: Walker, goods: Goods) {
  const asked = `isDanger=Y&unNo=${goods.unNo}&volume=2.36&weight=1850`;
  await pressFirst(walker, `/shippingLcl?orgPortCode=CNSHA&dstPortCode=DEHAM&${asked}`, lcl.order);
  const [line] = paintForm.cargo;
  const form = { ...paintForm, ...parties, handInDay: dayIn(1), cargo: [lineOf(line!, goods)] };
  const sent = { ...form, priceId: undefined, scheduleId: undefined };
  return placeOrder(walker, sent, lclService.steps, seaFreightCharges.title);
}

export async function byCoaster(walker: Walker, goods: Goods) {
  const lane = 'orgPortCode=CNSHA&dstPortCode=CNNSA&pickup=320500&delivery=440100';
  await pressFirst(walker, `/domesticTrade?${lane}&isDanger=Y&unNo=${goods.unNo}&boxes=20GP*1`, domestic.order);
  const [line] = tolueneForm.cargo;
  const form = {
    ...{ ...tolueneForm, priceId: undefined, scheduleId: undefined },
    pickup: { ...tolueneForm.pickup, day: dayIn(1) },
    delivery: { ...tolueneForm.delivery, day: dayIn(90) },
    containers: [{ ...tolueneForm.containers[0]!, quantity: '1', weightPerCtn: '4400' }],
    cargo: [{ ...lineOf(line!, goods), roadCode: 'C5', tunnelCode: 'E' }],
  };
  return placeOrder(walker, form, domesticService.steps, coastalCharges.title);
}

export async function byTank(walker: Walker) {
  const lane = 'orgPortCode=CNSHA&dstPortCode=NLRTM&isDanger=Y&boxes=20TK*1&d15=0.7961&d50=0.7632';
  await pressFirst(walker, `/tankIndex?${lane}&unNo=1230&pg=II`, tank.book);
  const form = { ...methanolTanks, tankType: undefined, tanks: '1', loadingDate: dayIn(1) };
  return placeOrder(
    walker,
    { ...form, priceId: undefined, scheduleId: undefined },
    tankService.steps,
    tankCharges.title,
  );
}

/** Asked about, answered by the list of the road and ordered. */
export async function byRoad(walker: Walker, goods: Goods) {
  const { page, hand, address } = walker;
  const call = callerOf(page.context(), address);
  const asked = { ...sampleRoadQuery, loadingDay: dayIn(3), unNo: goods.unNo, dgClass: '8', packingGroup: 'II' };
  const sent = await call(
    '/api-ecommerce/enquiries',
    { service: 'truck', form: asked },
    { key: 'nine-classes-by-road' },
  );
  const { enquiryNo } = sent as { enquiryNo: string };
  const headers = { ...clientHeaders, 'desk-token': deskToken };
  const option = { priceId: 'truck-VAN68', lines: [{ feeCode: 'TRK', unitPrice: '4200', quantity: '1' }] };
  const answer = { no: enquiryNo, decision: 'ANSWER', options: [option] } as never;
  expect((await sendAs(address, headers, 'operatorEnquiries', answer)).code).toBe('00000000');
  await page.goto(`${address}${USER_CENTRE_PATH}?redirect=enquiry&enquiryNo=${enquiryNo}`);
  await hand.press(page.getByRole('link', { name: centre.accept }).first());
  await page.getByRole('heading', { name: truck.title }).waitFor();
  const [line] = roadForm.cargo;
  const form = {
    ...roadForm,
    cargo: [{ ...lineOf(line!, goods), roadCode: 'C5', tunnelCode: 'E', volume: '2.36' }],
    loading: { ...roadForm.loading, day: dayIn(3) },
    unloading: { ...roadForm.unloading, day: dayIn(4) },
  };
  const [cargo = '', doors = '', trucks = '', confirm = ''] = truckService.steps;
  await answerSteps(page, hand, form, [cargo, doors, trucks]);
  await hand.press(page.getByRole('button', { name: truck.addTruck }));
  return placeOrder(walker, form, [trucks, confirm], roadCharges.title);
}
