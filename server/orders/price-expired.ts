import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { Refusal } from '../calls/refusal.ts';

/** Refusal for a quote whose price was withdrawn. */
export const priceExpired = () =>
  new Refusal(CODE.priceExpired, orderReplies.priceGone, { fields: { priceId: orderReplies.priceGone } });
