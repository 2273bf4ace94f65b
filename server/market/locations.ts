import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { cityPage, LocationRow } from '#contract/calls/locations.ts';
import { alwaysRefusedClasses } from '#domain/dangerous-goods/restrictions.ts';
import { searchLocations } from '#domain/locations/search.ts';
import type { Database } from '../data/connect.ts';
import { lanes } from '../data/schema/market.ts';
import { locations } from '../data/schema/reference.ts';
import { type Restrictions, readRestrictions } from '../restrictions/in-force.ts';

type LocationQuery = InferOutput<typeof cityPage.request>;

/** One kind has a few hundred locations, so they are ranked in memory by the browser's own rule. */
export async function listLocations(
  db: Database,
  query: LocationQuery,
  now: number,
): Promise<AnswerOf<typeof cityPage>> {
  const conditions: (SQL | undefined)[] = [
    eq(locations.kind, query.kind),
    query.lane === undefined ? undefined : eq(locations.lane, query.lane),
    query.group === undefined ? undefined : eq(locations.groupName, query.group),
    query.side === undefined ? undefined : inArray(locations.code, endsOfLanes(db, query, query.side)),
  ];
  const rows = await db
    .select()
    .from(locations)
    .where(and(...conditions))
    .orderBy(asc(locations.sort), asc(locations.code));
  const found = searchLocations(rows, query.keyword);
  const hot = await readHot(db, query);
  const restrictions = await readRestrictions(db, now);
  const from = (query.page - 1) * query.pageSize;
  return {
    items: found.slice(from, from + query.pageSize).map((row) => toRow(row, hot.has(row.code), restrictions)),
    total: found.length,
    page: query.page,
    pageSize: query.pageSize,
  };
}

function endsOfLanes(db: Database, { kind, service }: LocationQuery, side: 'origin' | 'destination') {
  const ofService = service === undefined ? undefined : eq(lanes.service, service);
  return side === 'origin'
    ? db
        .select({ code: lanes.originCode })
        .from(lanes)
        .where(and(eq(lanes.originKind, kind), ofService))
    : db
        .select({ code: sql<string>`${lanes.destinationCode}` })
        .from(lanes)
        .where(and(eq(lanes.destinationKind, kind), ofService));
}

/** Service most users pick this kind of location for. */
const MAIN_SERVICE = { port: 'fcl', airport: 'air', station: 'rail', city: 'domestic' } as const;

/** Reads the ends of busy lanes, on the requested side or both. */
async function readHot(db: Database, { kind, side, service }: LocationQuery): Promise<ReadonlySet<string>> {
  const { originKind, originCode, destinationKind, destinationCode } = lanes;
  const rows = await db
    .select({ originKind, originCode, destinationKind, destinationCode })
    .from(lanes)
    .where(and(eq(lanes.hot, true), eq(lanes.service, service ?? MAIN_SERVICE[kind])));
  return new Set(
    rows.flatMap((lane) => [
      ...(side !== 'destination' && lane.originKind === kind ? [lane.originCode] : []),
      ...(side !== 'origin' && lane.destinationKind === kind ? [lane.destinationCode] : []),
    ]),
  );
}

const toRow = (row: typeof locations.$inferSelect, hot: boolean, restrictions: Restrictions): LocationRow => ({
  kind: row.kind,
  code: row.code,
  nameCn: row.nameCn,
  nameEn: row.nameEn,
  pinyin: row.pinyin,
  initials: row.initials,
  aliases: row.aliases,
  group: row.groupName,
  lane: row.lane,
  country: row.country,
  tz: row.timezone,
  dgRejectClasses: alwaysRefusedClasses(restrictions.of('port', row.code)),
  hot,
});
