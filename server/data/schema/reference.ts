import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { moment } from './columns.ts';
import { published } from './published.ts';

/** For lists operators may extend: seeding updates only rows they have not edited. */
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

/** Ports, airports, railway stations and cities; codes are unique within a kind. */
export const locations = pgTable(
  'places',
  {
    kind: text({ enum: ['port', 'airport', 'station', 'city'] }).notNull(),
    code: text().notNull(),
    nameCn: text('name_cn').notNull(),
    nameEn: text('name_en').notNull(),
    /** Port group, station kind or province, used to group pickers. */
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

/** Editions of the dangerous goods list; only the current one is read. */
export const unEditions = pgTable('un_editions', {
  code: text().primaryKey(),
  name: text().notNull(),
});

/** Entries of each edition; columns other than `entry` are for searching. */
export const unListEntries = pgTable(
  'un_list_entries',
  {
    edition: text()
      .notNull()
      .references(() => unEditions.code, { onDelete: 'cascade' }),
    unNo: text('un_no').notNull(),
    /** All names in searchable form, separated by bars. */
    names: text().notNull(),
    /** Initials of the Chinese names, separated by bars. */
    initials: text().notNull(),
    classes: text().array().notNull(),
    casNumbers: text('cas_numbers').array().notNull(),
    entry: jsonb().$type<UnEntry>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.unNo] })],
);

export const carriers = pgTable('carriers', {
  code: text().primaryKey(),
  kind: text({ enum: ['ocean', 'air', 'rail', 'domestic'] }).notNull(),
  /** SMDG code of a shipping line, or air waybill prefix of an airline. */
  secondCode: text('second_code'),
  nameCn: text('name_cn').notNull(),
  regional: boolean().notNull(),
  /** Accepts dangerous goods with freight collect. */
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

/** Completed seed runs, so that a second start on the same day does nothing. */
export const seedRuns = pgTable('seed_runs', {
  kind: text().primaryKey(),
  revision: integer().notNull(),
  day: text().notNull(),
});
