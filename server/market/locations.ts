import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { cityPage, LocationRow } from '#contract/calls/locations.ts';
import { alwaysRefusedClasses } from '#domain/dangerous-goods/restrictions.ts';
import { searchLocations } from '#domain/locations/search.ts';
import type { Database } from '../data/connect.ts';
import { lanes } from '../data/schema/market.ts';
import { places } from '../data/schema/reference.ts';
import { type Restrictions, readRestrictions } from '../restrictions/in-force.ts';

type Asked = InferOutput<typeof cityPage.request>;

/** The places of one kind are a few hundred, so the rule that ranks them in the browser ranks them here as well. */
export async function listLocations(db: Database, asked: Asked, now: number): Promise<AnswerOf<typeof cityPage>> {
  const conditions: (SQL | undefined)[] = [
    eq(places.kind, asked.kind),
    asked.lane === undefined ? undefined : eq(places.lane, asked.lane),
    asked.group === undefined ? undefined : eq(places.groupName, asked.group),
    asked.side === undefined ? undefined : inArray(places.code, endsOfLanes(db, asked, asked.side)),
  ];
  const rows = await db
    .select()
    .from(places)
    .where(and(...conditions))
    .orderBy(asc(places.sort), asc(places.code));
  const found = searchLocations(rows, asked.keyword);
  const hot = await readHot(db, asked);
  const restrictions = await readRestrictions(db, now);
  const from = (asked.page - 1) * asked.pageSize;
  return {
    items: found.slice(from, from + asked.pageSize).map((row) => toRow(row, hot.has(row.code), restrictions)),
    total: found.length,
    page: asked.page,
    pageSize: asked.pageSize,
  };
}

function endsOfLanes(db: Database, { kind, service }: Asked, side: 'origin' | 'destination') {
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

/** What most people who pick a place of this kind ship by. */
const MAIN_SERVICE = { port: 'fcl', airport: 'air', station: 'rail', city: 'domestic' } as const;

/** The ends of the lanes that are much asked for, on the side that is asked about or on both. */
async function readHot(db: Database, { kind, side, service }: Asked): Promise<ReadonlySet<string>> {
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

const toRow = (row: typeof places.$inferSelect, hot: boolean, restrictions: Restrictions): LocationRow => ({
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
