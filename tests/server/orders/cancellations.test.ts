import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amendmentReplies } from '#copy/orders/amendment.ts';
import { orderReplies, cancellationReplies as words } from '#copy/orders/replies.ts';
import { airService } from '#domain/air/service.ts';
import { blockCodes } from '#domain/orders/order-life.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { sailings } from '#server/data/schema/market.ts';
import { notices } from '#server/data/schema/notices.ts';
import { audit } from '#server/data/schema/operations.ts';
import { orders } from '#server/data/schema/orders.ts';
import { cancelOverdue } from '#server/orders/sweep.ts';
import { ethanolAt } from '#tests/features/air/on-server.ts';
import { book, bookingKey, type goldenOffer, methanol } from '#tests/kit/booking.ts';
import { as } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { OWNER, startWithOwners } from '#tests/kit/order-owners.ts';
import { clientHeaders, databaseKinds, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, sendAs } from '#tests/kit/signed-in.ts';

const CONFLICT = '10004009';
const fees = [
  { feeCode: 'CXL', currency: '2', amount: '150' },
  { feeCode: 'DFR', currency: '2', amount: '49.5' },
  { feeCode: 'TRK', currency: '1', amount: '1200.00' },
];
const totals = [
  { currency: '2', amount: '199.50' },
  { currency: '1', amount: '1200.00' },
];

describe.each(databaseKinds())('cancelling an order at a fee, on %s', (database) => {
  let server: TestServer;
  let offer: Awaited<ReturnType<typeof goldenOffer>>;
  let owner: SignedIn;
  let stranger: SignedIn;
  let serial = 0;

  beforeAll(async () => {
    ({ server, offer, owner, stranger } = await startWithOwners(database));
  }, 60_000);
  afterAll(() => server.stop());

  const operator = { ...clientHeaders, 'desk-token': deskToken };
  const next = () => `fee-${serial++}`;
  const send = (request: object) => sendAs(server.address, operator, 'operatorOrders', request as never);
  /** An operator records a step; what is missing is explained. */
  const move = (orderNo: string, status: OrderStatus, remark = '单证随后补') =>
    send({
      ...{ orderNo, status, remark },
      ...(status === 'booked' ? { dgStatus: 'accepted' } : {}),
      ...(status === 'departed'
        ? { deviation: { reason: '船公司报实际离港，单证今天补齐', seen: [...blockCodes] } }
        : {}),
    });
  const placeOrder = async (status?: OrderStatus) => {
    const { orderNo } = await book(server, OWNER, methanol(offer, server.clock.now()), next());
    if (status !== undefined) await move(orderNo, 'booked');
    if (status !== undefined && status !== 'booked') await move(orderNo, status);
    return orderNo;
  };
  const read = (no: string) => as(server, OWNER, 'order', { no });
  const slots = async () =>
    (await server.database.db.select().from(sailings).where(eq(sailings.id, offer.scheduleId)))[0]?.slotsLeft ?? 0;
  /** Kinds of the notices about cancelling an order, with the outcome they name. */
  const noticesOf = async (no: string) =>
    (await server.database.db.select().from(notices).where(eq(notices.subject, no)))
      .map(({ kind, facts }) => ('outcome' in facts ? `${kind} ${facts.outcome}` : kind))
      .filter((kind) => /cancel/i.test(kind))
      .toSorted();
  const ask = (no: string, reason = '收货人取消采购', who = owner) => who.call('askCancellation', { no, reason });
  const accept = (no: string, version = 1, cancellation = 1) =>
    owner.call('acceptCancellation', { no, cancellation, version });
  const withdraw = (no: string, cancellation = 1) => owner.call('withdrawCancellation', { no, cancellation });
  const answer = (orderNo: string, decision: string, more: object = {}) =>
    sendAs(server.address, operator, 'operatorCancellationAnswer', {
      ...{ orderNo, cancellation: 1, version: 0, decision, reason: '船公司已放舱' },
      ...(decision === 'FEE' ? { fees } : {}),
      ...more,
    } as never);
  const offerTo = (orderNo: string, more: object = {}) =>
    sendAs(server.address, operator, 'operatorCancellationOffer', {
      orderNo,
      reason: '船公司取消航次',
      ...more,
    } as never);

  it('[11.4] the customer asks, sees the fee by the agreement, and ends the order by accepting it', async () => {
    const no = await placeOrder('released');
    const left = await slots();
    const before = await read(no);
    expect(before).toMatchObject({ mayCancel: false, cancelling: { mode: 'ask', mayAsk: true, mayAct: true } });
    expect(before.cancelling?.clause).toBe('《海运整箱收费协议》第五条 5.2');
    expect(before.cancelling?.terms).toContain('取消');
    expect(await owner.call('cancelOrder', { no })).toMatchObject({ code: CONFLICT, message: words.askInstead });

    const { data: requested } = await ask(no);
    expect(requested).toMatchObject({
      status: 'released',
      cancelling: { mayAsk: false },
      openCancellation: 'requested',
    });
    expect(requested?.cancellations).toMatchObject([
      { no: 1, side: 'customer', state: 'requested', reason: '收货人取消采购', version: 0, fees: [], clause: null },
    ]);
    const listed = async () => (await as(server, OWNER, 'orderList', { keyword: no } as never)).items[0];
    const queued = async () =>
      (await sendAs(server.address, operator, 'operatorOrderQueue', { keyword: no })).data.items.find(
        (row) => row.orderNo === no,
      );
    expect(await listed()).toMatchObject({ orderNo: no, openCancellation: 'requested' });
    expect(await queued()).toMatchObject({ openCancellation: 'requested' });
    expect(await accept(no, 0)).toMatchObject({ code: CONFLICT, message: words.notAnswered });
    expect(await ask(no)).toMatchObject({ code: CONFLICT, message: words.waiting });

    server.clock.advance(1_000);
    expect((await answer(no, 'FEE')).data).toMatchObject({ state: 'answered', status: 'released', totals });
    const [seen] = (await read(no)).cancellations ?? [];
    expect(seen).toMatchObject({
      ...{ version: 1, answerReason: '船公司已放舱', clause: '《海运整箱收费协议》第五条 5.2', totals },
      ...{ answeredAt: server.clock.now(), decidedAt: null },
    });
    expect(seen?.fees).toEqual([
      { feeCode: 'CXL', feeName: '取消费', currency: '2', amount: '150.00' },
      { feeCode: 'DFR', feeName: '亏舱费', currency: '2', amount: '49.50' },
      { feeCode: 'TRK', feeName: '拖车(普/危)', currency: '1', amount: '1200.00' },
    ]);
    expect(await slots()).toBe(left);

    const { data: ended } = await accept(no);
    expect(ended).toMatchObject({
      ...{ status: 'cancelled', cancelReason: '收货人取消采购', cancelledAt: server.clock.now() },
      ...{ openCancellation: null, cancelling: { mode: 'none', mayAsk: false } },
      cancellations: [{ state: 'accepted', totals, decidedAt: server.clock.now() }],
    });
    expect(await slots()).toBe(left + 2);
    expect(await noticesOf(no)).toEqual(['cancellationAnswered FEE', 'cancellationRequested']);
    expect(await accept(no)).toMatchObject({ code: CONFLICT, message: words.settled });
    const acts = await server.database.db
      .select()
      .from(audit)
      .where(and(eq(audit.subjectId, no), eq(audit.action, 'order.cancelled')));
    expect(acts).toMatchObject([{ actorKind: 'user', detail: { cancellation: 1, totals } }]);
  });

  it('[11.4] a fee that was answered again is seen before it is accepted', async () => {
    const no = await placeOrder('released');
    await ask(no);
    await answer(no, 'FEE');
    expect(await answer(no, 'FEE')).toMatchObject({ code: CONFLICT, message: words.answeredElsewhere });
    const less = [{ feeCode: 'CXL', currency: '1', amount: '300' }];
    expect((await answer(no, 'FEE', { version: 1, fees: less })).data).toMatchObject({ version: 2 });
    expect(await accept(no, 1)).toMatchObject({ code: CONFLICT, message: words.newer });
    expect((await read(no)).status).toBe('released');
    expect((await accept(no, 2)).data).toMatchObject({
      status: 'cancelled',
      cancellations: [{ totals: [{ currency: '1', amount: '300.00' }] }],
    });
  });

  it('[11.4] one that is answered without a fee ends the order at once', async () => {
    const no = await placeOrder('stuffed');
    await ask(no);
    expect((await answer(no, 'FREE', { reason: '' })).data).toMatchObject({ state: 'accepted', status: 'cancelled' });
    expect(await read(no)).toMatchObject({
      status: 'cancelled',
      cancellations: [{ fees: [], totals: [], clause: null, state: 'accepted' }],
    });
    expect(await noticesOf(no)).toEqual(['cancellationRequested', 'orderCancelled']);
  });

  it('[11.4] one that is refused or withdrawn leaves the order, and may be asked again', async () => {
    const no = await placeOrder('released');
    await ask(no);
    expect((await answer(no, 'REFUSE', { reason: '' })).data).toMatchObject({
      fields: { reason: orderReplies.reasonMissing },
    });
    expect((await answer(no, 'FEE', { fees: [], reason: '' })).data).toMatchObject({
      fields: { fees: words.feeMissing, reason: orderReplies.reasonMissing },
    });
    expect((await answer(no, 'REFUSE')).data).toMatchObject({ state: 'refused', answerReason: '船公司已放舱' });
    expect(await answer(no, 'FREE')).toMatchObject({ code: CONFLICT, message: words.settled });
    expect((await ask(no)).data?.cancellations?.map(({ no: each, state }) => [each, state])).toEqual([
      [2, 'requested'],
      [1, 'refused'],
    ]);
    expect(await withdraw(no, 1)).toMatchObject({ code: CONFLICT, message: words.settled });
    expect((await withdraw(no, 2)).data).toMatchObject({ status: 'released', cancelling: { mayAsk: true } });
    expect((await withdraw(no, 9)).code).toBe('10004004');
    expect((await ask(no, '', owner)).code).toBe('10004001');
  });

  it('[11.4] what is free is not asked for, and nothing is asked once the goods have left', async () => {
    const free = await placeOrder('booked');
    expect(await ask(free)).toMatchObject({ code: CONFLICT, message: words.free });
    expect((await read(free)).mayCancel).toBe(true);
    const left = await placeOrder('departed');
    expect(await ask(left)).toMatchObject({ code: CONFLICT, message: words.over });
    expect(await owner.call('cancelOrder', { no: left })).toMatchObject({ code: CONFLICT, message: words.over });
    expect((await read(left)).cancelling).toMatchObject({ mode: 'none', mayAsk: false });
  });

  it('[11.4] an order that departs or is rejected settles what was asked', async () => {
    const departed = await placeOrder('released');
    await ask(departed);
    await answer(departed, 'FEE');
    await move(departed, 'stuffed');
    expect((await read(departed)).cancellations).toMatchObject([{ state: 'answered' }]);
    await move(departed, 'departed');
    expect((await read(departed)).cancellations).toMatchObject([{ state: 'ended', decidedAt: server.clock.now() }]);
    expect(await accept(departed)).toMatchObject({ code: CONFLICT, message: words.settled });
    const rejected = await placeOrder('released');
    await ask(rejected);
    await move(rejected, 'rejected', '船公司退载');
    expect((await read(rejected)).cancellations).toMatchObject([{ state: 'ended' }]);
    expect((await answer(rejected, 'FREE')).code).toBe(CONFLICT);
  });

  it('[11.4] an order that time ends settles what was asked, written down or not', async () => {
    const no = await placeOrder('released');
    await ask(no);
    await server.database.db
      .update(orders)
      .set({ autoCancelAt: new Date(server.clock.now() - 1) })
      .where(eq(orders.orderNo, no));
    expect(await withdraw(no)).toMatchObject({ code: CONFLICT, message: words.over });
    await cancelOverdue({ db: server.database.db, clock: server.clock });
    expect(await read(no)).toMatchObject({ status: 'autoCancelled', cancellations: [{ state: 'ended' }] });
  });

  it('[11.4] an operator offers to cancel, with a fee or without, and the customer decides', async () => {
    const no = await placeOrder('booked');
    expect((await offerTo(no)).data).toMatchObject({ side: 'desk', state: 'answered', version: 1, clause: null });
    expect(await noticesOf(no)).toEqual(['cancellationAnswered OFFER']);
    expect((await offerTo(no)).code).toBe(CONFLICT);
    expect(await answer(no, 'FREE', { version: 1 })).toMatchObject({ code: CONFLICT, message: words.offeredFree });
    expect((await withdraw(no)).data).toMatchObject({ status: 'booked', cancellations: [{ state: 'refused' }] });
    await offerTo(no, { fees });
    expect((await answer(no, 'REFUSE', { cancellation: 2, version: 1 })).data).toMatchObject({ state: 'withdrawn' });
    await offerTo(no, { fees });
    expect((await accept(no, 1, 3)).data).toMatchObject({
      ...{ status: 'cancelled', cancelReason: '船公司取消航次' },
      cancellations: [{ totals, clause: '《海运整箱收费协议》第五条 5.2' }, {}, {}],
    });
    expect(await offerTo(no)).toMatchObject({ code: CONFLICT, message: words.over });
  });

  it('[11.4] while one waits nothing is amended, and nothing is asked while an amendment waits', async () => {
    const form = await ethanolAt(server, OWNER);
    const quoted = (more: object, amends?: string) =>
      owner.call('quote', {
        ...{ service: 'air', part: airService.priced({ ...form, ...more }) },
        ...(amends === undefined ? {} : { amends }),
      } as never);
    const placed = async () => {
      const { quoteId } = (await quoted({})).data;
      const request = { service: 'air', quoteId, form } as const;
      const { orderNo } = await as(server, OWNER, 'placeOrder', request, bookingKey(next()));
      await move(orderNo, 'booked', '781-12345675');
      return orderNo;
    };
    const asking = await placed();
    expect((await ask(asking)).data).toMatchObject({ status: 'booked', mayAmend: false });
    const refused = { code: CONFLICT, message: amendmentReplies.refusals.cancelling };
    expect(await quoted({}, asking)).toMatchObject(refused);

    const amending = await placed();
    const { quoteId } = (await quoted({}, amending)).data;
    const changed = { ...form, remark: '请轻放' };
    const request = { no: amending, service: 'air', seen: 0, quoteId, form: changed } as const;
    expect((await owner.call('amendOrder', request, bookingKey(next()))).data).toMatchObject({ status: 'amending' });
    expect(await ask(amending)).toMatchObject({ code: CONFLICT, message: words.amending });
    expect(await offerTo(amending)).toMatchObject({ code: CONFLICT, message: words.amendmentWaits });
    expect((await owner.call('withdrawAmendment', { no: amending, amendment: 1 })).data?.status).toBe('booked');
  });

  it('[11.4] another’s order is unknown, and of two who ask at once one does', async () => {
    const no = await placeOrder('released');
    expect((await ask(no, '收货人取消采购', stranger)).code).toBe('10004004');
    const codes = (await Promise.all([ask(no), ask(no)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['00000000', CONFLICT]);
    await answer(no, 'FEE');
    const both = await Promise.all([accept(no), answer(no, 'REFUSE', { version: 1 })]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['00000000', CONFLICT]);
  });
});
