import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorOrderQueue } from '#contract/calls/operator-orders.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { deskQuotePart } from '#domain/dg-desk/quote.ts';
import { MESSAGES_OF_AN_ORDER } from '#domain/limits.ts';
import { isEnded } from '#domain/orders/statuses.ts';
import { timeLeft } from '#domain/schedule/time-left.ts';
import { warehouseService } from '#domain/warehouse/service.ts';
import { memberships } from '#server/data/schema/accounts.ts';
import { orderMessages } from '#server/data/schema/order-messages.ts';
import { storedAt } from '#tests/features/warehouse/on-server.ts';
import { book, bookingKey, giveSheets, goldenOffer, methanol } from '#tests/kit/booking.ts';
import { reviewed } from '#tests/kit/desk-order.ts';
import { as } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { fetchAs, sendAs, signIn } from '#tests/kit/signed-in.ts';

describe.each(databaseKinds())('[10.8] the queue of orders on %s', (database) => {
  let server: TestServer;
  let booked: string;
  let stored: string;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true, settings: { deskToken } });
    await giveSheets(server);
    const offer = await goldenOffer(server);
    for (let nth = 0; nth < 25; nth += 1)
      booked = (await book(server, 'user-verified', methanol(offer, server.clock.now()), `queued-${nth}`)).orderNo;
    const form = await storedAt(server, 'user-verified');
    const part = warehouseService.priced(form)!;
    const { quoteId } = await as(server, 'user-verified', 'quote', { service: 'warehouse', part });
    const order = { service: 'warehouse' as const, quoteId, form };
    stored = (await as(server, 'user-verified', 'placeOrder', order, bookingKey('stored'))).orderNo;
  }, 60_000);
  afterAll(() => server.stop());

  const headers = { ...clientHeaders, 'desk-token': deskToken };
  const page = async (request: object) => (await sendAs(server.address, headers, 'operatorOrderQueue', request)).data;
  async function walk(request: object) {
    const items: OperatorOrderQueue['items'] = [];
    let total = 0;
    for (let after: string | null | undefined; after !== null; ) {
      const read = await page({ ...request, ...(after === undefined ? {} : { after }) });
      items.push(...read.items);
      total = read.total;
      after = read.next;
    }
    return { items, total };
  }

  it('lists every open order once, the soonest deadline first, those without one last', async () => {
    const { items, total } = await walk({});
    expect(items.length).toBe(total);
    expect(total).toBeGreaterThan(25);
    expect(new Set(items.map(({ orderNo }) => orderNo)).size).toBe(total);
    expect(items.some(({ status }) => isEnded(status) || status === 'completed')).toBe(false);
    const deadlines = items.map(({ deadline }) => deadline ?? Number.POSITIVE_INFINITY);
    expect(deadlines).toEqual(deadlines.toSorted((one, other) => one - other));
    const ofStored = items.find(({ orderNo }) => orderNo === stored);
    expect(ofStored).toMatchObject({ service: 'warehouse', deadline: null, deadlineKind: null });
  });

  it('counts all that end within a day, within three and later, not only those of the page', async () => {
    const { due, now } = await page({});
    const left = (await walk({})).items.flatMap(({ deadline }) => (deadline === null ? [] : [timeLeft(deadline, now)]));
    const counted = (...of: string[]) => left.filter((one) => of.includes(one)).length;
    expect(due).toEqual({ urgent: counted('PAST', 'URGENT'), soon: counted('SOON'), ample: counted('AMPLE') });
    expect(left.length).toBeGreaterThan(20);
    expect((await page({ status: 'completed' })).due).toEqual({ urgent: 0, soon: 0, ample: 0 });
  });

  it('names the numbers of its dangerous goods with their labels, and finds works that pack nothing by theirs', async () => {
    const [row] = (await walk({ keyword: booked })).items;
    expect(row?.unNumbers).toEqual([{ unNo: '1230', classes: ['3', '6.1'] }]);
    expect((await walk({ keyword: stored })).items).toMatchObject([{ unNumbers: [{ unNo: expect.any(String) }] }]);
    const form = reviewed(server.clock.now(), 'safety-sheet-user-verified');
    const part = deskQuotePart(form);
    const { quoteId } = await as(server, 'user-verified', 'quote', { service: 'dgdesk', part });
    const order = { service: 'dgdesk' as const, quoteId, form };
    const { orderNo } = await as(server, 'user-verified', 'placeOrder', order, bookingKey('works'));
    const { unNo, dgClass } = form.goods;
    const { items } = await walk({ keyword: `UN${unNo}`, service: 'dgdesk' });
    expect(items).toMatchObject([{ orderNo, unNumbers: [{ unNo, classes: [dgClass] }] }]);
  });

  it('says what comes at the deadline: the cut-off, the departure, or its end by itself', async () => {
    const { items } = await walk({});
    const dated = items.filter(({ deadline }) => deadline !== null);
    for (const { orderNo, deadline, deadlineKind, autoCancelAt, etd } of dated) {
      if (deadlineKind === 'autoCancel') expect(deadline, orderNo).toBe(autoCancelAt);
      else if (deadlineKind === 'departure') expect(deadline, orderNo).toBe(etd);
      else if (deadlineKind !== 'loading') {
        const { order } = (await sendAs(server.address, headers, 'operatorOrderSheet', { orderNo })).data;
        expect(deadline, orderNo).toBe(order.cutOffs?.[deadlineKind!]);
      }
    }
    expect(new Set(dated.map(({ deadlineKind }) => deadlineKind)).size).toBeGreaterThan(1);
  });

  it('counts in each queue what it lists without a filter', async () => {
    const totals = await Promise.all(
      (
        [
          'operatorOrderQueue',
          'operatorEnquiryQueue',
          'operatorVerificationQueue',
          'operatorInvoices',
          'operatorLeadQueue',
        ] as const
      ).map(async (name) => (await sendAs(server.address, headers, name, {})).data.total),
    );
    const counted = (await sendAs(server.address, headers, 'operatorCounts', {})).data;
    expect([counted.orders, counted.enquiries, counted.verifications, counted.invoices, counted.leads]).toEqual(totals);
  });

  it('is narrowed to a status and a service, and searched by number, phone, company and UN number', async () => {
    const { items: ended } = await walk({ status: 'completed' });
    expect(ended.every(({ status }) => status === 'completed')).toBe(true);
    const { items: boxes } = await walk({ service: 'fcl', status: 'submitted' });
    expect(boxes.length).toBeGreaterThanOrEqual(25);
    expect(boxes.every(({ service, status }) => service === 'fcl' && status === 'submitted')).toBe(true);
    expect((await walk({ service: 'warehouse' })).items.map(({ orderNo }) => orderNo)).toEqual([stored]);
    const numbers = async (keyword: string) => (await walk({ keyword })).items.map(({ orderNo }) => orderNo);
    expect(await numbers(booked.toLowerCase())).toEqual([booked]);
    const sheet = (await sendAs(server.address, headers, 'operatorOrderSheet', { orderNo: booked })).data;
    for (const keyword of [sheet.customer.phone ?? '', sheet.customer.company ?? '', 'UN1230', '1230'])
      expect(await numbers(keyword), keyword).toContain(booked);
    expect(await numbers('UN9999')).toEqual([]);
    expect(await numbers('%')).toEqual([]);
  });

  it('opens an order whole: who placed it, parties, goods, fee lines and the papers the customer owes', async () => {
    const { data } = await sendAs(server.address, headers, 'operatorOrderSheet', { orderNo: booked });
    expect(data.customer).toMatchObject({ auditStatus: 'PASS', phone: expect.stringMatching(/^1\d{10}$/) });
    expect(data.order).toMatchObject({ orderNo: booked, items: [{ unNo: '1230' }] });
    expect(data.order.lines.length).toBeGreaterThan(3);
    expect(data.papers.map(({ paper }) => paper)).toContain('DG_APPLICATION');
    expect(Object.keys(data.order.form)).toContain('shipper');
    const unknown = await sendAs(server.address, headers, 'operatorOrderSheet', { orderNo: 'FCL26011599999' });
    expect(unknown.code).toBe('10004004');
  });

  it('[10.1] is for who has the role, and not for users', async () => {
    const rates = await signInOperator(server, await makeOperator(server, '价格员', ['rates', 'admin']));
    const worker = await signInOperator(server, await makeOperator(server, '订单员', ['orders']));
    const user = (await signIn(server, 'user-verified')).headers;
    for (const [name, request] of [
      ['operatorOrderQueue', {}],
      ['operatorOrderSheet', { orderNo: booked }],
      ['operatorMessages', { orderNo: booked }],
    ] as const) {
      expect((await fetchAs(server.address, rates, name, request)).status).toBe(403);
      expect((await fetchAs(server.address, user, name, request)).status).toBe(401);
      expect((await fetchAs(server.address, worker, name, request)).status).toBe(200);
    }
  });

  it('opens the order of a user who has left the enterprise since', async () => {
    const { db } = server.database;
    const [left] = await db.select().from(memberships).where(eq(memberships.userId, 'user-verified'));
    await db.delete(memberships).where(eq(memberships.userId, 'user-verified'));
    const { data } = await sendAs(server.address, headers, 'operatorOrderSheet', { orderNo: booked });
    expect(data.row).toMatchObject({ orderNo: booked, company: data.customer.company });
    if (left !== undefined) await db.insert(memberships).values(left);
  });

  it('[10.12] customer and desk write to each other, and each sees what is unread until it is read', async () => {
    const owner = await signIn(server, 'user-verified');
    const operator = await signInOperator(server, await makeOperator(server, '留言员', ['orders']));
    const write = (text: string, key: string) => owner.call('sendOrderMessage', { no: stored, text }, bookingKey(key));
    const unreadInQueue = async () => (await walk({ service: 'warehouse' })).items[0]?.unread;
    const unreadInList = async () =>
      (await owner.call('orderList', { service: 'warehouse' })).data.items.find(({ orderNo }) => orderNo === stored)
        ?.unread;
    expect((await write('  ', 'message-blank')).code).toBe('10004001');
    expect((await write('长'.repeat(501), 'message-long')).code).toBe('10004001');
    const sent = await write(' 几点截港？\n<b>急</b> ', 'message-1');
    expect(sent.data.items).toMatchObject([{ no: 1, side: 'customer', text: '几点截港？\n<b>急</b>' }]);
    expect((await write(' 几点截港？\n<b>急</b> ', 'message-1')).data.items).toHaveLength(1);
    await write('还有，要带什么？', 'message-2');
    expect(await unreadInQueue()).toBe(2);
    const read = await sendAs(server.address, operator, 'operatorMessages', { orderNo: stored });
    expect(read.data.items.map(({ no, author }) => [no, author])).toEqual([
      [1, expect.any(String)],
      [2, expect.any(String)],
    ]);
    expect(await unreadInQueue()).toBe(0);
    const answer = { orderNo: stored, text: '周五 18:00 前' };
    await sendAs(server.address, operator, 'operatorSendMessage', answer, bookingKey('message-3'));
    const firstReply = await sendAs(server.address, operator, 'operatorSendMessage', answer, bookingKey('message-3'));
    expect(firstReply.data.items.at(-1)).toMatchObject({ no: 3, side: 'desk', author: '留言员' });
    expect(await unreadInList()).toBe(1);
    const seen = (await owner.call('orderMessages', { no: stored })).data;
    expect(seen).toMatchObject({ maySend: true, items: [{}, {}, { no: 3, author: null, text: '周五 18:00 前' }] });
    expect(await unreadInList()).toBe(0);
    const stranger = await signIn(server, 'user-person');
    expect((await stranger.call('orderMessages', { no: stored })).code).toBe('10004004');
    const other = await sendAs(server.address, operator, 'operatorMessages', { orderNo: 'FCL26011599999' });
    expect(other.code).toBe('10004004');
  });

  it('[10.12] a conversation that is full takes no more', async () => {
    const owner = await signIn(server, 'user-verified');
    const at = new Date(server.clock.now());
    const rows = Array.from({ length: MESSAGES_OF_AN_ORDER }, (_, index) => ({
      ...{ orderNo: booked, no: index + 1, side: 'desk' as const, text: '好', at, readAt: at },
    }));
    await server.database.db.insert(orderMessages).values(rows);
    const full = await owner.call('sendOrderMessage', { no: booked, text: '再问' }, bookingKey('message-full'));
    expect(full).toMatchObject({ code: '10004009', message: orderReplies.messagesFull(MESSAGES_OF_AN_ORDER) });
    expect((await owner.call('orderMessages', { no: booked })).data.maySend).toBe(false);
  });

  it('of two who move an order from where they saw it, the second is notified', async () => {
    const move = (status: string) =>
      sendAs(server.address, headers, 'operatorOrders', { orderNo: booked, from: 'submitted', status });
    expect((await move('reviewing')).code).toBe('00000000');
    expect(await move('booked')).toMatchObject({ code: '10004009', message: orderReplies.orderElsewhere });
    const { data } = await sendAs(server.address, headers, 'operatorOrderSheet', { orderNo: booked });
    expect(data.order.status).toBe('reviewing');
  });
});
