import pg from 'pg';
import { migrateDatabase, openDatabase } from '#server/data/connect.ts';
import { takeCarrierEvents } from '#server/orders/milestones/carrier.ts';
import { listQueue } from '#server/orders/operator-queue.ts';
import { readSheet } from '#server/orders/operator-sheet.ts';
import { listOrders, readOrder } from '#server/orders/read.ts';
import { seed } from '#server/seed/index.ts';
import { startPostgres } from '#tests/kit/postgres.ts';

/** The operator's queue and search, the customer's list and a carrier's events among a hundred thousand orders. */
const NOW = Date.UTC(2026, 0, 15, 2);
const ORDERS = 100_000;
const MILESTONES_EACH = 10;
const CALLS = 100;
const WARM_UPS = 10;
const P95_MS = 50;

const TEMPLATE = `(SELECT order_no FROM orders WHERE service = 'fcl' AND voyage IS NOT NULL ORDER BY order_no LIMIT 1)`;
/** Number of the nth order, and the numbers of its shipment. */
const NUMBER = `'FCL' || lpad((26010000000 + n)::text, 11, '0')`;
const BOOKING = `'OOLU' || lpad(n::text, 10, '0')`;
const CONTAINER = `'OOLU' || lpad(n::text, 7, '0')`;

/** Copies of the first demonstration order of sea freight, each with its own numbers and milestones; nine of ten are over. */
const FILL = `
  SET session_replication_role = replica;
  CREATE TEMP TABLE template AS SELECT * FROM orders WHERE order_no = ${TEMPLATE};
  INSERT INTO orders SELECT (jsonb_populate_record(template, jsonb_build_object(
    'order_no', ${NUMBER}, 'status', CASE WHEN n % 10 = 0 THEN 'booked' ELSE 'completed' END, 'auto_cancel_at', NULL, 'demo', false,
    'numbers', jsonb_build_object('version', 1, 'by', 'bench', 'at', 0, 'numbers', jsonb_build_object(
      'shipment', jsonb_build_object('bookingNo', ${BOOKING}, 'billNo', ''),
      'units', jsonb_build_array(jsonb_build_object('containerNo', ${CONTAINER}, 'type', '20GP')))),
    'search', template.search || ' ' || lower(${BOOKING}) || ' ' || lower(${CONTAINER})))).*
    FROM template, generate_series(1, ${ORDERS}) n;
  INSERT INTO order_items SELECT (jsonb_populate_record(item, jsonb_build_object('order_no', ${NUMBER}))).*
    FROM order_items item, generate_series(1, ${ORDERS}) n WHERE item.order_no = ${TEMPLATE};
  INSERT INTO order_fee_lines SELECT (jsonb_populate_record(line, jsonb_build_object('order_no', ${NUMBER}))).*
    FROM order_fee_lines line, generate_series(1, ${ORDERS}) n WHERE line.order_no = ${TEMPLATE};
  INSERT INTO order_timeline SELECT (jsonb_populate_record(step, jsonb_build_object('order_no', ${NUMBER}))).*
    FROM order_timeline step, generate_series(1, ${ORDERS}) n WHERE step.order_no = ${TEMPLATE};
  INSERT INTO order_milestones SELECT ${NUMBER}, no, 'arrived', '', 'expected', timestamptz '2026-02-01' + no * interval '1 hour',
    '', 'Asia/Shanghai', 'carrier', 'bench', '', timestamptz '2026-01-10' + no * interval '1 hour', timestamptz '2026-01-10'
    FROM generate_series(1, ${ORDERS}) n, generate_series(1, ${MILESTONES_EACH}) no;
  SET session_replication_role = DEFAULT;
  ANALYZE;`;

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const numbered = (prefix: string, length: number, n: number) => `${prefix}${String(n).padStart(length, '0')}`;
/** An order under way, another for each call. */
const underWay = (index: number) => ((index * 997) % (ORDERS / 10)) * 10 + 10;

const postgres = await startPostgres();
try {
  const database = await openDatabase({ kind: 'postgres', url: postgres.url }, { onConnectionError: () => {} });
  await migrateDatabase(database);
  const { db } = database;
  await seed(db, { kind: 'demo', now: NOW });
  const filler = new pg.Client({ connectionString: postgres.url });
  await filler.connect();
  await filler.query(FILL);
  const { rows } = await filler.query<{ user_id: string }>(`SELECT user_id FROM orders WHERE order_no = ${TEMPLATE}`);
  await filler.end();
  const userId = rows[0]?.user_id ?? '';
  const bookingOf = (index: number) => numbered('OOLU', 10, underWay(index));
  const orderOf = (index: number) => numbered('FCL', 11, 26_010_000_000 + underWay(index));
  const calls: Readonly<Record<string, (index: number) => Promise<unknown>>> = {
    操作室队列: () => listQueue(db, { keyword: '' }, NOW),
    操作室按订舱号找: (index) => listQueue(db, { keyword: bookingOf(index) }, NOW),
    操作室打开一单: (index) => readSheet(db, orderOf(index), { now: NOW, isAdmin: true }),
    客户按箱号找: (index) =>
      listOrders(
        db,
        { keyword: numbered('OOLU', 7, underWay(index)), underWay: false, sort: 'PLACED', page: 1, pageSize: 10 },
        { userId, now: NOW },
      ),
    客户打开一单: (index) => readOrder(db, orderOf(index), { userId, now: NOW }),
    船公司一条事件: (index) =>
      takeCarrierEvents(
        db,
        {
          carrier: 'bench',
          events: [
            {
              ...{ eventID: String(index), eventType: 'TRANSPORT', eventClassifierCode: 'EST' },
              ...{ eventDateTime: '2026-03-01T08:00:00Z', eventCreatedDateTime: '2026-01-15T01:00:00Z' },
              documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: bookingOf(index) }],
              ...{ transportEventTypeCode: 'ARRI', transportCall: { UNLocationCode: 'SGSIN' } },
            },
          ],
        },
        NOW,
      ),
  };
  for (const [name, call] of Object.entries(calls)) {
    for (let index = 0; index < WARM_UPS; index += 1) await call(index);
    const spent: number[] = [];
    for (let index = WARM_UPS; index < WARM_UPS + CALLS; index += 1) {
      const start = performance.now();
      await call(index);
      spent.push(performance.now() - start);
    }
    const p95 = percentile(spent, 0.95);
    const isMet = p95 <= P95_MS;
    console.log(
      `  ${isMet ? '✓' : '✗'} ${name}：p50 ${percentile(spent, 0.5).toFixed(1)} ms，p95 ${p95.toFixed(1)} ms（上限 ${P95_MS}）`,
    );
    if (!isMet) process.exitCode = 1;
  }
  await database.close();
} finally {
  await postgres.stop();
}
