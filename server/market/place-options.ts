import type { JsonObject } from '../data/schema/orders.ts';
import type { DeskOption } from './desk-option.ts';
import type { Reader } from './fee-rates.ts';

type Listing = (db: Reader, stored: JsonObject, now: number) => Promise<DeskOption[]>;

/** The stores, stations or yards that an enquiry may be answered with. */
export interface PlaceOptions {
  /** Those that the list has a price for. */
  priced: Listing;
  /** All that take what was asked about: a person may price one by lines of their own. */
  taking: Listing;
}

interface Named {
  priceId: string;
  hasLines: boolean;
}

/** The place that a person named; null where it does not take what was asked about, or nobody priced it. */
export async function namedPlace(
  { priced, taking }: PlaceOptions,
  { db, stored, now }: { db: Reader; stored: JsonObject; now: number },
  { priceId, hasLines }: Named,
): Promise<DeskOption | null> {
  const options = await (hasLines ? taking : priced)(db, stored, now);
  return options.find(({ offerId }) => offerId === priceId) ?? null;
}
