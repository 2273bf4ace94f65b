import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/limits.ts';
import { enterprises, users } from '#server/data/schema/accounts.ts';
import { orderContainers, orderItems, orders } from '#server/data/schema/orders.ts';
import { ask, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

describe.each(databaseKinds())('what the home page asks on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket(database);
  }, 60_000);
  afterAll(() => server.stop());

  it('[1.2][3.14] the lowest price of a lane names its classes and when booking closes', async () => {
    const prices = await ask(server, 'minimumPrices', { limit: 8 });
    expect(prices).toHaveLength(8);
    for (const { bookingClose, etd, dgClasses } of prices) {
      expect(bookingClose).toBeGreaterThan(server.clock.now());
      expect(bookingClose).toBeLessThan(etd);
      expect(dgClasses.length).toBeGreaterThan(0);
    }
  });

  it('[1.2][3.14] the lowest prices of a class are of offers that take it', async () => {
    const every = await ask(server, 'minimumPrices', { limit: 60 });
    const taking = await ask(server, 'minimumPrices', { limit: 60, dgClass: '6.1' });
    expect(taking.length).toBeGreaterThan(0);
    expect(taking.length).toBeLessThanOrEqual(every.length);
    for (const { dgClasses } of taking) expect(dgClasses).toContain('6.1');
    expect(await ask(server, 'minimumPrices', { limit: 60, dgClass: '7' })).toEqual([]);
  });

  it('[1.2][3.14] consolidated cargo has a price of the revenue ton, a cut, a sailing day and a store', async () => {
    const general = await ask(server, 'minimumPrices', { service: 'lcl', isDanger: 'N', limit: 60 });
    const dangerous = await ask(server, 'minimumPrices', { service: 'lcl', isDanger: 'Y', limit: 60 });
    expect([general.length, dangerous.length]).toEqual([25, 25]);
    for (const { ctnType, consolidation, dgClasses } of dangerous) {
      expect(ctnType).toBe('RT');
      expect(dgClasses).toContain('3');
      expect(consolidation).toMatchObject({ minimumTons: '2', station: { id: expect.stringMatching(/^warehouse-/) } });
      expect(consolidation?.cutAndSail).toMatch(/^周.截\/周.开$/);
      expect(consolidation?.trade).not.toBeNull();
    }
    expect(general.every(({ consolidation }) => consolidation?.minimumTons === '1')).toBe(true);
    expect(general.some(({ amount }) => amount.startsWith('-'))).toBe(true);
    const [box] = await ask(server, 'minimumPrices', { limit: 1 });
    expect(box).not.toHaveProperty('consolidation');
  });

  it('[1.2] the figures are counted from the rows, and are read again after a minute', async () => {
    const before = await ask(server, 'statistics', {});
    expect(before).toMatchObject({ orders: 0, recent: [] });
    expect(before.enterprises).toBeGreaterThan(0);
    const taken = before.classes.find(({ dgClass }) => dgClass === '3');
    expect(taken?.lanes).toBeGreaterThan(0);
    expect(taken?.lanes).toBeLessThanOrEqual(before.lanes);
    expect(before.classes.map(({ dgClass }) => dgClass)).not.toContain('7');

    const { db } = server.database;
    const now = server.clock.now();
    const [person] = await db.select().from(users).limit(1);
    const [company] = await db.select().from(enterprises).limit(1);
    await db.insert(orders).values({
      orderNo: 'FCL26010100001',
      service: 'fcl',
      userId: person!.id,
      enterpriseId: company!.id,
      status: 'submitted',
      dgStatus: 'pending',
      laneId: 'FCL-CNSHA-NLRTM',
      isDanger: true,
      form: { contactPhone: '13800000000' },
      version: 1,
      createdAt: new Date(now),
      updatedAt: new Date(now),
    });
    await db.insert(orderContainers).values({
      orderNo: 'FCL26010100001',
      containerCode: '20GP',
      quantity: 2,
      shipperOwned: false,
    });
    await db.insert(orderItems).values({
      orderNo: 'FCL26010100001',
      lineNo: 1,
      cargoNameCn: '甲醇',
      cargoNameEn: 'METHANOL',
      packageType: '1A1',
      packages: 80,
      grossKg: '14400',
      unNo: '1230',
      dgClass: '3',
    });
    expect((await ask(server, 'statistics', {})).orders).toBe(0);
    server.clock.advance(MINUTE_MS);
    const after = await ask(server, 'statistics', {});
    expect(after.orders).toBe(1);
    const [row] = after.recent;
    expect(row).toEqual({
      service: 'fcl',
      org: '上海',
      dst: '鹿特丹',
      unNo: '1230',
      dgClass: '3',
      boxes: [{ ctnType: '20GP', quantity: 2 }],
      company: expect.stringMatching(/^.{1,2}\*{3}.{0,2}$/u),
      createdAt: now,
    });
    expect(JSON.stringify(after)).not.toContain(company!.name);
    expect(JSON.stringify(after)).not.toContain('13800000000');
  });
});
