import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Envelope } from '#contract/codes.ts';
import { openDatabase } from '#server/data/connect.ts';
import { sailings } from '#server/data/schema/market.ts';
import { audit } from '#server/data/schema/operations.ts';
import { idempotencyKeys, orders, orderTimeline } from '#server/data/schema/orders.ts';
import { cancelOverdue } from '#server/orders/sweep.ts';
import { book, bookingKey, giveSheets, goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { as, startMarket } from '#tests/kit/market-server.ts';
import { POSTGRES_MARKET } from '#tests/kit/server.setup.ts';
import { createPostgresDatabase, lockingDatabaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { fetchAs, type SignedIn, signIn } from '#tests/kit/signed-in.ts';
import { FULL } from '../../kit/full.ts';

const KEYS = FULL ? 500 : 2;
const POSTS = 50;
const RETRIES = FULL ? 100 : 12;
const HOUR = 3_600_000;

describe.each(lockingDatabaseKinds)('one order each, on %s', (database) => {
  let server: TestServer;
  let browser: SignedIn;
  let order: { service: 'fcl'; quoteId: string; form: ReturnType<typeof methanol> };
  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    const offer = await goldenOffer(server);
    const form = methanol(offer, server.clock.now());
    await book(server, 'user-verified', form, 'first');
    await server.database.db.update(sailings).set({ slotsLeft: null }).where(eq(sailings.id, offer.scheduleId));
    const { quoteId } = await as(server, 'user-verified', 'quote', { service: 'fcl', part: partOf(form) as never });
    order = { service: 'fcl', quoteId, form };
    browser = await signIn(server, 'user-verified');
  }, 60_000);
  afterAll(() => server.stop());

  /** Retries a busy server (503) with the same idempotency key; other errors fail. */
  const post = async (key: string): Promise<Envelope<{ orderNo: string } | null>> => {
    for (;;) {
      const reply = await fetchAs(server.address, browser.headers, 'placeOrder', order, key);
      if (reply.status !== 503) return reply.json() as Promise<Envelope<{ orderNo: string } | null>>;
    }
  };

  const placed = async () => {
    const { db } = server.database;
    const [inOrders] = await db.select({ count: count() }).from(orders).where(eq(orders.demo, false));
    const [inAudit] = await db.select({ count: count() }).from(audit).where(eq(audit.action, 'order.placed'));
    const [inKeys] = await db.select({ count: count() }).from(idempotencyKeys).where(isNotNull(idempotencyKeys.answer));
    const [submitted] = await db
      .select({ count: count() })
      .from(orderTimeline)
      .innerJoin(orders, eq(orders.orderNo, orderTimeline.orderNo))
      .where(and(eq(orders.demo, false), eq(orderTimeline.sort, 0), eq(orderTimeline.node, 'submitted')));
    const counts = [inOrders, inAudit, inKeys, submitted].map((row) => row?.count);
    expect(new Set(counts).size).toBe(1);
    return inOrders?.count ?? 0;
  };

  it(
    `[4.31] ${KEYS} keys × ${POSTS} posts at once are ${KEYS} orders`,
    async () => {
      const before = await placed();
      for (let key = 0; key < KEYS; key += 1) {
        const answers = await Promise.all(Array.from({ length: POSTS }, () => post(bookingKey(`crowd-${key}`))));
        expect(new Set(answers.map(({ code, data }) => `${code} ${data?.orderNo}`)).size).toBe(1);
        expect(answers[0]?.code).toBe('00000000');
      }
      expect((await placed()) - before).toBe(KEYS);
    },
    FULL ? 1_800_000 : 120_000,
  );

  it(`[4.31] ${RETRIES} times: a click that is doubled, its first answer lost on the way, and a repetition are one order`, async () => {
    const before = await placed();
    let lost = 0;
    for (let time = 0; time < RETRIES; time += 1) {
      const key = bookingKey(`retried-${time}`);
      const dropped = fetch(`${server.address}/api-ecommerce/orders`, {
        method: 'POST',
        headers: { ...browser.headers, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(order),
        signal: AbortSignal.timeout(1 + (time % 30)),
      }).then(
        (answer) => answer.json(),
        () => {
          lost += 1;
          return null;
        },
      );
      const [second] = await Promise.all([post(key), dropped]);
      const third = await post(key);
      expect([second.code, third.data]).toEqual(['00000000', second.data]);
    }
    expect(lost).toBeGreaterThan(0);
    expect((await placed()) - before).toBe(RETRIES);
  }, 120_000);

  it('[4.31] two users under one key have an order each', async () => {
    const [one, other] = await Promise.all(
      ['user-verified', 'user-special'].map((user) => book(server, user, order.form, 'shared')),
    );
    expect(one?.orderNo).not.toBe(other?.orderNo);
  });
});

describe('[1.9b] two servers on one PostgreSQL', () => {
  it('sweep the orders over their time once, also when one of them dies at it', async () => {
    const url = await createPostgresDatabase(POSTGRES_MARKET);
    const open = () => openDatabase({ kind: 'postgres', url }, { onConnectionError: () => {} });
    const [one, two] = await Promise.all([open(), open()]);
    const server = await startServer({ database: one });
    await giveSheets(server);
    const form = methanol(await goldenOffer(server), server.clock.now());
    const count = 12;
    for (let at = 0; at < count; at += 1) await book(server, 'user-unverified', form, `swept-${at}`);
    await book(server, 'user-person', form, 'kept');
    server.clock.advance(48 * HOUR);
    const { clock } = server;
    const dying = new pg.Client({ connectionString: url });
    dying.on('error', () => {});
    await dying.connect();
    await dying.query('begin');
    await dying.query(
      `update orders set status = 'autoCancelled' where order_no = (select min(order_no) from orders where not demo)`,
    );
    const sweep = async () => {
      const swept = await Promise.all([one, two].map(({ db }) => cancelOverdue({ db, clock })));
      return swept.reduce((sum, each) => sum + each);
    };
    expect(await sweep()).toBe(count - 1);
    await two.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction'`,
    );
    let rest = 0;
    for (let tries = 0; tries < 100 && rest === 0; tries += 1) rest = await sweep();
    expect(rest).toBe(1);
    const written = await two.db.execute<{ nodes: string; logged: string; ended: string }>(sql`
      select (select count(*) from order_timeline t join orders o using (order_no)
          where t.node = 'autoCancelled' and not o.demo) as nodes,
        (select count(distinct subject_id) from audit where action = 'order.autoCancelled') as logged,
        (select count(*) from orders where status = 'autoCancelled' and not demo) as ended`);
    expect(written.rows).toEqual([{ nodes: String(count), logged: String(count), ended: String(count) }]);
    await server.stop();
    await Promise.all([one.close(), two.close()]);
  }, 60_000);
});
