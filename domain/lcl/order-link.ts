import { type OrderLink, readOrderLink, SEARCH_NAMES } from '../orders/order-link.ts';
import { addressOf } from '../query-text.ts';

const PATH = '/shippingLcl';
/** URL of the list with the order form over it, keeping the search terms. */
export const lclOrderAddress = ({ isDanger, ...link }: OrderLink): string =>
  addressOf(PATH, { ...link, isDanger: isDanger === 'Y' ? '' : isDanger });

/** Parses the link; null without an offer. Never throws. */
export const readLclOrderLink = (query: string): OrderLink | null => readOrderLink(query, SEARCH_NAMES);
