import { readFileSync } from 'node:fs';
import { and, eq, gte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { warehouseService } from '#domain/warehouse/service.ts';
import { orderItems, orders } from '#server/data/schema/orders.ts';
import { roadCopied } from '#tests/features/truck/on-server.ts';
import { storedAt } from '#tests/features/warehouse/on-server.ts';
import { book, bookingKey, giveSheets, goldenOffer, methanol } from '#tests/kit/booking.ts';
import { as, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const OWNER = 'user-verified';
const MIGRATIONS = new URL('../../../server/data/migrations/', import.meta.url);

describe.each(databaseKinds())('the list of one’s orders on %s', (database) => {
  let server: TestServer;
  let sailed: string;
  let stored: string;
  let trucked: string;

  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    sailed = (await book(server, OWNER, methanol(await goldenOffer(server), server.clock.now()), 'listed')).orderNo;
    const placeOrder = async (service: 'warehouse', form: object, part: object) => {
      const { quoteId } = await as(server, OWNER, 'quote', { service, part } as never);
      const order = { service, quoteId, form } as never;
      return (await as(server, OWNER, 'placeOrder', order, bookingKey(`listed-${service}`))).orderNo;
    };
    const storage = await storedAt(server, OWNER);
    stored = await placeOrder('warehouse', storage, warehouseService.priced(storage)!);
    await roadCopied(server, OWNER);
    trucked = (await list({ service: 'truck' }))[0]!.orderNo;
  }, 60_000);
  afterAll(() => server.stop());

  const list = async (asked: RequestOf<Table['orderList']>, user = OWNER) => {
    const { items } = await as(server, user, 'orderList', { pageSize: 50, ...asked });
    return items;
  };
  const numbers = async (asked: RequestOf<Table['orderList']>, user?: string) =>
    (await list(asked, user)).map(({ orderNo }) => orderNo);

  it('is narrowed to a service', async () => {
    expect(await numbers({ service: 'warehouse' })).toEqual([stored]);
    expect(await numbers({ service: 'truck' })).toEqual([trucked]);
    expect(await numbers({ service: 'fcl' })).toContain(sailed);
  });

  it('says which classes of dangerous goods each order holds, each once', async () => {
    const classesOf = async (orderNo: string) =>
      (await list({ keyword: orderNo })).map(({ isDanger, dgClasses }) => [isDanger, dgClasses]);
    expect(await classesOf(sailed)).toEqual([['Y', ['3']]]);
    const { db } = server.database;
    const [line] = await db.select().from(orderItems).where(eq(orderItems.orderNo, sailed));
    await db.insert(orderItems).values([
      { ...line!, lineNo: 8, dgClass: '8' },
      { ...line!, lineNo: 9 },
    ]);
    expect(await classesOf(sailed)).toEqual([['Y', ['3', '8']]]);
    await db.delete(orderItems).where(and(eq(orderItems.orderNo, sailed), gte(orderItems.lineNo, 8)));
  });

  it('is narrowed to the days it was placed in, both included, by the calendar of Shanghai', async () => {
    const { db } = server.database;
    const at = (instant: string) =>
      db
        .update(orders)
        .set({ createdAt: new Date(instant) })
        .where(eq(orders.orderNo, stored));
    const inMay = { from: '2031-05-02', to: '2031-05-03' };
    for (const [instant, isShown] of [
      ['2031-05-01T15:59:59.999Z', false],
      ['2031-05-01T16:00:00.000Z', true],
      ['2031-05-03T15:59:59.999Z', true],
      ['2031-05-03T16:00:00.000Z', false],
    ] as const) {
      await at(instant);
      expect([instant, await numbers(inMay)]).toEqual([instant, isShown ? [stored] : []]);
    }
    expect(await numbers({ from: '2031-05-03' })).toEqual([stored]);
    expect(await numbers({ to: '2031-05-03' })).not.toContain(stored);
    expect(await numbers({ from: '2031-05-05', to: '2031-05-01' })).toEqual([]);
  });

  it('is searched by what each service would be looked for by, letter case aside', async () => {
    const [sea] = (await list({ keyword: sailed })).values();
    const [store] = (await list({ keyword: stored })).values();
    const [road] = (await list({ keyword: trucked })).values();
    const order = await as(server, OWNER, 'order', { no: sailed });
    for (const keyword of [
      sailed.slice(3, 12),
      sailed.toLowerCase(),
      sea!.dst!.nameCn,
      sea!.carrier!.code.toLowerCase(),
      order.vessel!.slice(0, 5),
      '甲醇',
      'methanol',
      'UN1230',
      '1230',
    ])
      expect([keyword, await numbers({ keyword })]).toEqual([keyword, expect.arrayContaining([sailed])]);
    expect(await numbers({ keyword: store!.stay!.name })).toEqual([stored]);
    for (const keyword of [road!.trip!.from.slice(0, 2), road!.trip!.to])
      expect([keyword, await numbers({ keyword, service: 'truck' })]).toEqual([keyword, [trucked]]);
  });

  it('finds what was booked before its words were kept by the same words', async () => {
    const { db } = server.database;
    const read = async () => {
      const rows = await db.select({ orderNo: orders.orderNo, search: orders.search }).from(orders);
      return rows
        .map(({ orderNo, search }) => [orderNo, [...new Set(search.split('\n'))].filter(Boolean).sort()])
        .sort();
    };
    const kept = await read();
    const migration = readFileSync(new URL('0043_order_search.sql', MIGRATIONS), 'utf8');
    await db.execute(sql`update orders set search = ''`);
    await db.execute(sql.raw(migration.split('--> statement-breakpoint')[1] ?? ''));
    expect(await read()).toEqual(kept);
    expect(kept.length).toBeGreaterThan(3);
  });

  it('counts a page beyond the last as it counts the first', async () => {
    const { total } = await as(server, OWNER, 'orderList', {});
    const beyond = await as(server, OWNER, 'orderList', { page: 1_000 });
    expect([beyond.items, beyond.total]).toEqual([[], total]);
  });

  it('takes signs as they are typed, and finds nothing of anybody else', async () => {
    for (const keyword of ['%', '_', "' or 1=1 --", '没有这样的货'])
      expect([keyword, await numbers({ keyword })]).toEqual([keyword, []]);
    expect(await numbers({ keyword: sailed }, 'user-unverified')).toEqual([]);
    expect(await numbers({ keyword: '甲醇' }, 'user-unverified')).toEqual([]);
    expect(await numbers({ service: 'truck' }, 'user-special')).toEqual([]);
  });
});
