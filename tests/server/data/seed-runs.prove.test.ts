import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import { goldenLane } from '#server/seed/fcl-lanes.ts';
import { fclRows } from '#server/seed/fcl-rows.ts';
import { marketDatabase, seededDatabase } from '#tests/kit/seeded-database.ts';
import { MARKET_STARTS_AT } from '#tests/kit/server.setup.ts';
import { bothDatabaseKinds, databaseKinds } from '#tests/kit/server.ts';

const now = MARKET_STARTS_AT;

describe.each(databaseKinds())('the seed on %s', (kind) => {
  test('a second start on the same day changes nothing, a start on a later day moves on and keeps what people did, one on an earlier day goes back whole [1.12]', async () => {
    const database = await marketDatabase(kind);
    await database.rows(`delete from news where id = 'read-an-sds'`);
    await database.rows(`update news set title = '改过的', shown_from = null, withdrawn_at = '2026-01-15',
    edited_at = '2026-01-15' where id = 'un-search'`);
    await database.rows(`update help_articles set title = '改过的', edited_at = '2026-01-15' where id = '1.1.1'`);
    await database.rows(`update warehouses set name = '改过的', edited_at = '2026-01-15' where id = 'warehouse-01'`);
    await database.rows(`update suppliers set shown_from = null, withdrawn_at = '2026-01-15', edited_at = '2026-01-15'
    where id = 'supplier-trucker-6'`);
    const [campaign] = await database.rows<{ id: string }>('select id from campaigns order by id limit 1');
    await database.rows(`update campaigns set title = '改过的', summary = '改过的', edited_at = '2026-01-15'
    where id = '${campaign?.id}'`);
    const [slide] = await database.rows<{ id: string }>('select id from carousel order by id limit 1');
    await database.rows(`update carousel set title = '改过的', shown_from = null, edited_at = '2026-01-15'
    where id = '${slide?.id}'`);
    const [post] = await database.rows<{ id: string }>('select id from procurement_posts order by id limit 1');
    await database.rows(`update procurement_posts set title = '改过的', deadline = '2027-01-01',
    edited_at = '2026-01-15' where id = '${post?.id}'`);
    await database.rows(`update offer_rates set amount = 123456 where unit = '20GP' and offer_id in (
    select id from offers where lane_id = 'FCL-CNSHA-DEHAM')`);
    await database.rows(`insert into users (id, phone, password_hash, password_changed_at, user_source, created_at)
    values ('someone', '13800138000', 'x', '2026-01-15', 'echem', '2026-01-15')`);
    await database.rows(`insert into orders (order_no, service, user_id, status, dg_status, sailing_id, is_danger, form,
    version, created_at, updated_at) select 'FCL26011500001', 'fcl', 'someone', 'submitted', 'pending', min(id), true,
    '{}', 1, '2026-01-15', '2026-01-15' from sailings`);
    await database.rows(`insert into enquiries (enquiry_no, service, user_id, status, form, form_digest, deadline,
    created_at) values ('ENQ26011500001', 'fcl', 'someone', 'waiting', '{}', 'x', '2026-01-16', '2026-01-15')`);

    const demoOrders = () =>
      database.rows<{ order_no: string; version: number }>(
        'select order_no, version from orders where demo order by order_no',
      );
    const [first, ...others] = await demoOrders();
    await database.rows(`update orders set version = 2 where order_no = '${first?.order_no}'`);

    const before = await database.fingerprint();
    await database.seed(now + 6 * HOUR_MS);
    expect(await database.fingerprint()).toEqual(before);

    const later = now + 40 * DAY_MS;
    await database.seed(later);
    const after = await database.fingerprint();
    for (const table of ['users', 'enterprises', 'enquiries', 'enterprise_register', 'lanes', 'fee_lines']) {
      expect(after[table], table).toBe(before[table]);
    }
    const numbers = (await demoOrders()).map(({ order_no }) => order_no);
    expect(numbers).toContain(first?.order_no);
    expect(numbers.filter((one) => others.some(({ order_no }) => order_no === one))).toEqual([]);
    expect(numbers).toHaveLength(others.length + 2);
    expect(await database.rows(`select status from orders where order_no = 'FCL26011500001'`)).toEqual([
      { status: 'submitted' },
    ]);
    expect(
      await database.rows(`select title, shown_from from news where id = 'un-search' and published_at < '2026-01-15'`),
    ).toEqual([{ title: '改过的', shown_from: null }]);
    expect(await database.rows(`select title, summary from campaigns where id = '${campaign?.id}'`)).toEqual([
      { title: '改过的', summary: '改过的' },
    ]);
    expect(await database.rows(`select title, shown_from from carousel where id = '${slide?.id}'`)).toEqual([
      { title: '改过的', shown_from: null },
    ]);
    expect(
      await database.rows(`select title from procurement_posts where id = '${post?.id}' and deadline > '2026-12-31'`),
    ).toEqual([{ title: '改过的' }]);
    expect(await database.rows(`select title from help_articles where id = '1.1.1'`)).toEqual([{ title: '改过的' }]);
    expect(await database.rows(`select name from warehouses where id = 'warehouse-01'`)).toEqual([{ name: '改过的' }]);
    expect(
      await database.rows(`select shown_from from suppliers where withdrawn_at is not null and role = 'TRUCKER'`),
    ).toEqual([{ shown_from: null }]);
    const text = new Date(later).toISOString();
    const services = await database.rows<{ n: number }>(`
    select count(*) filter (where etd > '${text}')::int as n from sailings group by lane_id, carrier_code`);
    expect(services.every(({ n }) => n === 6)).toBe(true);
    const [old] = await database.rows<{ n: number }>(`
    select count(*)::int as n from sailings where etd < timestamptz '${text}' - interval '30 days'`);
    expect(old?.n).toBe(0);
    const [kept] = await database.rows<{ n: number }>(`
    select count(*)::int as n from offer_rates join offers on offers.id = offer_id
    where lane_id = 'FCL-CNSHA-DEHAM' and unit = '20GP' and amount = 123456`);
    expect(kept?.n).toBeGreaterThan(0);
    const [history] = await database.rows<{ n: number; last: string }>(`
    select count(*)::int as n, max(day)::text as last from price_history
    where lane_id = '${goldenLane.id}' and container_code = '20GP' and is_danger`);
    expect(history).toEqual({ n: 180, last: '2026-02-24' });

    await database.seed(now);
    const [past] = await database.rows<{ n: number; first: string }>(`
    select count(*)::int as n, min(day)::text as first from price_history
    where lane_id = '${goldenLane.id}' and container_code = '20GP' and is_danger and day <= '2026-01-15'`);
    expect(past).toEqual({ n: 180, first: '2025-07-20' });
    await database.close();
  });

  test('a later version of the seed keeps each row that an operator edited, added or ended, and renews the others [10.7]', async () => {
    const database = await seededDatabase(kind, 'none', now);
    const lists = [
      { table: 'places', name: 'name_cn', key: 'code', of: `kind = 'port'` },
      { table: 'carriers', name: 'name_cn', key: 'code', of: 'true' },
      { table: 'fee_codes', name: 'name_cn', key: 'code', of: 'true' },
      { table: 'suppliers', name: 'name', key: 'id', of: `role = 'CARRIER'` },
      { table: 'help_articles', name: 'title', key: 'id', of: 'true' },
      { table: 'restrictions', name: 'source', key: 'id', of: 'true' },
    ];
    const firstTwo = async ({ table, name, key, of }: (typeof lists)[number]) =>
      database.rows<{ id: string; name: string }>(
        `select ${key} as id, ${name} as name from ${table} where ${of} order by ${key} limit 2`,
      );
    const before = await Promise.all(lists.map(firstTwo));
    for (const [at, { table, name, key, of }] of lists.entries()) {
      const [edited, untouched] = before[at] ?? [];
      await database.rows(`update ${table} set ${name} = '改过的', edited_at = '2026-01-15'
      where ${of} and ${key} = '${edited?.id}'`);
      await database.rows(`update ${table} set ${name} = '早先的' where ${of} and ${key} = '${untouched?.id}'`);
    }
    const [ended] = await database.rows<{ id: string }>('select id from restrictions order by id desc limit 1');
    await database.rows(`update restrictions set valid_to = '2026-01-15', edited_at = '2026-01-15'
    where id = '${ended?.id}'`);
    await database.rows(`insert into carriers (code, kind, name_cn, regional, sort, edited_at)
    values ('OWN', 'ocean', '自己加的', false, 0, '2026-01-15')`);
    await database.rows('update seed_runs set revision = 0');

    await database.seed(now + 2 * DAY_MS);
    for (const [at, { table, name, key, of }] of lists.entries()) {
      const [edited, untouched] = before[at] ?? [];
      const found = await database.rows<{
        id: string;
        name: string;
      }>(`select ${key} as id, ${name} as name from ${table}
      where ${of} and ${key} in ('${edited?.id}', '${untouched?.id}') order by ${key}`);
      expect(found, table).toEqual([{ id: edited?.id, name: '改过的' }, untouched]);
    }
    expect(await database.rows(`select valid_to is null as open from restrictions where id = '${ended?.id}'`)).toEqual([
      { open: false },
    ]);
    expect(await database.rows(`select name_cn from carriers where code = 'OWN'`)).toEqual([{ name_cn: '自己加的' }]);
    await database.close();
  });

  test('without demonstration data only what is true everywhere is there [1.12]', async () => {
    const database = await seededDatabase(kind, 'none', now);
    const tables = Object.keys(await database.fingerprint());
    const filled: string[] = [];
    for (const table of tables) {
      const [row] = await database.rows<{ n: number }>(`select count(*)::int as n from ${table}`);
      if (row && row.n > 0) filled.push(table);
    }
    expect(filled.sort()).toEqual([
      'carriers',
      'constants',
      'fee_codes',
      'help_articles',
      'places',
      'restrictions',
      'seed_runs',
      'suppliers',
      'un_editions',
      'un_list_entries',
    ]);
    expect(await database.rows('select id from suppliers where demo')).toEqual([]);
    await database.close();
  });
});

test('two databases seeded at the same moment are equal, on whichever of the two kinds [1.12]', async () => {
  const [first, second] = await Promise.all(bothDatabaseKinds.map(marketDatabase));
  expect(await first?.fingerprint()).toEqual(await second?.fingerprint());
  await Promise.all([first?.close(), second?.close()]);
});

test('the fixed offer can be booked on whatever day the seed runs, two days later too [5.9]', () => {
  for (let step = 0; step < 28; step += 1) {
    const start = now + (step * DAY_MS) / 2;
    const open = fclRows(start).sailings.filter(
      (sailing) =>
        sailing.laneId === goldenLane.id &&
        sailing.carrierCode === goldenLane.carrier &&
        sailing.bookingCloseDangerous.getTime() > start + 2 * DAY_MS,
    );
    expect(open.length, new Date(start).toISOString()).toBeGreaterThanOrEqual(3);
  }
});
