import { randomUUID } from 'node:crypto';
import { describe, it, type TestContext } from 'vitest';
import { CODE, type Envelope } from '#contract/codes.ts';
import { type OpenDatabase, openDatabase } from '#server/data/connect.ts';
import { PROTOCOL_VERSION } from '#server/texts/agreements.ts';
import { formOf, giveSheets, goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { onMarketDay } from '#tests/kit/market-day.ts';
import { POSTGRES_MARKET } from '#tests/kit/server.setup.ts';
import { bothDatabaseKinds, createPostgresDatabase, type DatabaseKind, startServer } from '#tests/kit/server.ts';
import { fillDataFolder, type ServerProcess, spawnServer, temporaryFolder } from '#tests/kit/server-process.ts';
import { fetchAs, type SignedIn, sendAs, signIn } from '#tests/kit/signed-in.ts';
import { FULL } from '../../kit/full.ts';

/** With full counts 200 orders in total; the embedded database starts more slowly and gets fewer. */
const ROUNDS = FULL ? { pglite: 80, postgres: 120 } : { pglite: 1, postgres: 1 };
const CLIENTS = 16;
/** Timeout in milliseconds from the first order of a round, generous for slow machines. */
const LONGEST_ROUND_MS = FULL ? 250 : 120;
const FIRST_ORDER_MS = 15_000;
/** Checks every n-th acknowledged order at the end. */
const ASKED_AGAIN = FULL ? 1 : 10;

const clock = onMarketDay.clock();

async function placeOrder(
  kind: DatabaseKind,
  onTestFinished: TestContext['onTestFinished'],
): Promise<{ dataDir: string; environment: Record<string, string> }> {
  const { path, remove } = temporaryFolder();
  onTestFinished(() => remove());
  const environment = { ...onMarketDay.environment, REQUESTS_PER_MINUTE: '1000000' };
  if (kind === 'postgres') {
    const url = await createPostgresDatabase(POSTGRES_MARKET);
    return { dataDir: path, environment: { ...environment, DATABASE_URL: url } };
  }
  fillDataFolder(path, 'pgliteMarket');
  return { dataDir: path, environment };
}

const reopen = (dataDir: string, { DATABASE_URL: url }: Record<string, string>): Promise<OpenDatabase> =>
  openDatabase(url === undefined ? { kind: 'pglite', dataDir: `${dataDir}/database` } : { kind: 'postgres', url }, {
    onConnectionError: () => {},
  });

const soon = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** A session, a form and a sailing with room for all, left in the database before any server runs on it. */
async function prepare(dataDir: string, environment: Record<string, string>) {
  const database = await reopen(dataDir, environment);
  const shop = await startServer({ database, clock });
  const user = 'user-verified';
  const form = formOf(methanol(await goldenOffer(shop), clock.now()), user);
  const session = await signIn(shop, user);
  await giveSheets(shop);
  await database.pool.query('update enterprises set protocol_version = $1, protocol_agreed_at = now()', [
    PROTOCOL_VERSION,
  ]);
  await database.pool.query('update sailings set slots_left = null');
  await shop.stop();
  await database.close();
  return { form, session };
}

interface Attempt {
  key: string;
  quoteId: string;
  orderNo: string | null;
}

/** One server's life: before it is killed no connection may break. */
interface Life {
  address: string;
  hasOrders: boolean;
  isKilled: boolean;
}

/** Retries a busy server (503) with the same idempotency key; other errors fail. */
const BUSY_TRIES = 50;
async function post(life: Life, { headers }: SignedIn, order: object, key: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const reply = await fetchAs(life.address, headers, 'placeOrder', order, key);
    const { code, message, data } = (await reply.json()) as Envelope<{ orderNo: string }>;
    if (code === CODE.ok) {
      life.hasOrders = true;
      return data.orderNo;
    }
    if (reply.status !== 503 || tries === BUSY_TRIES) throw new Error(`${reply.status} ${code} ${message}`);
    await soon(100);
  }
}

/** Errors in the server log, without lock timeouts. */
const errorsIn = (server: ServerProcess) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('"event":"request.failed"') && !line.includes('"status":503'));

const isCutOff = (error: unknown) => error instanceof TypeError || (error as Error).name === 'SyntaxError';

describe.concurrent.each(bothDatabaseKinds)('killed under booking clients, on %s', (kind) => {
  const rounds = ROUNDS[kind];
  it(`[4.31] ${rounds} times: every acknowledged order is there once, none half, the others resolve by their key`, async ({
    expect,
    onTestFinished,
  }) => {
    const { dataDir, environment } = await placeOrder(kind, onTestFinished);
    const { form, session } = await prepare(dataDir, environment);
    const start = async () => {
      const server = await spawnServer({ dataDir, environment });
      onTestFinished(() => void server.child.kill('SIGKILL'));
      await server.ready();
      return server;
    };

    const attempts: Attempt[] = [];
    /** Books until the server is killed; records any other failure. */
    const errors: unknown[] = [];
    const client = async (life: Life, quoteId: string) => {
      for (;;) {
        const attempt: Attempt = { key: randomUUID(), quoteId, orderNo: null };
        attempts.push(attempt);
        try {
          attempt.orderNo = await post(life, session, { service: 'fcl', quoteId, form }, attempt.key);
        } catch (error) {
          if (!life.isKilled || !isCutOff(error)) errors.push(error);
          return;
        }
      }
    };
    for (let round = 0; round < rounds; round += 1) {
      const server = await start();
      const quoted = await sendAs(server.address, session.headers, 'quote', { service: 'fcl', part: partOf(form) });
      const { quoteId } = quoted.data;
      const life: Life = { address: server.address, hasOrders: false, isKilled: false };
      const clients = Array.from({ length: CLIENTS }, () => client(life, quoteId));
      for (let waited = 0; waited < FIRST_ORDER_MS && !life.hasOrders; waited += 10) await soon(10);
      await soon(Math.random() * LONGEST_ROUND_MS);
      life.isKilled = true;
      server.child.kill('SIGKILL');
      expect(await server.ended, server.output()).toMatchObject({ signal: 'SIGKILL' });
      await Promise.all(clients);
      expect([...errors, ...errorsIn(server)], `round ${round}`).toEqual([]);
    }
    const acknowledged = attempts.flatMap(({ orderNo }) => (orderNo === null ? [] : [orderNo]));
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);

    const last = await start();
    const life: Life = { address: last.address, hasOrders: false, isKilled: false };
    // Unanswered orders, and a sample of the acknowledged ones counted below.
    const unasked = attempts.filter(({ orderNo }, at) => orderNo === null || at % ASKED_AGAIN === 0).values();
    const askAgain = async () => {
      for (const { key, quoteId, orderNo } of unasked) {
        const again = await post(life, session, { service: 'fcl', quoteId, form }, key);
        expect(again).toBe(orderNo ?? again);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, askAgain));
    expect(errorsIn(last)).toEqual([]);
    await last.stop();

    const database = await reopen(dataDir, environment);
    const { rows } = await database.pool.query<{ orderNo: string; whole: boolean }>(`
      select order_no as "orderNo",
        exists (select 1 from order_containers c where c.order_no = o.order_no)
        and exists (select 1 from order_items i where i.order_no = o.order_no)
        and exists (select 1 from order_fee_lines f where f.order_no = o.order_no)
        and (select count(*) from order_timeline t where t.order_no = o.order_no) = 9
        and (select count(*) from audit a where a.subject_id = o.order_no and a.action = 'order.placed') = 1
        and (select count(*) from idempotency_keys k where k.answer->>'orderNo' = o.order_no) = 1 as whole
      from orders o where not o.demo`);
    await database.close();
    const kept = new Set(rows.map(({ orderNo }) => orderNo));
    expect(acknowledged.filter((orderNo) => !kept.has(orderNo))).toEqual([]);
    expect(rows.filter(({ whole }) => !whole)).toEqual([]);
    expect(rows).toHaveLength(new Set(attempts.map(({ key }) => key)).size);
  }, 600_000);
});
