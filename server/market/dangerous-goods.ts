import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { DgEntry, dgDetail, dgQuery } from '#contract/calls/puds.ts';
import { CODE } from '#contract/codes.ts';
import { listedAs, listsClass } from '#domain/dangerous-goods/class-match.ts';
import { labelsOf } from '#domain/dangerous-goods/labels.ts';
import { typicalInnerLimit } from '#domain/dangerous-goods/limited-quantity.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { papersFor } from '#domain/dangerous-goods/papers.ts';
import { lclAnswer } from '#domain/dangerous-goods/refusals.ts';
import { classesRefused, type RestrictedParty } from '#domain/dangerous-goods/restrictions.ts';
import { strictestValue } from '#domain/dangerous-goods/segregation-value.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import type { PackingGroup } from '#domain/reference/un-entries.ts';
import { innerLimitOf, provisionsOf } from '#domain/reference/un-provisions.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { cleanText } from '#domain/text.ts';
import { marketReplies } from '#src/ui/copy/market-replies.ts';
import { Refusal } from '../calls/refusal.ts';
import { isShown } from '../content/shown.ts';
import type { Database } from '../data/connect.ts';
import { lanes, offers, sailings, warehouses } from '../data/schema/market.ts';
import { carriers, places, segregationGroupMembers, segregationGroups, unEntries } from '../data/schema/reference.ts';
import { restrictions } from '../data/schema/restrictions.ts';
import { basisOfAll, isInForceAt, readRestrictions } from '../restrictions/in-force.ts';
import { classesUnder, readClasses } from './class-words.ts';
import { busiestFirst, sailingDays } from './lane.ts';
import { departsIn, isOpen } from './offers.ts';
import { isOwnCarrier } from './own-carriers.ts';

type Row = typeof unEntries.$inferSelect;

const AEROSOLS = '1950';
const MOST_LANES = 12;

function toEntry(row: Row): DgEntry {
  const groups: (PackingGroup | null)[] =
    row.packingGroups.length === 0 ? [null] : (row.packingGroups as PackingGroup[]);
  const at = <Item>(list: readonly Item[], index: number): Item | null => list[index] ?? list.at(-1) ?? null;
  return {
    unNo: row.unNo,
    nameCn: row.nameCn,
    nameEn: row.nameEn,
    mainClass: row.mainClass,
    subsidiaryClasses: row.subsidiaryClasses,
    packingGroups: row.packingGroups as PackingGroup[],
    flashPoint: row.flashPoint,
    marinePollutant: row.marinePollutant,
    labels: labelsOf(row),
    casNumbers: row.casNumbers,
    controls: row.controls,
    limits: groups.map((packingGroup, index) => {
      const air = at(row.airLimits, index);
      const limit = innerLimitOf(row.unNo, packingGroup);
      return {
        packingGroup,
        limitedQuantity:
          limit === undefined ? typicalInnerLimit(row.mainClass, packingGroup, row.unNo === AEROSOLS) : limit,
        tank: at(row.tankCodes, index),
        passenger: air?.passenger ?? null,
        cargo: air?.cargo ?? null,
        lcl: lclAnswer({ ...row, packingGroup }),
      };
    }),
  };
}

/** Percent, underscore and backslash are meant as they stand. */
const likePattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

function matching(keyword: string): SQL | undefined {
  const text = cleanText(keyword);
  if (text === '') return undefined;
  const unNo = readUnNumber(text);
  if (unNo !== null) return eq(unEntries.unNo, unNo);
  if (/^\d{2,7}-\d{2}-\d$/.test(text)) return arrayContains(unEntries.casNumbers, [text]);
  const pattern = likePattern(text);
  const start = /^\d{1,3}$/.test(text) ? ilike(unEntries.unNo, `${text}%`) : undefined;
  const classes = readClasses(text);
  const byClass = classes.length > 0 ? ofClasses(classes) : undefined;
  return or(ilike(unEntries.nameCn, pattern), ilike(unEntries.nameEn, pattern), start, byClass);
}

/** Of one of these classes, as the main or a subsidiary one. */
const ofClasses = (classes: string[]) =>
  or(inArray(unEntries.mainClass, classes), arrayOverlaps(unEntries.subsidiaryClasses, classes));

export async function listEntries(
  db: Database,
  { keyword, dgClass, page, pageSize }: InferOutput<typeof dgQuery.request>,
): Promise<AnswerOf<typeof dgQuery>> {
  const where = and(matching(keyword), dgClass === undefined ? undefined : ofClasses(classesUnder(dgClass)));
  const [counted] = await db.select({ total: count() }).from(unEntries).where(where);
  const rows = await db
    .select()
    .from(unEntries)
    .where(where)
    .orderBy(asc(unEntries.unNo))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(toEntry), total: counted?.total ?? 0, page, pageSize };
}

export async function readEntry(db: Database, unNo: string, now: number): Promise<AnswerOf<typeof dgDetail>> {
  const [row] = await db.select().from(unEntries).where(eq(unEntries.unNo, unNo));
  if (row === undefined) throw new Refusal(CODE.notFound, marketReplies.unknownNumber(unNo));
  const classes = [row.mainClass, ...row.subsidiaryClasses];
  return {
    ...toEntry(row),
    stowage: row.stowage,
    provisions: provisionsOf(unNo),
    segregationGroups: await groupsOf(db, unNo),
    segregation: dgClasses.map(({ code }) => ({ dgClass: code, value: strictestValue(classes, [code]).value })),
    papers: papersFor({
      dangerous: true,
      chemical: false,
      packaged: true,
      limitedQuantity: false,
      stuffedByUs: false,
      declaredByUs: false,
    }).map(({ code, stage, owner, due }) => ({ code, stage, owner, due })),
    carriers: await carriersFor(db, row, now),
    warehouses: await warehousesFor(db, classes, now),
    lanes: await lanesFor(db, row, now),
  };
}

const groupsOf = (db: Database, unNo: string) =>
  db
    .select({ code: segregationGroups.code, nameCn: segregationGroups.nameCn })
    .from(segregationGroupMembers)
    .innerJoin(segregationGroups, eq(segregationGroups.code, segregationGroupMembers.groupCode))
    .where(eq(segregationGroupMembers.unNo, unNo))
    .orderBy(asc(segregationGroups.code));

async function carriersFor(db: Database, row: Row, now: number) {
  const inForce = await readRestrictions(db, now);
  const rows = await db
    .select({ code: carriers.code, nameCn: carriers.nameCn })
    .from(carriers)
    .where(and(eq(carriers.kind, 'ocean'), isNotNull(carriers.secondCode), isOwnCarrier(db)))
    .orderBy(asc(carriers.sort));
  return rows.map(({ code, nameCn }) => {
    const refusing = inForce.of('carrier', code).filter((rule) => classesRefused(rule, row).length > 0);
    const refusedClasses = [...new Set(refusing.flatMap((rule) => classesRefused(rule, row)))];
    return { code, nameCn, takes: refusedClasses.length === 0, refusedClasses, ...basisOfAll(refusing) };
  });
}

const MOST_WAREHOUSES = 50;

/** Every store of dangerous goods; it takes what it is licensed for, the subsidiary classes too. */
async function warehousesFor(db: Database, classes: readonly string[], now: number) {
  const rows = await db
    .select({
      id: warehouses.id,
      name: warehouses.name,
      cityCode: warehouses.cityCode,
      district: warehouses.district,
      kinds: warehouses.kinds,
      dgClasses: warehouses.dgClasses,
    })
    .from(warehouses)
    .where(isShown(warehouses, now))
    .orderBy(asc(warehouses.sort))
    .limit(MOST_WAREHOUSES);
  return rows.map(({ dgClasses: licensed, ...store }) => {
    const refusedClasses = classes.filter((one) => !listsClass(licensed, one));
    return { ...store, takes: refusedClasses.length === 0, refusedClasses };
  });
}

const org = alias(places, 'org');
const dst = alias(places, 'dst');
const place = (table: typeof org | typeof dst) => ({
  code: table.code,
  nameCn: table.nameCn,
  nameEn: table.nameEn,
  timezone: table.timezone,
});

/** Whatever the packing group that goods of a number may be of, and whatever they weigh. */
const refusesEvery = (row: Row) => {
  const { dgClass, unNo, packingGroup, limitKg } = restrictions;
  const [group, ...others] = row.packingGroups;
  return and(
    isNull(limitKg),
    or(isNull(unNo), eq(unNo, row.unNo)),
    group === undefined || others.length > 0
      ? isNull(packingGroup)
      : or(isNull(packingGroup), sql`${packingGroup} = ${group}`),
    or(isNull(dgClass), inArray(dgClass, [row.mainClass, ...row.subsidiaryClasses].flatMap(listedAs))),
  );
};

/** Lanes with an offer for the main class that can be booked now, whose carrier and ports take the other classes too; the busiest first. */
const lanesFor = (db: Database, row: Row, now: number) => {
  const taking = (kind: RestrictedParty, code: SQLWrapper) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(restrictions)
        .where(
          and(
            eq(restrictions.partyKind, kind),
            sql`${restrictions.partyCode} = ${code}`,
            isInForceAt(now),
            refusesEvery(row),
          ),
        ),
    );
  const ordered = busiestFirst(
    db,
    and(eq(lanes.service, 'fcl'), taking('port', lanes.originCode), taking('port', lanes.destinationCode)),
  );
  const open = db
    .select({ offerId: offers.id })
    .from(sailings)
    .innerJoin(offers, eq(offers.sailingId, sailings.id))
    .where(
      and(
        eq(sailings.laneId, ordered.id),
        departsIn(sailingDays(undefined, undefined, now, CHINA), CHINA),
        eq(offers.priceKind, 'PUBLIC'),
        arrayContains(offers.dgClasses, [row.mainClass]),
        isOpen({ isDanger: true, teu: 1, now }),
        taking('carrier', offers.carrierCode),
        taking('port', sailings.viaCode),
        taking('vessel', sql`upper(${sailings.vessel})`),
      ),
    )
    .limit(1)
    .as('open');
  const found = db
    .select(ordered._.selectedFields)
    .from(ordered)
    .innerJoinLateral(open, sql`true`)
    .orderBy(desc(ordered.hot), asc(ordered.sort), asc(ordered.id))
    .limit(MOST_LANES)
    .as('found');
  return db
    .select({ org: place(org), dst: place(dst) })
    .from(found)
    .innerJoin(org, and(eq(org.kind, found.originKind), eq(org.code, found.originCode)))
    .innerJoin(dst, and(eq(dst.kind, found.destinationKind), eq(dst.code, found.destinationCode)))
    .orderBy(desc(found.hot), asc(found.sort), asc(found.id));
};

/** The entries of some numbers with the segregation groups each belongs to. */
export async function entriesOf(db: Database, unNos: readonly string[]) {
  if (unNos.length === 0) return new Map<string, { entry: Row; groups: string[] }>();
  const rows = await db
    .select({ entry: unEntries, group: segregationGroupMembers.groupCode })
    .from(unEntries)
    .leftJoin(segregationGroupMembers, eq(segregationGroupMembers.unNo, unEntries.unNo))
    .where(inArray(unEntries.unNo, [...unNos]));
  const found = new Map<string, { entry: Row; groups: string[] }>();
  for (const { entry, group } of rows) {
    const known = found.get(entry.unNo) ?? { entry, groups: [] };
    if (group !== null) known.groups.push(group);
    found.set(entry.unNo, known);
  }
  return found;
}
