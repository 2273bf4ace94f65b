import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { importServices } from '#domain/imports/services.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { moment } from './columns.ts';

/**
 * A price list or a timetable as a file brought it. The tables are named after the first of them: renaming would stop a
 * server of the release before while a new one is put in its place.
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
    /** The version in force that the preview was compared with, and to which a rollback returns; null for the seed's. */
    replaces: text(),
    /** When it goes in force, or went; null for a preview and for what was withdrawn before its time. */
    publishAt: moment('publish_at'),
  },
  (table) => [
    index('rate_versions_service').on(table.service, table.createdAt),
    index('rate_versions_status').on(table.status, table.publishAt),
  ],
);

/** The lines of a version in the order of its file. */
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

/** Which version holds: one row a service, so that one write changes all prices, or all departures, at once. */
export const ratesInForce = pgTable('rates_in_force', {
  service: text({ enum: importServices }).primaryKey(),
  /** Null: what the seed has. */
  versionId: text('version_id').references(() => rateVersions.id),
  since: moment('since').notNull(),
});
