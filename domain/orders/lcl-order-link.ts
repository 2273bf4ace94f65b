import { addressOf } from '../query-text.ts';
import { type OrderLink, readOrderLink, SEARCH_NAMES } from './order-link.ts';

const PATH = '/shippingLcl';
/** The list with the order over it, in the terms of its search. */
export const lclOrderAddress = ({ isDanger, ...link }: OrderLink): string =>
  addressOf(PATH, { ...link, isDanger: isDanger === 'Y' ? '' : isDanger });

/** The same from a query string; null where no price is named. Never throws. */
export const readLclOrderLink = (query: string): OrderLink | null => readOrderLink(query, SEARCH_NAMES);
