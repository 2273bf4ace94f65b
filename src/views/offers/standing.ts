import type { Offer } from '#contract/calls/item.ts';
import { isBookingOpen } from '#domain/schedule/bookable.ts';

/** What an offer is by now: one that could be booked when it was read may have closed or run out since. */
export function standingAt(offer: Offer, isDanger: boolean, now: number): Offer['bookable'] {
  if (offer.bookable !== 'BOOKABLE') return offer.bookable;
  if (!isBookingOpen(offer.cutOffs, isDanger, now)) return 'BOOKING_CLOSED';
  return now > offer.validTo ? 'PRICE_EXPIRED' : 'BOOKABLE';
}

/** Compares two amounts of one currency. */
export const isLess = (a: string, b: string) => BigInt(a.replace('.', '')) < BigInt(b.replace('.', ''));

/** The least of amounts of one currency; null of none. */
export const leastOf = (amounts: readonly string[]): string | null =>
  amounts.reduce<string | null>((least, one) => (least === null || isLess(one, least) ? one : least), null);
