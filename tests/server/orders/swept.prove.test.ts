import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/data/connect.ts';
import { book, giveSheets, goldenOffer, methanol } from '#tests/kit/booking.ts';
import { as } from '#tests/kit/market-server.ts';
import { POSTGRES_MARKET } from '#tests/kit/server.setup.ts';
import { createPostgresDatabase, startServer } from '#tests/kit/server.ts';
import { type ServerProcess, spawnServer, temporaryFolder } from '#tests/kit/server-process.ts';

const COUNT = 60;
const SPACE = 1_000;
const TEU_OF_ORDER = 2;
const unverified = { creditCode: '11100000000013127D', name: '登记信息之外的公司' };

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** Copies of an order that has nothing of its own but its number. */
const COPIED = `
  with copies as (select 'FCL26011590' || lpad(n::text, 3, '0') as no from generate_series(1, $2::int) n),
  made as (
    insert into orders
    select (jsonb_populate_record(o, jsonb_build_object('order_no', copies.no))).* from orders o, copies
    where o.order_no = $1 returning order_no)
  insert into order_containers
  select (jsonb_populate_record(c, jsonb_build_object('order_no', copies.no))).* from order_containers c, copies
  where c.order_no = $1`;

/** Notes which server wrote an ending, in the transaction that wrote it, and gives each a moment to be killed in. */
const NOTED = `
  create table ending (order_no text, server text);
  create function note_ending() returns trigger language plpgsql as $$
  begin
    perform pg_sleep(0.02);
    insert into ending values (new.order_no, current_setting('application_name'));
    return new;
  end $$;
  create trigger note_ending after update of status on orders
  for each row when (new.status = 'autoCancelled') execute function note_ending()`;

describe('[1.8] [1.9b] two server processes on one PostgreSQL', () => {
  it('[1.9] end each overdue order once, one of them killed at it; none that is verified, of a person, or in time', async () => {
    const url = await createPostgresDatabase(POSTGRES_MARKET);
    const database = await openDatabase({ kind: 'postgres', url }, { onConnectionError: () => {} });
    const { pool } = database;
    const shop = await startServer({ database });
    cleanups.push(async () => {
      await shop.stop();
      await database.close();
    });
    await giveSheets(shop);
    const offer = await goldenOffer(shop);
    const form = methanol(offer, shop.clock.now());
    const placeOrder = async (user: string, name: string) => (await book(shop, user, form, name)).orderNo;
    const kept = [await placeOrder('user-verified', 'verified'), await placeOrder('user-person', 'person')];
    await as(shop, 'user-unverified', 'enterpriseVerify', unverified);
    const [first, inTime] = [
      await placeOrder('user-unverified', 'overdue'),
      await placeOrder('user-unverified', 'in-time'),
    ];
    kept.push(inTime);
    await pool.query(COPIED, [first, COUNT - 1]);
    await pool.query(`update orders set auto_cancel_at = now() + interval '1 hour' where order_no = $1`, [inTime]);
    await pool.query('update sailings set slots_left = $1', [SPACE]);
    await pool.query(NOTED);

    const endings = async () =>
      (await pool.query<{ server: string }>('select server from ending')).rows.map(({ server }) => server);
    const start = async (name: string): Promise<ServerProcess> => {
      const { path, remove } = temporaryFolder();
      cleanups.push(remove);
      const environment = { DATABASE_URL: `${url}?application_name=${name}`, SEED: 'none' };
      const server = await spawnServer({ dataDir: path, environment });
      cleanups.push(() => server.stop());
      return server;
    };
    const [killed, left] = await Promise.all([start('killed'), start('left')]);
    await expect.poll(async () => new Set(await endings()).size, { timeout: 30_000, interval: 5 }).toBe(2);
    killed.child.kill('SIGKILL');
    expect(await killed.ended).toMatchObject({ signal: 'SIGKILL' });
    expect((await endings()).length).toBeLessThan(COUNT);
    await expect.poll(async () => (await endings()).length, { timeout: 30_000, interval: 20 }).toBe(COUNT);
    await left.stop();

    const { rows } = await pool.query<{ orderNo: string; once: boolean }>(`
      select order_no as "orderNo",
        (select count(*) from ending e where e.order_no = o.order_no) = 1
        and (select count(*) from order_timeline t where t.order_no = o.order_no and t.node = 'autoCancelled') = 1
        and (select count(*) from audit a where a.subject_id = o.order_no and a.action = 'order.autoCancelled') = 1
        and cancelled_at = auto_cancel_at as once
      from orders o where status = 'autoCancelled' and not demo`);
    expect(rows).toHaveLength(COUNT);
    expect(rows.filter(({ once }) => !once)).toEqual([]);
    expect(rows.map(({ orderNo }) => orderNo).filter((orderNo) => kept.includes(orderNo))).toEqual([]);
    const space = await pool.query('select slots_left as "slotsLeft" from sailings where id = $1', [offer.scheduleId]);
    expect(space.rows).toEqual([{ slotsLeft: SPACE + COUNT * TEU_OF_ORDER }]);
    const standing = await pool.query(
      `select count(*)::int as count from orders where status = 'submitted' and not demo`,
    );
    expect(standing.rows).toEqual([{ count: kept.length }]);
  }, 90_000);
});
