import { eq, exists, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../data/connect.ts';
import { offers } from '../data/schema/market.ts';
import { carriers } from '../data/schema/reference.ts';

/** Carriers that the company has prices for or its operators entered. Those known only from the built-in list are excluded. */
export const isOwnCarrier = (db: Pick<Database, 'select'>): SQL<boolean> =>
  or(
    isNotNull(carriers.editedAt),
    exists(db.select({ id: offers.id }).from(offers).where(eq(offers.carrierCode, carriers.code))),
  ) as SQL<boolean>;
