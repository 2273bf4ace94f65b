import type { RailAnswer } from '#contract/calls/rail-prices.ts';

/** Search terms of the list, as far as the URL is valid, and its content. */
export interface RailListing {
  orgPortCode: string;
  dstPortCode: string;
  isDanger: boolean;
  /** For shared cargo; empty while unset. */
  volume: string;
  weight: string;
  answer: RailAnswer;
}
