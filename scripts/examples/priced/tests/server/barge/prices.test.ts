import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sailings } from '#server/data/schema/market.ts';
import { BARGE_LANE } from '#tests/features/barge/order.ts';
import { ask, send, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

describe.each(databaseKinds())('prices of barges on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket(database);
  }, 60_000);
  afterAll(() => server.stop());

  it('[1.2] a lane lists its departures, each with the fees of one container, taxed', async () => {
    const { items, org, dst } = await ask(server, 'bargePrices', BARGE_LANE);
    expect([org?.nameCn, dst?.nameCn]).toEqual(['武汉', '上海']);
    expect(items.length).toBeGreaterThan(2);
    for (const { lines, totals, prices } of items) {
      const freight = prices.find(({ ctnType }) => ctnType === '20GP')!.amount;
      expect(lines.map(({ feeCode, amount, taxRate }) => [feeCode, amount, taxRate])).toEqual([
        ['OF', freight, '9.00'],
        ['THC', '450.00', '9.00'],
        ['SEAL', '20.00', '9.00'],
      ]);
      expect(totals).toEqual([{ currency: '1', amount: (Number(freight) + 470).toFixed(2) }]);
    }
  });

  it('[1.2] without a lane the next departure of each is listed, and one price is found by its id', async () => {
    const { items } = await ask(server, 'bargePrices', {});
    expect(items.map(({ pol, pod }) => `${pol} ${pod}`).sort()).toEqual(['CNCKG CNSHA', 'CNWUH CNSHA']);
    const [, second] = (await ask(server, 'bargePrices', BARGE_LANE)).items;
    const named = await ask(server, 'bargePrices', { ...BARGE_LANE, priceId: second!.priceId });
    expect(named.items.map(({ priceId }) => priceId)).toEqual([second!.priceId]);
    expect((await ask(server, 'bargePrices', { ...BARGE_LANE, dstPortCode: 'NLRTM' })).items).toEqual([]);
    expect((await send(server, 'bargePrices', { orgPortCode: '武汉' } as never)).code).toBe('10004001');
  });

  it('[1.2] a barge without room is listed but not sold', async () => {
    await server.database.db.update(sailings).set({ slotsLeft: 0 });
    const { items } = await ask(server, 'bargePrices', BARGE_LANE);
    expect(new Set(items.map(({ bookable }) => bookable))).not.toContain('BOOKABLE');
  });
});
