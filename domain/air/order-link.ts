import { type OrderLink, readOrderLink, SEARCH_NAMES } from '../orders/order-link.ts';
import { addressOf, readFields } from '../query-text.ts';
import { cleanText, isDay } from '../text.ts';
import { type AirTerms, readAirTerms, typedSizes } from './address.ts';

/** Parameters of an air order opened from the price list: offer, first flight and load. */
export interface AirOrderLink extends OrderLink, Pick<AirTerms, 'packages' | 'packingGroup' | 'perPackage' | 'share'> {
  /** yyyy-MM-dd, or empty. */
  flightDay: string;
}

const PATH = '/airLift/airLiftOrder';
const CARRIED = ['orgPortCode', 'dstPortCode', 'isDanger', 'unNo', 'weight', 'volume', 'net', 'group', 'share'];
const SIZES = ['length', 'width', 'height', 'pieces'] as const;

/** URL of the order form over the list, keeping the list's query. */
export function airOrderAddress(query: string, { priceId, flightDay }: { priceId: string; flightDay: string }): string {
  const fields = readFields(query);
  const carried = Object.fromEntries(CARRIED.map((name) => [name, fields.get(name) ?? '']));
  const sizes = typedSizes(query)
    .filter((row) => SIZES.every((name) => row[name] !== ''))
    .flatMap((row) => SIZES.map((name) => `&${name}=${encodeURIComponent(row[name])}`));
  return addressOf(PATH, { priceId, day: flightDay, ...carried }) + sizes.join('');
}

/** Parses the link; null without an offer. Never throws. */
export function readAirOrderLink(query: string): AirOrderLink | null {
  const link = readOrderLink(query, SEARCH_NAMES);
  if (link === null) return null;
  const day = cleanText(readFields(query).get('day') ?? '');
  const { packages, packingGroup, perPackage, share } = readAirTerms(query);
  return { ...link, packages, packingGroup, perPackage, share, flightDay: isDay(day) ? day : '' };
}
