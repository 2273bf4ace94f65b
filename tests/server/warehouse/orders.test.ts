import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderReplies } from '#copy/orders/replies.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { areaOf } from '#domain/warehouse/area.ts';
import type { WarehouseForm } from '#domain/warehouse/form.ts';
import { warehouses } from '#server/data/schema/market.ts';
import { storedAt } from '#tests/features/warehouse/on-server.ts';
import { storedPartOf } from '#tests/features/warehouse/order.ts';
import { bookingKey, giveSheets, refusal } from '#tests/kit/booking.ts';
import { as, ask, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';

describe.each(databaseKinds())('bookings of a warehouse on %s', (database) => {
  let server: TestServer;
  let form: WarehouseForm;
  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    form = await storedAt(server, user);
  }, 60_000);
  afterAll(() => server.stop());

  const quote = (given: WarehouseForm) =>
    as(server, user, 'quote', { service: 'warehouse', part: storedPartOf(given) });
  async function placeOrder(name: string, given: WarehouseForm, quoted = form) {
    const { quoteId } = await quote(quoted);
    return as(server, user, 'placeOrder', { service: 'warehouse', quoteId, form: given }, bookingKey(name));
  }

  it('[5.9] a quote is what the list says, line by line; what is asked for besides is named and never added', async () => {
    const { opened } = await ask(server, 'warehouseQuery', { warehouseId: 'warehouse-01', weight: '1850', days: 30 });
    const { lines, totals } = await quote(form);
    expect(lines).toEqual(opened?.charge?.lines);
    expect(totals).toEqual(opened?.charge?.totals);
    const more = await quote({ ...form, inbound: 'PICKUP', label: true, count: true, insure: true });
    expect(more.totals).toEqual(totals);
    expect(more.lines.slice(lines.length).map(({ feeCode, atCost }) => `${feeCode} ${atCost}`)).toEqual([
      'TRK true',
      'HDL true',
      'INS true',
    ]);
  });

  it('[4.31] a possible one has its number, its price, its goods and its warehouse, and is listed', async () => {
    const { totals } = await quote(form);
    const { orderNo, nextSteps } = await placeOrder('possible', form);
    expect(orderNo).toMatch(/^WHS\d{11}$/);
    expect(nextSteps).toEqual([]);
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({
      service: 'warehouse',
      isDanger: 'Y',
      totals,
      justPlaced: true,
      boxes: [],
      etd: null,
    });
    expect(order.stay).toMatchObject({ city: '上海', startDate: form.startDate, days: 30 });
    expect(order.timeline.map(({ node }) => node)).toEqual(['submitted', 'dgReviewing', 'stuffed', 'completed']);
    expect(order.papers).toEqual([]);
    const { items } = await as(server, user, 'orderList', { service: 'warehouse' });
    expect(items[0]).toMatchObject({ orderNo, totals, stay: { name: order.stay?.name } });
    await as(server, user, 'cancelOrder', { no: orderNo });
    expect((await as(server, user, 'order', { no: orderNo })).status).toBe('cancelled');
  });

  it('[1.2] a booking takes its floor from the list for its days; a cancelled one gives it back', async () => {
    const free = async (startDate: string) =>
      (await ask(server, 'warehouseQuery', { warehouseId: form.warehouseId, startDate, days: 30 })).opened!.areaFree;
    const later = dayAfter(form.startDate, 30);
    const [before, beforeLater] = [await free(form.startDate), await free(later)];
    const { orderNo } = await placeOrder('floor', form);
    const area = areaOf({ grossKg: 1850, volume: 2.36, pallets: 0 });
    expect((await as(server, user, 'order', { no: orderNo })).stay?.area).toBe(area);
    expect(await free(form.startDate)).toBe(before - area);
    expect(await free(later)).toBe(beforeLater);
    await as(server, user, 'cancelOrder', { no: orderNo });
    expect(await free(form.startDate)).toBe(before);
  });

  it('[4.31] of two who want the last of the floor one has it, and the other reads what to do', async () => {
    const { db } = server.database;
    const room = eq(warehouses.id, form.warehouseId);
    const [row] = await db.select().from(warehouses).where(room);
    const [asked, area] = [
      { warehouseId: form.warehouseId, days: 30 },
      areaOf({ grossKg: 1850, volume: 2.36, pallets: 0 }),
    ];
    const { opened } = await ask(server, 'warehouseQuery', asked);
    const taken = row!.areaFree - opened!.areaFree;
    await db
      .update(warehouses)
      .set({ areaFree: taken + area })
      .where(room);
    const { quoteId } = await quote(form);
    const both = await Promise.allSettled(
      ['one', 'other'].map((name) =>
        as(server, user, 'placeOrder', { service: 'warehouse', quoteId, form }, bookingKey(`last-${name}`)),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(lost.reason).toMatchObject({ data: { fields: { startDate: orderReplies.storageFull(area, 0) } } });
    const full = (await ask(server, 'warehouseQuery', { ...asked, weight: '1850' })).opened;
    expect(full).toMatchObject({ fit: 'REFUSED', areaFree: 0, reasons: [{ kind: 'FULL', free: 0 }] });
    await db.update(warehouses).set({ areaFree: row!.areaFree }).where(room);
  });

  it.each<[string, (form: WarehouseForm) => WarehouseForm]>([
    ['startDate', (given) => ({ ...given, startDate: '2020-01-01' })],
    ['startDate', (given) => ({ ...given, startDate: '2029-01-01' })],
    ['mode', (given) => ({ ...given, mode: 'CUBIC_METRE' })],
    ['warehouseId', (given) => ({ ...given, warehouseId: 'warehouse-99' })],
    ['outboundAddress', (given) => ({ ...given, outbound: 'DELIVERY' })],
    ['cargo.0.dg.dgClass', (given) => ({ ...given, warehouseId: 'warehouse-02' })],
    [
      'cargo.1.dg.unNo',
      ({ cargo: [line], ...given }) => ({
        ...given,
        cargo: [line!, { ...line!, id: '2', dg: { ...line!.dg, unNo: '1942', dgClass: '5.1', subRisk1: '' } }],
      }),
    ],
  ])('[4.31] one with an impossible %s is refused, and the field is named', async (field, broken) => {
    const refused = await refusal(placeOrder(`no-${field.replaceAll('.', '-')}`, broken(form)));
    expect(Object.keys(refused?.data.fields ?? {})).toContain(field);
  });

  it('[1.8] another price than the one quoted books nothing, and what no one sells has no price', async () => {
    expect(await refusal(placeOrder('longer', { ...form, days: '60' }))).toMatchObject({ code: '10005001' });
    expect(await refusal(quote({ ...form, warehouseId: 'warehouse-99' }))).toMatchObject({ code: '10005001' });
    expect(await refusal(quote({ ...form, mode: 'CUBIC_METRE' }))).toMatchObject({
      data: { fields: { mode: expect.any(String) } },
    });
  });

  it('[1.10b] no enquiry becomes a stay', async () => {
    const given = { ...form, startDate: dayAfter(form.startDate, 1) };
    const no = 'ENQ26100700001';
    const accepting = as(
      server,
      user,
      'acceptEnquiry',
      { service: 'warehouse', no, optionId: 'o1', form: given },
      bookingKey('enquiry'),
    );
    expect(await refusal(accepting)).toMatchObject({ code: '10004004' });
  });
});
