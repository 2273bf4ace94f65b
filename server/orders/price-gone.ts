import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { Refusal } from '../calls/refusal.ts';

/** The price of a quote is no longer there. */
export const priceGone = () =>
  new Refusal(CODE.priceExpired, orderReplies.priceGone, { fields: { priceId: orderReplies.priceGone } });
