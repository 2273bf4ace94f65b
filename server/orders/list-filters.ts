import { and, eq, exists, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { orderList } from '#contract/calls/orders.ts';
import { cities } from '#domain/reference/cities.ts';
import { dayWindow } from '#domain/schedule/validity.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import type { Database } from '../data/connect.ts';
import { contains } from '../data/contains.ts';
import { orderItems, orders } from '../data/schema/orders.ts';
import { statusAt } from './auto-cancel.ts';
import { isUnderWay } from './deadline.ts';

type Asked = Omit<InferOutput<typeof orderList.request>, 'page' | 'pageSize' | 'sort'>;

const cityNames = JSON.stringify(Object.fromEntries(cities.map(({ code, nameCn }) => [code, nameCn])));

/** Where a truck loads or unloads: the form names a city by its code, and what is shown is its name and the district. */
const byRoad = (stop: 'loading' | 'unloading'): SQL => {
  const place = sql`${orders.form} -> ${sql.raw(`'${stop}'`)}`;
  return sql`coalesce(${cityNames}::jsonb ->> (${place} ->> 'city'), '') || (${place} ->> 'district')`;
};

/** What a customer would look for in each service, as the order was booked. */
const texts: readonly SQL[] = [
  ...['org', 'dst', 'carrier'].flatMap((part) => [
    sql`${orders.voyage} -> ${sql.raw(`'${part}'`)} ->> 'code'`,
    sql`${orders.voyage} -> ${sql.raw(`'${part}'`)} ->> 'nameCn'`,
    sql`${orders.voyage} -> ${sql.raw(`'${part}'`)} ->> 'nameEn'`,
  ]),
  sql`${orders.voyage} ->> 'vessel'`,
  sql`${orders.voyage} ->> 'voyage'`,
  sql`${orders.stay} ->> 'name'`,
  sql`${orders.stay} ->> 'city'`,
  sql`${orders.bought} ->> 'nameCn'`,
  sql`${orders.bought} ->> 'postNo'`,
  byRoad('loading'),
  byRoad('unloading'),
];

function holds(db: Database, keyword: string): SQL | undefined {
  const unNo = /^(?:UN)?\s*(\d{4})$/i.exec(keyword)?.[1];
  return or(
    contains(orders.orderNo, keyword),
    ...texts.map((text) => contains(text, keyword)),
    exists(
      db
        .select({ one: sql`1` })
        .from(orderItems)
        .where(
          and(
            eq(orderItems.orderNo, orders.orderNo),
            or(
              contains(orderItems.cargoNameCn, keyword),
              contains(orderItems.cargoNameEn, keyword),
              unNo === undefined ? undefined : eq(orderItems.unNo, unNo),
            ),
          ),
        ),
    ),
  );
}

/** Whole days of the house's calendar, both ends included. */
const placedFrom = (day: string) => gte(orders.createdAt, new Date(dayWindow(day, day, CHINA).validFrom));
const placedUntil = (day: string) => lte(orders.createdAt, new Date(dayWindow(day, day, CHINA).validTo));

/** What a list of orders is narrowed to. */
export function isAskedFor(db: Database, asked: Asked, now: number): SQL | undefined {
  const { service, status, underWay, from, to, keyword } = asked;
  return and(
    service === undefined ? undefined : eq(orders.service, service),
    status === undefined ? undefined : sql`${statusAt(now)} = ${status}`,
    underWay ? isUnderWay(now) : undefined,
    from === undefined ? undefined : placedFrom(from),
    to === undefined ? undefined : placedUntil(to),
    keyword === '' ? undefined : holds(db, keyword),
  );
}
