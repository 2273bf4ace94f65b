import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDeskForm, type DeskForm } from '#domain/dg-desk/form.ts';
import { deskQuotePart } from '#domain/dg-desk/quote.ts';
import { replaceAt } from '#domain/form/path.ts';
import { deskWorks } from '#domain/reference/desk-works.ts';
import { serviceRates } from '#server/data/schema/market.ts';
import { bookingKey, giveSheets, refusal } from '#tests/kit/booking.ts';
import { everyWork, reviewed } from '#tests/kit/desk-order.ts';
import { as, ask, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';
const sheet = `safety-sheet-${user}`;

describe.each(databaseKinds())('orders of the desk on %s', (database) => {
  let server: TestServer;
  let form: DeskForm;
  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    form = everyWork(server.clock.now(), sheet);
  }, 60_000);
  afterAll(() => server.stop());

  const quote = (given: DeskForm) => as(server, user, 'quote', { service: 'dgdesk', part: deskQuotePart(given) });
  async function placeOrder(name: string, given: DeskForm, quoted = given) {
    const { quoteId } = await quote(quoted);
    return as(server, user, 'placeOrder', { service: 'dgdesk', quoteId, form: given }, bookingKey(name));
  }
  const messagesFor = async (given: DeskForm) =>
    (await quote(given)).lines.map(({ feeCode, quantity, amount, atCost }) =>
      [feeCode, quantity, atCost ? '*' : amount].join(' '),
    );

  it('[5.9] every work has its line, and haste one of its own on what can be hurried', async () => {
    const lines = ['DGP 1 300.00', 'SDS 2 1200.00', 'RPT 1 800.00', 'PUC 1 1200.00', 'DGD 1 400.00', 'TRN 10 5000.00'];
    expect(await messagesFor(form)).toEqual([...lines, 'ERP 12 3600.00']);
    expect((await quote(form)).totals).toEqual([{ currency: '1', amount: '12500.00' }]);
    // Half of 7500: training is not hurried.
    expect(await messagesFor({ ...form, urgency: 'URGENT' })).toEqual([
      ...lines,
      'ERP 12 3600.00',
      'URG 7500.00 3750.00',
    ]);
    const trained = { ...form, works: { ...blankDeskForm.works, training: true }, urgency: 'URGENT' };
    expect(await messagesFor({ ...trained, trainMode: 'ONSITE' })).toEqual(['TRN 10 5000.00', 'TRN 1 *']);
    const translated = {
      ...form,
      works: { ...blankDeskForm.works, sds: true },
      sdsWork: 'TRANSLATE',
      sdsLanguage: 'EN',
    };
    expect(await messagesFor(translated)).toEqual(['SDT 1 400.00']);
  });

  it('[2.5b] a visitor sees what each work costs before any is asked for', async () => {
    const part = deskQuotePart(blankDeskForm);
    const { lines, totals, addOns } = await ask(server, 'quote', { service: 'dgdesk', part });
    expect(lines).toEqual([]);
    expect(totals).toEqual([]);
    expect(addOns.map(({ service }) => service)).toEqual([...deskWorks]);
    expect(addOns.every((addOn) => addOn.lines.length > 0)).toBe(true);
  });

  it('[4.31] a possible one has its number, its price, its works and the day they are done, and is listed', async () => {
    const { totals } = await quote(form);
    const { orderNo, nextSteps } = await placeOrder('possible', form);
    expect(orderNo).toMatch(/^DGD\d{11}$/);
    expect(nextSteps.map(({ text }) => text)).toHaveLength(3);
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({ service: 'dgdesk', isDanger: 'Y', totals, justPlaced: true, boxes: [], etd: null });
    expect(order.desk).toMatchObject({ works: [...deskWorks], isUrgent: false, goods: { unNo: '1230', dgClass: '3' } });
    expect(order.items).toMatchObject([{ cargoNameCn: '甲醇', packages: 80, unNo: '1230', packingGroup: 'II' }]);
    expect(order.timeline.map(({ node }) => node)).toEqual(['submitted', 'dgReviewing', 'completed']);
    const { items } = await as(server, user, 'orderList', { service: 'dgdesk' });
    expect(items[0]).toMatchObject({ orderNo, totals, desk: { finishDay: order.desk?.finishDay } });
    await as(server, user, 'cancelOrder', { no: orderNo });
    expect((await as(server, user, 'order', { no: orderNo })).status).toBe('cancelled');
  });

  it('[4.31] one without goods keeps none, and asks no carrier', async () => {
    const trained = { ...form, works: { ...blankDeskForm.works, training: true } };
    const { orderNo } = await placeOrder('trained', trained);
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({ isDanger: 'N', items: [], load: null, desk: { works: ['training'], goods: null } });
    expect(order.timeline.map(({ node }) => node)).toEqual(['submitted', 'reviewing', 'completed']);
  });

  it.each<[string, unknown]>([
    ['works.review', null],
    ['goods.dgClass', '7'],
    ['goods.packageType', 'CTN'],
    ['carriage.orgPortCode', 'XXXXX'],
    ['carriage.carrierCode', 'NONE'],
    ['components.1.percent', '20'],
    ['trainDay', '2020-01-01'],
  ])('[4.31] one with an impossible %s is refused, and the field is named', async (path, value) => {
    const broken = value === null ? { ...form, works: blankDeskForm.works } : replaceAt(form, path, value);
    const refused = await refusal(placeOrder(`no-${path.replaceAll('.', '-')}`, broken));
    expect(Object.keys(refused?.data.fields ?? {})).toEqual([path]);
  });

  it('[4.31] a file of another user is refused', async () => {
    const given = reviewed(server.clock.now(), 'safety-sheet-user-person');
    expect(await refusal(placeOrder('foreign', given))).toMatchObject({ code: expect.any(String) });
  });

  it('[1.8] another price than the one quoted orders nothing, and a rate that rose is shown first', async () => {
    const { quoteId } = await quote(form);
    const { db } = server.database;
    const review = and(eq(serviceRates.service, 'dgdesk'), eq(serviceRates.feeCode, 'DGP'));
    await db.update(serviceRates).set({ unitPrice: 99_900 }).where(review);
    const placing = as(server, user, 'placeOrder', { service: 'dgdesk', quoteId, form }, bookingKey('rose'));
    expect(await refusal(placing)).toMatchObject({ code: '10005001', data: { totals: expect.any(Array) } });
    await db.update(serviceRates).set({ unitPrice: null }).where(review);
    expect(await messagesFor(reviewed(server.clock.now(), sheet))).toEqual(['DGP 1 *']);
  });

  it('[1.10b] no enquiry becomes an order of the desk', async () => {
    const accepting = as(
      server,
      user,
      'acceptEnquiry',
      { service: 'dgdesk', no: 'ENQ26100700001', optionId: 'o1', form },
      bookingKey('enquiry'),
    );
    expect(await refusal(accepting)).toMatchObject({ code: '10004004' });
  });
});
