import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { importServices } from '#domain/imports/services.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { moment } from './columns.ts';

/**
 * Imported price lists and timetables. The tables keep their original name: renaming would break servers of the
 * previous release during a rolling update.
 */
export const rateVersions = pgTable(
  'rate_versions',
  {
    id: text().primaryKey(),
    service: text({ enum: importServices }).notNull(),
    status: text({ enum: ['LOADING', 'PREVIEW', 'SCHEDULED', 'PUBLISHED', 'WITHDRAWN'] }).notNull(),
    fileName: text('file_name').notNull(),
    rowCount: integer('row_count').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Version in force when previewed, restored by a rollback; null for the seed's. */
    replaces: text(),
    /** When it takes or took effect; null for previews and versions withdrawn before. */
    publishAt: moment('publish_at'),
  },
  (table) => [
    index('rate_versions_service').on(table.service, table.createdAt),
    index('rate_versions_status').on(table.status, table.publishAt),
  ],
);

/** Lines of a version in file order. */
export const rateRows = pgTable(
  'rate_rows',
  {
    versionId: text('version_id')
      .notNull()
      .references(() => rateVersions.id, { onDelete: 'cascade' }),
    sort: integer().notNull(),
    cells: jsonb().$type<RateRow>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.sort] })],
);

/** Version in force, one row per service, so that one write switches all its prices or departures. */
export const ratesInForce = pgTable('rates_in_force', {
  service: text({ enum: importServices }).primaryKey(),
  /** Null: the seed's data. */
  versionId: text('version_id').references(() => rateVersions.id),
  since: moment('since').notNull(),
});
