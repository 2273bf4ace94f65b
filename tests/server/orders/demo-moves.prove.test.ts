import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancellationReplies } from '#copy/orders/replies.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { demoCancellationFees } from '#domain/orders/demo-cancellation.ts';
import { DEMO_OPERATOR_MS } from '#domain/orders/demo-pace.ts';
import { audit } from '#server/data/schema/operations.ts';
import { orderPapers } from '#server/data/schema/order-papers.ts';
import { orders, orderTimeline } from '#server/data/schema/orders.ts';
import { DEMO_OPERATOR, moveAlong } from '#server/orders/demo-moves.ts';
import { orderServices } from '#server/orders/services.ts';
import { book, bookingKey, formOf, giveSheets, goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { as, startMarket } from '#tests/kit/market-server.ts';
import { placeOthers } from '#tests/kit/orders-of-others.ts';
import type { TestServer } from '#tests/kit/server.ts';

const OWNER = 'user-verified';
let server: TestServer;
const placed: Record<string, string> = {};
let taken: string;

beforeAll(async () => {
  server = await startMarket('pglite');
  await giveSheets(server);
  placed.fcl = (
    await book(server, OWNER, methanol(await goldenOffer(server), server.clock.now()), 'moved-fcl')
  ).orderNo;
  taken = (await book(server, OWNER, methanol(await goldenOffer(server), server.clock.now()), 'taken-up')).orderNo;
  await server.database.db.insert(audit).values({
    ...{ at: new Date(server.clock.now()), actorKind: 'desk', actorId: 'operator-1', action: 'order.reviewing' },
    ...{ subjectKind: 'order', subjectId: taken },
  });
  Object.assign(placed, await placeOthers(server, OWNER, 'moved'));
}, 120_000);
afterAll(() => server.stop());

const db = () => server.database.db;
const work = () => moveAlong({ db: db(), clock: server.clock });
const nodesOf = (orderNo: string) =>
  db().select().from(orderTimeline).where(eq(orderTimeline.orderNo, orderNo)).orderBy(orderTimeline.sort);
const read = (no: string) => as(server, OWNER, 'order', { no });

/** Hands in every paper that an order still lacks, as accepted. */
async function handInAll({ database, clock }: Pick<TestServer, 'clock' | 'database'>, orderNo: string) {
  const { papers } = await as({ database, clock }, OWNER, 'order', { no: orderNo });
  const open = papers.filter(({ handIn }) => handIn?.isOpen);
  if (open.length === 0) return;
  await database.db.insert(orderPapers).values(
    open.map(({ code, handIn }) => ({
      ...{ orderNo, paper: code, version: (handIn?.version ?? 0) + 1, state: 'accepted' as const, day: null },
      ...{ fileIds: [`safety-sheet-${OWNER}`], isLate: false, handedInBy: OWNER },
      handedInAt: new Date(clock.now()),
    })),
  );
}

it('[1.12] every service is here', () => {
  expect(Object.keys(placed).sort()).toEqual(Object.keys(orderServices).sort());
});

it('[1.12] what each time line plans is in order', async () => {
  for (const [service, no] of Object.entries(placed)) {
    const planned = (await nodesOf(no)).flatMap(({ plannedAt }) => (plannedAt === null ? [] : [plannedAt.getTime()]));
    expect(planned.length, service).toBeGreaterThan(0);
    expect(planned, service).toEqual([...planned].sort((one, other) => one - other));
    expect(planned[0], service).toBeGreaterThanOrEqual(server.clock.now());
  }
});

it('[1.12] before the operator had its time nothing moves; then each order is looked at, papers asked for where some are outstanding', async () => {
  expect(await work()).toBe(0);
  server.clock.advance(DEMO_OPERATOR_MS);
  await work();
  for (const [service, no] of Object.entries(placed)) {
    const { status, ownPapers } = await read(no);
    const isOwing = ownPapers !== null && ownPapers !== undefined && ownPapers.ready < ownPapers.all;
    if (isOwing) expect(status, service).toBe('docsPending');
  }
  expect(Object.values(placed).length).toBeGreaterThan(0);
});

it('[1.12][10.12] a paper that is handed in is accepted, and its order goes on', async () => {
  const no = placed.fcl!;
  const before = await read(no);
  const open = before.papers.find(({ handIn }) => handIn?.isOpen);
  if (open === undefined) throw new Error('nothing to hand in');
  await db()
    .insert(orderPapers)
    .values({
      ...{
        orderNo: no,
        paper: open.code,
        version: 1,
        state: 'submitted',
        fileIds: [`safety-sheet-${OWNER}`],
        day: null,
      },
      ...{ isLate: false, handedInBy: OWNER, handedInAt: new Date(server.clock.now()) },
    });
  server.clock.advance(DEMO_OPERATOR_MS);
  await work();
  const [row] = await db()
    .select()
    .from(orderPapers)
    .where(and(eq(orderPapers.orderNo, no), eq(orderPapers.paper, open.code)));
  expect(row?.state).toBe('accepted');
});

it('[1.12][10.11] an amendment waits as long as everything, is accepted, and its order is what it became', async () => {
  const form = methanol(await goldenOffer(server), server.clock.now());
  const { orderNo: no } = await book(server, OWNER, form, 'amended-in-demo');
  const changed = { ...formOf(form, OWNER), remark: '请提前电话联系' };
  const quote = { service: 'fcl', part: partOf(form), amends: no } as never;
  const { quoteId } = await as(server, OWNER, 'quote', quote);
  const asked = { service: 'fcl', no, seen: 0, quoteId, form: changed } as never;
  await as(server, OWNER, 'amendOrder', asked, bookingKey('amend-in-demo'));
  server.clock.advance(DEMO_OPERATOR_MS - 1);
  await work();
  expect(await read(no)).toMatchObject({ status: 'amending', amendments: [{ no: 1, state: 'waiting' }] });
  server.clock.advance(1);
  await work();
  const { amendments, form: after, status } = await read(no);
  expect(amendments).toMatchObject([{ no: 1, state: 'accepted', decidedAt: server.clock.now() }]);
  expect(after.remark).toBe('请提前电话联系');
  expect(status).not.toBe('amending');
  const [act] = await db()
    .select()
    .from(audit)
    .where(and(eq(audit.subjectId, no), eq(audit.action, 'order.amendmentAccepted')));
  expect(act).toMatchObject({ actorKind: 'system', actorId: DEMO_OPERATOR });
});

it('[1.12][11.4] a request to cancel is answered with the fees of its agreement, and accepted by its customer', async () => {
  const form = methanol(await goldenOffer(server), server.clock.now());
  const { orderNo: no } = await book(server, OWNER, form, 'cancelled-in-demo');
  await db().update(orders).set({ status: 'released' }).where(eq(orders.orderNo, no));
  await as(server, OWNER, 'askCancellation', { no, reason: '收货人取消采购' });
  server.clock.advance(DEMO_OPERATOR_MS - 1);
  await work();
  expect((await read(no)).cancellations).toMatchObject([{ no: 1, state: 'requested' }]);
  server.clock.advance(1);
  await work();
  const { cancellations = [], cancelling, status } = await read(no);
  expect(cancellations).toMatchObject([
    {
      ...{ state: 'answered', version: 1, answeredAt: server.clock.now(), clause: cancelling?.clause },
      ...{ fees: demoCancellationFees.fcl, answerReason: cancellationReplies.demoFee(['取消费', '亏舱费']) },
    },
  ]);
  expect(status).not.toBe('cancelled');
  const [act] = await db()
    .select()
    .from(audit)
    .where(and(eq(audit.subjectId, no), eq(audit.action, 'order.cancellationAnswered')));
  expect(act).toMatchObject({ actorKind: 'system', actorId: DEMO_OPERATOR });
  await as(server, OWNER, 'acceptCancellation', { no, cancellation: 1, version: 1 });
  expect((await read(no)).status).toBe('cancelled');
});

it('[1.12] without papers it goes on after an hour; dangerous goods are looked at, then taken', async () => {
  const reviewed = ['fcl', 'lcl', 'air', 'domestic'];
  const seen = new Map(reviewed.map((service) => [service, new Set<string>()]));
  for (let minutes = 0; minutes < 120; minutes += 5) {
    server.clock.advance(5 * MINUTE_MS);
    await work();
    for (const [service, statuses] of seen) statuses.add((await read(placed[service]!)).status);
  }
  for (const [service, statuses] of seen)
    expect([...statuses], service).toEqual(expect.arrayContaining(['dgReviewing', 'booked']));
  expect((await read(placed.fcl!)).dgStatus).toBe('accepted');
});

it('[1.12] as its days come each order goes by its own time line to its end, in order and never before its plan', async () => {
  for (const no of Object.values(placed)) await handInAll(server, no);
  for (let day = 0; day < 130; day += 1) {
    server.clock.advance(DAY_MS);
    await work();
  }
  for (const [service, no] of Object.entries(placed)) {
    const { status, dgStatus } = await read(no);
    expect(status, service).toBe('completed');
    expect(['none', 'accepted'], service).toContain(dgStatus);
    const nodes = await nodesOf(no);
    const been = nodes.map(({ actualAt }) => actualAt?.getTime() ?? 0);
    expect(
      been.every((at) => at > 0),
      service,
    ).toBe(true);
    expect(been, service).toEqual([...been].sort((a, b) => a - b));
    for (const { node, plannedAt, actualAt } of nodes)
      if (['departed', 'arrived'].includes(node) && plannedAt !== null)
        expect(actualAt!.getTime(), `${service} ${node}`).toBeGreaterThanOrEqual(plannedAt.getTime());
  }
  const acts = await db().select().from(audit).where(eq(audit.actorId, DEMO_OPERATOR));
  expect(acts.every(({ actorKind }) => actorKind === 'system')).toBe(true);
  expect(await work()).toBe(0);
});

it('[1.12][10.8] what an operator has taken up is theirs; what is shown of each status stays', async () => {
  const exhibits = async () =>
    (
      await db().select({ orderNo: orders.orderNo, status: orders.status }).from(orders).where(eq(orders.demo, true))
    ).sort((a, b) => a.orderNo.localeCompare(b.orderNo));
  const before = await exhibits();
  server.clock.advance(3 * DAY_MS);
  await work();
  expect((await read(taken)).status).toBe('submitted');
  expect(await exhibits()).toEqual(before);
});
it('[1.12][11.1] what was slept through is made up for, each step at its own time; goods wait for their papers', async () => {
  const fresh = await startMarket('pglite');
  await giveSheets(fresh);
  const { clock, database } = fresh;
  const form = methanol(await goldenOffer(fresh), clock.now());
  const { orderNo } = await book(fresh, OWNER, form, 'moved-late');
  const { etd, cutOffs } = await as(fresh, OWNER, 'order', { no: orderNo });
  clock.advance(etd! - clock.now() + HOUR_MS);
  await moveAlong({ db: database.db, clock });
  expect((await as(fresh, OWNER, 'order', { no: orderNo })).status).toBe('declared');
  await handInAll(fresh, orderNo);
  await moveAlong({ db: database.db, clock });
  const { status, timeline } = await as(fresh, OWNER, 'order', { no: orderNo });
  await fresh.stop();
  const at = (name: string) => timeline.find(({ node }) => node === name)?.actualAt;
  expect(status).toBe('departed');
  expect(at('departed')).toBe(etd);
  expect(at('released')).toBe(cutOffs!.emptyPickup);
});
