import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RailForm } from '#domain/rail/form.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { sailings } from '#server/data/schema/market.ts';
import { railGlycerine, railPartOf } from '#tests/features/rail/order.ts';
import { bookingKey, refusal } from '#tests/kit/booking.ts';
import { as, ask, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';
const lane = { orgPortCode: 'CNCKG', dstPortCode: 'DEDUI' };

describe.each(databaseKinds())('orders by rail on %s', (database) => {
  let server: TestServer;
  let form: RailForm;
  beforeAll(async () => {
    server = await startMarket(database);
    const { items } = await ask(server, 'railPrices', { ...lane, isDanger: 'N' });
    const offer = items.filter(({ bookable }) => bookable === 'BOOKABLE').at(-1)!;
    form = {
      ...railGlycerine,
      priceId: offer.priceId,
      cargoReadyDate: localDay(offer.cutOffs.cyOpen, 'Asia/Shanghai'),
    };
  }, 60_000);
  afterAll(() => server.stop());

  const quote = (given: RailForm) => as(server, user, 'quote', { service: 'rail', part: railPartOf(given) });
  async function placeOrder(name: string, given: RailForm, quoted = form) {
    const { quoteId } = await quote(quoted);
    return as(server, user, 'placeOrder', { service: 'rail', quoteId, form: given }, bookingKey(name));
  }

  it('[5.9] costs what the list says, with the truck; a door abroad and insurance are named and never added', async () => {
    const boxes = [{ ctnType: '40HQ', quantity: 2 } as const];
    const asked = { ...lane, isDanger: 'N', boxes, pickup: '500000', priceId: form.priceId } as const;
    const [listed] = (await ask(server, 'railPrices', asked)).items;
    const plain = await quote(form);
    expect(plain.totals).toEqual(listed?.totals);
    expect(plain.lines.map(({ feeCode, ctnType }) => [feeCode, ctnType])).toEqual([
      ['RF', '40HQ'],
      ['DOC', null],
      ['TRK', '40HQ'],
    ]);
    const more = await quote({ ...form, delivery: 'ASK', insured: true });
    expect(more.totals).toEqual(plain.totals);
    expect(more.lines.filter(({ atCost }) => atCost).map(({ feeCode }) => feeCode)).toEqual(['DDC', 'INS']);
  });

  it('[5.9] another depot, city of return or more free days than the price has are named and never added', async () => {
    const plain = await quote(form);
    const asking = (more: object) =>
      quote({ ...form, containers: form.containers.map((box) => ({ ...box, ...more })) });
    const beyond = async (more: object) => {
      const { lines, totals } = await asking(more);
      expect(totals).toEqual(plain.totals);
      return lines.filter(({ atCost }) => atCost).map(({ feeCode }) => feeCode);
    };
    const wanted = { emptyAt: '重庆港', returnCity: '汉堡', freeDays: '30' };
    expect(await beyond(wanted)).toEqual(['RBP', 'RBR', 'RBF']);
    const [listed] = (await ask(server, 'railPrices', { ...lane, isDanger: 'N', priceId: form.priceId })).items;
    expect(await beyond({ freeDays: String(listed?.freeDays) })).toEqual([]);
    const containers = form.containers.map((box) => ({ ...box, ...wanted }));
    const { orderNo } = await placeOrder('beyond', { ...form, containers }, { ...form, containers });
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order.boxUse).toEqual({ returnDepot: listed?.returnDepot, freeDays: listed?.freeDays });
    expect(order.form).toMatchObject({ containers: [wanted] });
    const late = placeOrder('too-long', { ...form, containers: [{ ...form.containers[0]!, freeDays: '91' }] });
    expect(Object.keys((await refusal(late))?.data.fields ?? {})).toEqual(['containers.0.freeDays']);
  });

  it('[4.31] a possible one has its number, train, plan and papers, stands in the list, and takes its space', async () => {
    const { totals } = await quote(form);
    const { db } = server.database;
    const [listed] = (await ask(server, 'railPrices', { ...lane, isDanger: 'N', priceId: form.priceId })).items;
    const slots = async () =>
      (await db.select().from(sailings).where(eq(sailings.id, listed!.scheduleId)))[0]?.slotsLeft ?? 0;
    const before = await slots();
    const { orderNo, nextSteps } = await placeOrder('possible', form);
    expect(await slots()).toBe(before - 4);
    expect(orderNo).toMatch(/^RWY\d{11}$/);
    expect(nextSteps.map(({ code, paper }) => paper ?? code)).toEqual(['CUSTOMS_SET']);
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({
      ...{ service: 'rail', isDanger: 'N', dgStatus: 'none', totals, justPlaced: true, status: 'submitted' },
      boxes: [{ ctnType: '40HQ', quantity: 2 }],
      ...{ org: { code: 'CNCKG' }, dst: { code: 'DEDUI' }, vessel: listed?.vessel, cutOffs: listed?.cutOffs },
      form: { consignee: { taxNo: 'DE123456789012345' }, pickup: '500000' },
    });
    expect(order.timeline.map(({ node }) => node)).toEqual([
      ...['submitted', 'booked', 'released', 'stuffed', 'declared', 'departed', 'arrived', 'completed'],
    ]);
    const names = order.timeline.map(({ name }) => name);
    expect(names.slice(3, 7)).toEqual(['已装箱/已进站', '报关放行', '已发车', '已到站']);
    const { items } = await as(server, user, 'orderList', { service: 'rail' });
    expect(items[0]).toMatchObject({ orderNo, totals, org: { code: 'CNCKG' }, dst: { code: 'DEDUI' } });
    const agreement = await ask(server, 'chargeAgreement', { service: 'rail' });
    expect(agreement.title).toBe('铁路收费协议');
  });

  it('[4.31] boxes of the shipper and customs papers go with the order', async () => {
    const containers = [{ ...form.containers[0]!, soc: true, containerNos: 'CSQU3054383 COSU8123450' }];
    const { orderNo } = await placeOrder('own', { ...form, containers });
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order.form).toMatchObject({ containers: [{ soc: true, containerNos: 'CSQU3054383 COSU8123450' }] });
  });

  it.each<[string, (form: RailForm) => RailForm]>([
    ['cargo.0.hsCode', (given) => ({ ...given, cargo: given.cargo.map((one) => ({ ...one, hsCode: '' })) })],
    ['cargo.0.cargoValue', (given) => ({ ...given, cargo: given.cargo.map((one) => ({ ...one, cargoValue: '' })) })],
    [
      'cargo.0.grossWeight',
      (given) => ({ ...given, cargo: given.cargo.map((one) => ({ ...one, grossWeight: '45000' })) }),
    ],
    ['cargo.0.isDanger', (given) => ({ ...given, cargo: given.cargo.map((one) => ({ ...one, isDanger: true })) })],
    ['consignee.taxNo', (given) => ({ ...given, consignee: { ...given.consignee, taxNo: '1' } })],
    ['consignee.companyNameEn', (given) => ({ ...given, consignee: { ...given.consignee, companyNameEn: '' } })],
    ['fetchAddress', (given) => ({ ...given, fetchAddress: '' })],
    ['pickup', (given) => ({ ...given, pickup: '650100' })],
    ['cargoReadyDate', (given) => ({ ...given, cargoReadyDate: '2099-01-01' })],
    ['priceId', (given) => ({ ...given, priceId: 'unknown' })],
  ])('[4.31] one with an impossible %s is refused, and the field is named', async (field, broken) => {
    const refused = await refusal(placeOrder(`no-${field.replaceAll('.', '-')}`, broken(form)));
    expect(Object.keys(refused?.data.fields ?? {})).toContain(field);
  });

  it('[4.31] a city without a truck, a box without a price and the price of another service have none here', async () => {
    expect(await refusal(quote({ ...form, pickup: '650100' }))).toMatchObject({ code: '10005001' });
    const reefer = [{ ...form.containers[0]!, ctnType: '20RF' }];
    expect(await refusal(quote({ ...form, containers: reefer }))).toMatchObject({ code: '10005001' });
    const sea = await ask(server, 'sellingPrices', { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'N' });
    const priceId = sea.items[0]?.priceId ?? '';
    expect(priceId).not.toBe('');
    expect(await refusal(quote({ ...form, priceId }))).toMatchObject({ code: '10005001' });
  });

  it('[4.31] more boxes than the train has room for, and a train that is closed, are refused', async () => {
    const many = [{ ...form.containers[0]!, quantity: '100' }];
    expect(await refusal(quote({ ...form, containers: many }))).toMatchObject({ code: '10005003' });
    const [soon] = (await ask(server, 'railPrices', { ...lane, isDanger: 'N' })).items.filter(
      ({ bookable }) => bookable === 'BOOKING_CLOSED' || bookable === 'PRICE_EXPIRED',
    );
    expect(soon).toBeDefined();
    const late = await refusal(quote({ ...form, priceId: soon?.priceId ?? '' }));
    expect(['10005001', '10005004']).toContain(late?.code);
  });

  it('[4.31] papers of another user are not taken', async () => {
    const foreign = { fileId: 'safety-sheet-user-person', name: 'x.pdf', size: 1, language: 'CN' as const, day: '' };
    expect(await refusal(placeOrder('foreign', { ...form, customsSet: [foreign] }))).not.toBeNull();
  });
});
