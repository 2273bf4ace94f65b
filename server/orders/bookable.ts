import type { Offer } from '#contract/calls/item.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { isByEnquiry } from '#domain/dangerous-goods/price-refusals.ts';
import { Refusal } from '../calls/refusal.ts';

type Judged = Pick<Offer, 'bookable' | 'refusals' | 'unpriced'>;

/** Refuses a booking with the rules of a container offer that it breaks and possible remedies. */
export function requireBookable(offer: Judged, slotsLeft: number | null): void {
  const { bookable, refusals, unpriced } = offer;
  const [refused] = refusals;
  switch (bookable) {
    case 'BOOKABLE':
      return;
    case 'REFUSED':
      throw new Refusal(
        CODE.classRefused,
        refused === undefined || isByEnquiry([refused])
          ? orderReplies.offerRefuses(refused?.refusedClass ?? '')
          : orderReplies.carrierRefuses(`${refused.nameCn}${refused.basis ?? ''}`, refused.refusedClass),
        { refusals },
      );
    case 'BOOKING_CLOSED':
      throw new Refusal(CODE.cutOffPassed, orderReplies.cutOffPassed);
    case 'NO_SPACE':
      throw new Refusal(CODE.noSpace, orderReplies.noSpace(slotsLeft ?? 0), { slotsLeft });
    case 'NOT_PRICED':
      throw new Refusal(CODE.priceExpired, orderReplies.boxNotPriced(unpriced.join('、')), { unpriced });
    default:
      throw new Refusal(CODE.priceExpired, orderReplies.priceExpired);
  }
}
