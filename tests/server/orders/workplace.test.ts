import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { orderMessages } from '#server/data/schema/order-messages.ts';
import { orderPapers } from '#server/data/schema/order-papers.ts';
import { orders } from '#server/data/schema/orders.ts';
import { book, goldenOffer, methanol } from '#tests/kit/booking.ts';
import { type Company, startCompany } from '#tests/kit/company.ts';
import { databaseKinds } from '#tests/kit/server.ts';
import type { SignedIn } from '#tests/kit/signed-in.ts';

describe.each(databaseKinds())('the workplace, on %s', (database) => {
  let company: Company;
  let placed: string[];
  const of = async (who: SignedIn) => (await who.call('workplace', {})).data!;
  const countsOf = async (who: SignedIn) => (await who.call('centreCounts', {})).data!;
  const methanolLane = async (who: SignedIn) =>
    (await of(who)).lanes.find(({ org, dst, service }) => service === 'fcl' && org.code + dst.code === 'CNSHANLRTM');
  const dayIn = (days: number) => localDay(company.server.clock.now() + days * DAY_MS, 'Asia/Shanghai');
  const hand = (orderNo: string, paper: string, day: string, version = 1) =>
    company.server.database.db.insert(orderPapers).values({
      ...{ orderNo, paper, version, day, state: 'submitted', fileIds: [], isLate: false },
      handedInAt: new Date(company.server.clock.now()),
    });

  beforeAll(async () => {
    company = await startCompany(database);
    const sold = methanol(await goldenOffer(company.server), company.server.clock.now());
    // Goods that no order of the demonstration is about.
    const form = { ...sold, cargo: sold.cargo.map((line) => ({ ...line, cargoNameCn: '工业甲醇' })) };
    const first = await book(company.server, 'user-verified', form, 'often-first');
    const second = await book(company.server, 'user-verified', form, 'often-second');
    placed = [first.orderNo, second.orderNo];
  }, 60_000);
  afterAll(() => company.server.stop());

  it('[2.14] a lane that is booked again is named with the lowest price that it can be booked for now', async () => {
    const { owner } = company;
    const [lowest] = (
      await owner.call('minimumPrices', { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', dgClass: '3', ctnType: '20GP' })
    ).data;
    expect(await methanolLane(owner)).toMatchObject({
      ...{ isDanger: 'Y', unNo: '1230', unit: '20GP', lastOrderNo: placed[1] },
      ...{ org: { nameCn: '上海' }, dst: { nameCn: '鹿特丹' } },
      lowest: { amount: lowest!.amount, currency: lowest!.currency },
    });
  });

  it('[10.10] a stranger is notified of no order of another', async () => {
    const { papers, lanes } = await of(company.stranger);
    const own = (await company.stranger.call('orderList', { pageSize: 50 })).data!.items.map(({ orderNo }) => orderNo);
    expect(own).toEqual(
      expect.arrayContaining(
        [...papers, ...lanes].map((one) => ('lastOrderNo' in one ? one.lastOrderNo : one.orderNo)),
      ),
    );
  });

  it('[2.14] orders that ended without being carried make no lane', async () => {
    const { db } = company.server.database;
    const before = (await methanolLane(company.owner))!.orders;
    await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.orderNo, placed[1]!));
    expect((await methanolLane(company.owner))?.orders ?? 1).toBe(before - 1);
    await db.update(orders).set({ status: 'submitted' }).where(eq(orders.orderNo, placed[1]!));
  });

  it('[10.12] a paper that ends soon is named until it is renewed; a colleague who reads sees it, a stranger does not', async () => {
    const viewer = await company.joined('13000000081', 'viewer');
    const ends = async (who: SignedIn) =>
      (await of(who)).papers.filter(({ orderNo }) => placed.includes(orderNo)).map(({ paper, day }) => [paper, day]);
    expect(await ends(company.owner)).toEqual([]);
    await hand(placed[0]!, 'PACKAGING_TEST', dayIn(19));
    await hand(placed[1]!, 'PACKAGING_TEST', dayIn(12));
    await hand(placed[0]!, 'PACKING_USE_CERTIFICATE', dayIn(120));
    await hand(placed[1]!, 'CLASSIFICATION_REPORT', dayIn(-1));
    expect(await ends(company.owner)).toEqual([['PACKAGING_TEST', dayIn(19)]]);
    expect(await ends(viewer.browser)).toEqual([['PACKAGING_TEST', dayIn(19)]]);
    expect(await ends(company.stranger)).toEqual([]);
    await hand(placed[1]!, 'PACKAGING_TEST', dayIn(200), 2);
    expect(await ends(company.owner)).toEqual([]);
  });

  it('[2.14] [10.10] the rooms count what waits for each by their role', async () => {
    const { owner, stranger, server } = company;
    const booker = await company.joined('13000000082', 'booker');
    const viewer = await company.joined('13000000083', 'viewer');
    const before = await countsOf(owner);
    const due = (await owner.call('agenda', {})).data!.moments.filter(({ kind }) => kind === 'OWED');
    expect(before.orders).toBe(new Set(due.map(({ orderNo }) => orderNo)).size);
    expect(await countsOf(booker.browser)).toEqual({ ...before, requests: 0 });
    expect(await countsOf(viewer.browser)).toEqual({ orders: 0, enquiries: 0, requests: 0 });
    expect((await countsOf(stranger)).requests).toBe(0);

    const asker = await company.person('13000000084');
    await asker.browser.call('joinEnterprise', { creditCode: company.creditCode });
    expect(await countsOf(owner)).toEqual({ ...before, requests: before.requests + 1 });
    expect((await countsOf(booker.browser)).requests).toBe(0);

    const { db } = server.database;
    await db.update(orders).set({ status: 'completed' }).where(eq(orders.orderNo, placed[0]!));
    const completed = (await countsOf(booker.browser)).orders;
    await db.insert(orderMessages).values({
      ...{ orderNo: placed[0]!, no: 1, side: 'desk', text: '已完成' },
      at: new Date(server.clock.now()),
    });
    expect((await countsOf(booker.browser)).orders).toBe(completed + 1);
    await booker.browser.call('orderMessages', { no: placed[0]! });
    expect((await countsOf(booker.browser)).orders).toBe(completed);
  });
});
