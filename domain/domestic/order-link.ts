import { type BoxCount, readBoxes, writeBoxes } from '../orders/box-text.ts';
import { type OrderLink, readOrderLink, SEARCH_NAMES } from '../orders/order-link.ts';
import { addressOf, readFields } from '../query-text.ts';
import { type DomesticDoors, readDomesticDoors } from './terms.ts';

/** Parameters the /domesticTrade list passes to its order form, including the search terms. */
export interface DomesticOrderLink extends DomesticDoors, Omit<OrderLink, 'volume' | 'weight'> {
  boxes: readonly BoxCount[];
}

const PATH = '/domesticTrade/orderPage';

export const domesticOrderAddress = ({ isDanger, boxes, ...link }: DomesticOrderLink): string =>
  addressOf(PATH, { ...link, boxes: writeBoxes(boxes), isDanger: isDanger === 'Y' ? '' : isDanger });

/** Parses the link; null without an offer. Never throws. */
export function readDomesticOrderLink(query: string): DomesticOrderLink | null {
  const link = readOrderLink(query, SEARCH_NAMES);
  if (link === null) return null;
  const { weight: _weight, volume: _volume, ...lane } = link;
  return { ...lane, boxes: readBoxes(readFields(query).get('boxes') ?? ''), ...readDomesticDoors(query) };
}
