import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomesticForm } from '#domain/domestic/form.ts';
import { replaceAt } from '#domain/form/path.ts';
import { toFen } from '#domain/money.ts';
import { coastalQuery, tolueneAt } from '#tests/features/domestic/on-server.ts';
import { domesticPartOf } from '#tests/features/domestic/order.ts';
import { agree, bookingKey, giveSheets, goldenOffer, refusal } from '#tests/kit/booking.ts';
import { as, ask, send, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';

describe.each(databaseKinds())('orders within the country on %s', (database) => {
  let server: TestServer;
  let form: DomesticForm;
  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    await agree(server, user);
    form = await formFor('Y');
  }, 60_000);
  afterAll(() => server.stop());

  const formFor = (isDanger: 'N' | 'Y') => tolueneAt(server, user, isDanger);

  const quote = (given: DomesticForm) =>
    as(server, user, 'quote', { service: 'domestic', part: domesticPartOf(given) });
  async function placeOrder(name: string, given: DomesticForm, quoted = form) {
    const { quoteId } = await quote(quoted);
    return as(server, user, 'placeOrder', { service: 'domestic', quoteId, form: given }, bookingKey(name));
  }

  it('[5.9] a quote is what the list says, line by line; insurance is a tenth of a per cent of the value and a tenth', async () => {
    const { items } = await ask(server, 'domesticPrices', { ...coastalQuery, unNo: '1294' });
    const listed = items.find(({ priceId }) => priceId === form.priceId);
    const { lines, totals } = await quote(form);
    expect(lines).toEqual(listed?.lines);
    expect(totals).toEqual(listed?.totals);
    const insured = await quote({ ...form, insurance: { wanted: true, cargoValue: '500000' } });
    expect(insured.lines.at(-1)).toMatchObject({ feeCode: 'INS', amount: '550.00', currency: '1' });
    expect(toFen(insured.totals[0]!.amount) - toFen(totals[0]!.amount)).toBe(55_000n);
    const port = await quote({ ...form, term: 'CY_CY' });
    expect(port.lines.map(({ feeCode }) => feeCode)).not.toContain('TRK');
  });

  it('[4.31] a possible one has its number, its price, its boxes and no customs, and is listed', async () => {
    const { totals } = await quote(form);
    const { orderNo, nextSteps } = await placeOrder('possible', form);
    expect(orderNo).toMatch(/^DOM\d{11}$/);
    expect(nextSteps.map(({ code, paper }) => paper ?? code)).toEqual(['PACKING_CERTIFICATE']);
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({ service: 'domestic', isDanger: 'Y', totals, justPlaced: true });
    expect(order.boxes).toEqual([{ ctnType: '20GP', quantity: 2 }]);
    expect(order.doors).toEqual({ pickup: '苏州', delivery: '广州' });
    expect(order.form).toMatchObject({ pickup: { address: '星湖街 1 号' }, receipt: 'SCAN' });
    expect(order.papers.map(({ code }) => code)).not.toContain('CUSTOMS_SET');
    expect(order.timeline.map(({ node }) => node)).toEqual([
      ...['submitted', 'dgReviewing', 'booked', 'released', 'stuffed', 'declared', 'departed', 'arrived', 'completed'],
    ]);
    const { items } = await as(server, user, 'orderList', { service: 'domestic' });
    expect(items[0]).toMatchObject({ orderNo, totals, org: { code: 'CNSHA' }, dst: { code: 'CNNSA' } });
  });

  it('[4.31] general cargo is booked at its own price, is declared to no one, and dangerous goods are not booked at it', async () => {
    const general = await formFor('N');
    const { orderNo } = await placeOrder('general', general, general);
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({ isDanger: 'N', dgStatus: 'none' });
    expect(order.timeline.map(({ node }) => node)).not.toContain('declared');
    expect(await refusal(placeOrder('smuggled', { ...general, cargo: form.cargo }, general))).toMatchObject({
      data: { fields: { 'cargo.0.isDanger': expect.any(String) } },
    });
  });

  it.each<[string, unknown]>([
    ['pickup.day', '2099-01-01'],
    ['pickup.address', ''],
    ['delivery.day', '2020-01-01'],
    ['delivery.phone', '1'],
    ['containers.0.weightPerCtn', '25000.001'],
    ['containers.0.weightPerCtn', '28000.001'],
    ['cargo.0.roadCategory', ''],
    ['cargo.0.dg.psnCn', ''],
    ['receipt', 'ORIGINALLY'],
    ['cargo.0.dg.dgClass', '4.3'],
  ])('[4.31] one with an impossible %s is refused, and the field is named', async (field, value) => {
    const refused = await refusal(
      placeOrder(`no-${field.replaceAll('.', '-')}-${value}`, replaceAt(form, field, value)),
    );
    expect(Object.keys(refused?.data.fields ?? {})).toContain(field);
  });

  it('[4.31] a price of another service, an unknown one, a city without a truck and a heavy box are no quote', async () => {
    const part = domesticPartOf(form);
    const abroad = await goldenOffer(server);
    const asked = (more: object) => send(server, 'quote', { service: 'domestic', part: { ...part, ...more } });
    expect((await asked({ priceId: abroad.priceId, scheduleId: abroad.scheduleId })).code).toBe('10005001');
    expect((await asked({ priceId: 'unknown' })).code).toBe('10005001');
    const far = await asked({ pickup: '650100' });
    expect(far).toMatchObject({ code: '10004001', data: { fields: { 'pickup.city': expect.any(String) } } });
    const heavy = [{ ctnType: '20GP', quantity: '2', weightPerCtn: '25000.001' }];
    expect((await asked({ containers: heavy })).code).toBe('10005007');
    expect((await asked({ goods: [{ unNo: '1428', dgClass: '4.3', subRisk1: '', subRisk2: '' }] })).code).toBe(
      '10005005',
    );
  });

  it('[4.31] the price of a coastal lane books no sea container abroad, and no option of an enquiry books a coastal lane', async () => {
    const sea = {
      ...{ priceId: form.priceId, scheduleId: form.scheduleId, receiptType: 'CY', deliveryType: 'CY' },
      ...{ containers: domesticPartOf(form).containers, goods: [], grossWeight: '', services: [], insurance: null },
      enquiry: null,
    };
    expect((await send(server, 'quote', { service: 'fcl', part: sea } as never)).code).toBe('10005001');
    const taken = as(
      server,
      user,
      'acceptEnquiry',
      { service: 'domestic', no: 'ENQ26100700001', optionId: 'a', form },
      bookingKey('option'),
    );
    expect(await refusal(taken)).toMatchObject({ code: '10004004' });
  });
});
