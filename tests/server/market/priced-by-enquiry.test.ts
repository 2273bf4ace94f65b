import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isByEnquiry } from '#domain/dangerous-goods/price-refusals.ts';
import { offers, warehouses } from '#server/data/schema/market.ts';
import { yardsFor } from '#server/market/tank/yard-options.ts';
import { ask, startMarket } from '#tests/kit/market-server.ts';
import type { TestServer } from '#tests/kit/server.ts';

interface Judged {
  priceId: string;
  bookable: string;
  refusals: readonly { kind: string; refusedClass?: string }[];
}

const rotterdam = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' } as const;

describe('[3.14] goods that a price is not for', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket('postgres');
  }, 120_000);
  afterAll(() => server.stop());

  const lists = {
    fcl: async (unNo: string): Promise<readonly Judged[]> =>
      (await ask(server, 'sellingPrices', { ...rotterdam, unNo, pageSize: 50 })).items,
    air: async (unNo: string): Promise<readonly Judged[]> =>
      (await ask(server, 'airPrices', { orgPortCode: 'PVG', dstPortCode: 'FRA', unNo })).items,
    tank: async (unNo: string): Promise<readonly Judged[]> => (await ask(server, 'tankPrices', { unNo })).items,
  };

  it.each([
    ['fcl', '3111', 'TEMPERATURE', '5.2'],
    ['fcl', '1214', 'DOUBT', '3'],
    ['fcl', '2814', 'OFFER', '6.2'],
    ['air', '2814', 'OFFER', '6.2'],
    ['air', '1214', 'DOUBT', '3'],
    ['tank', '2814', 'OFFER', '6.2'],
    ['tank', '1214', 'DOUBT', '3'],
  ] as const)('%s: UN %s is asked about: %s of %s', async (service, unNo, kind, refusedClass) => {
    const items = await lists[service](unNo);
    expect(items.length).toBeGreaterThan(0);
    for (const { bookable } of items) expect(bookable).toBe('REFUSED');
    const asked = items.filter(({ refusals }) => isByEnquiry(refusals));
    expect(asked.flatMap(({ refusals }) => refusals)).toContainEqual(expect.objectContaining({ kind, refusedClass }));
  });

  it.each(['0336', '2912'])('UN %s is refused, not asked about, where the carrier refuses its class', async (unNo) => {
    for (const { refusals } of await lists.tank(unNo)) expect(isByEnquiry(refusals)).toBe(false);
  });

  it('a subsidiary class that the price does not list is named; a price that names class 1 or none at all', async () => {
    const { db } = server.database;
    const [first] = (await lists.fcl('1230')).filter(({ bookable }) => bookable === 'BOOKABLE');
    const { priceId } = first!;
    const [stored] = await db.select().from(offers).where(eq(offers.id, priceId));
    const under = async (dgClasses: string[], unNo: string) => {
      await db.update(offers).set({ dgClasses }).where(eq(offers.id, priceId));
      const { items } = await ask(server, 'sellingPrices', { ...rotterdam, unNo, priceIds: [priceId] });
      return items[0]!.refusals.map(({ kind, refusedClass }) => `${kind} ${refusedClass}`);
    };
    expect(await under(['3', '8', '9'], '1230')).toEqual(['SUBSIDIARY 6.1']);
    expect(await under(['3', '6.1'], '1230')).toEqual([]);
    expect(await under([], '1230')).toEqual(['OFFER 3']);
    expect(await under(['1', '6.2', '7'], '2814')).not.toContain('OFFER 6.2');
    await db.update(offers).set({ dgClasses: stored!.dgClasses }).where(eq(offers.id, priceId));
  });

  it('a consolidation asks a person about goods under a controlled temperature and about classes in doubt', async () => {
    for (const unNo of ['3231', '3533', '1214']) {
      const { items } = await ask(server, 'lclPrices', { ...rotterdam, unNo });
      expect(items.map(({ acceptance }) => acceptance)).not.toContain('ACCEPTED');
      expect(items.map(({ acceptance }) => acceptance)).toContain('ASK');
    }
  });

  it('a yard cleans what carried goods of which it lists every class', async () => {
    const { db } = server.database;
    const now = server.clock.now();
    const form = {
      ...{ tankService: 'CLEANING', tanks: '1', isDanger: 'Y', cargoName: '油漆' },
      ...{ contact: '王珂', phone: '13800138000' },
    };
    const cleaning = async (asked: object) =>
      (await yardsFor(db, { ...form, ...asked } as never, now)).map(({ id }) => id);
    const [yard] = await cleaning({ unNo: '1263' });
    const classesAre = (dgClasses: string[]) =>
      db.update(warehouses).set({ dgClasses }).where(eq(warehouses.id, yard!));
    await classesAre(['3', '8', '9']);
    expect(await cleaning({ unNo: '1263' })).toContain(yard);
    expect(await cleaning({ unNo: '1230' })).not.toContain(yard);
    expect(await cleaning({ isDanger: 'N' })).toContain(yard);
    expect(await cleaning({ dgClass: '8' })).toContain(yard);
    await classesAre(['3', '6.1']);
    expect(await cleaning({ unNo: '1230' })).toContain(yard);
    expect(await cleaning({ dgClass: '8' })).not.toContain(yard);
  });
});
