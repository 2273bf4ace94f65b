import type { EnquiryAnswer } from '#contract/calls/ecommerce.ts';
import { orderPath } from '#contract/routes.ts';

type Option = EnquiryAnswer['options'][number];

/** Order form of an option; null when it cannot be ordered online. */
export function acceptHref({ service, enquiryNo, status }: EnquiryAnswer, { optionId, priceId, isExpired }: Option) {
  const path = orderPath(service);
  const canOrder = status === 'answered' && priceId !== null && !isExpired && path !== null;
  return canOrder ? `${path}?${new URLSearchParams({ enquiryNo, optionId })}` : null;
}
