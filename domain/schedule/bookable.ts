import type { CutOffs } from './cut-offs.ts';
import { type ValidityWindow, validityAt } from './validity.ts';

export type Bookability = 'BOOKABLE' | 'BOOKING_CLOSED' | 'PRICE_EXPIRED' | 'PRICE_NOT_YET_VALID' | 'NO_SPACE';

export interface BookableOffer extends ValidityWindow {
  cutOffs: Pick<CutOffs, 'bookingCloseDg' | 'bookingCloseGen'>;
  space: 'AMPLE' | 'TIGHT' | 'ASK' | 'NONE';
}

export function bookingClose(cutOffs: BookableOffer['cutOffs'], dangerous: boolean): number {
  return dangerous ? cutOffs.bookingCloseDg : cutOffs.bookingCloseGen;
}

/** Booking closes at the cut-off of the cargo's kind; the cut-off itself is too late. */
export function isBookingOpen(cutOffs: BookableOffer['cutOffs'], dangerous: boolean, now: number): boolean {
  return now < bookingClose(cutOffs, dangerous);
}

export function bookability(offer: BookableOffer, dangerous: boolean, now: number): Bookability {
  if (!isBookingOpen(offer.cutOffs, dangerous, now)) return 'BOOKING_CLOSED';
  const validity = validityAt(offer, now);
  if (validity === 'EXPIRED') return 'PRICE_EXPIRED';
  if (validity === 'FUTURE') return 'PRICE_NOT_YET_VALID';
  return offer.space === 'NONE' ? 'NO_SPACE' : 'BOOKABLE';
}
