import { count, eq } from 'drizzle-orm';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookedService, FormOf } from '#contract/booked-services.ts';
import { placeOrder } from '#contract/calls/orders.ts';
import { CODE } from '#contract/codes.ts';
import type { GoodsLine } from '#domain/booking/goods-line.ts';
import type { BookingService } from '#domain/booking/service.ts';
import { DAY_MS } from '#domain/limits.ts';
import { sailings, warehouses } from '#server/data/schema/market.ts';
import { orders, quotes } from '#server/data/schema/orders.ts';
import { procurementLines, procurementPosts } from '#server/data/schema/procurement.ts';
import { orderServices } from '#server/orders/services.ts';
import { agree, bookingKey, giveSheets } from '#tests/kit/booking.ts';
import { as, send, startMarket } from '#tests/kit/market-server.ts';
import type { TestServer } from '#tests/kit/server.ts';
import { validOrders } from '#tests/kit/valid-orders.ts';

const user = 'user-verified';
const services = Object.keys(validOrders) as BookedService[];

/** Where the form says what is bought. */
const BOUGHT: Readonly<Record<BookedService, string>> = {
  ...{ fcl: 'priceId', lcl: 'priceId', air: 'priceId', rail: 'priceId', tank: 'priceId', flexitank: 'priceId' },
  ...{ domestic: 'priceId', cfs: 'warehouseId', warehouse: 'warehouseId', goods: 'goodsId', truck: 'copiedFrom' },
  dgdesk: 'enquiryNo',
};

/** Services with limited capacity; the others are arranged per order. */
const EMPTIED: Partial<Record<BookedService, (server: TestServer) => Promise<unknown>>> = {
  ...Object.fromEntries(
    (['fcl', 'rail', 'tank', 'flexitank', 'domestic'] as const).map((service) => [
      service,
      ({ database: { db } }: TestServer) => db.update(sailings).set({ slotsLeft: 0 }),
    ]),
  ),
  warehouse: ({ database: { db } }) => db.update(warehouses).set({ areaFree: 0, areaTotal: 0 }),
  goods: ({ database: { db } }) => db.update(procurementLines).set({ quantity: '0' }),
};

/** Services with a closing time; flights also close by day, and storage, services and trucks by the form's days. */
const CLOSED: Partial<Record<BookedService, (server: TestServer, at: Date) => Promise<unknown>>> = {
  ...Object.fromEntries(
    (['fcl', 'lcl', 'rail', 'tank', 'flexitank', 'domestic'] as const).map((service) => [
      service,
      ({ database: { db } }: TestServer, at: Date) =>
        db.update(sailings).set({ bookingCloseGeneral: at, bookingCloseDangerous: at }),
    ]),
  ),
  goods: ({ database: { db } }, at) => db.update(procurementPosts).set({ deadline: at }),
};

const GONE = '已过，请选择今天或以后';
const LAPSED = '价格已失效，请返回列表选择新价格';

/** Error of each service by field, after all its days have passed. */
const OVER: Readonly<Record<BookedService, Readonly<Record<string, string>>>> = {
  fcl: { cargoReadyDate: GONE, priceId: LAPSED },
  lcl: { handInDay: GONE, priceId: LAPSED },
  air: { flightDay: '已截止订舱，请改选日期，或返回列表换航班', handInDay: GONE, priceId: LAPSED },
  rail: { cargoReadyDate: GONE, priceId: LAPSED },
  tank: { loadingDate: GONE, priceId: LAPSED },
  flexitank: { installDay: GONE, priceId: LAPSED },
  domestic: { 'pickup.day': GONE, 'delivery.day': GONE, priceId: LAPSED },
  cfs: { etd: GONE, cyClosing: GONE, planDeliverDate: GONE, planStuffDate: GONE },
  warehouse: { startDate: '最早从明天起入库，请改到' },
  truck: { 'loading.day': '最早从明天起派车，请改到' },
  dgdesk: { trainDay: '请改期', phoneFrom: '请改期', 'carriage.planDate': GONE },
  goods: { deliveryDay: '最早从明天起，请改到', goodsId: '已经截止，请返回供求单看其他货源' },
};

/** Goods that no list takes: class 1 and class 7. */
const REFUSED = [
  { unNo: '0081', dgClass: '1.1D' },
  { unNo: '2912', dgClass: '7' },
];

/** The form with goods of another class, in the field of the class; null where none is typed: goods are sold as they are. */
function withClass(own: object, { unNo, dgClass }: (typeof REFUSED)[number]): object | null {
  if ('cargo' in own) {
    const [line, ...rest] = own.cargo as GoodsLine[];
    const dg = { ...line!.dg, unNo, dgClass, subRisk1: '', packingGroup: '' };
    return { ...own, cargo: [{ ...line!, isDanger: true, dg }, ...rest] };
  }
  return 'goods' in own ? { ...own, goods: { ...(own.goods as object), unNo, dgClass, packingGroup: '' } } : null;
}

const HOSTILE = [
  'no-such-thing',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '../../etc/passwd',
  '%00%0a',
  '１２３',
  '\u202e\u0007',
  'constructor',
  'x'.repeat(20_000),
];

/** Everything that may be said to who orders; a failure of the server is none of it. */
const SAID: readonly string[] = [
  ...[CODE.invalidInput, CODE.notFound, CODE.conflict, CODE.priceExpired, CODE.noSpace, CODE.cutOffPassed],
  ...[CODE.classRefused, CODE.segregation, CODE.overweight, CODE.flexitankDangerous],
];

const NO_QUOTE = 'no-quote-of-ours';

interface Answer {
  code: string;
  message: string;
  orderNo: string | null;
  data?: unknown;
}

describe.each(services)('an order of %s', (service) => {
  let server: TestServer;
  let form: FormOf<BookedService>;
  beforeAll(async () => {
    server = await startMarket('pglite');
    await giveSheets(server);
    await agree(server, user);
    form = await validOrders[service](server, user);
  }, 120_000);
  afterAll(() => server.stop());

  const placed = async (): Promise<number> => {
    const [row] = await server.database.db.select({ count: count() }).from(orders);
    return row?.count ?? 0;
  };

  const partOf = (own: object) => (orderServices[service].booking as BookingService).priced(own);

  async function quoteOf(own: object): Promise<string> {
    const part = partOf(own);
    if (part === null) return NO_QUOTE;
    const asked = async () => as(server, user, 'quote', { service, part } as never);
    return asked().then(
      ({ quoteId }) => quoteId,
      () => NO_QUOTE,
    );
  }

  /** The server's refusal of an order, as the client reads it. */
  async function answerTo(own: object, quoteId: string, key: string): Promise<Answer> {
    const request = { service, quoteId, form: own };
    if (!safeParse(placeOrder.request, request).success)
      return { code: CODE.invalidInput, message: 'malformed', orderNo: null };
    try {
      const { orderNo } = await as(server, user, 'placeOrder', request as never, bookingKey(key));
      return { code: CODE.ok, message: '', orderNo };
    } catch (thrown) {
      const { code, message, data } = thrown as { code?: string; message: string; data?: unknown };
      if (code === undefined) throw thrown;
      return { code, message, data, orderNo: null };
    }
  }

  test('[4.10][8.2] who is not signed in, or not any more, orders nothing', async () => {
    const before = await placed();
    const { code } = await send(
      server,
      'placeOrder',
      { service, quoteId: await quoteOf(form), form } as never,
      bookingKey('out'),
    );
    expect([CODE.expired, CODE.notSignedIn]).toContain(code);
    expect(await placed()).toBe(before);
  });

  test('[8.7b] an id that is unknown or hostile orders nothing, and is answered like any other', async () => {
    const before = await placed();
    const field = BOUGHT[service];
    for (const [index, id] of HOSTILE.entries()) {
      const own = { ...form, [field]: id };
      const { code, message } = await answerTo(own, await quoteOf(own), `hostile-${index}`);
      expect(SAID, `${id.slice(0, 40)}: ${code} ${message}`).toContain(code);
      expect(message).not.toContain('<');
    }
    for (const quoteId of HOSTILE) {
      const { code } = await answerTo(form, quoteId, `quote-${quoteId.length}`);
      expect([CODE.invalidInput, CODE.priceExpired]).toContain(code);
    }
    expect(await placed()).toBe(before);
  });

  test('[4.31] two tabs on one draft: the later is reported, and neither is lost', async () => {
    const save = (more: object) =>
      as(server, user, 'saveDraft', { service, form: form as never, ...more } as never).catch((thrown) => thrown);
    const { id, version } = await save({});
    expect(await save({ id, version, title: 'first' })).toMatchObject({ version: version + 1 });
    const refused = await save({ id, version, title: 'second' });
    expect(refused).toMatchObject({ code: CODE.conflict, data: { id, version: version + 1, title: 'first' } });
    expect(await save({ id, version: version + 1, title: 'second' })).toMatchObject({ version: version + 2 });
  });

  if (withClass(orderServices[service].booking.blank, REFUSED[0]!) !== null)
    test('[4.31] a class that no one takes is refused at its field, or as a class', async () => {
      const before = await placed();
      for (const refused of REFUSED) {
        const own = withClass(form, refused)!;
        const { code } = await answerTo(own, await quoteOf(own), `refused-${refused.unNo}`);
        expect([CODE.classRefused, CODE.flexitankDangerous, CODE.invalidInput]).toContain(code);
      }
      expect(await placed()).toBe(before);
    });

  test('[4.31][1.8] a price that has lapsed orders nothing, and the next one comes with the answer', async () => {
    const before = await placed();
    const quoteId = await quoteOf(form);
    await server.database.db.update(quotes).set({ lines: [] }).where(eq(quotes.id, quoteId));
    const { code, data } = await answerTo(form, quoteId, 'lapsed');
    expect(code).toBe(CODE.priceExpired);
    expect(data).toMatchObject({ quoteId: expect.any(String), previous: { lines: [] } });
    expect(await placed()).toBe(before);
    const latest = await answerTo(form, (data as { quoteId: string }).quoteId, 'price-taken');
    expect(latest).toMatchObject({ code: CODE.ok, orderNo: expect.any(String) });
  });

  test('[4.31] an answer that was lost is given again under the same key, and nothing is ordered twice', async () => {
    const before = await placed();
    const quoteId = await quoteOf(form);
    const answers = [];
    for (let press = 0; press < 3; press += 1) answers.push(await answerTo(form, quoteId, 'lost'));
    expect(new Set(answers.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: CODE.ok, orderNo: expect.any(String) });
    expect(await placed()).toBe(before + 1);
  });

  if (CLOSED[service] !== undefined)
    test('[4.31] what has closed since it was quoted is reported as closed, with what there is instead', async () => {
      const before = await placed();
      const quoteId = await quoteOf(form);
      const close = (at: number) => CLOSED[service]?.(server, new Date(at));
      await close(server.clock.now() - 1);
      const { code, message } = await answerTo(form, quoteId, 'closed');
      await close(server.clock.now() + DAY_MS);
      expect(code).toBe(CODE.cutOffPassed);
      expect(message).toMatch(/已过截单时间，请选择下一班|已经截止，请返回供求单/);
      expect(await placed()).toBe(before);
    });

  if (EMPTIED[service] !== undefined)
    test('[4.31] what has run out is shown to have run out', async () => {
      const before = await placed();
      const quoteId = await quoteOf(form);
      await EMPTIED[service]?.(server);
      const { code, message } = await answerTo(form, quoteId, 'full');
      expect(code).toBe(CODE.noSpace);
      expect(message).toMatch(/只剩|仅余/);
      expect(await placed()).toBe(before);
    });

  test('[4.31] what is over by now orders nothing, and says which day or which departure', async () => {
    const before = await placed();
    const quoteId = await quoteOf(form);
    server.clock.advance(400 * DAY_MS);
    const { code, data } = await answerTo(form, quoteId, 'over');
    expect(code).toBe(CODE.invalidInput);
    const expectedErrors = Object.entries(OVER[service]).map(([field, text]) => [field, expect.stringContaining(text)]);
    expect((data as { fields: object }).fields).toMatchObject(Object.fromEntries(expectedErrors));
    expect(await placed()).toBe(before);
  });
});
