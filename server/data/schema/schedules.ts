import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sailings } from './market.ts';
import { rateVersions } from './rates.ts';

/** Sailings of an imported timetable; an unchanged sailing is shared by versions. */
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

/** Flights of an imported timetable; an unchanged flight keeps its id, its offers and its bookings. */
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
