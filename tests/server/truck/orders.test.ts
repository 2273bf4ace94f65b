import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/limits.ts';
import type { TruckForm } from '#domain/truck/form.ts';
import { serviceRates } from '#server/data/schema/market.ts';
import { answeredRoad, roadAt, roadCopied } from '#tests/features/truck/on-server.ts';
import { namedTruck, roadPartOf } from '#tests/features/truck/order.ts';
import { agree, bookingKey, giveSheets, refusal } from '#tests/kit/booking.ts';
import { as, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';

describe.each(databaseKinds())('orders by road on %s', (database) => {
  let server: TestServer;
  let enquiryNo: string;
  let option: Awaited<ReturnType<typeof answeredRoad>>['options'][number];
  let form: TruckForm;
  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    await agree(server, user);
    const answer = await answeredRoad(server, user, { cargoName: '醇酸涂料' });
    enquiryNo = answer.enquiryNo;
    option = answer.options.find(({ priceId }) => priceId === 'truck-VAN68')!;
    form = roadAt(server, user, enquiryNo, option.optionId);
  }, 60_000);
  afterAll(() => server.stop());

  const quote = (given: TruckForm, who = user) =>
    as(server, who, 'quote', { service: 'truck', part: roadPartOf(given) });
  const accept = (name: string, given: TruckForm, who = user) =>
    as(
      server,
      who,
      'acceptEnquiry',
      { service: 'truck', no: given.enquiryNo, optionId: given.optionId, form: given },
      bookingKey(name),
    );

  it('[7.5b][1.10b] the demonstration operator names vehicles that carry it, the cheapest first', async () => {
    const { options, status } = await as(server, user, 'enquiry', { no: enquiryNo });
    expect(status).toBe('answered');
    expect(options.map(({ priceId }) => priceId)).toEqual(['truck-VAN68', 'truck-VAN42', 'truck-VAN96']);
    expect(option.lines.map(({ feeCode, quantity, amount }) => `${feeCode} ${quantity} ${amount}`)).toEqual([
      'RDB 1 700.00',
      'RDK 200 1540.00',
      'ESC 1 350.00',
    ]);
    expect(option.totals).toEqual([{ currency: '1', amount: '2590.00' }]);
    expect(option.remark).toContain('6.8 米厢式车 1 辆');
  });

  it.each<[string, Parameters<typeof answeredRoad>[2]]>([
    ['class 7', { cargoName: '放射源', unNo: '2912', dgClass: '7', packingGroup: undefined }],
    ['chlorine', { cargoName: '液氯', unNo: '1017', dgClass: '2.3', packingGroup: undefined }],
    ['a place in no city', { cargoName: '漆', pickupPlace: '内蒙古乌海市' }],
    ['more than twenty of the largest', { cargoName: '很多漆', weight: '600000' }],
  ])('[7.5b][1.10b] %s is left to a person', async (_, asked) => {
    const answer = await answeredRoad(server, user, asked);
    expect(answer).toMatchObject({ status: 'manual', options: [], reply: expect.stringContaining('调度') });
  });

  it('[7.5b] a box goes on its own trailer, and a heavy load on several vehicles', async () => {
    const boxed = await answeredRoad(server, user, { cargoName: '整箱漆', ctnType: '40HQ' });
    expect(boxed.options.map(({ priceId }) => priceId)).toEqual(['truck-BOX40']);
    const heavy = await answeredRoad(server, user, { cargoName: '重漆', weight: '50000', volume: '60' });
    const semi = heavy.options.find(({ priceId }) => priceId === 'truck-SEMI13');
    expect(semi?.lines[0]).toMatchObject({ feeCode: 'RDB', quantity: '2' });
  });

  it('[5.9] a quote is the option, line by line, and no one else has it', async () => {
    expect(await quote(form)).toMatchObject({ lines: option.lines, totals: option.totals });
    expect(await refusal(quote(form, 'user-person'))).toMatchObject({ code: '10004004' });
    expect(await refusal(quote({ ...form, vehicleCount: '2' }))).toMatchObject({
      data: { fields: { vehicleCount: expect.any(String) } },
    });
  });

  it.each<[string, (given: TruckForm) => TruckForm]>([
    ['vehicle', (given) => ({ ...given, vehicle: 'VAN96' })],
    ['vehicleCount', (given) => ({ ...given, vehicleCount: '3' })],
    ['cargo.0.grossWeight', (given) => ({ ...given, cargo: [{ ...given.cargo[0]!, grossWeight: '1900' }] })],
    [
      'cargo.0.dg.dgClass',
      (given) => ({ ...given, cargo: given.cargo.map((one) => ({ ...one, dg: { ...one.dg, dgClass: '1.1D' } })) }),
    ],
    ['loading.city', (given) => ({ ...given, loading: { ...given.loading, city: '330100' } })],
    ['loading.day', (given) => ({ ...given, loading: { ...given.loading, day: '2020-01-01' } })],
    ['unloading.day', (given) => ({ ...given, unloading: { ...given.unloading, day: '2020-01-01' } })],
    ['trucks', (given) => ({ ...given, trucks: [] })],
    ['trucks.0.permitExpire', (given) => ({ ...given, trucks: [{ ...namedTruck, permitExpire: given.loading.day }] })],
    ['trucks.0.escortCert', (given) => ({ ...given, trucks: [{ ...namedTruck, escortCert: '' }] })],
    ['agree', (given) => ({ ...given, agree: false })],
  ])('[4.31] one with an impossible %s is refused, and the field is named', async (field, broken) => {
    const refused = await refusal(accept(`no-${field.replaceAll('.', '-')}`, broken(form)));
    expect(Object.keys(refused?.data.fields ?? {})).toContain(field);
  });

  it('[4.31] an option that is not there, or of another user, becomes nothing', async () => {
    expect(await refusal(accept('nowhere', { ...form, optionId: 'no-option' }))).toMatchObject({ code: '10004004' });
    expect(await refusal(accept('foreign', form, 'user-person'))).toMatchObject({ code: '10004004' });
    const { quoteId } = await quote(form);
    const bare = { ...form, enquiryNo: '', optionId: '' };
    const placing = as(server, user, 'placeOrder', { service: 'truck', quoteId, form: bare }, bookingKey('bare'));
    expect(await refusal(placing)).toMatchObject({ data: { fields: { optionId: expect.any(String) } } });
    const copied = { ...bare, copiedFrom: 'TRK26010100001' };
    const copying = as(server, user, 'placeOrder', { service: 'truck', quoteId, form: copied }, bookingKey('no-order'));
    expect(await refusal(copying)).toMatchObject({ code: '10004004' });
  });

  it('[4.31][1.10b] the option becomes an order at its price, once, and is listed with its way', async () => {
    const { orderNo, nextSteps } = await accept('taken', form);
    expect(orderNo).toMatch(/^TRK\d{11}$/);
    expect(nextSteps).toEqual([]);
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({
      ...{ service: 'truck', isDanger: 'Y', enquiryNo, totals: option.totals, justPlaced: true, boxes: [] },
      trip: { from: '上海金山区', to: '宁波北仑区', vehicle: '6.8 米厢式车', vehicleCount: 1 },
    });
    expect(order.trip?.trucks).toEqual([{ plate: '沪A12345', driver: '张驾驶' }]);
    expect(order.timeline.map(({ node, name }) => `${node} ${name}`)).toEqual([
      'submitted 待确认',
      'dgReviewing 危险品预审',
      'booked 已派车',
      'departed 已装车发运',
      'arrived 已送达',
      'completed 已完成',
    ]);
    const { items } = await as(server, user, 'orderList', { service: 'truck' });
    expect(items[0]).toMatchObject({ orderNo, totals: option.totals, trip: { loadingDay: form.loading.day } });
    expect(await as(server, user, 'enquiry', { no: enquiryNo })).toMatchObject({ status: 'accepted', orderNo });
    expect(await refusal(accept('again', form))).toMatchObject({ code: '10004009', data: { orderNo } });
    await as(server, user, 'cancelOrder', { no: orderNo });
    expect((await as(server, user, 'order', { no: orderNo })).status).toBe('cancelled');
  });

  it('[4.31] vehicles of general cargo may be named later, and are outstanding until it is loaded', async () => {
    const answer = await answeredRoad(server, user, {
      cargoName: '普通漆',
      isDanger: 'N',
      unNo: undefined,
      dgClass: undefined,
      packingGroup: undefined,
    });
    const { optionId } = answer.options[0]!;
    const [line] = form.cargo;
    const general: TruckForm = {
      ...form,
      ...{ enquiryNo: answer.enquiryNo, optionId, trucks: [] },
      vehicle: answer.options[0]!.priceId!.replace('truck-', ''),
      vehicleCount: answer.options[0]!.lines[0]!.quantity,
      cargo: [{ ...line!, isDanger: false, ...{ roadCode: '', roadCategory: '', tunnelCode: '' } }],
    };
    expect(await refusal(accept('smuggled', { ...general, cargo: form.cargo, trucks: [namedTruck] }))).toMatchObject({
      data: { fields: { 'cargo.0.isDanger': expect.any(String) } },
    });
    const { orderNo, nextSteps } = await accept('general', general);
    expect(nextSteps).toMatchObject([{ code: 'VEHICLES', paper: 'VEHICLES', dueAt: expect.any(Number) }]);
    const { papers } = await as(server, user, 'order', { no: orderNo });
    const initialForm = papers.find(({ code }) => code === 'VEHICLES')?.handIn?.form;
    if (initialForm?.paper !== 'VEHICLES') throw new Error('no form was started');
    const vehicles = initialForm.values.vehicles.map((one, index) => ({
      ...one,
      ...{ plate: `沪A1234${index}`, driver: '王师傅', driverPhone: '13900000001' },
      ...{ driverLicence: '11010519491231002X', trailer: initialForm.facts.hasTrailer ? `沪A123${index}挂` : '' },
    }));
    const named = { no: orderNo, version: 0, form: { ...initialForm.values, vehicles } };
    const given = await as(server, user, 'nameVehicles', named, bookingKey('trucks'));
    expect(given.nextSteps).toEqual([]);
    expect(given.trip?.trucks).toEqual(vehicles.map(({ plate, driver }) => ({ plate, driver })));
    expect(await as(server, user, 'order', { no: orderNo })).toMatchObject({ isDanger: 'N', dgStatus: 'none' });
  });

  it('[4.31][1.8] a copy costs what the road costs now, and a rate that rose is shown first', async () => {
    const copy = await roadCopied(server, user);
    const { totals, quoteId } = await quote(copy);
    expect(totals).toEqual([{ currency: '1', amount: '2590.00' }]);
    const request = { service: 'truck', quoteId, form: copy } as const;
    const { orderNo } = await as(server, user, 'placeOrder', request, bookingKey('copy'));
    expect(await as(server, user, 'order', { no: orderNo })).toMatchObject({ totals, enquiryNo: null });
    const again = await quote(copy);
    const { db } = server.database;
    const rate = and(eq(serviceRates.service, 'truck'), eq(serviceRates.feeCode, 'ESC'));
    await db.update(serviceRates).set({ unitPrice: 99_900 }).where(rate);
    const rose = as(server, user, 'placeOrder', { ...request, quoteId: again.quoteId }, bookingKey('rose'));
    expect(await refusal(rose)).toMatchObject({ code: '10005001', data: { totals: expect.any(Array) } });
  });

  it('[4.31] an option that has run out becomes nothing', async () => {
    const answer = await answeredRoad(server, user, { cargoName: '过期漆' });
    const late = roadAt(server, user, answer.enquiryNo, answer.options[0]!.optionId);
    server.clock.advance(6 * DAY_MS);
    expect(await refusal(accept('late', late))).toMatchObject({ code: '10005001' });
  });
});
