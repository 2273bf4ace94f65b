import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Statistics } from '#contract/calls/platform.ts';
import { MINUTE_MS } from '#domain/limits.ts';
import { maskedName } from '#domain/masked-name.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import type { Database } from '../data/connect.ts';
import { enterprises } from '../data/schema/accounts.ts';
import { lanes, offers, sailings } from '../data/schema/market.ts';
import { orderContainers, orderItems, orders } from '../data/schema/orders.ts';
import { locations } from '../data/schema/reference.ts';
import { sailingDays } from './lane.ts';
import { departsIn, isOpen } from './offers.ts';

/** Excludes demo orders from the figures. */
const isReal = eq(orders.demo, false);

const MOST_RECENT = 6;
const FRESH_MS = MINUTE_MS;

const cached = new WeakMap<Database, { at: number; counting: Promise<Statistics> }>();

/** Cached for a minute, because every visit of the home page reads them. */
export function readStatistics(db: Database, now: number): Promise<Statistics> {
  const known = cached.get(db);
  if (known !== undefined && now >= known.at && now - known.at < FRESH_MS) return known.counting;
  const counting = countAll(db, now);
  cached.set(db, { at: now, counting });
  counting.catch(() => cached.delete(db));
  return counting;
}

async function countAll(db: Database, now: number): Promise<Statistics> {
  const [orderCount, enterpriseCount, taken, recent] = await Promise.all([
    db.$count(orders, isReal),
    db.$count(enterprises),
    readTaken(db, now),
    readRecent(db),
  ]);
  const byClass = new Map<string, number>();
  for (const { dgClass } of taken) byClass.set(dgClass, (byClass.get(dgClass) ?? 0) + 1);
  return {
    orders: orderCount,
    enterprises: enterpriseCount,
    lanes: new Set(taken.map(({ laneId }) => laneId)).size,
    classes: [...byClass].map(([dgClass, count]) => ({ dgClass, lanes: count })),
    recent,
    now,
  };
}

/** Lists which lane accepts which class, in one pass over the default search window. */
async function readTaken(db: Database, now: number): Promise<{ laneId: string; dgClass: string }[]> {
  const dgClass = sql<string>`unnest(${offers.dgClasses})`.as('dg_class');
  return db
    .selectDistinct({ laneId: offers.laneId, dgClass })
    .from(sailings)
    .innerJoin(offers, eq(offers.sailingId, sailings.id))
    .innerJoin(lanes, and(eq(lanes.id, offers.laneId), eq(lanes.service, 'fcl')))
    .where(
      and(
        departsIn(sailingDays(undefined, undefined, now, CHINA), CHINA),
        eq(offers.priceKind, 'PUBLIC'),
        isOpen({ isDanger: true, teu: 1, now }),
      ),
    );
}

const org = alias(locations, 'org');
const dst = alias(locations, 'dst');

async function readRecent(db: Database): Promise<Statistics['recent']> {
  const rows = await db
    .select({
      orderNo: orders.orderNo,
      service: orders.service,
      createdAt: orders.createdAt,
      org: org.nameCn,
      dst: dst.nameCn,
      company: enterprises.name,
    })
    .from(orders)
    .leftJoin(lanes, eq(lanes.id, orders.laneId))
    .leftJoin(org, sql`${org.kind} = ${lanes.originKind} and ${org.code} = ${lanes.originCode}`)
    .leftJoin(dst, sql`${dst.kind} = ${lanes.destinationKind} and ${dst.code} = ${lanes.destinationCode}`)
    .leftJoin(enterprises, eq(enterprises.id, orders.enterpriseId))
    .where(isReal)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(MOST_RECENT);
  if (rows.length === 0) return [];
  const numbers = rows.map(({ orderNo }) => orderNo);
  const [items, boxes] = await Promise.all([
    db
      .select({ orderNo: orderItems.orderNo, unNo: orderItems.unNo, dgClass: orderItems.dgClass })
      .from(orderItems)
      .where(inArray(orderItems.orderNo, numbers))
      .orderBy(asc(orderItems.lineNo)),
    db.select().from(orderContainers).where(inArray(orderContainers.orderNo, numbers)),
  ]);
  return rows.map(({ orderNo, company, createdAt, ...row }) => {
    const dangerous = items.find((item) => item.orderNo === orderNo && item.unNo !== null);
    return {
      ...row,
      unNo: dangerous?.unNo ?? null,
      dgClass: dangerous?.dgClass ?? null,
      boxes: boxes
        .filter((box) => box.orderNo === orderNo)
        .map(({ containerCode, quantity }) => ({ ctnType: containerCode, quantity })),
      company: company === null ? null : maskedName(company),
      createdAt: createdAt.getTime(),
    };
  });
}
