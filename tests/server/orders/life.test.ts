import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import { sailings } from '#server/data/schema/market.ts';
import { notices } from '#server/data/schema/notices.ts';
import { audit } from '#server/data/schema/operations.ts';
import { orderMoves } from '#server/data/schema/order-moves.ts';
import { book, giveSheets, goldenOffer, methanol } from '#tests/kit/booking.ts';
import { as } from '#tests/kit/market-server.ts';
import { makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';

const token = 'token-of-the-desk-1';
const OWNER = 'user-verified';
const WHY = '船公司报实际离港，单证原件今天补齐';
const fields = (answer: { data: unknown }) => (answer.data as { fields: Record<string, string> }).fields;

describe.each(databaseKinds())('the life of an order on %s', (database) => {
  let server: TestServer;
  let offer: Awaited<ReturnType<typeof goldenOffer>>;
  let no: string;
  let count = 0;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true, settings: { deskToken: token } });
    await giveSheets(server);
    offer = await goldenOffer(server);
  }, 60_000);
  afterAll(() => server.stop());

  const system = { ...clientHeaders, 'desk-token': token };
  const move = (status: string, more: object = {}) =>
    sendAs(server.address, system, 'operatorOrders', { orderNo: no, status, ...more });
  const undo = (from: string, headers: object = system) =>
    sendAs(server.address, headers as typeof system, 'operatorOrderUndo', { orderNo: no, from, reason: '记错了单号' });
  const read = () => as(server, OWNER, 'order', { no });
  const slots = async () =>
    (await server.database.db.select().from(sailings).where(eq(sailings.id, offer.scheduleId)))[0]?.slotsLeft ?? 0;
  const placeOrder = async () => {
    count += 1;
    no = (await book(server, OWNER, methanol(offer, server.clock.now()), `life-${count}`)).orderNo;
  };
  /** Answers up to the declaration, with a reason for missing papers. */
  const declare = async () => {
    await move('dgReviewing');
    await move('booked', { dgStatus: 'accepted', remark: '船公司先给舱，单证随后补' });
    for (const status of ['released', 'stuffed', 'declared']) await move(status, { remark: '单证随后补' });
  };
  const noticesOf = async () =>
    (await server.database.db.select().from(notices).where(eq(notices.subject, no)))
      .filter(({ kind }) => kind === 'orderAction')
      .map(({ facts }) => facts as Record<string, unknown>);

  it('[11.1] a rejection is undone while the space is there', async () => {
    await placeOrder();
    const taken = await slots();
    await move('rejected', { remark: '船司不接载' });
    expect(await slots()).toBe(taken + 2);
    expect((await undo('rejected')).data).toMatchObject({ status: 'submitted' });
    expect(await slots()).toBe(taken);
    const order = await read();
    expect(order).toMatchObject({ status: 'submitted', cancelReason: null, mayCancel: true });
    expect(order.timeline.map(({ node }) => node)).not.toContain('rejected');
    await move('rejected', { remark: '船司不接载' });
    const left = await slots();
    await server.database.db.update(sailings).set({ slotsLeft: 1 }).where(eq(sailings.id, offer.scheduleId));
    expect((await undo('rejected')).code).toBe('10005003');
    await server.database.db.update(sailings).set({ slotsLeft: left }).where(eq(sailings.id, offer.scheduleId));
    expect((await read()).status).toBe('rejected');
  });

  it('[11.1] an order that was refused by the carrier departs with nothing, and not fifteen days before its ship', async () => {
    await placeOrder();
    const answer = await move('departed', { dgStatus: 'rejected' });
    expect(answer.code).toBe('10004001');
    expect(fields(answer).status).toMatch(/危险品被拒；还没有记“已订舱”；未收下的单证：.+；计划 .+早了一天以上/);
    expect(await read()).toMatchObject({ status: 'submitted', dgStatus: 'pending', isDeviated: false });
  });

  it('[11.1] completion needs the arrival, and no step is taken in the future or before the one before it', async () => {
    await declare();
    expect(fields(await move('completed')).status).toContain('还没有记“已到港”');
    expect(fields(await move('arrived')).status).toContain('还没有记“已开船”');
    server.clock.advance(offer.etd - server.clock.now() + HOUR_MS);
    const late = await move('departed', { at: server.clock.now() + 1 });
    expect(fields(late).at).toContain('时间不能在将来');
    const early = await move('departed', { at: offer.etd - 60 * DAY_MS });
    expect(fields(early).at).toContain('不能早于前一步的');
  });

  it('[11.1] a deviation is explained, confirmed with what was seen, in the audit log, and seen by the customer', async () => {
    const unseen = await move('departed', { deviation: { reason: WHY, seen: ['BEFORE_PLAN'] } });
    expect(unseen.code).toBe('10004009');
    expect((await move('departed', { deviation: { reason: '太短', seen: ['PAPERS_OUTSTANDING'] } })).code).toBe(
      '10004001',
    );
    const deviation = { reason: WHY, seen: ['PAPERS_OUTSTANDING'] };
    expect((await move('departed', { at: offer.etd, deviation })).data).toMatchObject({ status: 'departed' });
    const order = await read();
    expect(order).toMatchObject({
      isDeviated: true,
      deviations: [{ status: 'departed', name: '已开船', at: offer.etd, reason: WHY }],
    });
    expect(order.deviations?.[0]?.missing[0]).toMatch(/^未收下的单证：/);
    expect(order.timeline.find(({ node }) => node === 'departed')?.actualAt).toBe(offer.etd);
    const [listed] = (await as(server, OWNER, 'orderList', { keyword: no })).items;
    expect(listed?.isDeviated).toBe(true);
    const [act] = await server.database.db
      .select()
      .from(audit)
      .where(and(eq(audit.subjectId, no), eq(audit.action, 'order.departed')));
    expect(act?.detail).toMatchObject({ after: { deviation: WHY, missing: order.deviations?.[0]?.missing } });
  });

  it('[11.2] a paper that no one handed in is not in order by that: it was not received, with the reason', async () => {
    const own = (await read()).papers.filter(({ owner, handIn }) => owner === 'SHIPPER' && handIn?.files.length === 0);
    const missed = own.filter(({ status }) => status === 'NOT_RECEIVED');
    expect(missed.length).toBeGreaterThan(3);
    expect(new Set(missed.map(({ missingReason }) => missingReason))).toEqual(new Set([WHY]));
    expect((await read()).papers.find(({ code }) => code === 'SDS_CN')?.status).toBe('IN_REVIEW');
  });

  it('[11.1] a step is undone within a day with a reason, and what was sent is corrected', async () => {
    const sent = await noticesOf();
    expect(sent.map(({ status }) => status)).toEqual(['booked', 'released', 'departed']);
    expect((await undo('declared')).code).toBe('10004009');
    expect((await undo('departed')).data).toMatchObject({ status: 'declared' });
    const order = await read();
    expect(order).toMatchObject({ status: 'declared', isDeviated: false, deviations: [] });
    expect(order.timeline.find(({ node }) => node === 'departed')?.actualAt).toBeNull();
    expect((await noticesOf()).at(-1)).toMatchObject({ undone: 'departed', status: 'declared', reason: '记错了单号' });
    const [first] = await server.database.db.select().from(orderMoves).where(eq(orderMoves.orderNo, no));
    expect(first).toMatchObject({ no: 1, status: 'dgReviewing', undoneAt: null });
  });

  it('[11.1] after a day only an administrator undoes a completion, and no one anything else', async () => {
    const deviation = { reason: WHY, seen: ['PAPERS_OUTSTANDING'] };
    await move('departed', { deviation });
    server.clock.advance(DAY_MS);
    expect((await undo('departed')).message).toContain('24 小时');
    expect((await move('arrived')).data).toMatchObject({ status: 'arrived' });
    expect((await move('completed')).data).toMatchObject({ status: 'completed' });
    server.clock.advance(DAY_MS);
    const worker = await signInOperator(server, await makeOperator(server, '订单员', ['orders']));
    expect((await undo('completed', worker)).message).toContain('管理员');
    const admin = await signInOperator(server, await makeOperator(server, '管理员', ['admin', 'orders']));
    expect((await undo('completed', admin)).data).toMatchObject({ status: 'arrived' });
    expect((await noticesOf()).map(({ status, undone }) => undone ?? status)).toEqual([
      ...['booked', 'released', 'departed', 'departed', 'departed', 'arrived', 'completed', 'completed'],
    ]);
  });
});
