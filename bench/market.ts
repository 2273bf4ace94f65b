import { readFileSync } from 'node:fs';
import pg from 'pg';
import { createApp } from '#server/app.ts';
import { migrateDatabase, type OpenDatabase, openDatabase } from '#server/data/connect.ts';
import { createPageRenderer } from '#server/head/render.ts';
import { secureRandom } from '#server/random.ts';
import { seed } from '#server/seed/index.ts';
import { readSettings } from '#src/config/settings.ts';
import { startPostgres } from '#tests/kit/postgres.ts';
import { signInDoubles } from '#tests/kit/sign-in-doubles.ts';

/** The list of one lane among a thousand sailings and among a million, call by call in turn, CPU of both processes. */
const NOW = Date.UTC(2026, 0, 15, 2);
const SAILINGS_PER_LANE = 500;
const CALLS = 200;
const WARM_UPS = 20;
const MOST_TIMES = 3;

/** Ten carriers a week on each lane: ten weeks past, forty to come. */
const fill = (lanes: number) => `
  SET session_replication_role = replica;
  INSERT INTO places SELECT 'port', 'ZZ' || lpad(lane::text, 5, '0'), '港' || lane, 'PORT ' || lane, '欧洲', '欧洲', 'NL',
    'Europe/Amsterdam', 'gang', 'g', '{}', '{}', 10, 10000 + lane FROM generate_series(1, ${lanes}) lane;
  INSERT INTO lanes SELECT 'L' || lane, 'fcl', 'port', 'CNSHA', 'port', 'ZZ' || lpad(lane::text, 5, '0'), 31, false, lane
    FROM generate_series(1, ${lanes}) lane;
  CREATE TEMP TABLE line AS SELECT code, row_number() OVER (ORDER BY sort) - 1 AS at FROM carriers
    WHERE kind = 'ocean' ORDER BY sort LIMIT 10;
  INSERT INTO tariffs SELECT 'T' || lane || code, 'L' || lane, code, true, true FROM generate_series(1, ${lanes}) lane, line;
  INSERT INTO fee_lines SELECT 'T' || lane || line.code, fee.sort, fee.code, NULL, fee.basis, '1', 10000, false, 'PRE', 0, NULL
    FROM generate_series(1, ${lanes}) lane, line,
    (VALUES (0, 'THC', 'CONTAINER'), (1, 'SEAL', 'CONTAINER'), (2, 'DOC', 'SHIPMENT')) fee (sort, code, basis);
  INSERT INTO sailings SELECT 'S' || lane || '-' || week || code, 'L' || lane, code, 'R1', 'VESSEL', week || 'W', '洋山', NULL,
    etd, etd + interval '31 days', 31, etd - interval '7 days', etd - interval '10 days', etd - interval '3 days',
    etd - interval '5 days', etd - interval '3 days', etd - interval '2 days', etd - interval '3 days', etd - interval '1 day',
    etd - interval '6 days', etd - interval '1 day', etd - interval '6 days', etd - interval '7 days', true
    FROM generate_series(1, ${lanes}) lane, line, generate_series(-10, 39) week,
    LATERAL (SELECT timestamptz '2026-01-16 02:00Z' + week * interval '7 days' + at * interval '9 hours' AS etd) sailing;
  INSERT INTO offers SELECT 'O' || id, lane_id, id, 'T' || substr(lane_id, 2) || carrier_code, carrier_code, 'PUBLIC', NULL,
    true, '{3,6.1,8,9}', 'PLENTY', etd - interval '60 days', booking_close_dangerous, NULL, '{}', true FROM sailings;
  INSERT INTO offer_rates SELECT id, unit, 85000, '2', 21000 FROM offers, unnest(array['20GP', '40HQ']) unit;
  SET session_replication_role = DEFAULT;
  ANALYZE;`;

async function open(url: string, lanes: number) {
  const name = `sailings_${lanes * SAILINGS_PER_LANE}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  const database = await openDatabase({ kind: 'postgres', url: address.href }, { onConnectionError: () => {} });
  await migrateDatabase(database);
  await seed(database.db, { kind: 'none', now: NOW });
  const filler = new pg.Client({ connectionString: address.href });
  await filler.connect();
  await filler.query(fill(lanes));
  const counted = await filler.query<{ count: string }>('SELECT count(*) FROM sailings');
  await filler.end();
  return { database, sailings: Number(counted.rows[0]?.count) };
}

function serve(database: OpenDatabase) {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const { db } = database;
  const clock = { now: () => NOW };
  const settings = { ...readSettings({}), requestsPerMinute: 1_000_000 };
  const release = { version: '0', build: 'bench' };
  return createApp({
    db,
    clock,
    random: secureRandom,
    log,
    ...signInDoubles({ db, clock }),
    operatorKey: 'bench',
    settings,
    release,
    site: null,
    apiOrigin: null,
    renderPage: createPageRenderer({ db, clock, settings, release, log }),
    isReady: async () => true,
  }).http;
}

/** Nanoseconds on a processor since the process began. */
const onProcessor = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);

async function subject(url: string, lanes: number) {
  const { database, sailings } = await open(url, lanes);
  const http = serve(database);
  const payload = {
    orgPortCode: 'CNSHA',
    dstPortCode: 'ZZ00001',
    unNo: '1230',
    boxes: [{ ctnType: '20GP', quantity: 2 }],
  };
  const call = async () => {
    const answer = await http.inject({
      method: 'POST',
      url: '/api-item/price/selling',
      headers: { appcode: 'echem', appdriver: '101' },
      payload,
    });
    const { data } = answer.json<{ data: { total: number; items: unknown[] } }>();
    if (data.items.length !== 20)
      throw new Error(`the list has ${data.items.length} rows: ${answer.body.slice(0, 200)}`);
  };
  let pids: number[] = [];
  /** Idle connections are closed after a while, so the backends are looked up just before they are measured. */
  const prepare = async () => {
    for (let index = 0; index < WARM_UPS; index += 1) await call();
    const { rows } = await database.pool.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'`,
    );
    pids = rows.map(({ pid }) => pid);
  };
  const spent: number[] = [];
  const measure = async () => {
    const backends = () => pids.reduce((sum, pid) => sum + onProcessor(pid), 0) / 1_000;
    const before = backends();
    const own = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(own);
    spent.push(user + system + backends() - before);
  };
  return { sailings, spent, prepare, measure, close: () => http.close().then(() => database.close()) };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const postgres = await startPostgres();
try {
  const few = await subject(postgres.url, 2);
  const many = await subject(postgres.url, 2_000);
  await few.prepare();
  await many.prepare();
  for (let index = 0; index < CALLS; index += 1) {
    await few.measure();
    await many.measure();
  }
  const ratio = median(many.spent) / median(few.spent);
  for (const { sailings, spent } of [few, many]) {
    console.log(
      `  ${String(sailings).padStart(9)} 个航次  ${(median(spent) / 1_000).toFixed(2)} ms CPU/次（${CALLS} 次中位数，含 PostgreSQL）`,
    );
  }
  console.log(
    `  ${ratio <= MOST_TIMES ? '✓' : '✗'} 百万航次的列表：${ratio.toFixed(2)} × 一千航次（上限 ${MOST_TIMES}）`,
  );
  if (!(ratio <= MOST_TIMES)) process.exitCode = 1;
  await few.close();
  await many.close();
} finally {
  await postgres.stop();
}
