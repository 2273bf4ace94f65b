import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decimalText, divide, multiply } from '#domain/decimal.ts';
import { toFen } from '#domain/money.ts';
import { ask, send, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const lane = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' };

describe.each(databaseKinds())('prices of flexitanks on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket(database);
  }, 60_000);
  afterAll(() => server.stop());

  const list = (more: object = {}) => ask(server, 'flexitankPrices', more);

  it('[1.2] without a lane each lane tells its next sailing, with its bags, its mass and what comes with the freight', async () => {
    const { items, lanes, org, dst, comparison } = await list();
    expect(lanes.map(({ org: from, dst: to }) => `${from.code} ${to.code}`)).toEqual([
      ...['CNSHA NLRTM', 'CNTAO INNSA', 'CNNGB BRSSZ', 'CNYTN AUMEL'],
    ]);
    expect(items).toHaveLength(4);
    expect([org, dst, comparison]).toEqual([null, null, null]);
    const byLane = new Map(items.map((item) => [item.pol, item]));
    expect(byLane.get('CNSHA')).toMatchObject({ limitKg: 24_000, included: ['液袋套装', '安装'], plan: null });
    expect(byLane.get('CNSHA')?.bagSizes.at(-1)).toBe('24');
    expect(byLane.get('CNYTN')).toMatchObject({ limitKg: 20_000, bagSizes: ['16', '18', '20'] });
    for (const { lines } of items) expect(lines[0]?.feeName).toBe('海运费（含液袋套装、安装）');
  });

  it('[5.9] on a lane every line is its price times the boxes that mass and density need', async () => {
    const { items } = await list({ ...lane, mass: '40000', density: '0.92' });
    expect(items.length).toBeGreaterThan(2);
    for (const { plan, totals, prices } of items) {
      expect(plan).toEqual({ boxes: 2, size: '22', netKg: '20240', totalKg: '40480', differenceKg: '480' });
      const [dollars, yuan] = ['2', '1'].map((code) =>
        toFen(totals.find(({ currency }) => currency === code)?.amount ?? '0'),
      );
      expect(dollars).toBe(toFen(prices[0]?.amount ?? '0') * 2n);
      expect(yuan).toBe(45_000n + 2n * (95_000n + 5_000n));
    }
  });

  it('[5.9] a ton is worked out of listed prices: bags, tanks and totes, each currency for itself', async () => {
    const { comparison } = await list({ ...lane, mass: '40000', density: '0.92', viscosity: '50' });
    expect(comparison?.map(({ way }) => way)).toEqual(['FLEXITANK', 'TANK', 'IBC']);
    const [bags, tanks, totes] = comparison?.map(({ priced }) => priced) ?? [];
    expect(bags).toMatchObject({ units: 2, totalKg: '40480', fill: null });
    expect(tanks).toMatchObject({ units: 2, netKg: '20000', fill: '90.5', isUnderfilled: false });
    expect(totes).toMatchObject({ units: 3, totes: 18, totalKg: '40000' });
    for (const priced of [bags, tanks, totes])
      for (const [index, { amount, currency }] of (priced?.totals ?? []).entries())
        expect(priced?.perTon[index]).toEqual({
          currency,
          amount: decimalText(divide(multiply(amount, 1000), priced?.totalKg ?? 1, 2, 'up')),
        });
    const other = await list({ orgPortCode: 'CNNGB', dstPortCode: 'BRSSZ', mass: '40000', density: '0.92' });
    expect(other.comparison?.find(({ way }) => way === 'TANK')?.priced).toBeNull();
    expect((await list(lane)).comparison).toBeNull();
  });

  it('dangerous goods have no price, by their own word or by any number', async () => {
    for (const asked of [{ isDanger: 'Y' }, { unNo: '1230' }, { ...lane, unNo: '0000' }])
      await expect(list(asked)).rejects.toThrow('10005008');
  });

  it('ports without a lane, ports that are none, and quantities that make no sense are answered, not thrown', async () => {
    const none = await list({ orgPortCode: 'CNSHA', dstPortCode: 'USLAX' });
    expect(none).toMatchObject({ items: [], org: { code: 'CNSHA' }, dst: { code: 'USLAX' } });
    expect(await list({ orgPortCode: 'XXXXX', dstPortCode: 'NLRTM' })).toMatchObject({ items: [], org: null });
    const odd = await list({ ...lane, mass: '1', density: '9' });
    expect(odd.items.every(({ plan }) => plan === null)).toBe(true);
    expect(odd.comparison).toBeNull();
    const heavy = await list({ orgPortCode: 'CNYTN', dstPortCode: 'AUMEL', mass: '20000', density: '1.6' });
    expect(heavy.items.every(({ plan }) => plan === null)).toBe(true);
    const reply = await send(server, 'flexitankPrices', { ...lane, density: '-1' });
    expect(JSON.stringify(reply)).not.toContain('00000000');
  });
});
