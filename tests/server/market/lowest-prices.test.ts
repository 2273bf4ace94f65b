import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/limits.ts';
import { offerRates, offers, sailings } from '#server/data/schema/market.ts';
import { as, ask, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const rotterdam = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' } as const;
const hamburg = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM' } as const;
const buyer = 'user-verified';

type Query = { orgPortCode: string; dstPortCode: string; isDanger: 'N' | 'Y'; ctnType: '20GP' | '40HQ' };

describe.each(databaseKinds())('the lowest price on %s', (database) => {
  let server: TestServer;
  const mended: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    server = await startMarket(database);
  }, 60_000);
  afterEach(async () => {
    for (const mend of mended.splice(0)) await mend();
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  async function setSlots(id: string, slotsLeft: number) {
    const [row] = await db().select().from(sailings).where(eq(sailings.id, id));
    await db().update(sailings).set({ slotsLeft }).where(eq(sailings.id, id));
    mended.push(() => db().update(sailings).set({ slotsLeft: row!.slotsLeft }).where(eq(sailings.id, id)));
  }

  /** Price of one box in the default list. */
  async function listed({ ctnType, ...lane }: Query) {
    const { items } = await ask(server, 'sellingPrices', {
      ...lane,
      boxes: [{ ctnType, quantity: 1 }],
      onlyBookable: true,
      sort: 'price',
      pageSize: 50,
    });
    return items.map((offer) => ({
      ...offer,
      freight: Number(offer.prices.find((price) => price.ctnType === ctnType)!.amount),
    }));
  }

  async function listedPrice({ isDanger, ctnType, ...lane }: Query) {
    const [minimum] = await ask(server, 'minimumPrices', { ...lane, isDanger, ctnType });
    const { chips } = await ask(server, 'sailSchedule', { ...lane, isDanger, ctnType, pageSize: 50 });
    const { points } = await ask(server, 'priceTrend', { ...lane, isDanger, ctnType });
    const open = chips.filter(({ bookable }) => bookable).map(({ minAmount }) => Number(minAmount));
    return {
      minimum: Number(minimum!.amount),
      chips: Math.min(...open),
      trend: Number(points.at(-1)!.min),
      etd: minimum!.etd,
    };
  }

  it.each([
    ['Y', '20GP'],
    ['Y', '40HQ'],
    ['N', '20GP'],
    ['N', '40HQ'],
  ] as const)(
    '[3.14] is one on the home page, the days, the trend and the list: dangerous %s, %s',
    async (isDanger, ctnType) => {
      const lanes = await ask(server, 'minimumPrices', { isDanger, ctnType, limit: 60 });
      expect(lanes.length).toBeGreaterThan(50);
      for (const { lane } of lanes.slice(0, 6)) {
        const asked = { orgPortCode: lane.org.code, dstPortCode: lane.dst.code, isDanger, ctnType };
        const rows = await listed(asked);
        const lowest = Math.min(...rows.map(({ freight }) => freight));
        const { etd, ...figures } = await listedPrice(asked);
        expect(figures, lane.id).toEqual({ minimum: lowest, chips: lowest, trend: lowest });
        expect(rows.find(({ freight }) => freight === lowest)?.etd, lane.id).toBe(etd);
      }
    },
  );

  it('[3.14] leaves a sailing that is full, everywhere at once', async () => {
    const asked: Query = { ...rotterdam, isDanger: 'Y', ctnType: '40HQ' };
    const before = await listed(asked);
    const [cheapest] = before;
    const full = before.filter(({ freight }) => freight === cheapest!.freight);
    for (const { scheduleId } of full) await setSlots(scheduleId, 1);
    const after = await listed(asked);
    expect(after).toHaveLength(before.length - full.length);
    const lowest = Math.min(...after.map(({ freight }) => freight));
    expect(lowest).toBeGreaterThan(cheapest!.freight);
    const { etd: _, ...figures } = await listedPrice(asked);
    expect(figures).toEqual({ minimum: lowest, chips: lowest, trend: lowest });
    const { sailings: shown } = await ask(server, 'sailSchedule', { ...rotterdam, ctnType: '40HQ', pageSize: 50 });
    const marked = shown.items.filter(({ bookable }) => bookable === 'NO_SPACE').map(({ scheduleId }) => scheduleId);
    expect(marked.sort()).toEqual(full.map(({ scheduleId }) => scheduleId).sort());
    const small = await listed({ ...asked, ctnType: '20GP' });
    expect(small.map(({ scheduleId }) => scheduleId)).toEqual(
      expect.arrayContaining(full.map(({ scheduleId }) => scheduleId)),
    );
  });

  it('[3.14] leaves a price that holds no more or not yet, everywhere at once', async () => {
    const asked: Query = { ...rotterdam, isDanger: 'Y', ctnType: '20GP' };
    const before = await listed(asked);
    const [first, second] = before;
    for (const [{ priceId }, change] of [
      [first!, { validTo: new Date(server.clock.now() - 1) }],
      [second!, { validFrom: new Date(server.clock.now() + 1) }],
    ] as const) {
      const [row] = await db().select().from(offers).where(eq(offers.id, priceId));
      await db().update(offers).set(change).where(eq(offers.id, priceId));
      const { validFrom, validTo } = row!;
      mended.push(() => db().update(offers).set({ validFrom, validTo }).where(eq(offers.id, priceId)));
    }
    const cheap = before.filter(({ freight }) => freight === first!.freight).slice(2);
    for (const { scheduleId } of cheap) await setSlots(scheduleId, 0);
    const after = await listed(asked);
    expect(after).toHaveLength(before.length - 2 - cheap.length);
    const lowest = Math.min(...after.map(({ freight }) => freight));
    expect(lowest).toBeGreaterThan(first!.freight);
    const { etd: _, ...figures } = await listedPrice(asked);
    expect(figures).toEqual({ minimum: lowest, chips: lowest, trend: lowest });
  });

  it('[3.14] of a trend is reported in the trend’s own currency', async () => {
    const asked: Query = { ...rotterdam, isDanger: 'Y', ctnType: '20GP' };
    const [other] = (await listed(asked)).toReversed();
    const rate = and(eq(offerRates.offerId, other!.priceId), eq(offerRates.unit, '20GP'));
    const [row] = await db().select().from(offerRates).where(rate);
    await db().update(offerRates).set({ currency: '3', amount: 1 }).where(rate);
    const { currency, amount } = row!;
    mended.push(() => db().update(offerRates).set({ currency, amount }).where(rate));
    const { points, ...trend } = await ask(server, 'priceTrend', rotterdam);
    expect([trend.currency, points.at(-1)!.min]).toEqual(['2', '850.00']);
  });

  it('[3.14] of a box that nothing is sold for is none: no day can be booked', async () => {
    const { chips, sailings: shown } = await ask(server, 'sailSchedule', { ...rotterdam, ctnType: '45HQ' });
    expect(chips.length).toBeGreaterThan(0);
    expect(new Set(chips.map(({ bookable, minAmount }) => `${bookable} ${minAmount}`))).toEqual(
      new Set(['false null']),
    );
    expect(shown.items.map(({ bookable }) => bookable)).not.toContain('BOOKABLE');
    expect(shown.items.map(({ bookable }) => bookable)).toContain('NOT_PRICED');
  });

  it('[1.2] a number’s lanes and the figures leave out what is full', async () => {
    const { lanes } = await ask(server, 'dgDetail', { unNo: '1230' });
    const [{ org, dst } = { org: { code: '' }, dst: { code: '' } }] = lanes;
    const laneId = `FCL-${org.code}-${dst.code}`;
    const rows = await db().select({ id: sailings.id }).from(sailings).where(eq(sailings.laneId, laneId));
    for (const { id } of rows) await setSlots(id, 0);
    const without = await ask(server, 'dgDetail', { unNo: '1230' });
    expect(without.lanes.map((lane) => `FCL-${lane.org.code}-${lane.dst.code}`)).not.toContain(laneId);
    expect(await ask(server, 'minimumPrices', { orgPortCode: org.code, dstPortCode: dst.code })).toEqual([]);
  });

  it('[3.14] every lane that a number is shown to go has a price that takes it and can be booked', async () => {
    for (const unNo of ['1230', '2014', '3077']) {
      const { lanes } = await ask(server, 'dgDetail', { unNo });
      for (const { org, dst } of lanes) {
        const asked = { orgPortCode: org.code, dstPortCode: dst.code, unNo, onlyBookable: true };
        expect((await ask(server, 'sellingPrices', asked)).total, `${unNo} ${org.code} ${dst.code}`).toBeGreaterThan(0);
      }
    }
  });

  describe('of an enterprise with a contract', () => {
    const listFor = (more: object = {}) =>
      as(server, buyer, 'sellingPrices', { ...hamburg, pageSize: 50, onlyBookable: true, ...more });
    async function contracts() {
      const { items } = await listFor({ hasContractPrice: true });
      expect(items.length).toBeGreaterThan(0);
      return items;
    }

    it('[1.2] a contract that has run out leaves the public price in its place', async () => {
      const own = await contracts();
      const ids = own.map(({ priceId }) => priceId);
      const rows = await db().select().from(offers).where(inArray(offers.id, ids));
      await db()
        .update(offers)
        .set({ validTo: new Date(server.clock.now() - DAY_MS) })
        .where(inArray(offers.id, ids));
      mended.push(async () => {
        for (const { id, validTo } of rows) await db().update(offers).set({ validTo }).where(eq(offers.id, id));
      });
      const { items } = await listFor();
      const ofSailing = new Map(items.map((offer) => [offer.scheduleId, offer]));
      for (const { scheduleId } of own)
        expect(ofSailing.get(scheduleId)).toMatchObject({ priceKind: 'PUBLIC', bookable: 'BOOKABLE' });
      const { chips } = await as(server, buyer, 'sailSchedule', { ...hamburg, pageSize: 50 });
      const visitors = await ask(server, 'sailSchedule', { ...hamburg, pageSize: 50 });
      const open = ({ bookable }: { bookable: boolean }) => bookable;
      expect(chips.filter(open)).toEqual(visitors.chips.filter(open));
    });

    it('[1.2] a contract without a price for the box leaves the public one in its place', async () => {
      const own = await contracts();
      const ids = own.map(({ priceId }) => priceId);
      const large = and(inArray(offerRates.offerId, ids), eq(offerRates.unit, '40HQ'));
      const rows = await db().select().from(offerRates).where(large);
      await db().delete(offerRates).where(large);
      mended.push(() => db().insert(offerRates).values(rows));
      const kindsFor = async (ctnType: string) => {
        const { items } = await listFor({ boxes: [{ ctnType, quantity: 1 }] });
        const ofOwn = items.filter(({ scheduleId }) => own.some((one) => one.scheduleId === scheduleId));
        expect(ofOwn).toHaveLength(own.length);
        return new Set(ofOwn.map(({ priceKind }) => priceKind));
      };
      expect(await kindsFor('40HQ')).toEqual(new Set(['PUBLIC']));
      expect(await kindsFor('20GP')).toEqual(new Set(['CONTRACT']));
    });

    it('[3.14] the public price that a link names is answered, though a contract stands beside it', async () => {
      const [own] = await contracts();
      const { items } = await ask(server, 'sellingPrices', { ...hamburg, pageSize: 50 });
      const named = items.find(({ scheduleId }) => scheduleId === own!.scheduleId)!.priceId;
      const found = await as(server, buyer, 'sellingPrices', { ...hamburg, priceIds: [named] });
      expect(found.items.map(({ priceId, priceKind }) => [priceId, priceKind])).toEqual([[named, 'PUBLIC']]);
    });

    it('[3.14] the fee page tells the contract’s lines to its enterprise, and to no one else', async () => {
      const [own] = await contracts();
      const asked = { ...hamburg, priceId: own!.priceId, pageSize: 50 as const };
      const pages = [1, 2].map((page) => as(server, buyer, 'feePage', { ...asked, page }));
      const items = (await Promise.all(pages)).flatMap((page) => page.items);
      for (const line of own!.lines)
        expect(items).toContainEqual(expect.objectContaining({ feeCode: line.feeCode, unitPrice: line.unitPrice }));
      expect((await as(server, 'user-person', 'feePage', asked)).total).toBe(0);
      expect((await ask(server, 'feePage', asked)).total).toBe(0);
    });

    it('[3.14] the fee page of one lane tells nothing of another’s price', async () => {
      const { items } = await ask(server, 'sellingPrices', hamburg);
      expect((await ask(server, 'feePage', { ...rotterdam, priceId: items[0]!.priceId })).total).toBe(0);
    });
  });

  it('[1.2] a search at the end of the calendar is empty, and says its days as days', async () => {
    for (const days of [
      { etdFrom: '9999-12-31' },
      { etdFrom: '9999-12-31', etdTo: '9999-12-31' },
      { etdTo: '9999-12-31' },
    ]) {
      const answer = await ask(server, 'sellingPrices', { ...rotterdam, ...days });
      expect(answer.etdFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(answer.etdTo).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(answer.etdFrom <= answer.etdTo).toBe(true);
    }
    expect((await ask(server, 'sellingPrices', { ...rotterdam, etdFrom: '9999-12-31' })).items).toEqual([]);
    const long = await ask(server, 'sellingPrices', { ...rotterdam, etdFrom: '2026-02-01', etdTo: '2027-02-01' });
    expect([long.etdFrom, long.etdTo]).toEqual(['2026-02-01', '2026-05-02']);
  });
});
