import { sql } from 'drizzle-orm';
import { restrictionReplies } from '#copy/operator/replies.ts';
import { airlines } from '#domain/air/airlines.ts';
import { airports } from '#domain/air/airports.ts';
import { traditionalOf } from '#domain/locations/traditional.ts';
import { cities } from '#domain/reference/cities.ts';
import { containerTypes } from '#domain/reference/container-types.ts';
import { currencies } from '#domain/reference/currencies.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { feeCodes } from '#domain/reference/fee-codes.ts';
import { oceanCarriers, ownCodeCarriers } from '#domain/reference/ocean-carriers.ts';
import { packageCodes } from '#domain/reference/package-codes.ts';
import { ports } from '#domain/reference/ports.ts';
import { railStations } from '#domain/reference/rail-stations.ts';
import * as schema from '../data/schema/index.ts';
import { PUBLISHED_EDITION, publishedEntries } from '../un-list/published-list.ts';
import { listRowOf } from '../un-list/rows.ts';
import { choices } from './choices.ts';
import { insertRows, type SeedDatabase } from './insert-rows.ts';

type LocationRow = typeof schema.locations.$inferInsert;
type Carrier = typeof schema.carriers.$inferInsert;
type Constant = typeof schema.constants.$inferInsert;

const railStationGroups = { ORIGIN: '发站', BORDER: '口岸', FOREIGN_BORDER: '境外口岸', DESTINATION: '到站' } as const;

const plain = { lane: null, dgRejectClasses: [], freeDays: null };

const withTraditional = (nameCn: string, aliases: readonly string[]) => [
  ...aliases,
  ...[nameCn, ...aliases].map(traditionalOf).filter((name) => name !== null),
];

const locations = [
  ...ports.map(({ group, ...port }, sort) => ({ kind: 'port' as const, ...port, groupName: group, sort })),
  ...airports.map((airport, sort) => ({
    ...plain,
    ...airport,
    kind: 'airport' as const,
    groupName: airport.country === 'CN' ? '国内' : '国际',
    sort,
  })),
  ...railStations.map((station, sort) => ({
    ...plain,
    ...station,
    kind: 'station' as const,
    groupName: railStationGroups[station.kind],
    sort,
  })),
  ...cities.map(({ province, ...city }, sort) => ({
    ...plain,
    ...city,
    kind: 'city' as const,
    groupName: province,
    country: 'CN',
    timezone: 'Asia/Shanghai',
    sort,
  })),
];

export const locationRows: readonly LocationRow[] = locations.map(
  (row): LocationRow => ({
    kind: row.kind,
    code: row.code,
    nameCn: row.nameCn,
    nameEn: row.nameEn,
    groupName: row.groupName,
    lane: row.lane,
    country: row.country,
    timezone: row.timezone,
    pinyin: row.pinyin,
    initials: row.initials,
    aliases: withTraditional(row.nameCn, row.aliases),
    freeDays: row.freeDays,
    sort: row.sort,
  }),
);

const allCarriers = [
  ...oceanCarriers.map(({ scac, smdg, nameCn, regional, dgRejectClasses, dgCollect }) => ({
    code: scac,
    kind: 'ocean' as const,
    secondCode: smdg,
    nameCn,
    regional,
    dgRejectClasses: [...dgRejectClasses],
    dgCollect,
  })),
  ...ownCodeCarriers.map(({ code, nameCn, trade }) => ({
    code,
    kind: trade === 'DOMESTIC' ? ('domestic' as const) : ('ocean' as const),
    secondCode: null,
    nameCn,
    regional: true,
    dgRejectClasses: ['1', '2.3', '5.2', '6.2', '7'],
    dgCollect: false,
  })),
  ...airlines.map(({ code, prefix, nameCn }) => ({
    code,
    kind: 'air' as const,
    secondCode: prefix,
    nameCn,
    regional: false,
    dgRejectClasses: ['1', '7'],
    dgCollect: true,
  })),
  {
    code: 'RO-BLOCK',
    kind: 'rail' as const,
    secondCode: null,
    nameCn: '国际班列',
    regional: false,
    dgRejectClasses: ['1', '2.3', '4.2', '4.3', '5.2', '6.2', '7'],
    dgCollect: true,
  },
];

export const carrierRows: readonly Carrier[] = allCarriers.map(({ dgRejectClasses: _, ...row }, sort) => ({
  ...row,
  sort,
}));

/** Restrictions of carriers and ports from the reference tables. */
const restrictionRows = [
  ...allCarriers.map(({ code, dgRejectClasses }) => ({ kind: 'carrier' as const, code, dgRejectClasses })),
  ...locations.map(({ code, dgRejectClasses }) => ({ kind: 'port' as const, code, dgRejectClasses })),
].flatMap(({ kind, code, dgRejectClasses }) =>
  dgRejectClasses.map((dgClass) => ({
    ...{ id: `${kind}-${code}-${dgClass.replace('.', '-')}`, partyKind: kind, partyCode: code, dgClass },
    source: restrictionReplies.ofReference,
    ...{ validFrom: new Date(0), validTo: null, version: 1, editedBy: null, editedAt: null },
  })),
);

const constant = (constType: string) => (row: { code: string; nameCn: string }, sort: number) => ({
  constType,
  constValue: row.code,
  constName: row.nameCn,
  code: row.code,
  name: row.nameCn,
  sort,
});

export const constantRows: readonly Constant[] = [
  ...containerTypes.map(constant('CTN_TYPE')),
  ...packageCodes.map(constant('PACKAGE')),
  ...currencies.map((row, sort) => ({
    ...constant('CURRENCY')(row, sort),
    constName: row.iso,
    name: row.nameCn,
  })),
  ...dgClasses.map(constant('DG_CLASS')),
  ...Object.entries(choices).flatMap(([constType, rows]) => rows.map(constant(constType))),
];

/** Inserts the built-in list; an edition published by an operator stays current. */
async function seedUnList(db: SeedDatabase): Promise<void> {
  const { code, name } = PUBLISHED_EDITION;
  await db.execute(sql`
    insert into ${schema.unEditions} (code, name) values (${code}, ${name}) on conflict do nothing`);
  await insertRows(
    db,
    schema.unListEntries,
    publishedEntries().map((entry) => listRowOf(entry, code)),
    { refresh: ['names', 'initials', 'classes', 'casNumbers', 'entry'] },
  );
}

const carrierSuppliers = carrierRows
  .filter((row) => row.kind === 'ocean' || row.kind === 'air')
  .map((row) => ({
    id: `supplier-${row.code}`,
    role: row.kind === 'ocean' ? 'CARRIER' : 'AIRLINE',
    name: row.nameCn,
    cityCode: null,
    carrierCode: row.code,
    demo: false,
    sort: row.sort,
  }));

/** Inserts reference tables needed with and without the demo; rows edited by operators stay unchanged. */
export async function seedReference(db: SeedDatabase): Promise<void> {
  await insertRows(db, schema.constants, constantRows, { refresh: ['constName', 'code', 'name', 'sort'] });
  await insertRows(db, schema.locations, locationRows, {
    refresh: ['nameCn', 'nameEn', 'groupName', 'lane', 'timezone', 'pinyin', 'initials', 'aliases'],
    unless: 'editedAt',
  });
  await seedUnList(db);
  await insertRows(db, schema.carriers, carrierRows, {
    refresh: ['nameCn', 'dgCollect', 'sort'],
    unless: 'editedAt',
  });
  await db.execute(sql`delete from ${schema.restrictions} where ${schema.restrictions.editedAt} is null`);
  await insertRows(db, schema.restrictions, restrictionRows);
  await insertRows(
    db,
    schema.feeCodes,
    feeCodes.map(({ group, bases, ...row }) => ({ ...row, groupName: group, bases: [...bases] })),
    { refresh: ['nameCn', 'groupName', 'bases', 'currency', 'atCost'], unless: 'editedAt' },
  );
  await insertRows(db, schema.suppliers, carrierSuppliers, { refresh: ['name', 'sort'], unless: 'editedAt' });
}
