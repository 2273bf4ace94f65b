import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WarehouseRequest } from '#contract/services/warehouse-list.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { warehouses } from '#server/data/schema/market.ts';
import { ask, send, startMarket } from '#tests/kit/market-server.ts';
import type { TestServer } from '#tests/kit/server.ts';

const methanol = { unNo: '1230', packingGroup: 'II' } as const;

describe('[1.2] the warehouses there are', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket('postgres');
  }, 120_000);
  afterAll(() => server.stop());

  const query = (request: WarehouseRequest = {}) => ask(server, 'warehouseQuery', request);

  it('are listed whole, with their cities and without a price while nothing is asked for', async () => {
    const { items, total, cities, opened, startDate, earliestStart } = await query();
    expect([items.length, total, opened]).toEqual([14, 14, null]);
    expect(items.every(({ charge, fit }) => charge === null && fit === 'FITS')).toBe(true);
    expect(cities.find(({ code }) => code === '310000')).toMatchObject({ nameCn: '上海', warehouses: 4 });
    expect(cities.reduce((sum, city) => sum + city.warehouses, 0)).toBe(14);
    expect(startDate).toBe(earliestStart);
    const [lingang] = items;
    expect(lingang).toMatchObject({ id: 'warehouse-01', city: { nameCn: '上海' }, port: { nameCn: '洋山' } });
    expect(lingang?.rates.map(({ mode }) => mode)).toEqual(['TON', 'PALLET']);
  });

  it.each<[string, WarehouseRequest, (one: Awaited<ReturnType<typeof query>>['items'][number]) => boolean, number]>([
    ['a city', { cityCode: '370200' }, ({ city }) => city.code === '370200', 2],
    ['a kind', { kind: '罐区' }, ({ kinds }) => kinds.includes('罐区'), 2],
    ['a class', { dgClass: '5.1' }, ({ dgClasses }) => dgClasses.includes('5.1'), 1],
    ['a distance', { portKilometresMost: 5 }, ({ portKilometres }) => portKilometres <= 5, 3],
    ['a free area', { areaAtLeast: 3_000 }, ({ areaFree }) => areaFree >= 3_000, 0],
    ['a work', { works: ['DECANT'] }, ({ works }) => works.includes('DECANT'), 0],
  ])('are narrowed by %s', async (_, request, holds, count) => {
    const { items, total } = await query(request);
    if (count > 0) expect(total).toBe(count);
    expect(total).toBeLessThan(14);
    expect(items.length).toBe(total);
    expect(items.every(holds)).toBe(true);
  });

  it('are paged', async () => {
    const first = await query({ pageSize: 10 });
    const second = await query({ pageSize: 10, page: 2 });
    expect([first.items.length, second.items.length, second.total]).toEqual([10, 4, 14]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(14);
    expect((await query({ page: 9 })).items).toEqual([]);
  });

  it('[3.14] take goods, have to be asked, or refuse them with every reason; what takes them stands first', async () => {
    const { items, fitting, goods } = await query({ goods: [methanol] });
    expect(goods).toEqual([
      expect.objectContaining({ unNo: '1230', nameCn: '甲醇', classes: ['3', '6.1'], categories: ['甲'] }),
    ]);
    const standing = items.map(({ fit }) => ['FITS', 'ASK', 'REFUSED'].indexOf(fit));
    expect(standing).toEqual([...standing].sort());
    expect(fitting).toBe(standing.filter((one) => one < 2).length);
    const of = (id: string) => items.find((one) => one.id === id);
    expect(of('warehouse-01')).toMatchObject({ fit: 'FITS', reasons: [] });
    expect(of('warehouse-04')).toMatchObject({
      fit: 'REFUSED',
      reasons: [
        { kind: 'CLASS', goods: 0, dangerousClass: '6.1' },
        { kind: 'CATEGORY', goods: 0, categories: ['甲'] },
      ],
    });
  });

  it('[3.14] put the flash point of the sheet before that of the table', async () => {
    const warm = await query({ goods: [{ ...methanol, flashPoint: '61' }], warehouseId: 'warehouse-07' });
    expect(warm.goods[0]).toMatchObject({ flashPoint: '61', categories: ['丙'] });
    expect(warm.opened).toMatchObject({ id: 'warehouse-07', fit: 'FITS' });
    const table = await query({ goods: [methanol], warehouseId: 'warehouse-07' });
    expect(table.opened?.reasons).toEqual([{ kind: 'CATEGORY', goods: 0, categories: ['甲'] }]);
  });

  it('[3.14] say how far goods lie apart, and which of them share a room', async () => {
    const { pairs, rooms } = await query({ goods: ['1230', '2014', '1789', '3082'].map((unNo) => ({ unNo })) });
    expect(pairs.find(({ a, b }) => a === 0 && b === 1)).toMatchObject({ apart: 'BUILDING' });
    expect(pairs.find(({ a, b }) => a === 0 && b === 1)?.reason).toContain('GB 15603');
    expect(rooms).toEqual([[0, 2, 3], [1]]);
  });

  it('[5.9] cost what their tariff says, line by line, once load and days are known', async () => {
    await server.database.db
      .update(warehouses)
      .set({ pricePerTon: 320, handlingPerTon: 7_600, freeDays: 7, minimumDays: 1, minimumQuantity: 1 })
      .where(eq(warehouses.id, 'warehouse-01'));
    const { opened, items } = await query({ weight: '14400', days: 30, warehouseId: 'warehouse-01' });
    expect(opened?.charge?.lines.map(({ amount }) => amount)).toEqual(['1059.84', '1094.40', '129.26']);
    expect(opened?.charge?.totals).toEqual([{ currency: '1', amount: '2283.50' }]);
    const amounts = items.flatMap(({ charge }) => (charge === null ? [] : [Number(charge.totals[0]?.amount)]));
    expect(amounts.length).toBeGreaterThan(10);
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
    expect((await query({ weight: '14400' })).items.every(({ charge }) => charge === null)).toBe(true);
    expect(
      (await query({ mode: 'PALLET', weight: '14400', days: 30 })).items.every(({ charge }) => charge === null),
    ).toBe(true);
    const tanks = await query({ mode: 'PALLET', weight: '1', days: 30, pallets: 1, kind: '罐区' });
    expect(tanks.items.find(({ id }) => id === 'warehouse-03')?.charge).toBeNull();
  });

  it('begin tomorrow at the earliest, and not after a licence has ended', async () => {
    const { earliestStart } = await query();
    expect((await query({ startDate: '2020-01-01' })).startDate).toBe(earliestStart);
    const later = dayAfter(earliestStart, 3);
    expect((await query({ startDate: later })).startDate).toBe(later);
    const { items } = await query({ startDate: '2029-01-01' });
    expect(
      items.every(({ fit, reasons }) => fit === 'REFUSED' && reasons.every(({ kind }) => kind === 'LICENCE')),
    ).toBe(true);
  });

  it('are opened by their number alone; a foreign one opens none', async () => {
    expect((await query({ cityCode: '370200', warehouseId: 'warehouse-01' })).opened?.id).toBe('warehouse-01');
    expect((await query({ warehouseId: 'warehouse-99' })).opened).toBeNull();
  });

  it.each<[string, Record<string, unknown>]>([
    ['a number that is none', { goods: [{ unNo: '12' }] }],
    ['a flash point out of range', { goods: [{ unNo: '1230', flashPoint: '301' }] }],
    ['a stay of no days', { days: 0 }],
    ['a stay of more than a year', { days: 366 }],
    ['a kind there is not', { kind: '丁类' }],
    ['a hostile number', { warehouseId: "x' or 1=1" }],
    ['more goods than are stored', { goods: Array.from({ length: 21 }, () => ({ unNo: '1230' })) }],
    ['a field there is not', { colour: 'red' }],
  ])('refuse %s', async (_, request) => {
    expect((await send(server, 'warehouseQuery', request as WarehouseRequest)).code).not.toBe('00000000');
  });
});
