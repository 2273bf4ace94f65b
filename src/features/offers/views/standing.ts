import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { compare } from '#domain/decimal.ts';
import { isBookingOpen } from '#domain/schedule/bookable.ts';
import { CHINA } from '#domain/schedule/zone.ts';

export const originZone = ({ org }: SellingAnswer) => org?.timezone ?? CHINA;
export const destinationZone = (answer: SellingAnswer) => answer.dst?.timezone ?? originZone(answer);

/** Current status of an offer, which may have closed or expired since it was loaded. */
export function standingAt(offer: Offer, isDanger: boolean, now: number): Offer['bookable'] {
  if (offer.bookable !== 'BOOKABLE') return offer.bookable;
  if (!isBookingOpen(offer.cutOffs, isDanger, now)) return 'BOOKING_CLOSED';
  return now > offer.validTo ? 'PRICE_EXPIRED' : 'BOOKABLE';
}

/** Lowest of amounts in one currency; null for an empty list. */
export const leastOf = (amounts: readonly string[]): string | null =>
  amounts.reduce<string | null>((least, one) => (least === null || compare(one, least) < 0 ? one : least), null);
