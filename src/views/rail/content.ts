import type { RailAnswer } from '#contract/calls/rail-prices.ts';

/** What the list was asked for, as far as its address makes sense, and what there is. */
export interface RailListing {
  orgPortCode: string;
  dstPortCode: string;
  isDanger: boolean;
  /** Of shared cargo; empty while they are not said. */
  volume: string;
  weight: string;
  answer: RailAnswer;
}
