import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { published } from './published.ts';

export interface AirLimitColumn {
  passenger: string;
  cargo: string;
}

/** Of a list that operators may add to: the seed brings up to date only what none of them has touched. */
const edited = {
  version: integer().notNull().default(1),
  editedBy: text('edited_by'),
  editedAt: moment('edited_at'),
};

export const constants = pgTable(
  'constants',
  {
    constType: text('const_type').notNull(),
    constValue: text('const_value').notNull(),
    constName: text('const_name').notNull(),
    code: text().notNull(),
    name: text().notNull(),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.constType, table.constValue] })],
);

/** Ports, airports, railway stations and cities; a code is unique within its kind only. */
export const places = pgTable(
  'places',
  {
    kind: text({ enum: ['port', 'airport', 'station', 'city'] }).notNull(),
    code: text().notNull(),
    nameCn: text('name_cn').notNull(),
    nameEn: text('name_en').notNull(),
    /** Port group, station kind or province: what a picker groups by. */
    groupName: text('group_name').notNull(),
    lane: text(),
    country: text().notNull(),
    timezone: text().notNull(),
    pinyin: text().notNull(),
    initials: text().notNull(),
    aliases: text().array().notNull(),
    freeDays: integer('free_days'),
    sort: integer().notNull(),
    ...edited,
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.code] }),
    index('places_kind_lane_sort').on(table.kind, table.lane, table.sort),
  ],
);

export const unEntries = pgTable('un_entries', {
  unNo: text('un_no').primaryKey(),
  nameCn: text('name_cn').notNull(),
  nameEn: text('name_en').notNull(),
  mainClass: text('main_class').notNull(),
  subsidiaryClasses: text('subsidiary_classes').array().notNull(),
  packingGroups: text('packing_groups').array().notNull(),
  flashPoint: text('flash_point'),
  marinePollutant: boolean('marine_pollutant').notNull(),
  tankCodes: text('tank_codes').array().notNull(),
  airLimits: jsonb('air_limits').$type<readonly AirLimitColumn[]>().notNull(),
  stowage: text().array().notNull(),
  controls: text().array().notNull(),
  casNumbers: text('cas_numbers').array().notNull(),
});

export const segregation = pgTable(
  'segregation',
  {
    rowClass: text('row_class').notNull(),
    columnClass: text('column_class').notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.rowClass, table.columnClass] })],
);

export const segregationGroups = pgTable('segregation_groups', {
  code: text().primaryKey(),
  nameEn: text('name_en').notNull(),
  nameCn: text('name_cn').notNull(),
});

export const segregationGroupMembers = pgTable(
  'segregation_group_members',
  {
    groupCode: text('group_code')
      .notNull()
      .references(() => segregationGroups.code),
    unNo: text('un_no')
      .notNull()
      .references(() => unEntries.unNo),
  },
  (table) => [primaryKey({ columns: [table.groupCode, table.unNo] })],
);

export const carriers = pgTable('carriers', {
  code: text().primaryKey(),
  kind: text({ enum: ['ocean', 'air', 'rail', 'domestic'] }).notNull(),
  /** SMDG code of a shipping line, air-waybill prefix of an airline. */
  secondCode: text('second_code'),
  nameCn: text('name_cn').notNull(),
  regional: boolean().notNull(),
  /** Takes dangerous goods with freight to be paid at the destination. */
  dgCollect: boolean('dg_collect').notNull().default(true),
  sort: integer().notNull(),
  ...edited,
});

export const feeCodes = pgTable('fee_codes', {
  code: text().primaryKey(),
  nameCn: text('name_cn').notNull(),
  groupName: text('group_name').notNull(),
  bases: text().array().notNull(),
  currency: text().notNull(),
  atCost: boolean('at_cost').notNull(),
  ...edited,
});

export const suppliers = pgTable(
  'suppliers',
  {
    id: text().primaryKey(),
    role: text().notNull(),
    name: text().notNull(),
    cityCode: text('city_code'),
    carrierCode: text('carrier_code').references(() => carriers.code),
    demo: boolean().notNull(),
    sort: integer().notNull(),
    ...published,
  },
  (table) => [index('suppliers_role_sort').on(table.role, table.sort)],
);

/** What seeding has been done, so that a day's second start does nothing. */
export const seedRuns = pgTable('seed_runs', {
  kind: text().primaryKey(),
  revision: integer().notNull(),
  day: text().notNull(),
});
