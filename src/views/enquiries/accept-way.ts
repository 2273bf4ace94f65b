import type { EnquiryRow } from '#contract/calls/ecommerce.ts';

const pages: Partial<Record<EnquiryRow['service'], string>> = { fcl: '/shippingFcl/addOrder', lcl: '/shippingLcl' };

/** Where an option becomes an order; null for a service whose options are not ordered on the site. */
export function acceptWay(service: EnquiryRow['service'], enquiryNo: string, optionId: string): string | null {
  const page = pages[service];
  return page === undefined ? null : `${page}?${new URLSearchParams({ enquiryNo, optionId })}`;
}
