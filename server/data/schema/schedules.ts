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

/** Which flights a timetable names; one that stays as it was keeps its id, and with it its offers and who is booking them. */
export const scheduleFlights = pgTable(
  'schedule_flights',
  {
    versionId: text('version_id')
      .notNull()
      .references(() => rateVersions.id, { onDelete: 'cascade' }),
    flightId: text('flight_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.flightId] }),
    index('schedule_flights_flight').on(table.flightId),
  ],
);
