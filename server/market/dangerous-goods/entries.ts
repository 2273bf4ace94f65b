import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  isNotNull,
  isNull,
  notInArray,
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
import { wordedProvisions } from '#copy/dangerous-goods/provisions.ts';
import { marketReplies } from '#copy/replies.ts';
import { listedAs, listsClass } from '#domain/dangerous-goods/class-match.ts';
import { labelsOf } from '#domain/dangerous-goods/labels.ts';
import { innerLimitOfRow } from '#domain/dangerous-goods/limited-quantity.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { papersFor } from '#domain/dangerous-goods/papers.ts';
import { possibleGoods } from '#domain/dangerous-goods/possible-goods.ts';
import { lclAnswerOfRow } from '#domain/dangerous-goods/refusals.ts';
import { classesRefused, type RestrictedParty } from '#domain/dangerous-goods/restrictions.ts';
import { strictestValue } from '#domain/dangerous-goods/segregation-value.ts';
import { fireCategoriesOfRow, listedFlash } from '#domain/dangerous-goods/store-category.ts';
import { tankOfRow, type UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import type { UnRow } from '#domain/dangerous-goods/un-list/row.ts';
import { foldName, foldWords } from '#domain/dangerous-goods/un-list/search.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { segregationGroups } from '#domain/reference/segregation-groups.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { tankNeedOfRow } from '#domain/tank/need.ts';
import { cleanText } from '#domain/text.ts';
import { roadAnswerOfRow, smallRoadLoad } from '#domain/truck/road-goods.ts';
import { Refusal } from '../../calls/refusal.ts';
import { isShown } from '../../content/shown.ts';
import type { Database } from '../../data/connect.ts';
import { lanes, offers, sailings, warehouses } from '../../data/schema/market.ts';
import { carriers, locations, unListEntries } from '../../data/schema/reference.ts';
import { basisOfAll, type Restrictions, readRestrictions } from '../../restrictions/in-force.ts';
import { isCurrent, readUnEntry } from '../../un-list/read-entries.ts';
import { busiestFirst, sailingDays } from '../lane.ts';
import { departsIn, isOpen } from '../offers.ts';
import { isOwnCarrier } from '../own-carriers.ts';
import { classesUnder, readClasses } from './class-words.ts';

const MOST_LANES = 12;

const toEntry = (entry: UnEntry): DgEntry => ({
  unNo: entry.unNo,
  nameCn: entry.nameCn,
  nameEn: entry.nameEn,
  synonyms: [...entry.synonyms],
  mainClass: entry.mainClass,
  subsidiaryClasses: [...entry.subsidiaryClasses],
  packingGroups: [...entry.packingGroups],
  flashPoint: entry.flashPoint,
  marinePollutant: entry.marinePollutant,
  labels: labelsOf(entry),
  casNumbers: [...entry.casNumbers],
  controls: [...entry.controls],
  limits: entry.rows.map((row) => ({
    packingGroup: row.packingGroup,
    variant: row.variant,
    limitedQuantity: innerLimitOfRow(row),
    ...{ limitedCode: row.limitedQuantity, exceptedCode: row.exceptedQuantity },
    tank: tankOfRow(row),
    passenger: row.airPassenger,
    cargo: row.airCargo,
    lcl: lclAnswerOfRow(row, entry),
  })),
});

/** Entries with one of these classes as main or subsidiary class. */
const ofClasses = (classes: string[]) => arrayOverlaps(unListEntries.classes, classes);

/** Builds the filter and the ranking of a keyword. */
function matching(keyword: string): { where?: SQL | undefined; nearness?: SQL } {
  const text = cleanText(keyword);
  const { unNo: number, names, initials, casNumbers } = unListEntries;
  const unNo = readUnNumber(text);
  if (text === '') return {};
  if (unNo !== null) return { where: eq(number, unNo) };
  if (/^\d{2,7}-\d{2}-\d$/.test(text)) return { where: arrayContains(casNumbers, [text]) };
  const start = /^(?:un ?)?(\d{1,3})$/i.exec(text)?.[1];
  const name = foldName(text);
  const words = foldWords(text).map((word) => sql`position(${word} in ${names}) > 0`);
  const isWhole = sql`position(${`|${name}|`} in ${names}) > 0`;
  const isStart = sql`position(${`|${name}`} in ${names}) > 0`;
  const isInitials = /^[a-z0-9]{2,}$/.test(name) ? sql`position(${`|${name}`} in ${initials}) > 0` : sql`false`;
  const classes = readClasses(text);
  return {
    where: or(
      name === '' ? undefined : and(...words),
      isInitials,
      start === undefined ? undefined : sql`starts_with(${number}, ${start})`,
      classes.length > 0 ? ofClasses(classes) : undefined,
    ),
    nearness: sql`case when ${isWhole} then 1 when ${isStart} then 2 when ${isInitials} then 3 else 4 end`,
  };
}

export async function listEntries(
  db: Database,
  { keyword, dgClass, page, pageSize }: InferOutput<typeof dgQuery.request>,
): Promise<AnswerOf<typeof dgQuery>> {
  const { where, nearness } = matching(keyword);
  const rows = await db
    .select({ entry: unListEntries.entry, total: sql<number>`count(*) over()`.mapWith(Number) })
    .from(unListEntries)
    .where(and(isCurrent, where, dgClass === undefined ? undefined : ofClasses(classesUnder(dgClass))))
    .orderBy(...(nearness === undefined ? [] : [nearness]), asc(unListEntries.unNo))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(({ entry }) => toEntry(entry)), total: rows[0]?.total ?? 0, page, pageSize };
}

const provisionsOf = (entry: UnEntry, row: UnRow): AnswerOf<typeof dgDetail>['provisions'][number] => ({
  ...{ packingGroup: row.packingGroup, variant: row.variant },
  ...{ dangerousClass: row.dangerousClass, subsidiaryClasses: mutable(row.subsidiaryClasses) },
  ems: row.ems,
  specialProvisions: mutable(row.specialProvisions),
  limitedQuantity: row.limitedQuantity,
  exceptedQuantity: row.exceptedQuantity,
  packing: mutable(row.packing),
  ibc: mutable(row.ibc),
  tankProvisions: mutable(row.tankProvisions),
  stowage: row.stowage,
  stowageCodes: mutable(row.stowageCodes),
  segregationCodes: mutable(row.segregationCodes),
  ...{ hazardId: row.hazardId, transportCategory: row.transportCategory, tunnelCode: row.tunnelCode },
  road: roadAnswerOfRow(row, entry),
  smallRoadLoad: smallRoadLoad(row),
  fireCategories: fireCategoriesOfRow(row, listedFlash(entry)),
  tankNeed: tankNeedOfRow(row),
});

const mutable = (list: readonly string[] | null): string[] | null => (list === null ? null : [...list]);

const namedGroups = (codes: readonly string[]) =>
  segregationGroups.filter(({ code }) => codes.includes(code)).map(({ code, nameCn }) => ({ code, nameCn }));

export async function readEntry(db: Database, unNo: string, now: number): Promise<AnswerOf<typeof dgDetail>> {
  const entry = await readUnEntry(db, unNo);
  if (entry === null) throw new Refusal(CODE.notFound, marketReplies.unknownNumber(unNo));
  const classes = [entry.mainClass, ...entry.subsidiaryClasses];
  const inForce = await readRestrictions(db, now);
  return {
    ...toEntry(entry),
    provisions: entry.rows.map((row) => provisionsOf(entry, row)),
    wordedProvisions: wordedProvisions(
      entry.rows.flatMap((row) => [...(row.specialProvisions ?? []), ...(row.tankProvisions ?? [])]),
    ),
    segregationGroups: namedGroups(entry.segregationGroups),
    segregation: dgClasses.map(({ code }) => ({ dgClass: code, value: strictestValue(classes, [code]).value })),
    papers: papersFor({
      dangerous: true,
      chemical: false,
      packaged: true,
      limitedQuantity: false,
      stuffedByUs: false,
      declaredByUs: false,
    }).map(({ code, stage, owner, due }) => ({ code, stage, owner, due })),
    carriers: await carriersFor(db, entry, inForce),
    warehouses: await warehousesFor(db, classes, now),
    lanes: await lanesFor(db, entry, inForce, now),
  };
}

async function carriersFor(db: Database, entry: UnEntry, inForce: Restrictions) {
  const rows = await db
    .select({ code: carriers.code, nameCn: carriers.nameCn })
    .from(carriers)
    .where(and(eq(carriers.kind, 'ocean'), isNotNull(carriers.secondCode), isOwnCarrier(db)))
    .orderBy(asc(carriers.sort));
  return rows.map(({ code, nameCn }) => {
    const refusing = inForce.of('carrier', code).filter((rule) => classesRefused(rule, entry).length > 0);
    const refusedClasses = [...new Set(refusing.flatMap((rule) => classesRefused(rule, entry)))];
    return { code, nameCn, takes: refusedClasses.length === 0, refusedClasses, ...basisOfAll(refusing) };
  });
}

const MOST_WAREHOUSES = 50;

/** Lists the dangerous-goods warehouses and whether their licence covers all classes. */
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

const org = alias(locations, 'org');
const dst = alias(locations, 'dst');
const locationColumns = (table: typeof org | typeof dst) => ({
  code: table.code,
  nameCn: table.nameCn,
  nameEn: table.nameEn,
  timezone: table.timezone,
});

/** Offers whose terms list every class of some row of the number. */
const takesAll = (entry: UnEntry) =>
  or(
    ...possibleGoods(entry).map(({ classes }) =>
      and(...classes.map((one) => arrayOverlaps(offers.dgClasses, listedAs(one)))),
    ),
  );

/** Lists lanes with a bookable offer whose carrier and ports accept all the goods' classes, the busiest first. */
function lanesFor(db: Database, entry: UnEntry, inForce: Restrictions, now: number) {
  const isTakenBy = (kind: RestrictedParty, code: SQLWrapper) => {
    const codes = inForce.refusing(kind, entry);
    return codes.length === 0 ? undefined : or(isNull(code), notInArray(code, codes));
  };
  const ordered = busiestFirst(
    db,
    and(eq(lanes.service, 'fcl'), isTakenBy('port', lanes.originCode), isTakenBy('port', lanes.destinationCode)),
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
        takesAll(entry),
        isOpen({ isDanger: true, teu: 1, now }),
        isTakenBy('carrier', offers.carrierCode),
        isTakenBy('port', sailings.viaCode),
        isTakenBy('vessel', sql`upper(${sailings.vessel})`),
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
    .select({ org: locationColumns(org), dst: locationColumns(dst) })
    .from(found)
    .innerJoin(org, and(eq(org.kind, found.originKind), eq(org.code, found.originCode)))
    .innerJoin(dst, and(eq(dst.kind, found.destinationKind), eq(dst.code, found.destinationCode)))
    .orderBy(desc(found.hot), asc(found.sort), asc(found.id));
}
