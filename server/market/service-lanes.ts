import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Offer } from '#contract/calls/item.ts';
import type { LaneLocation } from '#contract/fields/market.ts';
import { compare } from '#domain/decimal.ts';
import { type LaneService, lanes } from '../data/schema/market.ts';
import { locations } from '../data/schema/reference.ts';
import type { Reader } from './fee-rates.ts';
import { KIND_OF, type PortRow, toLocation } from './lane.ts';

/** A port with its searchable texts. */
interface SearchedPort extends PortRow {
  pinyin: string;
  initials: string;
}

export interface ServiceLane {
  id: string;
  hot: boolean;
  org: SearchedPort;
  dst: SearchedPort;
}

/** Locations at the ends of a lane. */
export const org = alias(locations, 'org');
export const dst = alias(locations, 'dst');

export const endColumns = (table: typeof org | typeof dst) => ({
  code: table.code,
  nameCn: table.nameCn,
  nameEn: table.nameEn,
  timezone: table.timezone,
  freeDays: table.freeDays,
  country: table.country,
});

const searchedColumns = (table: typeof org | typeof dst) => ({
  ...endColumns(table),
  pinyin: table.pinyin,
  initials: table.initials,
});

const kindOf = (service: LaneService) => KIND_OF[service] ?? 'port';

/** Lists all lanes of a service with their ends. */
export function readServiceLanes(db: Reader, service: LaneService): Promise<ServiceLane[]> {
  const kind = kindOf(service);
  return db
    .select({ id: lanes.id, hot: lanes.hot, org: searchedColumns(org), dst: searchedColumns(dst) })
    .from(lanes)
    .innerJoin(org, and(eq(org.kind, kind), eq(org.code, lanes.originCode)))
    .innerJoin(dst, and(eq(dst.kind, kind), eq(dst.code, lanes.destinationCode)))
    .where(eq(lanes.service, service))
    .orderBy(asc(lanes.sort), asc(lanes.id));
}

interface Ends {
  orgPortCode?: string | undefined;
  dstPortCode?: string | undefined;
}

export const isBetween =
  ({ orgPortCode, dstPortCode }: Ends) =>
  ({ org: from, dst: to }: Pick<ServiceLane, 'dst' | 'org'>): boolean =>
    (orgPortCode === undefined || from.code === orgPortCode) && (dstPortCode === undefined || to.code === dstPortCode);

/** Reads the named locations, with or without a lane. */
export async function readEnds(
  db: Reader,
  service: LaneService,
  { orgPortCode, dstPortCode }: Ends,
): Promise<{ org: LaneLocation | null; dst: LaneLocation | null }> {
  const codes = [orgPortCode, dstPortCode].filter((code) => code !== undefined);
  if (codes.length === 0) return { org: null, dst: null };
  const found = await db
    .select(endColumns(org))
    .from(org)
    .where(and(eq(org.kind, kindOf(service)), inArray(org.code, codes)));
  const named = (code: string | undefined) => {
    const location = found.find((one) => one.code === code);
    return location === undefined ? null : toLocation(location);
  };
  return { org: named(orgPortCode), dst: named(dstPortCode) };
}

type Departing = Pick<Offer, 'bookable' | 'etd' | 'pod' | 'pol' | 'totals'>;

const amountOf = ({ totals }: Departing) => totals[0]?.amount ?? 0;

/** Orders bookable departures first, then by day, then by price. */
export const byDeparture = (one: Departing, other: Departing): number =>
  Number(one.bookable !== 'BOOKABLE') - Number(other.bookable !== 'BOOKABLE') ||
  one.etd - other.etd ||
  compare(amountOf(one), amountOf(other));

/** Keeps the first departure of each lane. */
export function nextOfEach<Row extends Departing>(items: readonly Row[]): Row[] {
  const next = new Map<string, Row>();
  for (const item of items) {
    const lane = `${item.pol} ${item.pod}`;
    if (!next.has(lane)) next.set(lane, item);
  }
  return [...next.values()];
}

/** Answers for one lane's days, or with the next departure of each lane. */
export const answerOfLanes = async <Offer extends Parameters<typeof nextOfEach>[0][number], Goods>(
  db: Parameters<typeof readEnds>[0],
  service: Parameters<typeof readEnds>[1],
  query: Parameters<typeof readEnds>[2],
  { items, days, goods }: { items: Offer[]; days: { from: string; to: string }; goods: Goods },
) => ({
  items: query.orgPortCode !== undefined && query.dstPortCode !== undefined ? items : nextOfEach(items),
  ...(await readEnds(db, service, query)),
  etdFrom: days.from,
  etdTo: days.to,
  goods,
});
