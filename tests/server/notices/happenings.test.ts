import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { users } from '#server/data/schema/accounts.ts';
import { notices } from '#server/data/schema/notices.ts';
import { orders } from '#server/data/schema/orders.ts';
import { decideVerification } from '#server/enterprise/verification.ts';
import { answerEnquiry } from '#server/market/enquiries/answer.ts';
import { markRead, sendMessage } from '#server/orders/messages.ts';
import { moveOrder } from '#server/orders/move.ts';
import { cancelOverdue } from '#server/orders/sweep.ts';
import { secureRandom } from '#server/random.ts';
import { book, bookingKey, giveSheets, goldenOffer, methanol } from '#tests/kit/booking.ts';
import { as, ask } from '#tests/kit/market-server.ts';
import { startWebSink, type WebSink } from '#tests/kit/notice-sinks.ts';
import { createNotifier, type Notifier } from '#tests/kit/notices.ts';
import { enquire } from '#tests/kit/operator.ts';
import { databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';

const actor = { actorKind: 'system', actorId: 'test', requestId: null } as const;

describe.each(databaseKinds())('what is reported, on %s', (database) => {
  let server: TestServer;
  let sink: WebSink;
  let notifier: Notifier;

  beforeAll(async () => {
    server = await startServer({ database, isMarket: true });
    await giveSheets(server);
    sink = await startWebSink();
    notifier = createNotifier(server, {
      settings: { smsWebhookUrl: `${sink.url}/sms` },
      notices: { webhook: { url: `${sink.url}/all`, secret: 'secret-of-the-hook' } },
    });
  }, 60_000);
  afterAll(async () => {
    await sink.stop();
    await server.stop();
  });
  beforeEach(async () => {
    await notifier.sweep();
    sink.received.length = 0;
  });

  /** Notices since the last call, as kind and text; the webhook receives all. */
  const sentNotices = async () => {
    await notifier.sweep();
    return sink.received
      .filter(({ path }) => path.endsWith('/all'))
      .map(({ body }) => JSON.parse(body) as { kind: string; text: string; userId: string | null });
  };
  const kinds = async () => (await sentNotices()).map(({ kind }) => kind);
  const placeOrder = async (userId: string, name: string) => {
    const offer = await goldenOffer(server);
    return (await book(server, userId, methanol(offer, server.clock.now()), name)).orderNo;
  };
  const move = (orderNo: string, status: 'docsPending' | 'rejected' | 'reviewing', remark = '') =>
    moveOrder(server.database.db, { orderNo, status, remark }, { now: server.clock.now(), actor });

  it('[10.9] an order is received, and the company hears of it', async () => {
    const orderNo = await placeOrder('user-verified', 'received');
    expect(await sentNotices()).toEqual([
      expect.objectContaining({
        kind: 'orderReceived',
        userId: 'user-verified',
        text: expect.stringContaining(orderNo),
      }),
      expect.objectContaining({ kind: 'newOrder', userId: null, text: `【化舟】订单 ${orderNo}（整箱）待确认。` }),
    ]);
    const phones = sink.received.filter(({ path }) => path.endsWith('/sms')).map(({ body }) => JSON.parse(body).phone);
    expect(phones).toEqual(['12000000001']);
  });

  it('[10.9] a status that asks for something is reported with why, any other is not', async () => {
    const orderNo = await placeOrder('user-verified', 'moved');
    expect(await kinds()).toHaveLength(2);
    sink.received.length = 0;
    await move(orderNo, 'reviewing');
    expect(await sentNotices()).toEqual([]);
    await move(orderNo, 'docsPending', '缺\n危包证');
    expect((await sentNotices()).map(({ text }) => text)).toEqual([
      `【化舟】订单 ${orderNo}资料待补（缺 危包证），请补交单证。`,
    ]);
    sink.received.length = 0;
    await move(orderNo, 'rejected', '船公司不接受');
    expect((await sentNotices()).map(({ text }) => text)).toEqual([
      `【化舟】订单 ${orderNo}已驳回（船公司不接受），请按原因改好后重新下单。`,
    ]);
  });

  it('[10.9] a move that is refused is sent to no one', async () => {
    const orderNo = await placeOrder('user-verified', 'refused');
    await move(orderNo, 'rejected', '不接受');
    await notifier.sweep();
    sink.received.length = 0;
    await expect(move(orderNo, 'docsPending')).rejects.toMatchObject({ code: '10004009' });
    expect(await sentNotices()).toEqual([]);
  });

  it('[10.9] a message is reported until it is read, and no word of it goes along', async () => {
    const orderNo = await placeOrder('user-verified', 'messages');
    await notifier.sweep();
    sink.received.length = 0;
    const { db } = server.database;
    const write = (side: 'customer' | 'desk', text: string) =>
      db.transaction((tx) =>
        sendMessage(
          tx,
          { where: eq(orders.orderNo, orderNo), side, text, userId: null, operatorId: null },
          server.clock.now(),
        ),
      );
    await write('desk', '请打 12000000088');
    await write('desk', '再补一张');
    await write('customer', '好的');
    const all = await sentNotices();
    expect(all).toMatchObject([
      { kind: 'orderMessage', userId: 'user-verified', text: expect.stringContaining('有操作员的新留言') },
      { kind: 'newMessage', userId: null, text: `【化舟】订单 ${orderNo}有客户的新留言，待回复。` },
    ]);
    expect(JSON.stringify(all)).not.toContain('12000000088');
    sink.received.length = 0;
    await markRead(db, { orderNo, side: 'customer' }, server.clock.now());
    await write('desk', '还有一件');
    expect(await kinds()).toEqual(['orderMessage']);
  });

  it('[10.9] an enquiry reaches the company, its answer the one who asked', async () => {
    const enquiryNo = await enquire(server, '甲醇', 'notice-enquiry');
    expect(await sentNotices()).toMatchObject([
      { kind: 'newEnquiry', text: `【化舟】询价 ${enquiryNo}（整箱）待答复。` },
    ]);
    sink.received.length = 0;
    const request = { no: enquiryNo, decision: 'DECLINE' as const, reason: '该航线停航', options: [] };
    const { db } = server.database;
    await answerEnquiry(db, request, { now: server.clock.now(), random: secureRandom, actor });
    expect(await sentNotices()).toMatchObject([
      { kind: 'enquiryAnswered', userId: 'user-verified', text: expect.stringContaining('不能报价（该航线停航）') },
    ]);
  });

  it('[10.9] a verification reaches the company, its decision the one who sent it', async () => {
    const form = { creditCode: '11100000000013127D', name: '登记信息之外的公司', legalPerson: '', address: '' };
    await as(server, 'user-unverified', 'enterpriseVerify', form);
    expect(await sentNotices()).toMatchObject([
      { kind: 'newVerification', text: '【化舟】登记信息之外的公司的企业认证待审核。' },
    ]);
    sink.received.length = 0;
    const { db } = server.database;
    const [row] = await db.select().from(notices).where(eq(notices.kind, 'newVerification'));
    const deciding = { now: server.clock.now(), actor };
    await decideVerification(db, row?.subject ?? '', { status: 'REJECT', reason: '影像不清' }, deciding);
    expect(await sentNotices()).toMatchObject([
      { kind: 'verificationDecided', userId: 'user-unverified', text: expect.stringContaining('未通过（影像不清）') },
    ]);
  });

  it('[10.9] a lead and a question reach the company, a vote on an article does not', async () => {
    const lead = { kind: 'lead' as const, form: { contact: '顾晓岚', phone: '12000000009' } };
    const { leadNo } = await ask(server, 'leads', lead, bookingKey('lead'));
    await ask(
      server,
      'leads',
      { kind: 'helpVote', form: { articleId: '1.1.1', helpful: true, text: '' } } as never,
      bookingKey('vote'),
    );
    const all = await sentNotices();
    expect(all).toMatchObject([{ kind: 'newLead', text: `【化舟】咨询 ${leadNo}待联系。` }]);
    expect(JSON.stringify(all)).not.toContain('12000000009');
  });

  it('[10.9] twelve hours before an order ends by itself its customer is notified, once', async () => {
    const orderNo = await placeOrder('user-unverified', 'cancel-soon');
    const [order] = await server.database.db.select().from(orders).where(eq(orders.orderNo, orderNo));
    const cancelAt = order?.autoCancelAt?.getTime() ?? 0;
    await notifier.sweep();
    server.clock.advance(cancelAt - 12 * HOUR_MS - server.clock.now() - MINUTE_MS);
    await notifier.sweep();
    sink.received.length = 0;
    expect((await kinds()).filter((kind) => kind === 'cancelSoon')).toEqual([]);
    await notifier.pass(HOUR_MS, MINUTE_MS);
    expect((await sentNotices()).filter(({ kind }) => kind === 'cancelSoon')).toMatchObject([
      { userId: 'user-unverified', text: expect.stringContaining('企业认证还没有通过将自动取消') },
    ]);
    sink.received.length = 0;
    server.clock.advance(cancelAt - server.clock.now());
    await cancelOverdue({ db: server.database.db, clock: server.clock });
    expect((await sentNotices()).filter(({ text }) => text.includes(orderNo))).toMatchObject([
      { kind: 'orderAction', text: expect.stringContaining('超时自动取消') },
    ]);
  });

  it('[10.9] what an order still owes is reported a day before it is due', async () => {
    const orderNo = await placeOrder('user-verified', 'deadline');
    const { nextSteps } = await as(server, 'user-verified', 'order', { no: orderNo });
    const dueAt = Math.min(
      ...nextSteps.flatMap((step) => step.dueAt ?? []).filter((due) => due > server.clock.now() + DAY_MS),
    );
    await notifier.sweep();
    sink.received.length = 0;
    server.clock.advance(dueAt - DAY_MS - server.clock.now() - MINUTE_MS);
    const dueNow = async () =>
      (await sentNotices())
        .filter(({ kind, text }) => kind === 'orderDeadline' && text.includes(orderNo))
        .map(({ text }) => text);
    await notifier.pass(MINUTE_MS / 2, MINUTE_MS / 2);
    const before = (await dueNow()).length;
    await notifier.pass(10 * MINUTE_MS, MINUTE_MS);
    const all = await dueNow();
    expect(all.length).toBe(before + 1);
    expect(all.at(-1)).toMatch(/截止：请/);
  });

  it('[10.10] who has left the enterprise hears no more of its orders: the owner does', async () => {
    const { db } = server.database;
    const orderNo = await placeOrder('user-verified', 'left');
    await notifier.sweep();
    sink.received.length = 0;
    const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
    await db.insert(users).values({
      id: 'user-new-owner',
      phone: '12000000055',
      passwordHash: '',
      passwordChangedAt: new Date(0),
      userSource: 'echem',
      createdAt: new Date(0),
    });
    await db.execute(
      sql`update memberships set user_id = 'user-new-owner' where enterprise_id = ${order?.enterpriseId}`,
    );
    await move(orderNo, 'docsPending');
    expect(await sentNotices()).toMatchObject([{ kind: 'orderAction', userId: 'user-new-owner' }]);
  });
});
