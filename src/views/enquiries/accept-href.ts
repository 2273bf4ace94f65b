import type { EnquiryAnswer } from '#contract/calls/ecommerce.ts';

type Option = EnquiryAnswer['options'][number];

/** Where an option becomes an order; null where it cannot be ordered on the site. */
export function acceptHref({ enquiryNo, status }: EnquiryAnswer, { optionId, priceId, isExpired }: Option) {
  const canOrder = status === 'answered' && priceId !== null && !isExpired;
  return canOrder ? `/shippingFcl/addOrder?${new URLSearchParams({ enquiryNo, optionId })}` : null;
}
