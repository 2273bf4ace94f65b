import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFen } from '#domain/money.ts';
import { ask, send, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const lane = { orgPortCode: 'CNSHA', dstPortCode: 'CNNSA' };
const boxes = [
  { ctnType: '20GP', quantity: 2 },
  { ctnType: '40HQ', quantity: 1 },
] as const;
const doors = { pickup: '320500', delivery: '440100' };

describe.each(databaseKinds())('prices within the country on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket(database);
  }, 60_000);
  afterAll(() => server.stop());

  const list = (more: object = {}) => ask(server, 'domesticPrices', { ...lane, ...more });

  it('[5.9] door to door each line is its price times the boxes, taxed at 9 per cent, in whole fen', async () => {
    const { items } = await list({ isDanger: 'N', boxes, ...doors });
    expect(items.length).toBeGreaterThan(2);
    for (const { lines, totals, prices, pickup, delivery, tax } of items) {
      const trucks = [pickup.find(({ code }) => code === '320500'), delivery.find(({ code }) => code === '440100')];
      const priceIn = (list: readonly { ctnType: string; amount: string }[] | undefined, box: string) =>
        toFen(list?.find(({ ctnType }) => ctnType === box)?.amount ?? '0');
      const expected = boxes.flatMap(({ ctnType, quantity }) =>
        [priceIn(prices, ctnType), 45_000n, 2_000n, ...trucks.map((one) => priceIn(one?.prices, ctnType))].map(
          (fen) => fen * BigInt(quantity),
        ),
      );
      const sum = expected.reduce((total, fen) => total + fen, 0n);
      expect(totals).toEqual([{ currency: '1', amount: expect.any(String) }]);
      expect(toFen(totals[0]!.amount)).toBe(sum);
      expect(lines.map(({ feeCode, ctnType }) => `${feeCode} ${ctnType}`).sort()).toEqual(
        ['DDC', 'OF', 'SEAL', 'THC', 'TRK'].flatMap((code) => [`${code} 20GP`, `${code} 40HQ`]),
      );
      expect(new Set(lines.map(({ taxRate }) => taxRate))).toEqual(new Set(['9.00']));
      expect(toFen(tax)).toBe((sum * 9n + 108n) / 109n);
    }
    expect(items[0]?.lines.find(({ feeCode }) => feeCode === 'TRK')?.feeName).toBe('装货拖车（苏州）');
  });

  it('[1.2] port to port has no truck; the answer names the cities of both doors and what the roads bear', async () => {
    const { items, pickups, deliveries, carriers, boxes: counted } = await list({ isDanger: 'N' });
    expect(counted).toEqual([{ ctnType: '20GP', quantity: 1 }]);
    expect(items[0]?.lines.map(({ feeCode }) => feeCode)).toEqual(['OF', 'THC', 'SEAL']);
    expect(items[0]).toMatchObject({ freeDays: 7, bookable: 'BOOKABLE' });
    expect(items[0]?.prices.map(({ ctnType, limitKg }) => `${ctnType} ${limitKg}`)).toEqual([
      '20GP 28000',
      '40HQ 28000',
    ]);
    expect(pickups).toContainEqual({ code: '320500', nameCn: '苏州', province: '江苏' });
    expect(deliveries.map(({ nameCn }) => nameCn)).toContain('广州');
    expect(items[0]?.pickup.every(({ limitKg }) => limitKg <= 28_000)).toBe(true);
    expect(carriers.map(({ nameCn }) => nameCn)).toEqual(['泛亚']);
  });

  it('[1.2] a city without a truck and a box without a price are not sold, and a carrier of another lane has nothing', async () => {
    const far = (await list({ isDanger: 'N', pickup: '650100' })).items.map(({ bookable }) => bookable);
    expect(far).toContain('NOT_PRICED');
    expect(far).not.toContain('BOOKABLE');
    const reefer = (await list({ isDanger: 'N', boxes: [{ ctnType: '20RF', quantity: 1 }] })).items.at(-1);
    expect(reefer).toMatchObject({ bookable: 'NOT_PRICED', unpriced: ['20RF'] });
    expect((await list({ carriers: ['DC-ANTONG'] })).items).toEqual([]);
  });

  it('[1.2] dangerous goods have a price of their own with its declaration, and a class it does not cover is refused', async () => {
    const [offer] = (await list({ unNo: '1294', ...doors })).items;
    const [general] = (await list({ isDanger: 'N', ...doors })).items;
    expect(offer).toMatchObject({ bookable: 'BOOKABLE', refusals: [] });
    expect(offer?.lines.find(({ feeCode }) => feeCode === 'DGD')).toMatchObject({ amount: '400.00', taxRate: '6.00' });
    expect(offer!.pickup[0]!.limitKg).toBeLessThan(general!.pickup[0]!.limitKg);
    const refused = await list({ unNo: '1428' });
    expect(refused.goods?.classes).toEqual(['4.3']);
    expect(refused.items[0]).toMatchObject({ bookable: 'REFUSED', refusals: [{ kind: 'OFFER', refusedClass: '4.3' }] });
  });

  it('[3.14] one price is found by its id, an unknown port has none, the lanes are listed, and nonsense is refused', async () => {
    const [first] = (await list({ isDanger: 'N' })).items;
    const named = await list({ isDanger: 'N', priceId: first?.priceId });
    expect(named.items.map(({ priceId }) => priceId)).toEqual([first?.priceId]);
    expect(await list({ dstPortCode: 'XXXXX' })).toMatchObject({ items: [], dst: null, pickups: [] });
    const lanes = await ask(server, 'minimumPrices', { service: 'domestic', isDanger: 'N' });
    expect(lanes.length).toBeGreaterThan(8);
    expect(lanes.every(({ currency, lane: { dst } }) => currency === '1' && dst.code.startsWith('CN'))).toBe(true);
    const ports = await ask(server, 'cityPage', { side: 'destination', service: 'domestic', pageSize: 50 });
    expect(ports.items.every(({ country }) => country === 'CN')).toBe(true);
    expect((await send(server, 'domesticPrices', { ...lane, pickup: 'x' } as never)).code).toBe('10004001');
  });
});
