import { eq, exists, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../data/connect.ts';
import { offers } from '../data/schema/market.ts';
import { carriers } from '../data/schema/reference.ts';

/** A carrier whose prices the company has, or that its operators entered: the list of the release claims nothing. */
export const isOwnCarrier = (db: Pick<Database, 'select'>): SQL<boolean> =>
  or(
    isNotNull(carriers.editedAt),
    exists(db.select({ id: offers.id }).from(offers).where(eq(offers.carrierCode, carriers.code))),
  ) as SQL<boolean>;
