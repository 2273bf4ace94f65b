import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { users } from '#server/data/schema/accounts.ts';
import { notices, outbox } from '#server/data/schema/notices.ts';
import { deliverDue, MOST_TRIES, waitAfter } from '#server/notices/deliver.ts';
import { fanOutNotices } from '#server/notices/fan-out.ts';
import { notifyOperators, notifyUser } from '#server/notices/write-notice.ts';
import { startWebSink, type WebSink } from '#tests/kit/notice-sinks.ts';
import { createNotifier, type Notifier } from '#tests/kit/notices.ts';
import { lockingDatabaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';

const owned = { userId: 'user-person', enterpriseId: null };
const colleague = { userId: 'user-verified', enterpriseId: null };
const origin = 'https://www.example.com';

it('[10.9] the wait between two tries doubles from a minute to an hour, and all of them outlast two days', () => {
  const waits = Array.from({ length: MOST_TRIES - 1 }, (_, at) => waitAfter(at + 1));
  expect(waits.slice(0, 8).map((wait) => wait / MINUTE_MS)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(Math.max(...waits)).toBe(HOUR_MS);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(2 * DAY_MS);
});

describe.each(lockingDatabaseKinds)('the outbox on %s', (database) => {
  let server: TestServer;
  let sms: WebSink;
  let notifier: Notifier;

  beforeAll(async () => {
    server = await startServer({ database, isMarket: true });
  }, 60_000);
  afterAll(() => server.stop());
  beforeEach(async () => {
    sms = await startWebSink();
    notifier = createNotifier(server, { settings: { smsWebhookUrl: sms.url, publicOrigin: origin } });
  });
  afterEach(async () => {
    await sms.stop();
    await server.database.db.delete(notices);
  });

  const move = (orderNo: string, occasion: number, to = owned) =>
    server.database.db.transaction((tx) =>
      notifyUser(
        tx,
        to,
        { kind: 'orderAction', subject: orderNo, facts: { status: 'docsPending', reason: '' }, occasion },
        server.clock.now(),
      ),
    );
  const rows = () => server.database.db.select().from(outbox).orderBy(outbox.seq);
  const subjectsTo = (phone: string) =>
    sms
      .bodies()
      .filter((body) => body.phone === phone)
      .map(({ text }) => /FCL\d+/.exec(String(text))?.[0]);

  it('[10.9] what happened is sent with a key, in words that say what to do and where', async () => {
    await move('FCL26112500001', 1);
    await notifier.sweep();
    const [row] = await rows();
    expect(row).toMatchObject({ channel: 'sms', state: 'sent', attempts: 1, lastError: null });
    expect(sms.bodies()).toEqual([
      {
        at: new Date(server.clock.now()).toISOString(),
        id: row?.id,
        phone: '12000000003',
        messageType: 'orderAction',
        code: null,
        text: `【化舟】订单 FCL26112500001资料待补，请补交单证。查看：${origin}/user-center/?redirect=order&orderNo=FCL26112500001`,
      },
    ]);
    await notifier.pass(2 * HOUR_MS, HOUR_MS);
    expect(sms.received).toHaveLength(1);
  });

  it('[10.9] what was rolled back is sent to no one', async () => {
    const undone = server.database.db.transaction(async (tx) => {
      await notifyUser(tx, owned, { kind: 'cancelSoon', subject: 'FCL1', facts: { cancelAt: 0 } }, server.clock.now());
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await notifier.sweep();
    expect(await rows()).toEqual([]);
    expect(sms.received).toEqual([]);
  });

  it('[10.9] notified twice of one happening, a person hears of it once', async () => {
    await move('FCL26112500001', 1);
    await move('FCL26112500001', 1);
    await move('FCL26112500001', 2);
    await notifier.sweep();
    expect(sms.received).toHaveLength(2);
  });

  it('[10.9] a provider that is down for a day loses nothing: each message once, in the order of its receiver', async () => {
    sms.answer.status = 503;
    const delivered: string[] = [];
    for (let hour = 0; hour < 24; hour += 1) {
      const orderNo = `FCL261125000${String(hour).padStart(2, '0')}`;
      delivered.push(orderNo);
      await move(orderNo, 1);
      await move(orderNo.replace('1125', '1126'), 1, colleague);
      await notifier.pass(HOUR_MS, HOUR_MS);
    }
    expect((await rows()).map(({ state }) => state)).toEqual(Array(48).fill('waiting'));
    sms.answer.status = 200;
    await notifier.pass(2 * HOUR_MS, 10 * MINUTE_MS);
    expect((await rows()).filter(({ state }) => state !== 'sent')).toEqual([]);
    expect(new Set(sms.bodies().map(({ id }) => id)).size).toBe(48);
    expect(sms.received).toHaveLength(48);
    expect(subjectsTo('12000000003')).toEqual(delivered);
    expect(subjectsTo('12000000001')).toEqual(delivered.map((orderNo) => orderNo.replace('1125', '1126')));
    expect(notifier.logged.join()).not.toMatch(/12000000003|12000000001/);
  }, 120_000);

  it('[10.9] who dies between sending and noting it sends again under the same key', async () => {
    await move('FCL26112500001', 1);
    const { db } = server.database;
    await fanOutNotices(db, server.clock.now(), notifier.outlets);
    let wasSent = () => {};
    const sent = new Promise<void>((resolve) => {
      wasSent = resolve;
    });
    const dies = async (letter: Parameters<NonNullable<typeof notifier.outlets.channels.sms>>[0]) => {
      await notifier.outlets.channels.sms?.(letter);
      wasSent();
      return new Promise<void>(() => {});
    };
    void deliverDue(db, { sms: dies }, server.clock.now);
    await sent;
    await notifier.sweep();
    expect(sms.received).toHaveLength(1);
    await notifier.pass(MINUTE_MS, MINUTE_MS);
    const [first, second, ...more] = sms.bodies();
    expect(second).toMatchObject({ id: first?.id, text: first?.text });
    expect(more).toEqual([]);
    await notifier.pass(2 * HOUR_MS, 10 * MINUTE_MS);
    expect(sms.received).toHaveLength(2);
  });

  it('[10.9] several at once share the work, and none sends what another does', async () => {
    for (let number = 10; number < 30; number += 1)
      await move(`FCL261125000${number}`, 1, number % 2 ? owned : colleague);
    const { db } = server.database;
    await fanOutNotices(db, server.clock.now(), notifier.outlets);
    const all = await Promise.all([1, 2, 3].map(() => deliverDue(db, notifier.outlets.channels, server.clock.now)));
    expect(all.reduce((sum, { sent }) => sum + sent, 0)).toBe(20);
    expect(sms.received).toHaveLength(20);
    expect(subjectsTo('12000000003')).toEqual(subjectsTo('12000000003').toSorted());
    expect(subjectsTo('12000000003')).toHaveLength(10);
  });

  it('[10.9] a message is tried again when its wait is over, and not before', async () => {
    sms.answer.status = 503;
    await move('FCL26112500001', 1);
    await notifier.sweep();
    for (const [attempts, minutes] of [1, 2, 4].entries()) {
      await notifier.pass(minutes * MINUTE_MS - 1, minutes * MINUTE_MS);
      expect(await rows()).toMatchObject([{ state: 'waiting', attempts: attempts + 1 }]);
      await notifier.pass(1, 1);
      expect(await rows()).toMatchObject([{ state: 'waiting', attempts: attempts + 2, lastError: 'status 503' }]);
    }
  });

  it('[10.9] what is refused for good is given up, and does not hold up what comes after', async () => {
    sms.answer.status = 422;
    await move('FCL26112500001', 1);
    await notifier.sweep();
    sms.answer.status = 200;
    await move('FCL26112500002', 1);
    await notifier.sweep();
    expect((await rows()).map(({ state, lastError }) => [state, lastError])).toEqual([
      ['dead', 'status 422'],
      ['sent', null],
    ]);
  });

  it('[10.9] after sixty tries a message is given up', async () => {
    sms.answer.status = 500;
    await move('FCL26112500001', 1);
    await notifier.sweep();
    await server.database.db.update(outbox).set({ attempts: MOST_TRIES - 1 });
    await notifier.pass(HOUR_MS, HOUR_MS);
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 60, lastError: 'status 500' }]);
  });

  it('[10.9] what is no longer true when its turn comes is not sent', async () => {
    const { db } = server.database;
    const cancelAt = server.clock.now() + HOUR_MS;
    const delivered = {
      kind: 'cancelSoon',
      subject: 'FCL26112500001',
      facts: { cancelAt },
      expiresAt: cancelAt,
    } as const;
    sms.answer.status = 500;
    await db.transaction((tx) => notifyUser(tx, owned, delivered, server.clock.now()));
    await notifier.sweep();
    sms.answer.status = 200;
    await notifier.pass(2 * HOUR_MS, 2 * HOUR_MS);
    expect(sms.received).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'dead', lastError: 'expired' }]);
  });

  it('[10.9] who closed the account meanwhile is not looked for', async () => {
    const { db } = server.database;
    sms.answer.status = 500;
    await move('FCL26112500001', 1);
    await notifier.sweep();
    sms.answer.status = 200;
    await db.update(users).set({ phone: null }).where(eq(users.id, 'user-person'));
    await notifier.pass(MINUTE_MS, MINUTE_MS);
    await db.update(users).set({ phone: '12000000003' }).where(eq(users.id, 'user-person'));
    expect(await rows()).toMatchObject([{ state: 'dead', lastError: 'no receiver' }]);
    expect(await db.select().from(outbox).where(eq(outbox.state, 'sent'))).toEqual([]);
  });

  it('[10.9] without anything configured the company is notified in the terminal', async () => {
    await server.database.db.transaction((tx) =>
      notifyOperators(tx, { kind: 'newLead', subject: 'lead-1', facts: { kind: 'question' } }, server.clock.now()),
    );
    await notifier.sweep();
    expect(notifier.shown).toEqual(['通知：【化舟】危险品提问 lead-1待联系。\n']);
  });
});
