import { afterAll, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/table.ts';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import type { OpenDatabase } from '#server/data/connect.ts';
import type { Log } from '#server/log.ts';
import { storePriceHistory } from '#server/market/price-history.ts';
import { startPriceHistory } from '#server/market/price-history-job.ts';
import { seed } from '#server/seed/index.ts';
import { csvOfRates, freightRow, previewFile } from '#tests/kit/rate-sheet.ts';
import { csvOfSailings, sailingRow } from '#tests/kit/sailing-sheet.ts';
import {
  clientHeaders,
  type DatabaseKind,
  databaseKinds,
  openTestDatabase,
  startServer,
  TestClock,
  type TestServer,
} from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';

const lane = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', ctnType: '20GP' } as const;
const sailing = {
  ...sailingRow,
  ...{ etd: '2026/02/10 18:00', eta: '2026-03-12 06:00', cyClosing: '2026-02-09 12:00' },
};
const ofGeneral = { ...freightRow, cargo: '普货', classes: '', price: '600.00' };

const asOperator = (server: TestServer, name: CallName, request: object) =>
  sendAs(server.address, { ...clientHeaders, 'desk-token': server.operatorKey }, name, request);

const publish = async (server: TestServer, ...rows: Parameters<typeof csvOfRates>[0]) => {
  const { data } = await previewFile(server, csvOfRates(rows));
  expect(data.errors).toEqual([]);
  return asOperator(server, 'operatorImportPublish', { kind: 'rates', previewId: data.previewId });
};

const trendOf = async (server: TestServer, isDanger: 'N' | 'Y' = 'Y') => {
  const { data } = await sendAs(server.address, clientHeaders, 'priceTrend', { ...lane, isDanger });
  return data as { currency: string | null; points: { date: string; min: string; avg: string }[] };
};

const log: Log = { info: () => {}, warn: () => {}, error: (event, fields) => expect.fail(`${event} ${fields?.error}`) };

describe.each(databaseKinds())('[10.5] prices of each day, of a company without demonstration data on %s', (kind) => {
  const opened: OpenDatabase[] = [];
  const servers: TestServer[] = [];
  afterAll(async () => {
    for (const server of servers) await server.stop();
    for (const { close } of opened) await close();
  });

  /** The product as it starts: seeded for the day, with the job that keeps prices. */
  async function start(database: OpenDatabase, clock: TestClock) {
    await seed(database.db, { kind: 'none', now: clock.now() });
    const server = await startServer({ database, clock });
    servers.push(server);
    return server;
  }

  const keep = ({ database: { db }, clock }: TestServer) => startPriceHistory({ db, clock, log }).stop();

  async function open(one: DatabaseKind) {
    const database = await openTestDatabase(one);
    opened.push(database);
    return database;
  }

  it('grow by a point a day, over restarts; a day with the process down has none, and the last word of a day stands', async () => {
    const database = await open(kind);
    const clock = new TestClock();
    const first = await start(database, clock);
    await keep(first);
    expect((await trendOf(first)).points).toEqual([]);
    const { data } = await previewFile(first, csvOfSailings([sailing]), 'sailings.csv', 'sailings');
    expect(data.errors).toEqual([]);
    await asOperator(first, 'operatorImportPublish', { kind: 'schedules', previewId: data.previewId });
    await publish(first, freightRow);
    await keep(first);
    await publish(first, { ...freightRow, price: '800.00' });
    await keep(first);
    clock.advance(DAY_MS);
    await keep(first);
    const again = await start(database, clock);
    clock.advance(DAY_MS);
    await publish(again, { ...freightRow, price: '790.00' });
    await keep(again);
    clock.advance(4 * DAY_MS);
    const later = await start(database, clock);
    await publish(later, { ...freightRow, price: '810.00' });
    await keep(later);
    clock.advance(HOUR_MS);
    const { points, currency } = await trendOf(later);
    expect(currency).toBe('2');
    expect(points.map(({ date, min, avg }) => [date, min, avg])).toEqual([
      ['2026-01-15', '800.00', '800.00'],
      ['2026-01-16', '800.00', '800.00'],
      ['2026-01-17', '790.00', '790.00'],
      ['2026-01-21', '810.00', '810.00'],
    ]);
  }, 60_000);

  it('tell dangerous goods from general cargo, and leave out another currency than the last', async () => {
    const clock = new TestClock();
    const server = await start(await open(kind), clock);
    const { data } = await previewFile(server, csvOfSailings([sailing]), 'sailings.csv', 'sailings');
    await asOperator(server, 'operatorImportPublish', { kind: 'schedules', previewId: data.previewId });
    await publish(server, freightRow, ofGeneral);
    await keep(server);
    clock.advance(DAY_MS);
    await publish(server, { ...freightRow, currency: 'CNY', price: '5000.00' }, { ...ofGeneral, price: '610.00' });
    await keep(server);
    expect(await trendOf(server)).toMatchObject({ currency: '1', points: [{ date: '2026-01-16', min: '5000.00' }] });
    const general = await trendOf(server, 'N');
    expect(general.points.map(({ min }) => min)).toEqual(['600.00', '610.00']);
  }, 60_000);
});

describe.each(databaseKinds())('[10.5] prices of each day, of every service by the box on %s', (database) => {
  it('are those that can be booked, of each lane, box and carrier', async () => {
    const server = await startServer({ database, isMarket: true });
    const { db } = server.database;
    const now = server.clock.now() + DAY_MS;
    await storePriceHistory(db, now);
    server.clock.advance(DAY_MS);
    const { rows } = await db.execute<{ service: string }>(
      `select service from price_history join lanes on lanes.id = lane_id
       where day = '2026-01-16' group by service order by service`,
    );
    expect(rows.map(({ service }) => service)).toEqual(['domestic', 'fcl', 'flexitank', 'rail', 'tank']);
    const { points } = await trendOf(server);
    await db.execute(`delete from price_history where day = '2026-01-16'`);
    expect((await trendOf(server)).points).toEqual(points);
    await server.stop();
  }, 60_000);
});
