import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LclForm } from '#domain/lcl/form.ts';
import { MINUTE_MS } from '#domain/limits.ts';
import { answerWaiting, type DemoOperator } from '#server/market/enquiries/demo-operator.ts';
import { secureRandom } from '#server/random.ts';
import { LCL_LANE as lane, paintAt } from '#tests/features/lcl/on-server.ts';
import { lclPartOf } from '#tests/features/lcl/order.ts';
import { agree, bookingKey, giveSheets, refusal } from '#tests/kit/booking.ts';
import { as, ask, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';

describe.each(databaseKinds())('orders of consolidated cargo on %s', (database) => {
  let server: TestServer;
  let form: LclForm;
  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    await agree(server, user);
    form = await paintAt(server, user);
  }, 60_000);
  afterAll(() => server.stop());

  const quote = (given: LclForm) => as(server, user, 'quote', { service: 'lcl', part: lclPartOf(given) });
  async function placeOrder(name: string, given: LclForm, quoted = form) {
    const { quoteId } = await quote(quoted);
    return as(server, user, 'placeOrder', { service: 'lcl', quoteId, form: given }, bookingKey(name));
  }

  it('[5.9] a quote is what the list says, line by line; what is asked for besides is named and never added', async () => {
    const { items } = await ask(server, 'lclPrices', {
      ...lane,
      unNo: '1263',
      packingGroup: 'III',
      volume: '2.36',
      weight: '1850',
    });
    const listed = items.find(({ priceId }) => priceId === form.priceId);
    const { lines, totals } = await quote(form);
    expect(lines).toEqual(listed?.lines);
    expect(totals).toEqual(listed?.totals);
    const more = await quote({ ...form, handIn: 'PICKUP', clearance: 'ENTRUST', arrival: 'DELIVERY' });
    expect(more.totals).toEqual(totals);
    expect(more.lines.slice(lines.length).map(({ feeCode, atCost }) => `${feeCode} ${atCost}`)).toEqual([
      'TRK true',
      'CUS true',
      'DST true',
    ]);
  });

  it('[4.31] a possible one has its number, its price, its goods and the warehouse, and is listed', async () => {
    const { totals } = await quote(form);
    const { orderNo, nextSteps } = await placeOrder('possible', form);
    expect(orderNo).toMatch(/^LCL\d{11}$/);
    expect(nextSteps.map(({ code }) => code)).toContain('PARTIES');
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({ service: 'lcl', isDanger: 'Y', totals, justPlaced: true, boxes: [] });
    expect(order.load).toEqual({ packages: 24, grossKg: '1850.000', volume: '2.360' });
    expect(order.station?.address).toMatch(/^上海浦东新区.*号$/);
    expect(order.timeline.map(({ node }) => node)).toEqual([
      ...['submitted', 'dgReviewing', 'booked', 'stuffed', 'declared', 'departed', 'arrived', 'completed'],
    ]);
    const { items } = await as(server, user, 'orderList', { service: 'lcl' });
    expect(items[0]).toMatchObject({ orderNo, totals, org: { code: 'CNSHA' }, dst: { code: 'DEHAM' } });
  });

  it('[4.31] general cargo is booked at its own price, and dangerous goods are not', async () => {
    const general = await paintAt(server, user, 'N');
    const { orderNo } = await placeOrder('general', general, general);
    expect(await as(server, user, 'order', { no: orderNo })).toMatchObject({ isDanger: 'N', dgStatus: 'none' });
    const smuggled = { ...general, cargo: form.cargo };
    expect(await refusal(placeOrder('smuggled', smuggled, general))).toMatchObject({
      data: { fields: { 'cargo.0.isDanger': expect.any(String) } },
    });
  });

  it.each<[string, (form: LclForm) => LclForm]>([
    ['handInDay', (given) => ({ ...given, handInDay: '2099-01-01' })],
    ['cargo.0.volume', (given) => ({ ...given, cargo: [{ ...given.cargo[0]!, volume: '' }] })],
    ['pickupAddress', (given) => ({ ...given, handIn: 'PICKUP' })],
    [
      'cargo.0.dg.dgClass',
      (given) => ({ ...given, cargo: given.cargo.map((one) => ({ ...one, dg: { ...one.dg, dgClass: '4.3' } })) }),
    ],
  ])('[4.31] one with an impossible %s is refused, and the field is named', async (field, broken) => {
    const refused = await refusal(placeOrder(`no-${field.replaceAll('.', '-')}`, broken(form)));
    expect(Object.keys(refused?.data.fields ?? {})).toContain(field);
  });

  it('[1.10b] an answered enquiry becomes an order at its price, once, for no more than was asked', async () => {
    const asked = {
      ...lane,
      isDanger: 'Y',
      unNo: '1263',
      packingGroup: 'III',
      cargoName: '醇酸涂料',
      weight: '1850',
    } as const;
    const contact = { contact: '李货主', phone: '13800138001' };
    const { enquiryNo } = await as(
      server,
      user,
      'placeEnquiry',
      { service: 'lcl', form: { ...asked, ...contact, volume: '2.36' } },
      bookingKey('enquiry'),
    );
    server.clock.advance(MINUTE_MS);
    const log = { info: () => {}, warn: () => {}, error: () => {} } as DemoOperator['log'];
    expect(await answerWaiting({ db: server.database.db, clock: server.clock, random: secureRandom, log })).toBe(1);
    const answer = await as(server, user, 'enquiry', { no: enquiryNo });
    const option = answer.options.find(({ priceId }) => priceId !== null);
    if (option === undefined) throw new Error(`no option: ${answer.status}`);
    const { optionId, totals } = option;
    const given: LclForm = { ...form, enquiryNo, optionId };
    const accept = (name: string, taken: LclForm) =>
      as(server, user, 'acceptEnquiry', { service: 'lcl', no: enquiryNo, optionId, form: taken }, bookingKey(name));
    const more = { ...given, cargo: [{ ...given.cargo[0]!, volume: '2.361' }] };
    expect(await refusal(accept('more', more))).toMatchObject({
      data: { fields: { 'cargo.0.volume': expect.any(String) } },
    });
    const { orderNo } = await accept('taken', given);
    expect(await as(server, user, 'order', { no: orderNo })).toMatchObject({ enquiryNo, totals });
    expect(await refusal(accept('again', given))).not.toBeNull();
  });
});
