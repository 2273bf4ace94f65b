import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFen } from '#domain/money.ts';
import { ask, send, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const line = { orgPortCode: 'CNCKG', dstPortCode: 'DEDUI' };
const boxes = [
  { ctnType: '20GP', quantity: 2 },
  { ctnType: '40HQ', quantity: 1 },
] as const;

describe.each(databaseKinds())('prices by rail on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket(database);
  }, 60_000);
  afterAll(() => server.stop());

  const list = (more: object = {}) => ask(server, 'railPrices', { isDanger: 'N', ...more });

  it('[5.9] from a door each line is its price times the boxes, and currencies stay apart', async () => {
    const { items, pickups, deliveries } = await list({ ...line, boxes, pickup: '500000', delivery: 'ASK' });
    expect(items.length).toBeGreaterThan(2);
    for (const { lines, totals, prices, pickup } of items) {
      const amountIn = (list: readonly { ctnType: string; amount: string }[] | undefined, box: string) =>
        toFen(list?.find(({ ctnType }) => ctnType === box)?.amount ?? '0');
      const sumOf = (list: readonly { ctnType: string; amount: string }[] | undefined) =>
        boxes.reduce((sum, { ctnType, quantity }) => sum + amountIn(list, ctnType) * BigInt(quantity), 0n);
      const [dollars, yuan] = ['2', '1'].map((code) =>
        toFen(totals.find(({ currency }) => currency === code)?.amount ?? '0'),
      );
      expect(dollars).toBe(sumOf(prices));
      expect(yuan).toBe(45_000n + sumOf(pickup.find(({ code }) => code === '500000')?.prices));
      expect(lines.filter(({ atCost }) => atCost).map(({ feeCode }) => feeCode)).toEqual(['DDC']);
      expect(lines.filter(({ feeCode }) => feeCode === 'RF').map(({ ctnType }) => ctnType)).toEqual(['20GP', '40HQ']);
    }
    expect(pickups).toEqual([{ code: '500000', nameCn: '重庆', province: '重庆' }]);
    expect(deliveries).toEqual([]);
  });

  it('[1.2] a train tells both borders, its days, cut-offs, limits and where its box goes back to', async () => {
    const { items, boxes: counted, borders } = await list(line);
    expect(counted).toEqual([{ ctnType: '40HQ', quantity: 1 }]);
    expect(items[0]).toMatchObject({
      ...{ border: '阿拉山口', foreignBorder: '多斯特克', direction: 'OUTBOUND', transitDays: 17, freeDays: 10 },
      ...{ returnDepot: '到站堆场', bookable: 'BOOKABLE', charged: null },
    });
    expect(items[0]?.prices.map(({ ctnType, limitKg }) => `${ctnType} ${limitKg}`)).toEqual([
      '20GP 24000',
      '40HQ 22000',
      '45HQ 21000',
    ]);
    expect(borders).toEqual([{ code: 'CNAKL', nameCn: '阿拉山口' }]);
    const { cyClosing, siCutoff } = items[0]!.cutOffs;
    expect(Math.max(cyClosing, siCutoff)).toBeLessThan(items[0]!.etd);
  });

  it('[5.9] shared cargo is charged by volume, or by five hundred kilograms a cubic metre, one at least', async () => {
    const first = async (volume: string, weight: string, more: object = {}) =>
      (await list({ ...line, load: 'CBM', volume, weight, ...more })).items[0]!;
    const heavy = await first('2.36', '1850');
    expect(heavy.charged).toEqual({ tons: '3.70', by: 'WEIGHT' });
    const rate = toFen(heavy.cubicMetre!.amount);
    expect(toFen(heavy.totals.find(({ currency }) => currency === '2')!.amount)).toBe((rate * 37n + 9n) / 10n);
    expect((await first('5', '100')).charged).toEqual({ tons: '5.00', by: 'VOLUME' });
    expect((await first('0.4', '100')).charged).toEqual({ tons: '1.00', by: 'MINIMUM' });
    const door = await first('5', '100', { pickup: '500000' });
    expect(door.lines.find(({ feeCode }) => feeCode === 'TRK')).toMatchObject({ atCost: true });
    const unsaid = (await list({ ...line, load: 'CBM' })).items[0];
    expect(unsaid).toMatchObject({ charged: null, lines: [], totals: [] });
  });

  it('[1.2] without a line each has its next train, by direction and by border', async () => {
    const all = (await list()).items;
    expect(all.length).toBeGreaterThan(8);
    expect(new Set(all.map(({ pol, pod }) => `${pol} ${pod}`)).size).toBe(all.length);
    const back = (await list({ direction: 'INBOUND' })).items;
    expect(back.map(({ org, direction }) => `${org.code} ${direction}`).sort()).toEqual([
      'DEDUI INBOUND',
      'KZALA INBOUND',
    ]);
    const { items, borders } = await list({ border: 'CNHRS' });
    expect(new Set(items.map(({ border }) => border))).toEqual(new Set(['霍尔果斯']));
    expect(borders.length).toBeGreaterThan(3);
    expect((await list({ border: 'CNPIN' })).items).toEqual([]);
  });

  it('[1.2] dangerous goods have the timetable and no price: each of them is approved by a person', async () => {
    const { items, goods } = await list({ ...line, isDanger: 'Y', unNo: '1230' });
    expect(goods).toMatchObject({ unNo: '1230', classes: ['3', '6.1'] });
    expect(items.length).toBeGreaterThan(2);
    for (const item of items)
      expect(item).toMatchObject({ prices: [], cubicMetre: null, lines: [], totals: [], bookable: 'NOT_PRICED' });
  });

  it('[3.14] a box or city without a price is not sold, an unknown station has nothing, and nonsense is refused', async () => {
    expect((await list({ ...line, boxes: [{ ctnType: '20RF', quantity: 1 }] })).items.at(-1)).toMatchObject({
      bookable: 'NOT_PRICED',
      unpriced: ['20RF'],
    });
    const far = (await list({ ...line, pickup: '650100' })).items.map(({ bookable }) => bookable);
    expect(far).toContain('NOT_PRICED');
    expect(far).not.toContain('BOOKABLE');
    const [first] = (await list(line)).items;
    const named = await list({ ...line, priceId: first?.priceId });
    expect(named.items.map(({ priceId }) => priceId)).toEqual([first?.priceId]);
    expect(await list({ ...line, dstPortCode: 'XXXXX' })).toMatchObject({ items: [], dst: null });
    expect((await send(server, 'railPrices', { ...line, pickup: 'x' } as never)).code).toBe('10004001');
    expect((await send(server, 'railPrices', { ...line, load: 'TON' } as never)).code).toBe('10004001');
  });
});
