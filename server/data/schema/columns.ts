import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment given by the injected clock, never by the database. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** An amount in the currency's smallest unit; the currency is in a column beside it. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** A small file that lives and goes with its row. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
