import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { orderList } from '#contract/calls/orders.ts';
import { dayWindow } from '#domain/schedule/validity.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { containsFolded } from '../data/contains.ts';
import { orders } from '../data/schema/orders.ts';
import { statusAt } from './auto-cancel.ts';
import { isUnderWay } from './deadline.ts';
import { fold } from './search-text.ts';

type ListQuery = Omit<InferOutput<typeof orderList.request>, 'page' | 'pageSize' | 'sort'>;

/** A UN number is found with or without a space after "UN". */
const UN_NUMBER = /^UN\s*(?=\d{4}$)/i;

const holds = (keyword: string): SQL => containsFolded(orders.search, fold(keyword.replace(UN_NUMBER, 'UN')));

/** Whole calendar days in China, both ends included. */
const placedFrom = (day: string) => gte(orders.createdAt, new Date(dayWindow(day, day, CHINA).validFrom));
const placedUntil = (day: string) => lte(orders.createdAt, new Date(dayWindow(day, day, CHINA).validTo));

/** Builds the filter of an order list. */
export function listFilter(query: ListQuery, now: number): SQL | undefined {
  const { service, status, underWay, from, to, keyword } = query;
  return and(
    service === undefined ? undefined : eq(orders.service, service),
    status === undefined ? undefined : sql`${statusAt(now)} = ${status}`,
    underWay ? isUnderWay(now) : undefined,
    from === undefined ? undefined : placedFrom(from),
    to === undefined ? undefined : placedUntil(to),
    keyword === '' ? undefined : holds(keyword),
  );
}
