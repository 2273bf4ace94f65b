import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { DAY_MS } from '#domain/limits.ts';
import * as schema from '../data/schema/index.ts';
import { accountRows } from './account-rows.ts';
import { shanghaiDay, startOfShanghaiDay } from './calendar.ts';
import { campaignRows, carouselRows } from './campaign-rows.ts';
import { certificateRows } from './certificates.ts';
import { fclRows } from './fcl-rows.ts';
import { helpRows } from './help-rows.ts';
import { insertRows, type SeedDatabase } from './insert-rows.ts';
import { newsRows } from './news-rows.ts';
import { orderRows } from './orders/order-rows.ts';
import { demoOwners, paperRows } from './orders/papers.ts';
import { otherRows } from './other-rows.ts';
import { HISTORY_DAYS, priceHistoryRows } from './price-history-rows.ts';
import { procurementRows } from './procurement-rows.ts';
import { seedReference } from './reference-rows.ts';
import { registerRows } from './register-rows.ts';
import {
  deskRateRows,
  flexitankRateRows,
  roadRateRows,
  serviceRateRows,
  stuffingRateRows,
  tankRateRows,
} from './service-rate-rows.ts';
import { supplierRows, warehouseRows } from './warehouse-rows.ts';

export { type DemoAccount, demoAccounts, demoSpecialEnterpriseCode } from './account-rows.ts';
export { goldenLane } from './fcl-lanes.ts';

export type SeedKind = 'demo' | 'none';

/** Increase when the seed changes, so that existing databases get the new rows at their next start. */
const REVISION = 13;
const KEPT_AFTER_DEPARTURE_DAYS = 30;

interface SeedOptions {
  kind: SeedKind;
  now: number;
}

/**
 * Inserts the reference tables and, for a demo, its data. A second run on the same day does nothing; a run on a
 * later day moves the demo on. Users' rows are never touched because their ids differ, and changed demo rows keep
 * their changes.
 */
export async function seed<Result extends PgQueryResultHKT, FullSchema extends Record<string, unknown>>(
  db: PgDatabase<Result, FullSchema>,
  { kind, now }: SeedOptions,
): Promise<void> {
  const day = shanghaiDay(now);
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${schema.seedRuns} in exclusive mode`);
    const runs = await tx.select().from(schema.seedRuns);
    const last = runs.find((run) => run.kind === kind && run.revision === REVISION);
    if (last?.day === day) return;
    if (last === undefined) await seedReference(tx);
    await insertRows(tx, schema.helpArticles, helpRows, {
      refresh: ['parentId', 'title', 'body', 'sort'],
      unless: 'editedAt',
    });
    if (kind === 'demo') {
      await forgetOldDemonstration(tx, now);
      await seedDemonstration(tx, now, last?.day ?? null);
    }
    await insertRows(tx, schema.seedRuns, [{ kind, revision: REVISION, day }], { refresh: ['revision', 'day'] });
  });
}

async function seedDemonstration(db: SeedDatabase, now: number, lastDay: string | null): Promise<void> {
  const accounts = await accountRows(now);
  await insertRows(db, schema.users, accounts.users);
  await insertRows(db, schema.enterprises, accounts.enterprises);
  await insertRows(db, schema.memberships, accounts.memberships);
  await insertRows(db, schema.mmOrders, accounts.mmOrders, { refresh: ['loadingAt'] });
  for (const owner of demoOwners) await insertRows(db, schema.uploads, paperRows(owner, accounts.createdAt));
  const orders = orderRows(now);
  await insertRows(db, schema.orders, orders.orders);
  await insertRows(db, schema.orderContainers, orders.containers);
  await insertRows(db, schema.orderItems, orders.items);
  await insertRows(db, schema.orderFeeLines, orders.feeLines);
  await insertRows(db, schema.orderTimeline, orders.timeline);
  await insertRows(db, schema.orderPapers, orders.papers);
  await insertRows(db, schema.enterpriseRegister, registerRows);
  await insertRows(db, schema.warehouses, warehouseRows);
  await insertRows(db, schema.suppliers, supplierRows);
  for (const market of [fclRows(now), otherRows(now)]) {
    await insertRows(db, schema.lanes, market.lanes);
    await insertRows(db, schema.sailings, market.sailings);
    await insertRows(db, schema.tariffs, market.tariffs);
    await insertRows(db, schema.feeLines, market.feeLines);
    await insertRows(db, schema.offers, market.offers);
    await insertRows(db, schema.offerRates, market.rates);
  }
  await insertRows(db, schema.serviceRates, [
    ...serviceRateRows,
    ...stuffingRateRows,
    ...deskRateRows,
    ...flexitankRateRows,
    ...roadRateRows,
    ...tankRateRows,
  ]);
  const isLater = lastDay !== null && lastDay < shanghaiDay(now);
  const points = priceHistoryRows(now).filter((point) => !isLater || point.day > lastDay);
  await insertRows(db, schema.priceHistory, points);
  const procurement = procurementRows(now);
  await insertRows(db, schema.procurementPosts, procurement.posts, {
    refresh: ['deadline', 'deliveryDate', 'createdAt', 'userId', 'enterpriseId'],
    unless: 'editedAt',
  });
  await insertRows(db, schema.procurementLines, procurement.lines, { refresh: ['batch'] });
  await insertRows(db, schema.uploads, certificateRows(procurement.lines, accounts.createdAt));
  await insertRows(db, schema.news, newsRows(now), { refresh: ['publishedAt'], unless: 'editedAt' });
  await insertRows(db, schema.campaigns, campaignRows(now), {
    refresh: ['startsAt', 'endsAt', 'stockTotal', 'blocks', 'summary'],
    unless: 'editedAt',
  });
  await insertRows(db, schema.carousel, carouselRows);
}

/** Deletes unchanged demo orders to make room for today's. */
async function forgetUntouchedOrders(db: SeedDatabase): Promise<void> {
  const { orders } = schema;
  const billed = sql`select ${schema.invoiceOrders.orderNo} from ${schema.invoiceOrders}`;
  const isUntouched = sql`${orders.demo} and ${orders.version} = 1 and ${orders.orderNo} not in (${billed})`;
  const untouched = sql`select ${orders.orderNo} from ${orders} where ${isUntouched}`;
  const parts = [
    schema.orderContainers,
    schema.orderItems,
    schema.orderFeeLines,
    schema.orderTimeline,
    schema.orderPapers,
  ];
  for (const part of parts) await db.execute(sql`delete from ${part} where ${part.orderNo} in (${untouched})`);
  await db.execute(sql`delete from ${orders} where ${isUntouched}`);
}

/** Deletes demo rows no list shows any more; orders keep copies of their prices. */
async function forgetOldDemonstration(db: SeedDatabase, now: number): Promise<void> {
  await forgetUntouchedOrders(db);
  const { sailings, offers, priceHistory } = schema;
  const departedBefore = new Date(now - KEPT_AFTER_DEPARTURE_DAYS * DAY_MS).toISOString();
  const oldestDay = shanghaiDay(startOfShanghaiDay(now) - (HISTORY_DAYS - 1) * DAY_MS);
  await db.execute(sql`delete from ${sailings} where ${sailings.demo} and ${sailings.etd} < ${departedBefore}`);
  await db.execute(sql`
    delete from ${offers}
    where ${offers.demo} and ${offers.sailingId} is null and ${offers.validTo} < ${departedBefore}`);
  await db.execute(sql`delete from ${priceHistory} where ${priceHistory.day} < ${oldestDay}`);
}
