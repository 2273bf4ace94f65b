import type { MinimumPrice } from '#contract/calls/item.ts';
import type { LclPricesAnswer } from '#contract/calls/lcl-prices.ts';

/** What the list was asked for: the terms of its address, as far as they make sense. */
export interface LclTerms {
  orgPortCode: string;
  dstPortCode: string;
  isDanger: 'N' | 'Y';
  unNo: string;
  volume: string;
  weight: string;
}

/** The lanes there are, until one is asked for. */
export type LclListing =
  | { kind: 'lanes'; lanes: readonly MinimumPrice[] }
  | { kind: 'list'; terms: LclTerms; query: string; answer: LclPricesAnswer };
