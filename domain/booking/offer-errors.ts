import type { FormError } from '../form/field.ts';
import { isBookingOpen } from '../schedule/bookable.ts';
import type { CutOffs } from '../schedule/cut-offs.ts';

interface Priced {
  priceId: string;
  cargo: readonly { isDanger: boolean }[];
}

interface Offered {
  now: number;
  /** Null while the price is unknown, and when it is withdrawn. */
  offer: { isDanger: boolean; validTo: number; cutOffs: CutOffs } | null;
}

/** Reports a withdrawn or expired price and a passed booking cut-off. */
export const offerErrors =
  (step: string) =>
  ({ priceId, cargo }: Priced, { now, offer }: Offered): readonly FormError[] => {
    if (priceId === '' || offer === null) return [{ path: 'priceId', step, code: 'OFFER_MISSING' }];
    if (now > offer.validTo) return [{ path: 'priceId', step, code: 'PRICE_EXPIRED' }];
    const dangerous = offer.isDanger || cargo.some(({ isDanger }) => isDanger);
    return isBookingOpen(offer.cutOffs, dangerous, now) ? [] : [{ path: 'priceId', step, code: 'BOOKING_CLOSED' }];
  };
