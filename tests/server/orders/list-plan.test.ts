import { and, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#server/data/schema/orders.ts';
import { isOwn } from '#server/enterprise/membership.ts';
import { deadlineAt, isUnderWay } from '#server/orders/deadline.ts';
import { listFilter } from '#server/orders/list-filters.ts';
import { book, goldenOffer, methanol } from '#tests/kit/booking.ts';
import { type Company, startCompany } from '#tests/kit/company.ts';
import { databaseKinds } from '#tests/kit/server.ts';

const OTHERS = 8_000;
const COMPANIES = 200;
/** One in so many is still under way. */
const UNDER_WAY = 12;

describe.each(databaseKinds())('the list by deadline, on %s', (database) => {
  let company: Company;
  afterAll(() => company.server.stop());

  /** Copies of one order, spread over many companies and people of whom each has a few. */
  beforeAll(async () => {
    company = await startCompany(database);
    const { server } = company;
    const { db } = server.database;
    const form = methanol(await goldenOffer(server), server.clock.now());
    const { orderNo } = await book(server, 'user-verified', form, 'listed-by-deadline');
    const columnsBut = async (table: string, own: readonly string[]) => {
      const { rows } = await db.execute<{ column_name: string }>(
        sql`select column_name from information_schema.columns where table_name = ${table}`,
      );
      return rows.flatMap(({ column_name: name }) => (own.includes(name) ? [] : [`"${name}"`])).join(', ');
    };
    const ofCompany = await columnsBut('enterprises', ['id', 'credit_code']);
    const ofOrder = await columnsBut('orders', ['order_no', 'enterprise_id', 'status']);
    await db.execute(
      sql.raw(`insert into enterprises (id, ${ofCompany})
        select 'company-' || n, ${ofCompany} from enterprises, generate_series(1, ${COMPANIES}) n
        where id = 'enterprise-verified'`),
    );
    await db.execute(
      sql.raw(`insert into orders (order_no, enterprise_id, status, ${ofOrder})
        select 'FCL99' || lpad(n::text, 9, '0'), 'company-' || (1 + n % ${COMPANIES}),
          case when n % ${UNDER_WAY} = 0 then 'booked' else 'completed' end, ${ofOrder}
        from orders, generate_series(1, ${OTHERS}) n where order_no = '${orderNo}'`),
    );
    await db.execute(sql`analyze orders`);
    await db.execute(sql`analyze enterprises`);
  }, 120_000);

  it('[2.14] reads a company’s orders under way by their index, not everybody’s', async () => {
    const { db } = company.server.database;
    const now = company.server.clock.now();
    const list = db
      .select({ orderNo: orders.orderNo })
      .from(orders)
      .where(and(isOwn(orders, 'user-verified'), isUnderWay(now)))
      .orderBy(deadlineAt(now))
      .limit(50);
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${list}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('orders_enterprise_under_way');
    expect(plan).not.toContain('Seq Scan on orders');
  });

  it('looks for words in one folded text, not in what an order holds', async () => {
    const { db } = company.server.database;
    const now = company.server.clock.now();
    const asked = listFilter({ underWay: false, keyword: 'UN 1230' }, now);
    const list = db
      .select({ orderNo: orders.orderNo })
      .from(orders)
      .where(and(isOwn(orders, 'user-verified'), asked));
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${list}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain("(search ~~ '%un1230%'::text)");
    for (const unreadName of ['order_items', 'voyage', 'form', '~~*']) expect(plan).not.toContain(unreadName);
  });
});
