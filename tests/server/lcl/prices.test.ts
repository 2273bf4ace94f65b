import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { warehouses } from '#server/data/schema/market.ts';
import { ask, send, startMarket } from '#tests/kit/market-server.ts';
import { refuseClasses } from '#tests/kit/restrict.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM' };
const paint = { unNo: '1263', packingGroup: 'III' } as const;

describe.each(databaseKinds())('prices of consolidated cargo on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket(database);
  }, 60_000);
  afterAll(() => server.stop());

  const list = (more: object = {}) => ask(server, 'lclPrices', { ...lane, ...more });

  it.each([
    ['2.36', '1850', '2.36', 'VOLUME'],
    ['0.4', '300', '1.00', 'MINIMUM'],
    ['1.2', '2480', '2.48', 'WEIGHT'],
  ])('[5.9] %s m³ of %s kg are charged as %s revenue tons, by %s, line by line', async (volume, weight, tons, by) => {
    const { items } = await list({ isDanger: 'N', volume, weight });
    expect(items.length).toBeGreaterThan(2);
    for (const { charged, freight, lines, totals } of items) {
      expect(charged).toEqual({ tons, by });
      const [first] = lines;
      expect(first).toMatchObject({ feeCode: 'OF', basis: 'REVENUE_TON', unitPrice: freight.amount });
      expect(Number(first?.quantity)).toBe(Number(tons));
      expect(totals.map(({ currency }) => currency)).toEqual(['2', '1']);
    }
  });

  it('[1.2] each sailing names its warehouse, its smallest quantity and both prices; without a load it costs nothing yet', async () => {
    const { items, org, dst } = await list(paint);
    expect([org?.code, dst?.code]).toEqual(['CNSHA', 'DEHAM']);
    for (const item of items) {
      expect(item).toMatchObject({ minimumTons: '2', kgPerCubicMetre: 1000, charged: null, lines: [], totals: [] });
      expect(item.station?.id).toBe('warehouse-01');
      expect(item.station?.phone).toMatch(/\d/);
      expect(Number(item.freight.amount) - Number(item.otherFreight?.amount)).toBe(45);
      expect(item.cutAndSail).toMatch(/^周.截\/周.开$/);
    }
    expect(items.some(({ bookable }) => bookable === 'BOOKABLE')).toBe(true);
  });

  it('[1.2] what no one consolidates is refused with its class, and no other port is named', async () => {
    const { items, alternatives, goods } = await list({ unNo: '1428' });
    expect(goods?.classes).toEqual(['4.3']);
    expect(new Set(items.map(({ bookable, acceptance }) => `${bookable} ${acceptance}`))).toEqual(
      new Set(['REFUSED REFUSED']),
    );
    expect(items[0]?.refusals).toEqual([{ kind: 'LCL', nameCn: '', unNo: '1428', refusedClass: '4.3' }]);
    expect(alternatives).toEqual([]);
    expect((await list({ unNo: '1263' })).items[0]?.acceptance).toBe('ACCEPTED');
    expect((await list({ unNo: '1263', packingGroup: 'I' })).items[0]?.acceptance).toBe('ASK');
    expect((await list({ unNo: '1950' })).items[0]).toMatchObject({ bookable: 'REFUSED' });
  });

  it('[1.2] a port that takes no such class leads to the nearest that does, a warehouse says so itself', async () => {
    const { db } = server.database;
    const takeBack = await refuseClasses(server, 'port', ['DEHAM'], ['3']);
    const closed = await list(paint);
    expect(closed.items[0]?.refusals.map(({ kind }) => kind)).toContain('DESTINATION');
    expect(closed.alternatives.map(({ dst }) => dst.code)).toContain('NLRTM');
    await takeBack();
    await db
      .update(warehouses)
      .set({ dgClasses: ['8', '9'] })
      .where(eq(warehouses.id, 'warehouse-01'));
    const { items } = await list(paint);
    expect(items[0]).toMatchObject({ acceptance: 'REFUSED', refusals: [{ kind: 'STATION', refusedClass: '3' }] });
  });

  it('[3.14] an unknown port has no prices, one price is found by its id, and what is no question is refused', async () => {
    expect(await list({ dstPortCode: 'XXXXX' })).toMatchObject({ items: [], dst: null, alternatives: [] });
    const [first] = (await list({ isDanger: 'N' })).items;
    const { items } = await list({ isDanger: 'N', priceId: first?.priceId });
    expect(items.map(({ priceId }) => priceId)).toEqual([first?.priceId]);
    expect((await send(server, 'lclPrices', { ...lane, volume: '-1' } as never)).code).toBe('10004001');
  });
});
