import { createHash } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOBILE } from '#domain/identity/phone.ts';
import { demoAccounts, goldenLane } from '#server/seed/index.ts';
import { type SeededDatabase, seededDatabase } from '#tests/kit/seeded-database.ts';
import { databaseKinds } from '#tests/kit/server.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const nowText = new Date(now).toISOString();

let database: SeededDatabase;

const number = async (statement: string) => Number((await database.rows<{ n: number }>(statement))[0]?.n);
const count = (from: string) => number(`select count(*) as n from ${from}`);

describe.each(databaseKinds())('the seed on %s', (kind) => {
  beforeAll(async () => {
    database = await seededDatabase(kind, 'demo', now);
  });
  afterAll(() => database.close());

  describe('the demonstration is as large as a real market [1.12]', () => {
    test.each([
      ['un_list_entries', 2347],
      [`places where kind = 'port'`, 128],
      [`places where kind = 'airport'`, 54],
      [`places where kind = 'station'`, 42],
      [`lanes where service = 'fcl'`, 60],
      [`lanes where service = 'lcl'`, 25],
      [`lanes where service = 'air'`, 20],
      [`lanes where service = 'rail'`, 12],
      [`lanes where service in ('tank', 'flexitank')`, 10],
      [`lanes where service = 'domestic'`, 12],
      ['warehouses', 14],
      ['news', 30],
      ['campaigns', 3],
      ['enterprise_register', 30],
      ['users', 5],
    ])('%s', async (from, expected) => {
      expect(await count(from)).toBe(expected);
    });

    test('twelve carriers sail, each service with six departures in the next six weeks', async () => {
      const fcl = `from sailings join lanes on lanes.id = lane_id where service = 'fcl'`;
      expect(await number(`select count(distinct carrier_code) as n ${fcl}`)).toBe(12);
      const services = await database.rows<{ n: string }>(`
      select count(*)::text as n ${fcl} and etd > '${nowText}' and etd <= timestamptz '${nowText}' + interval '42 days'
      group by lane_id, carrier_code`);
      expect(services.length).toBeGreaterThanOrEqual(60);
      expect(services.every(({ n }) => n === '6')).toBe(true);
    });

    test('every sailing has a dangerous and a general price for three to five box types', async () => {
      const offers = await database.rows<{ danger: string; general: string }>(`
      select count(*) filter (where is_danger)::text as danger, count(*) filter (where not is_danger)::text as general
      from sailings join lanes on lanes.id = sailings.lane_id and service = 'fcl'
      left join offers on sailing_id = sailings.id and price_kind = 'PUBLIC' group by sailings.id`);
      expect(offers.every(({ danger, general }) => danger === '1' && general === '1')).toBe(true);
      const boxes = await database.rows<{ n: number }>(`
      select distinct count(*)::int as n from offer_rates join offers on offers.id = offer_id
      join lanes on lanes.id = lane_id and service = 'fcl' group by offer_id order by 1`);
      expect(boxes[0]?.n).toBe(3);
      expect(boxes.at(-1)?.n).toBeLessThanOrEqual(5);
    });

    test('each lane and box has a price for each of the last 180 days', async () => {
      const series = await database.rows<{ n: number; first: string; last: string }>(`
      select count(*)::int as n, min(day)::text as first, max(day)::text as last
      from price_history group by lane_id, container_code, is_danger`);
      expect(series.length).toBeGreaterThanOrEqual(360);
      for (const each of series) expect(each).toEqual({ n: 180, first: '2026-05-25', last: '2026-11-20' });
      expect(await count('price_history where average < minimum or minimum <= 0')).toBe(0);
      const moving = await count(`(
      select lane_id from price_history group by lane_id, container_code, is_danger having count(distinct minimum) < 8) as still`);
      expect(moving).toBe(0);
    });
  });

  describe('sailings and prices hold together [3.14]', () => {
    test('cut-offs come in an order that can be kept', async () => {
      expect(await count('sailings')).toBeGreaterThan(500);
      const broken = await count(`sailings where not (
      cy_open < cy_closing and cy_closing <= etd and eta > etd
      and greatest(booking_close_general, booking_close_dangerous, si_cutoff, si_cutoff_dangerous, dg_cutoff,
        vgm_cutoff, manifest_cutoff, customs_cutoff, cy_open, lcl_cutoff, empty_pickup) < etd
      and booking_close_dangerous < booking_close_general and si_cutoff_dangerous = si_cutoff - interval '48 hours'
      and dg_cutoff <= etd - interval '48 hours' and eta = etd + make_interval(days => transit_days))`);
      expect(broken).toBe(0);
      expect(await count(`sailings where voyage !~ '^[0-9A-Z]{2,10}$' or vessel !~ '^[0-9A-Z -]{1,35}$'`)).toBe(0);
    });

    test('an offer ends before its booking closes and covers classes that carrier and ports take', async () => {
      expect(await count('offers join sailings on sailings.id = sailing_id where valid_to >= etd')).toBe(0);
      const refused = await count(`(
      select unnest(dg_classes) as class, carrier_code, origin_code, destination_code
      from offers join lanes on lanes.id = lane_id and service = 'fcl' where is_danger) as taken
      join restrictions on dg_class in (class, split_part(class, '.', 1)) and (
        party_kind = 'carrier' and party_code = carrier_code
        or party_kind = 'port' and party_code in (origin_code, destination_code))`);
      expect(refused).toBe(0);
      expect(await count('offers where is_danger = (cardinality(dg_classes) = 0)')).toBe(0);
    });

    test('only consolidation pays freight back', async () => {
      const negative = await database.rows<{ service: string }>(`
      select distinct service from offer_rates join offers on offers.id = offer_id join lanes on lanes.id = lane_id
      where amount <= 0`);
      expect(negative).toEqual([{ service: 'lcl' }]);
    });

    test('a contract price is lower than the public one and belongs to an enterprise', async () => {
      expect(await count(`offers where (price_kind = 'CONTRACT') <> (enterprise_id is not null)`)).toBe(0);
      const pairs = await database.rows<{ cheaper: boolean }>(`
      select contract.amount < open.amount as cheaper
      from offers as special join offer_rates as contract on contract.offer_id = special.id
      join offers as general on general.sailing_id = special.sailing_id and general.is_danger = special.is_danger
        and general.price_kind = 'PUBLIC'
      join offer_rates as open on open.offer_id = general.id and open.unit = contract.unit
      where special.price_kind = 'CONTRACT'`);
      expect(pairs.length).toBeGreaterThan(0);
      expect(pairs.every(({ cheaper }) => cheaper)).toBe(true);
    });
  });

  describe('the fixed offer [5.9]', () => {
    interface Line {
      basis: string;
      currency: string;
      price: number;
    }

    const total = (lines: readonly Line[], boxes: number, currency: string) =>
      lines
        .filter((line) => line.currency === currency)
        .reduce((sum, line) => sum + line.price * (line.basis === 'CONTAINER' ? boxes : 1), 0);

    test('two 20GP cost $2,300.00 and ¥3,390.00 on every sailing', async () => {
      const offers = await database.rows<{
        tariff_id: string;
        amount: number;
        currency: string;
        dg_classes: string[];
      }>(`
      select tariff_id, amount, currency, dg_classes from offers join offer_rates on offer_id = offers.id and unit = '20GP'
      where lane_id = '${goldenLane.id}' and carrier_code = '${goldenLane.carrier}' and is_danger`);
      expect(offers).toHaveLength(6);
      const lines = await database.rows<Line>(`
      select basis, currency, unit_price as price from fee_lines
      where tariff_id = '${offers[0]?.tariff_id}' and (container_code is null or container_code = '20GP')
        and fee_code <> 'OWS'`);
      expect(lines).toHaveLength(7);
      expect(await count(`fee_lines where fee_code = 'OWS' and remark is null`)).toBe(0);
      for (const offer of offers) {
        expect(offer.dg_classes).toEqual(expect.arrayContaining(['3', '6.1']));
        const freight = { basis: 'CONTAINER', currency: offer.currency, price: Number(offer.amount) };
        const all = [freight, ...lines.map((line) => ({ ...line, price: Number(line.price) }))];
        expect(total(all, 2, '2')).toBe(230_000);
        expect(total(all, 2, '1')).toBe(339_000);
      }
    });

    test('has no contract price above it', async () => {
      expect(await count(`offers where lane_id = '${goldenLane.id}' and price_kind = 'CONTRACT'`)).toBe(0);
    });
  });

  describe('accounts and register [1.9] [1.12]', () => {
    test('each account is there with the password that is printed', async () => {
      const users = await database.rows<{ phone: string; password_hash: string }>(
        'select phone, password_hash from users',
      );
      for (const account of demoAccounts) {
        expect(account.phone).toMatch(MOBILE);
        const stored = users.find((user) => user.phone === account.phone)?.password_hash ?? '';
        expect(stored).toMatch(/^\$argon2id\$/);
        expect(await verify(stored, createHash('sha256').update(account.password).digest('hex'))).toBe(true);
      }
    });

    test('they are a verified and an unverified enterprise, a person, the special one and one with vehicle orders', async () => {
      const rows = await database.rows<{ id: string; status: string | null; vehicles: number }>(`
      select users.id, audit_status as status, (select count(*)::int from mm_orders where user_id = users.id) as vehicles
      from users left join memberships on user_id = users.id left join enterprises on enterprises.id = enterprise_id
      order by users.phone`);
      expect(rows).toEqual([
        { id: 'user-verified', status: 'PASS', vehicles: 0 },
        { id: 'user-unverified', status: 'NONE', vehicles: 0 },
        { id: 'user-person', status: null, vehicles: 0 },
        { id: 'user-special', status: 'PASS', vehicles: 0 },
        { id: 'user-vehicle', status: 'PASS', vehicles: 3 },
      ]);
    });

    test('the check digit of every registered credit code holds', async () => {
      const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
      const rows = await database.rows<{ credit_code: string }>('select credit_code from enterprise_register');
      for (const { credit_code: code } of rows) {
        let weight = 1;
        let sum = 0;
        for (const letter of code.slice(0, 17)) {
          sum += alphabet.indexOf(letter) * weight;
          weight = (weight * 3) % 31;
        }
        expect(code).toMatch(/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/);
        expect(alphabet[(31 - (sum % 31)) % 31], code).toBe(code[17]);
      }
    });

    test('every company and licence says that it is made up', async () => {
      const mark = `not like '%演示数据%'`;
      expect(await count(`enterprise_register where name ${mark}`)).toBe(0);
      expect(await count(`enterprises where name ${mark}`)).toBe(0);
      expect(await count(`warehouses where name ${mark} or qualifications::text ${mark}`)).toBe(0);
      expect(await count(`suppliers where demo and name ${mark}`)).toBe(0);
      expect(await count(`offers where remark ${mark} or not demo`)).toBe(0);
      expect(await count(`procurement_posts where company ${mark}`)).toBe(0);
    });
  });

  describe('texts', () => {
    test('the help tree is whole and holds the three addresses of the footer [2.8]', async () => {
      const ids = (await database.rows<{ id: string }>('select id from help_articles')).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(['1', '1.1', '1.1.1', '2', '3']));
      expect(await count('help_articles where parent_id not in (select id from help_articles)')).toBe(0);
      expect(await count('help_articles where length(body::text) < 80')).toBe(0);
    });

    test('news are articles, the newest from the last days', async () => {
      expect(await count('news where jsonb_array_length(body) < 4 or length(body::text) < 300')).toBe(0);
      expect(await count(`news where published_at > '${nowText}'`)).toBe(0);
      expect(await count(`news where published_at > timestamptz '${nowText}' - interval '3 days'`)).toBe(1);
      expect(await number('select count(distinct category) as n from news')).toBe(6);
    });

    test('one campaign runs, one is to come, one is over', async () => {
      expect(
        await count(`campaigns where starts_at <= '${nowText}' and ends_at > '${nowText}' and stock_total > 0`),
      ).toBe(1);
      expect(await count(`campaigns where starts_at > '${nowText}'`)).toBe(1);
      expect(await count(`campaigns where ends_at < '${nowText}' and stock_total = 0`)).toBe(1);
    });

    test('goods are offered and sought under links that cannot be guessed in form', async () => {
      expect(await count(`procurement_posts where id !~ '^[A-Za-z0-9_-]{22,}$'`)).toBe(0);
      expect(await count(`procurement_posts where deadline > '${nowText}' and kind = 'OFFER'`)).toBeGreaterThan(3);
      expect(await count(`procurement_posts where deadline > '${nowText}' and kind = 'REQUEST'`)).toBeGreaterThan(3);
      expect(await count('procurement_posts where id not in (select post_id from procurement_lines)')).toBe(0);
    });
  });
});
