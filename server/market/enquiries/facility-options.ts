import type { JsonObject } from '../../data/schema/orders.ts';
import type { Reader } from '../fee-rates.ts';
import type { OperatorOption } from './option.ts';

type Listing = (db: Reader, stored: JsonObject, now: number) => Promise<OperatorOption[]>;

/** Warehouses, stations or yards an enquiry may be answered with. */
export interface FacilityOptions {
  /** With a listed price. */
  priced: Listing;
  /** All that accept the goods; operators may price them by their own lines. */
  taking: Listing;
}

interface Named {
  priceId: string;
  hasLines: boolean;
}

/** Returns the named location; null when it does not accept the goods or has no price. */
export async function namedFacility(
  { priced, taking }: FacilityOptions,
  { db, stored, now }: { db: Reader; stored: JsonObject; now: number },
  { priceId, hasLines }: Named,
): Promise<OperatorOption | null> {
  const options = await (hasLines ? taking : priced)(db, stored, now);
  return options.find(({ offerId }) => offerId === priceId) ?? null;
}
