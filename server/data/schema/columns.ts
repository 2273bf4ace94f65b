import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A time set by the injected clock, never by the database. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** An amount in the currency's smallest unit; the currency has its own column. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** A small file stored in its row. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
