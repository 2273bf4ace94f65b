import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { airlines } from '#domain/air/airlines.ts';
import type { AirForm } from '#domain/air/form.ts';
import { totalsOf } from '#domain/fees/line.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { enquiries, enquiryOptions } from '#server/data/schema/enquiries.ts';
import { toPricedLine } from '#server/market/priced-lines.ts';
import { waybillError } from '#server/orders/air/waybill.ts';
import { AIR_LANE, ethanolAt } from '#tests/features/air/on-server.ts';
import { airPartOf } from '#tests/features/air/order.ts';
import { agree, bookingKey, giveSheets, refusal } from '#tests/kit/booking.ts';
import { as, ask } from '#tests/kit/market-server.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';

const user = 'user-verified';
const token = 'token-of-the-desk-1';

describe.each(databaseKinds())('orders of air freight on %s', (database) => {
  let server: TestServer;
  let form: AirForm;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true, settings: { deskToken: token } });
    await giveSheets(server);
    await agree(server, user);
    form = await formFor('Y');
  }, 60_000);
  afterAll(() => server.stop());

  const formFor = (isDanger: 'N' | 'Y') => ethanolAt(server, user, isDanger);

  const quote = (given: AirForm) => as(server, user, 'quote', { service: 'air', part: airPartOf(given) });
  async function placeOrder(name: string, given: AirForm, quoted = form) {
    const { quoteId } = await quote(quoted);
    return as(server, user, 'placeOrder', { service: 'air', quoteId, form: given }, bookingKey(name));
  }
  const lineWith = (given: AirForm, more: Partial<AirForm['cargo'][number]>): AirForm => ({
    ...given,
    cargo: given.cargo.map((one) => ({ ...one, ...more })),
  });

  it('[5.9] a quote is what the list says, line by line; what is asked for besides is named and never added', async () => {
    const { items } = await ask(server, 'airPrices', { ...AIR_LANE, unNo: '1170', weight: '85', volume: '0.42' });
    const listed = items.find(({ priceId }) => priceId === form.priceId);
    const { lines, totals } = await quote(form);
    expect(lines).toEqual(listed?.lines);
    expect(totals).toEqual(listed?.totals);
    const asked: Partial<AirForm> = { handIn: 'PICKUP', clearance: 'ENTRUST', arrival: 'DELIVERY' };
    const more = await quote({ ...form, ...asked, insurance: { ...form.insurance, wanted: true } });
    expect(more.totals).toEqual(totals);
    expect(more.lines.slice(lines.length).map(({ feeCode, atCost }) => `${feeCode} ${atCost}`)).toEqual([
      ...['TRK true', 'CUS true', 'DST true', 'INS true'],
    ]);
    const written = await quote({ ...form, declaration: 'ENTRUST' });
    expect(written.lines.at(-1)).toMatchObject({ feeCode: 'DGD', amount: '300.00', atCost: false });
  });

  it('[5.9] the known tariff charges 85 kg as 100, light goods by their volume, little by the least', async () => {
    const general = await formFor('N');
    const freightOf = async (more: Partial<AirForm['cargo'][number]>, share = '0') => {
      const { lines } = await quote({ ...lineWith(general, more), share });
      return lines.find(({ feeCode }) => feeCode === 'AF')?.amount;
    };
    expect(await freightOf({})).toBe('2400.00');
    expect(await freightOf({ grossWeight: '260', volume: '1.8' })).toBe('6471.50');
    expect(await freightOf({ grossWeight: '5', volume: '0.01' })).toBe('320.00');
    expect(await freightOf({ grossWeight: '260', volume: '1.8' }, '100')).toBe('6240.00');
  });

  it('[4.31] a possible one has its number, its price, its flight and its goods, and is listed', async () => {
    const { totals } = await quote(form);
    const { orderNo, nextSteps } = await placeOrder('possible', form);
    expect(orderNo).toMatch(/^AIR\d{11}$/);
    expect(nextSteps.map(({ code, paper }) => paper ?? code)).toEqual(
      expect.arrayContaining(['WAYBILL_DATA', 'SHIPPER_DECLARATION', 'SDS_EN']),
    );
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({ service: 'air', isDanger: 'Y', totals, justPlaced: true, boxes: [], terminal: null });
    expect(order.load).toEqual({ packages: 4, grossKg: '85.000', volume: '0.420' });
    expect(localDay(order.etd ?? 0, 'Asia/Shanghai')).toBe(form.flightDay);
    expect(order.timeline.map(({ node }) => node)).toEqual([
      ...['submitted', 'dgReviewing', 'booked', 'stuffed', 'declared', 'departed', 'arrived', 'completed'],
    ]);
    expect(order.timeline.find(({ node }) => node === 'departed')?.name).toBe('已起飞');
    const { items } = await as(server, user, 'orderList', { service: 'air' });
    expect(items[0]).toMatchObject({ orderNo, totals, org: { code: 'PVG' }, dst: { code: 'FRA' } });
  });

  it('[4.31] general cargo is booked at its own price, and dangerous goods are not', async () => {
    const general = await formFor('N');
    const { orderNo } = await placeOrder('general', general, general);
    expect(await as(server, user, 'order', { no: orderNo })).toMatchObject({ isDanger: 'N', dgStatus: 'none' });
    const smuggled = { ...general, cargo: form.cargo };
    expect(await refusal(placeOrder('smuggled', smuggled, general))).toMatchObject({
      data: { fields: { 'cargo.0.isDanger': expect.any(String) } },
    });
  });

  it.each<[string, (form: AirForm) => AirForm]>([
    ['flightDay', (given) => ({ ...given, flightDay: '2099-01-01' })],
    ['handInDay', (given) => ({ ...given, handInDay: '2099-01-01' })],
    ['cargo.0.length', (given) => lineWith(given, { length: '' })],
    ['cargo.0.perPackage', (given) => lineWith(given, { perPackage: '61' })],
    ['cargo.0.packingInstruction', (given) => lineWith(given, { packingInstruction: 'Y364' })],
    ['cargo.0.reportYear', (given) => lineWith(given, { reportYear: '2020' })],
    ['cargo.0.classReport', (given) => lineWith(given, { classReport: [] })],
    ['pickupAddress', (given) => ({ ...given, handIn: 'PICKUP' })],
    ['cargo.0.dg.unNo', (given) => lineWith(given, { dg: { ...given.cargo[0]!.dg, unNo: '1017' } })],
  ])('[4.31] one with an impossible %s is refused, and the field is named', async (field, broken) => {
    const refused = await refusal(placeOrder(`no-${field.replaceAll('.', '-')}`, broken(form)));
    expect(Object.keys(refused?.data.fields ?? {})).toContain(field);
  });

  it('[4.31] goods that no aircraft takes have no price, and a class that the price does not cover has none', async () => {
    const of = (unNo: string, dgClass: string) =>
      lineWith(form, { dg: { ...form.cargo[0]!.dg, unNo, dgClass, packingGroup: '', subRisk1: '' } });
    expect(await refusal(quote(of('1017', '2.3')))).toMatchObject({ code: '10005005' });
    expect(await refusal(quote(of('3480', '1.1')))).toMatchObject({ code: '10005005' });
  });

  it('[4.31] a price that is unknown, or a file of another user, orders nothing', async () => {
    expect(await refusal(quote({ ...form, priceId: 'AIR-NONE' }))).toMatchObject({ code: '10005001' });
    const foreign = [{ ...form.cargo[0]!.sds[0]!, fileId: 'safety-sheet-user-person' }];
    expect(await refusal(placeOrder('foreign-file', { ...form, declarationFiles: foreign }))).toMatchObject({
      message: expect.stringContaining('文件'),
    });
    expect(await refusal(as(server, 'user-person', 'order', { no: 'AIR26100700001' }))).toMatchObject({
      code: '10004004',
    });
  });

  it('[1.10b] an answered enquiry becomes an order at its price, once, for no more than was asked', async () => {
    const { db } = server.database;
    const now = server.clock.now();
    const enquiryNo = 'ENQ26100700077';
    const listed = await quote(form);
    const asked = { ...AIR_LANE, isDanger: 'Y', unNo: '1170', cargoName: '乙醇', weight: '85', volume: '0.42' };
    await db.insert(enquiries).values({
      ...{ enquiryNo, service: 'air', userId: user, status: 'answered', form: asked, formDigest: 'air-digest' },
      ...{ deadline: new Date(now + DAY_MS), createdAt: new Date(now), answeredAt: new Date(now) },
    });
    const named = listed.lines.map((line) => (line.feeCode === 'AF' ? { ...line, amount: '2000.00' } : line));
    await db.insert(enquiryOptions).values({
      ...{ id: 'air-option', enquiryNo, sort: 0, offerId: form.priceId, lines: named.map(toPricedLine) },
      validTo: new Date(now + DAY_MS),
    });
    const given: AirForm = { ...form, enquiryNo, optionId: 'air-option' };
    const accept = (name: string, taken: AirForm) =>
      as(
        server,
        user,
        'acceptEnquiry',
        { service: 'air', no: enquiryNo, optionId: 'air-option', form: taken },
        bookingKey(name),
      );
    const more = lineWith(given, { volume: '0.421' });
    expect(await refusal(accept('more', more))).toMatchObject({
      data: { fields: { 'cargo.0.volume': expect.any(String) } },
    });
    const { orderNo } = await accept('taken', given);
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({ enquiryNo, totals: totalsOf(named) });
    expect(await refusal(accept('again', given))).toMatchObject({ code: '10004009' });
  });

  it('[4.31][7.5] the waybill number that the operator tells is one of the airline, the golden one among them, or the move is refused', async () => {
    const { orderNo } = await placeOrder('waybill', form);
    const order = await as(server, user, 'order', { no: orderNo });
    const prefix = airlines.find(({ code }) => code === order.carrier?.code)?.prefix ?? '';
    const move = (remark: string) =>
      sendAs(server.address, { ...clientHeaders, 'desk-token': token }, 'operatorOrders', {
        ...{ orderNo, status: 'booked', remark },
      });
    for (const digit of [0, 1, 2, 3, 4, 6, 7, 8, 9])
      expect((await move(`运单号 ${prefix}-1234567${digit}`)).data).toMatchObject({
        fields: { remark: expect.stringContaining('末位应为 5') },
      });
    expect((await as(server, user, 'order', { no: orderNo })).status).toBe('submitted');
    expect((await move(`运单号 ${prefix}-12345675，客服 021-50000000`)).data).toMatchObject({ status: 'booked' });
    const timelineEntry = (await as(server, user, 'order', { no: orderNo })).timeline.find(
      ({ node }) => node === 'booked',
    );
    expect(timelineEntry?.remark).toContain(`${prefix}-12345675`);
    expect(waybillError('CA', '999-12345675')).toBeNull();
    expect(waybillError('CA', '９９９-12345676')).toContain('999-12345676');
    expect(waybillError('XX', '999-12345676')).toBeNull();
  });

  it('[4.31] once booking of the flight has closed it is refused with what to choose instead', async () => {
    const before = server.clock.now();
    const { items } = await ask(server, 'airPrices', AIR_LANE);
    const flightDay = items.find(({ priceId }) => priceId === form.priceId)?.days[0] ?? '';
    const soon = { ...form, flightDay };
    const { quoteId } = await quote(soon);
    const closes = Date.parse(`${flightDay}T00:00:00+08:00`) - 3 * DAY_MS;
    server.clock.advance(closes - before);
    expect(await refusal(quote(soon))).toMatchObject({ code: '10005004' });
    const late = as(server, user, 'placeOrder', { service: 'air', quoteId, form: soon }, bookingKey('late'));
    const refused = await refusal(late);
    expect(Object.keys(refused?.data.fields ?? {})).toContain('flightDay');
  });
});
