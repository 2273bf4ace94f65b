import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maskedName } from '#domain/masked-name.ts';
import { campaigns, campaignTakings } from '#server/data/schema/content.ts';
import { cancelOverdue } from '#server/orders/sweep.ts';
import { book, bookingKey, formOf, type goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { as, ask } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { startWithOwners } from '#tests/kit/order-owners.ts';
import { clientHeaders, lockingDatabaseKinds, type TestServer } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';

const ID = 'europe-dangerous-week';
const OWNER = 'user-verified';

describe.each(lockingDatabaseKinds)('boxes of a campaign, on %s', (database) => {
  let server: TestServer;
  let offer: Awaited<ReturnType<typeof goldenOffer>>;
  beforeAll(async () => {
    ({ server, offer } = await startWithOwners(database));
  }, 60_000);
  afterAll(() => server.stop());

  const form = (quantity = '2', userId = OWNER) => {
    const two = methanol(offer, server.clock.now());
    const containers = two.containers.map((one) => ({
      ...one,
      quantity,
      weightPerCtn: String(Math.ceil(30_400 / Number(quantity))),
    }));
    return formOf({ ...two, containers }, userId);
  };
  const placeOrder = async (name: string, quantity?: string, userId = OWNER) =>
    (await book(server, userId, form(quantity, userId), name)).orderNo;
  const campaign = () => ask(server, 'activityItem', { id: ID });
  const setStock = (stockTotal: number) =>
    server.database.db.update(campaigns).set({ stockTotal }).where(eq(campaigns.id, ID));
  const taken = async (orderNo: string) =>
    (await server.database.db.select().from(campaignTakings).where(eq(campaignTakings.orderNo, orderNo)))[0]?.boxes;
  const cancel = (no: string) => as(server, OWNER, 'cancelOrder', { no, reason: '' });

  it('[2.3] an order on a lane of a running campaign takes its boxes and appears under a masked name', async () => {
    const before = await campaign();
    expect(before.participants).toEqual([]);
    const total = before.stock?.total ?? 0;
    expect([before.state, before.stock?.left]).toEqual(['RUNNING', total]);
    const orderNo = await placeOrder('campaign-first');
    const after = await campaign();
    expect(after.stock).toEqual({ total, left: total - 2 });
    const { enterpriseResp } = await as(server, OWNER, 'getUserInfo', {});
    const name = enterpriseResp?.entName ?? '';
    expect(after.participants).toEqual([{ name: maskedName(name), boxes: 2, takenAt: server.clock.now() }]);
    expect(JSON.stringify(after)).not.toContain(name);
    const { items } = await ask(server, 'activityQuery', {});
    expect(items.find(({ id }) => id === ID)?.stock).toEqual(after.stock);
    await cancel(orderNo);
    expect(await campaign()).toMatchObject({ stock: { total, left: total }, participants: [] });
  });

  it('[2.3] the lanes of a campaign name the lowest price that the list finds', async () => {
    const { blocks } = await campaign();
    const lanes = blocks.flatMap((block) => (block.kind === 'offers' ? block.lanes : []));
    const golden = lanes.find(({ id }) => id === 'FCL-CNSHA-NLRTM');
    const [cheapest] = await ask(server, 'minimumPrices', { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' });
    expect(golden?.price).toEqual({ currency: cheapest?.currency, amount: cheapest?.amount });
  });

  it('[2.3] of the last boxes no more are counted than there are; the order itself stands', async () => {
    await setStock(3);
    const [one, two] = await Promise.all([placeOrder('campaign-a'), placeOrder('campaign-b', '2', 'user-person')]);
    expect([await taken(one), await taken(two)].filter((boxes) => boxes !== undefined)).toEqual([2]);
    expect((await campaign()).stock).toEqual({ total: 3, left: 1 });
    await setStock(2);
    const full = await campaign();
    expect([full.state, full.stock?.left]).toEqual(['SOLD_OUT', 0]);
    const late = await placeOrder('campaign-late');
    expect(await taken(late)).toBeUndefined();
    expect((await as(server, OWNER, 'order', { no: late })).status).toBe('submitted');
    for (const no of [one, late]) await cancel(no);
    await as(server, 'user-person', 'cancelOrder', { no: two, reason: '' });
    await setStock(60);
  });

  it('[2.3] a person stands without a name', async () => {
    const orderNo = await placeOrder('campaign-person', '2', 'user-person');
    expect((await campaign()).participants.map(({ name }) => name)).toEqual([null]);
    await as(server, 'user-person', 'cancelOrder', { no: orderNo, reason: '' });
  });

  it('[1.8][2.3] an order that is cancelled for want of verification returns its boxes', async () => {
    const orderNo = await placeOrder('campaign-overdue', '2', 'user-unverified');
    expect(await taken(orderNo)).toBe(2);
    const began = server.clock.now();
    server.clock.advance(49 * 3_600_000);
    await cancelOverdue({ db: server.database.db, clock: server.clock });
    expect(await taken(orderNo)).toBeUndefined();
    server.clock.advance(began - server.clock.now());
  });

  it('[2.3] before its start and after its end a campaign counts nothing, nor does a lane it does not name', async () => {
    const { db } = server.database;
    const [row] = await db.select().from(campaigns).where(eq(campaigns.id, ID));
    const set = (change: Partial<typeof campaigns.$inferInsert>) =>
      db.update(campaigns).set(change).where(eq(campaigns.id, ID));
    const now = server.clock.now();
    for (const change of [
      { startsAt: new Date(now + 1) },
      { startsAt: new Date(now - 2), endsAt: new Date(now) },
      { blocks: [{ kind: 'offers' as const, laneIds: ['FCL-CNNGB-NLRTM'], note: '' }] },
      { shownFrom: null },
    ]) {
      await set(change);
      const orderNo = await placeOrder(`campaign-not-${Object.keys(change).join('-')}`);
      expect(await taken(orderNo), JSON.stringify(change)).toBeUndefined();
      await cancel(orderNo);
      await set(row ?? {});
    }
  });

  it('[2.3] an amended order counts the boxes it has then', async () => {
    const orderNo = await placeOrder('campaign-amended');
    const three = form('3');
    const quote = await as(server, OWNER, 'quote', { service: 'fcl', part: partOf(three) as never, amends: orderNo });
    await as(
      server,
      OWNER,
      'amendOrder',
      { service: 'fcl', no: orderNo, seen: 0, quoteId: quote.quoteId, form: three },
      bookingKey('campaign-amend'),
    );
    const operator = { ...clientHeaders, 'desk-token': deskToken };
    const { amendments } = await as(server, OWNER, 'order', { no: orderNo });
    const decided = await sendAs(server.address, operator, 'operatorAmendmentDecision', {
      orderNo,
      amendment: amendments?.[0]?.no ?? 0,
      decision: 'ACCEPT',
      reason: '',
    });
    expect(decided.data).toMatchObject({ state: 'accepted' });
    expect(await taken(orderNo)).toBe(3);
    await cancel(orderNo);
  });
});
