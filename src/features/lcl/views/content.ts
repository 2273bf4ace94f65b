import type { MinimumPrice } from '#contract/calls/item.ts';
import type { LclPricesAnswer } from '#contract/services/lcl-prices.ts';

/** Search terms of the list, as far as the URL is valid. */
export interface LclTerms {
  orgPortCode: string;
  dstPortCode: string;
  isDanger: 'N' | 'Y';
  unNo: string;
  volume: string;
  weight: string;
}

/** All lanes, before one is searched. */
export type LclListing =
  | { kind: 'lanes'; lanes: readonly MinimumPrice[] }
  | { kind: 'list'; terms: LclTerms; query: string; answer: LclPricesAnswer };
