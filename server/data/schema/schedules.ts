import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sailings } from './market.ts';
import { rateVersions } from './rates.ts';

/** Which sailings a timetable names; one that stays as it was is named by the next one too. */
export const scheduleSailings = pgTable(
  'schedule_sailings',
  {
    versionId: text('version_id')
      .notNull()
      .references(() => rateVersions.id, { onDelete: 'cascade' }),
    sailingId: text('sailing_id')
      .notNull()
      .references(() => sailings.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.sailingId] }),
    index('schedule_sailings_sailing').on(table.sailingId),
  ],
);
