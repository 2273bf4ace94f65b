import { and, eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RequestOf } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import { type Table, table } from '#contract/table.ts';
import { COMPARED_AT_MOST, DAY_MS, HOUR_MS } from '#domain/limits.ts';
import { priceHistory, sailings } from '#server/data/schema/market.ts';
import { listSelling } from '#server/market/fcl/prices.ts';
import { goldenLane } from '#server/seed/index.ts';
import { as, ask, send, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const rotterdam = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' } as const;
const twoSmall = [{ ctnType: '20GP' as const, quantity: 2 }];
const golden = { ...rotterdam, unNo: '1230', boxes: twoSmall, carriers: ['COSU'] };

describe.each(databaseKinds())('prices on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket(database);
  }, 60_000);
  afterAll(() => server.stop());

  it('[1.2][3.14][5.9] 上海 → 鹿特丹, UN1230, 2×20GP by COSU costs $2,300.00 and ¥3,390.00, line by line', async () => {
    const { items, goods } = await ask(server, 'sellingPrices', golden);
    expect(goods).toEqual({
      unNo: '1230',
      nameCn: '甲醇',
      nameEn: 'METHANOL',
      classes: ['3', '6.1'],
      packingGroups: ['II'],
      controls: [],
    });
    expect(items.length).toBeGreaterThanOrEqual(4);
    for (const offer of items) {
      expect(offer.totals).toEqual([
        { currency: '2', amount: '2300.00' },
        { currency: '1', amount: '3390.00' },
      ]);
      expect(
        offer.lines.map(({ feeCode, unitPrice, quantity, amount }) => [feeCode, unitPrice, quantity, amount]),
      ).toEqual([
        ['OF', '850.00', '2', '1700.00'],
        ['DGS', '300.00', '2', '600.00'],
        ['THC', '1100.00', '2', '2200.00'],
        ['SEAL', '50.00', '2', '100.00'],
        ['EIR', '40.00', '2', '80.00'],
        ['PLC', '80.00', '2', '160.00'],
        ['DOC', '450.00', '1', '450.00'],
        ['DGD', '400.00', '1', '400.00'],
      ]);
      expect(offer.refusals).toEqual([]);
    }
  });

  it('[1.2] a box above the lane’s limit pays for its overweight, one at the limit does not', async () => {
    const [offer] = (await ask(server, 'sellingPrices', golden)).items;
    const limit = offer!.prices.find(({ ctnType }) => ctnType === '20GP')!.limitKg!;
    const linesAt = async (weight: number) =>
      (await ask(server, 'sellingPrices', { ...golden, weight: String(weight) })).items[0]!;
    expect((await linesAt(2 * limit)).totals).toEqual(offer!.totals);
    const { lines, totals } = await linesAt(2 * limit + 1);
    expect(lines.find(({ feeCode }) => feeCode === 'OWS')).toMatchObject({ quantity: '2', amount: '300.00' });
    expect(totals[0]).toEqual({ currency: '2', amount: '2600.00' });
  });

  it('[3.14] the fee page names the same lines for one unit, and what an overweight box would pay', async () => {
    const { items: offers } = await ask(server, 'sellingPrices', golden);
    const { items } = await ask(server, 'feePage', { ...rotterdam, priceId: offers[0]!.priceId, pageSize: 50 });
    const small = items.filter(({ ctnType }) => ctnType === '20GP' || ctnType === null);
    expect(small.map(({ feeCode, amount }) => `${feeCode} ${amount}`)).toEqual([
      'OF 850.00',
      'DGS 300.00',
      'THC 1100.00',
      'SEAL 50.00',
      'EIR 40.00',
      'PLC 80.00',
      'OWS 150.00',
      'DOC 450.00',
      'DGD 400.00',
    ]);
    expect(small.find(({ feeCode }) => feeCode === 'OWS')?.remark).toBe('单箱货重超过限重时收取');
    const lane = await ask(server, 'feePage', { ...rotterdam, carrier: 'COSU', isDanger: 'N', pageSize: 50 });
    expect(new Set(lane.items.map(({ carrier }) => carrier.code))).toEqual(new Set(['COSU']));
    expect(lane.items.some(({ feeCode }) => feeCode === 'DGS')).toBe(false);
  });

  it('[1.2] a contract price stands before the public one, for its enterprise alone', async () => {
    const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM' };
    const visitor = await ask(server, 'sellingPrices', lane);
    const buyer = await as(server, 'user-verified', 'sellingPrices', lane);
    const stranger = await as(server, 'user-person', 'sellingPrices', lane);
    expect(new Set(visitor.items.map(({ priceKind }) => priceKind))).toEqual(new Set(['PUBLIC']));
    expect(stranger.items.map(({ priceId }) => priceId)).toEqual(visitor.items.map(({ priceId }) => priceId));
    const contracts = buyer.items.filter(({ priceKind }) => priceKind === 'CONTRACT');
    expect(contracts.length).toBeGreaterThan(0);
    expect(buyer.total).toBe(visitor.total);
    const publicOf = new Map(visitor.items.map((offer) => [offer.scheduleId, offer]));
    for (const offer of contracts) {
      expect(Number(offer.totals[0]!.amount)).toBeLessThan(Number(publicOf.get(offer.scheduleId)!.totals[0]!.amount));
    }
    const only = await as(server, 'user-verified', 'sellingPrices', { ...lane, hasContractPrice: true });
    expect(only.items.every(({ priceKind }) => priceKind === 'CONTRACT')).toBe(true);
    expect(only.total).toBe(contracts.length);
    const contract = await ask(server, 'feePage', { ...lane, priceId: contracts[0]!.priceId });
    expect(contract.total).toBe(0);
  });

  it('[3.14] named prices are answered whenever they sail, and only they; an unknown or a foreign one is left out', async () => {
    const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM' };
    const { items: buyers } = await as(server, 'user-verified', 'sellingPrices', { ...lane, hasContractPrice: true });
    const { items: visitors, etdTo } = await ask(server, 'sellingPrices', { ...lane, pageSize: 50 });
    const contract = buyers[0]!.priceId;
    const [one, other] = [visitors.at(0)!.priceId, visitors.at(-1)!.priceId];
    const named = { ...lane, priceIds: [contract, 'FCL-GONE', one, other] };
    const idsOf = ({ items }: { items: readonly { priceId: string }[] }) => items.map(({ priceId }) => priceId).sort();
    expect(idsOf(await ask(server, 'sellingPrices', named))).toEqual([one, other].sort());
    const firstDay = { etdFrom: visitors[0]!.etdDay, etdTo: visitors[0]!.etdDay };
    expect(idsOf(await ask(server, 'sellingPrices', { ...named, ...firstDay }))).toEqual([one, other].sort());
    expect(visitors.at(-1)!.etdDay <= etdTo).toBe(true);
    expect(idsOf(await as(server, 'user-person', 'sellingPrices', { ...lane, priceIds: [contract] }))).toEqual([]);
    expect(idsOf(await as(server, 'user-verified', 'sellingPrices', { ...lane, priceIds: [contract] }))).toEqual([
      contract,
    ]);
    expect(await ask(server, 'sellingPrices', { ...lane, priceIds: ['FCL-GONE'] })).toMatchObject({
      items: [],
      total: 0,
    });
    expect(idsOf(await ask(server, 'sellingPrices', { ...rotterdam, priceIds: [one] }))).toEqual([]);
  });

  it.each([-60, 150])('[3.14] a named price is answered though it sails %i days from today', async (days) => {
    const { items } = await ask(server, 'sellingPrices', { ...rotterdam, pageSize: 50 });
    const { priceId, scheduleId, etd } = items.at(-1)!;
    const { db } = server.database;
    const sailAt = (at: number) =>
      db
        .update(sailings)
        .set({ etd: new Date(at) })
        .where(eq(sailings.id, scheduleId));
    await sailAt(server.clock.now() + days * DAY_MS);
    const named = await ask(server, 'sellingPrices', { ...rotterdam, priceIds: [priceId] });
    await sailAt(etd);
    expect(named).toMatchObject({ items: [{ priceId }], total: 1, fromPrice: null });
  });

  it('[3.14] more named prices than can be compared, or a name that is none, is refused', async () => {
    const tooMany = Array.from({ length: COMPARED_AT_MOST + 1 }, (_, index) => `FCL-${index}`);
    for (const priceIds of [tooMany, ["FCL-1' OR 1=1"], ['']]) {
      const refused = await send(server, 'sellingPrices', { ...rotterdam, priceIds });
      expect(refused.code).toBe(CODE.invalidInput);
    }
  });

  it.each([
    ['carriers', { carriers: ['MAEU'] }, (offer: { carrier: { code: string } }) => offer.carrier.code === 'MAEU'],
    ['direct', { direct: true }, (offer: { via: unknown }) => offer.via === null],
    ['transhipped', { direct: false }, (offer: { via: unknown }) => offer.via !== null],
    ['transit', { transitDaysMax: 31 }, (offer: { transitDays: number }) => offer.transitDays <= 31],
    ['bookable', { onlyBookable: true }, (offer: { bookable: string }) => offer.bookable === 'BOOKABLE'],
  ] as const)('[3.14] filters by %s', async (_, filter, holds) => {
    const all = await ask(server, 'sellingPrices', { ...rotterdam, pageSize: 50 });
    const some = await ask(server, 'sellingPrices', {
      ...rotterdam,
      pageSize: 50,
      ...filter,
    } as RequestOf<Table['sellingPrices']>);
    expect(some.items.every(holds)).toBe(true);
    expect(some.total).toBe(all.items.filter(holds).length);
    expect(some.total).toBeGreaterThan(0);
    expect(some.carriers).toEqual(all.carriers);
  });

  it('[3.14] filters by weekday of the port of loading and by days', async () => {
    const all = await ask(server, 'sellingPrices', { ...rotterdam, pageSize: 50 });
    const { weekday, etdDay } = all.items[0]!;
    const some = await ask(server, 'sellingPrices', { ...rotterdam, weekdays: [weekday], pageSize: 50 });
    expect(some.items.length).toBe(all.items.filter((offer) => offer.weekday === weekday).length);
    const day = await ask(server, 'sellingPrices', { ...rotterdam, etdFrom: etdDay, etdTo: etdDay });
    expect(new Set(day.items.map((offer) => offer.etdDay))).toEqual(new Set([etdDay]));
  });

  it('[3.14] sorts by price, transit and departure, what is closed last, and pages with a total', async () => {
    const of = async (sort: 'etd' | 'price' | 'transit') =>
      (await ask(server, 'sellingPrices', { ...rotterdam, sort, pageSize: 50 })).items;
    type Row = Awaited<ReturnType<typeof of>>[number];
    const ascending = (rows: readonly Row[], value: (row: Row) => number) => {
      const open = rows.filter(({ bookable }) => bookable === 'BOOKABLE');
      expect(rows.slice(0, open.length)).toEqual(open);
      for (const part of [open, rows.slice(open.length)]) {
        const values = part.map(value);
        expect(values).toEqual(values.toSorted((a, b) => a - b));
        expect(values.length).toBeGreaterThan(0);
      }
    };
    ascending(await of('etd'), ({ etd }) => etd);
    ascending(await of('transit'), ({ transitDays }) => transitDays);
    const byPrice = await of('price');
    ascending(byPrice, ({ totals }) => Number(totals[0]!.amount));
    const second = await ask(server, 'sellingPrices', { ...rotterdam, sort: 'price', page: 2, pageSize: 10 });
    expect(second.items.map(({ priceId }) => priceId)).toEqual(byPrice.slice(10, 20).map(({ priceId }) => priceId));
    expect(second.total).toBe(byPrice.length);
  });

  it('[3.14] 综合 puts what closes within 24 hours after everything else that can be booked, whatever it costs', async () => {
    const asked = parse(table.sellingPrices.request, { ...rotterdam, pageSize: 50 });
    const { items: today } = await ask(server, 'sellingPrices', { ...asked, sort: 'price' });
    const cheapest = today.find(({ bookable }) => bookable === 'BOOKABLE')!;
    const now = cheapest.cutOffs.bookingCloseDg - HOUR_MS;
    const { items } = await listSelling(server.database.db, asked, { now, enterpriseId: null });
    const open = items.filter(({ bookable }) => bookable === 'BOOKABLE');
    expect(items.slice(0, open.length)).toEqual(open);
    const closesSoon = open.map(({ cutOffs }) => cutOffs.bookingCloseDg - now < DAY_MS);
    expect(closesSoon).toEqual(closesSoon.toSorted());
    expect([...new Set(closesSoon)]).toEqual([false, true]);
    expect(open.findIndex(({ priceId }) => priceId === cheapest.priceId)).toBe(closesSoon.indexOf(true));
    for (const soon of [false, true]) {
      const totals = open.filter((_, index) => closesSoon[index] === soon).map((one) => Number(one.totals[0]!.amount));
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    }
  });

  it('[3.6] weight and volume are held against every row’s boxes', async () => {
    const { items } = await ask(server, 'sellingPrices', { ...golden, weight: '60000', volume: '70' });
    expect(items[0]!.load).toEqual({ perBoxKg: '30000.000', tooHeavy: ['20GP'], tooSmall: true });
    const fits = await ask(server, 'sellingPrices', { ...golden, weight: '20000' });
    expect(fits.items[0]!.load).toEqual({ perBoxKg: '10000.000', tooHeavy: [], tooSmall: false });
  });

  it('[3.14] goods that a carrier refuses are shown to be, and cannot be booked', async () => {
    const { items } = await ask(server, 'sellingPrices', { ...rotterdam, dgClasses: ['7'], pageSize: 50 });
    const cosu = items.filter(({ carrier }) => carrier.code === 'COSU');
    expect(cosu.length).toBeGreaterThan(0);
    for (const { bookable, refusals } of cosu) {
      expect(bookable).toBe('REFUSED');
      expect(refusals).toContainEqual({ kind: 'CARRIER', code: 'COSU', nameCn: '中远海运', refusedClass: '7' });
    }
  });

  it('[3.14] boxes without a price are named', async () => {
    const { items } = await ask(server, 'sellingPrices', { ...rotterdam, boxes: [{ ctnType: '45HQ', quantity: 1 }] });
    expect(items[0]).toMatchObject({ unpriced: ['45HQ'], bookable: expect.not.stringMatching(/^BOOKABLE$/) });
  });

  it('[1.2] an unknown code, a lane without prices and days turned round are empty, never an error', async () => {
    const unknown = await ask(server, 'sellingPrices', { orgPortCode: 'ZZZZZ', dstPortCode: 'NLRTM' });
    expect(unknown).toMatchObject({ items: [], total: 0, org: null, dst: { nameCn: '鹿特丹' }, fromPrice: null });
    const none = await ask(server, 'sellingPrices', { orgPortCode: 'NLRTM', dstPortCode: 'CNSHA' });
    expect(none).toMatchObject({ items: [], total: 0, org: { code: 'NLRTM' } });
    const turned = await ask(server, 'sellingPrices', { ...rotterdam, etdFrom: '2026-03-01', etdTo: '2026-02-01' });
    expect(turned.items).toEqual([]);
    const never = await ask(server, 'sellingPrices', { ...rotterdam, etdFrom: '2026-02-31', etdTo: '2026-02-31' });
    expect(never.etdFrom).toBe('2026-03-03');
    const late = await ask(server, 'sellingPrices', { ...rotterdam, etdFrom: '2027-06-01', etdTo: '2027-06-20' });
    expect(late.fromPrice).toMatchObject({ ctnType: '20GP', currency: '2', day: '2026-01-15' });
  });

  it('[1.2] a hostile port code is refused by name', async () => {
    const { code, data } = await send(server, 'sellingPrices', { ...rotterdam, orgPortCode: "';drop table offers" });
    expect({ code, data }).toEqual({ code: '10004001', data: { fields: { orgPortCode: '格式不正确' } } });
  });

  it('[3.14] the minimum of a lane is the cheapest public offer that can be booked', async () => {
    const list = await ask(server, 'minimumPrices', {});
    expect(list.length).toBe(12);
    expect(list.every(({ lane }) => lane.hot)).toBe(true);
    const [one] = await ask(server, 'minimumPrices', { ...rotterdam });
    const { items } = await ask(server, 'sellingPrices', {
      ...rotterdam,
      onlyBookable: true,
      etdTo: '2026-04-14',
      pageSize: 50,
    });
    const freight = items.map(({ prices }) => Number(prices.find(({ ctnType }) => ctnType === '20GP')!.amount));
    expect(Number(one!.amount)).toBe(Math.min(...freight));
    expect(one!.lane).toMatchObject({ id: goldenLane.id, org: { nameCn: '上海' }, dst: { nameCn: '鹿特丹' } });
  });

  it('[3.14][3.16] the trend has a point a day and none of the future', async () => {
    for (const days of [30, 90, 180] as const) {
      const { points } = await ask(server, 'priceTrend', { ...rotterdam, days });
      expect(points.length).toBe(days);
      expect(points.at(-1)!.date).toBe('2026-01-15');
      expect(points.every(({ min, avg }) => Number(min) <= Number(avg))).toBe(true);
    }
    const [point] = await server.database.db
      .select()
      .from(priceHistory)
      .where(and(eq(priceHistory.laneId, goldenLane.id), eq(priceHistory.isDanger, true)))
      .limit(1);
    await server.database.db.insert(priceHistory).values({ ...point!, day: '2026-01-16' });
    const { points, weeklyChange } = await ask(server, 'priceTrend', rotterdam);
    expect(points.at(-1)!.date).toBe('2026-01-15');
    const late = await ask(server, 'sellingPrices', { ...rotterdam, etdFrom: '2027-06-01' });
    expect(late.fromPrice?.day).toBe('2026-01-15');
    expect(weeklyChange).toMatch(/^-?\d+\.\d\d$/);
    expect(await ask(server, 'priceTrend', { orgPortCode: 'CNSHA', dstPortCode: 'ZZZZZ' })).toEqual({
      currency: null,
      points: [],
      carriers: [],
      weeklyChange: null,
    });
  });

  it('[3.14] the trend has a line for each carrier, of which the lowest and the average of the day are made', async () => {
    const { points, carriers = [] } = await ask(server, 'priceTrend', { ...rotterdam, days: 90 });
    expect(carriers.map(({ code, nameCn }) => [code, nameCn])).toContainEqual(['COSU', '中远海运']);
    expect(carriers.length).toBeGreaterThan(1);
    for (const { amounts } of carriers) expect(amounts).toHaveLength(points.length);
    for (const [at, { min, avg }] of points.entries()) {
      const amounts = carriers.map((carrier) => Number(carrier.amounts[at]));
      expect(Number(min)).toBe(Math.min(...amounts));
      const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
      expect(Number(avg)).toBe(Math.ceil(Math.round(mean * 10_000) / 100) / 100);
    }
  });

  it('[3.14] a point without the carriers’ own prices leaves their lines open there', async () => {
    const { db } = server.database;
    const gap = and(
      eq(priceHistory.laneId, goldenLane.id),
      eq(priceHistory.containerCode, '20GP'),
      eq(priceHistory.isDanger, true),
      eq(priceHistory.day, '2026-01-14'),
    );
    const [point] = await db.select().from(priceHistory).where(gap);
    await db.update(priceHistory).set({ byCarrier: {} }).where(gap);
    const { points, carriers = [] } = await ask(server, 'priceTrend', rotterdam);
    const at = points.findIndex(({ date }) => date === '2026-01-14');
    expect(carriers.map(({ amounts }) => [amounts[at], typeof amounts[at - 1]])).toEqual(
      carriers.map(() => [null, 'string']),
    );
    await db.update(priceHistory).set({ byCarrier: point!.byCarrier }).where(gap);
  });

  it('[3.14] each day of departure is one chip with its lowest price', async () => {
    const { chips, sailings } = await ask(server, 'sailSchedule', { ...rotterdam, pageSize: 50 });
    expect(chips.map(({ date }) => date)).toEqual([...new Set(sailings.items.map(({ etdDay }) => etdDay))]);
    const { items } = await ask(server, 'sellingPrices', { ...rotterdam, pageSize: 50 });
    for (const chip of chips) {
      const ofDay = items.filter(
        ({ etdDay, bookable }) => etdDay === chip.date && (bookable === 'BOOKABLE') === chip.bookable,
      );
      const freight = ofDay.map(({ prices }) => Number(prices.find(({ ctnType }) => ctnType === '20GP')!.amount));
      expect(Number(chip.minAmount)).toBe(Math.min(...freight));
    }
    const cosu = await ask(server, 'sailSchedule', { ...rotterdam, carriers: ['COSU'] });
    expect(cosu.sailings.items.every(({ carrier }) => carrier.code === 'COSU')).toBe(true);
    for (const { etd, cutOffs } of cosu.sailings.items) expect(Math.max(...Object.values(cutOffs))).toBeLessThan(etd);
  });

  it('[3.14] a sailing without room for a box of the type is no more bookable on its day than in the list', async () => {
    const [first] = (
      await ask(server, 'sailSchedule', { ...rotterdam, carriers: ['COSU'], ctnType: '40HQ' })
    ).sailings.items.filter(({ bookable }) => bookable === 'BOOKABLE');
    const { db } = server.database;
    const left = (slotsLeft: number | null) =>
      db.update(sailings).set({ slotsLeft }).where(eq(sailings.id, first!.scheduleId));
    const standing = async (ctnType: '20GP' | '40HQ') => {
      const { chips, sailings: all } = await ask(server, 'sailSchedule', {
        ...rotterdam,
        carriers: ['COSU'],
        ctnType,
        pageSize: 50,
      });
      const own = all.items.find(({ scheduleId }) => scheduleId === first!.scheduleId);
      return [own?.bookable, chips.find(({ date }) => date === first!.etdDay)?.bookable];
    };
    await left(1);
    expect(await standing('20GP')).toEqual(['BOOKABLE', true]);
    expect(await standing('40HQ')).toEqual(['NO_SPACE', false]);
    const cheapest = async () => (await ask(server, 'minimumPrices', { ...rotterdam, ctnType: '20GP', limit: 1 }))[0];
    const open = await cheapest();
    await db
      .update(sailings)
      .set({ slotsLeft: 0 })
      .where(eq(sailings.etd, new Date(open!.etd)));
    expect((await cheapest())?.etd).not.toBe(open!.etd);
    await db.update(sailings).set({ slotsLeft: null });
  });

  it('[3.14] asks the database as often for fifty rows as for one', async () => {
    const queries = async (request: object) => {
      const spy = vi.spyOn(server.database.pool, 'query');
      await ask(server, 'sellingPrices', { ...rotterdam, ...request });
      const count = spy.mock.calls.length;
      spy.mockRestore();
      return count;
    };
    const one = await queries({ carriers: ['COSU'], pageSize: 10 });
    expect(one).toBeGreaterThan(0);
    expect(one).toBeLessThanOrEqual(5);
    expect(await queries({ pageSize: 50 })).toBe(one);
    expect(await queries({ unNo: '1230', pageSize: 50 })).toBeLessThanOrEqual(5);
  });
});
