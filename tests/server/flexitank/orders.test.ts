import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insuranceLine } from '#domain/fees/insurance.ts';
import type { FlexitankForm, FlexitankLine } from '#domain/flexitank/form.ts';
import { sailings } from '#server/data/schema/market.ts';
import { glycerineNow } from '#tests/features/flexitank/on-server.ts';
import { flexitankPartOf } from '#tests/features/flexitank/order.ts';
import { bookingKey, giveSheets, refusal } from '#tests/kit/booking.ts';
import { as, ask, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';
const lane = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' };

const withLine = (form: FlexitankForm, changes: Partial<FlexitankLine>): FlexitankForm => ({
  ...form,
  cargo: form.cargo.map((line) => ({ ...line, ...changes })),
});

describe.each(databaseKinds())('orders of flexitanks on %s', (database) => {
  let server: TestServer;
  let form: FlexitankForm;
  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    form = await glycerineNow(server, user);
  }, 60_000);
  afterAll(() => server.stop());

  const quote = (given: FlexitankForm) =>
    as(server, user, 'quote', { service: 'flexitank', part: flexitankPartOf(given) });
  async function placeOrder(name: string, given: FlexitankForm, quoted = form) {
    const { quoteId } = await quote(quoted);
    return as(server, user, 'placeOrder', { service: 'flexitank', quoteId, form: given }, bookingKey(name));
  }

  it('[5.9] costs what the list says; layers and pads by the box, insurance by value, the rest named and never added', async () => {
    const { items } = await ask(server, 'flexitankPrices', { ...lane, mass: '48000', density: '1.2' });
    const listed = items.find(({ priceId }) => priceId === form.priceId);
    const plain = await quote(form);
    expect(listed?.plan).toMatchObject({ boxes: 2, size: '20' });
    expect(plain.lines).toEqual(listed?.lines);
    expect(plain.totals).toEqual(listed?.totals);
    const insurance = { wanted: true, cargoValue: '10000', currency: '2' };
    const more = await quote({
      ...form,
      ...{ layers: 'EVOH', heatingPad: true, steam: 'ARRANGE', install: 'SITE', installAddress: '上海市奉贤区1号' },
      ...{ disposal: true, insurance },
    });
    const added = more.lines.slice(plain.lines.length);
    expect(added.map(({ feeCode, quantity, amount, atCost }) => `${feeCode} ${quantity} ${amount} ${atCost}`)).toEqual([
      'EVO 2 1600.00 false',
      'HTP 2 2400.00 false',
      'STM 1 0.00 true',
      'FTI 1 0.00 true',
      'DSB 1 0.00 true',
      'INS 11000.00 16.50 false',
    ]);
    expect(
      insuranceLine({ ...added.at(-1)!, basis: 'PERCENT', when: { kind: 'CHOSEN' } } as never, '10000')?.amount,
    ).toBe('16.50');
  });

  it('[4.31] a possible one has its number, sailing, plan and papers, stands in the list, and takes its space', async () => {
    const { totals } = await quote(form);
    const { db } = server.database;
    const [listed] = (await ask(server, 'flexitankPrices', { priceId: form.priceId })).items;
    const slots = async () =>
      (await db.select().from(sailings).where(eq(sailings.id, listed!.scheduleId)))[0]?.slotsLeft ?? 0;
    const before = await slots();
    const { orderNo, nextSteps } = await placeOrder('possible', form);
    expect(await slots()).toBe(before - 2);
    expect(orderNo).toMatch(/^FLX\d{11}$/);
    expect(nextSteps.map(({ code, paper }) => paper ?? code)).toEqual(['SHIPPING_INSTRUCTION', 'VERIFIED_MASS']);
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({
      ...{ service: 'flexitank', isDanger: 'N', dgStatus: 'none', totals, justPlaced: true, status: 'submitted' },
      boxes: [{ ctnType: '20GP', quantity: 2 }],
      ...{ org: { code: 'CNSHA' }, dst: { code: 'NLRTM' }, vessel: listed?.vessel, cutOffs: listed?.cutOffs },
      form: { bagSize: '20', cargo: [{ density: '1.2' }] },
    });
    expect(order.items[0]).toMatchObject({ packageType: 'BLK', packages: 2, unNo: null });
    expect(Number(order.items[0]?.grossKg)).toBe(48_000);
    const { items } = await as(server, user, 'orderList', { service: 'flexitank' });
    expect(items[0]).toMatchObject({ orderNo, totals, org: { code: 'CNSHA' }, dst: { code: 'NLRTM' } });
    expect((await ask(server, 'chargeAgreement', { service: 'flexitank' })).title).toBe('液袋收费协议');
    await as(server, user, 'cancelOrder', { no: orderNo });
    expect((await as(server, user, 'order', { no: orderNo })).status).toBe('cancelled');
  });

  it('[4.31] how much there is follows from the bags, whatever the form says', async () => {
    const { orderNo } = await placeOrder(
      'claimed',
      withLine(form, { netWeight: '1', grossWeight: '1', packages: '99' }),
    );
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order.items[0]).toMatchObject({ packages: 2 });
    expect(Number(order.items[0]?.netKg)).toBe(48_000);
  });

  it.each<[string, string, (form: FlexitankForm) => FlexitankForm]>([
    ['cargo.0.isDanger', '10005008', (given) => withLine(given, { isDanger: true })],
    ['cargo.0.unNumber', '10005008', (given) => withLine(given, { unNumber: '1230' })],
    ['bagSize', '10005007', (given) => ({ ...given, bagSize: '24' })],
    ['cargo.0.density', '10004001', (given) => withLine(given, { density: '1.7' })],
    ['cargo.0.loadTemp', '10004001', (given) => withLine(given, { loadTemp: '66' })],
    ['cargo.0.classReport', '10004001', (given) => withLine(given, { classReport: [] })],
    ['cargo.0.foodCertificate', '10004001', (given) => withLine(given, { foodGrade: true })],
    ['boxes', '10004001', (given) => ({ ...given, boxes: '0' })],
    ['installDay', '10004001', (given) => ({ ...given, installDay: '2099-01-01' })],
    ['installAddress', '10004001', (given) => ({ ...given, install: 'SITE' })],
    ['priceId', '10005001', (given) => ({ ...given, priceId: 'unknown' })],
  ])('[4.31] one with an impossible %s is refused with %s, and the field is named', async (field, code, broken) => {
    const refused = await refusal(placeOrder(`no-${field.replaceAll('.', '-')}`, broken(form)));
    expect(Object.keys(refused?.data.fields ?? {})).toContain(field);
    expect(refused?.code).toBe(code);
  });

  it('[4.31] dangerous goods, bags of another lane, heavy bags and prices of other services are not priced', async () => {
    expect(await refusal(quote(withLine(form, { isDanger: true })))).toMatchObject({ code: '10005008' });
    expect(await refusal(quote(withLine(form, { unNumber: 'UN 1230' })))).toMatchObject({
      ...{ code: '10005008', data: { fields: { 'cargo.0.unNumber': '液袋禁运危险品，请改走罐箱' } } },
    });
    expect(await refusal(quote({ ...form, bagSize: '22' }))).toMatchObject({ code: '10005007' });
    const short = (await ask(server, 'flexitankPrices', { orgPortCode: 'CNYTN', dstPortCode: 'AUMEL' })).items[0]!;
    const light = withLine({ ...form, priceId: short.priceId }, { density: '0.8' });
    expect(Object.keys((await refusal(quote({ ...light, bagSize: '24' })))?.data.fields ?? {})).toEqual(['bagSize']);
    const sea = await ask(server, 'sellingPrices', { ...lane, isDanger: 'N' });
    expect(await refusal(quote({ ...form, priceId: sea.items[0]?.priceId ?? 'none' }))).toMatchObject({
      code: '10005001',
    });
  });

  it('[4.31] papers of another user are not taken', async () => {
    const foreign = [{ ...form.cargo[0]!.classReport[0]!, fileId: 'safety-sheet-user-person' }];
    expect(await refusal(placeOrder('foreign', withLine(form, { classReport: foreign })))).not.toBeNull();
    const certificate = withLine(form, { foodGrade: true, foodCertificate: foreign });
    expect(await refusal(placeOrder('foreign-certificate', certificate))).not.toBeNull();
  });
});
