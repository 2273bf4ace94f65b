import type { DomesticAnswer } from '#contract/calls/domestic-prices.ts';
import type { MinimumPrice } from '#contract/calls/item.ts';

/** All lanes, before one is searched. */
export type DomesticListing =
  | { kind: 'lanes'; lanes: readonly MinimumPrice[] }
  | { kind: 'list'; isDanger: boolean; unNo: string; carrier: string; answer: DomesticAnswer };
