import type { FlexitankAnswer } from '#contract/calls/flexitank-prices.ts';

/** What an address was answered with. */
export interface FlexitankListing {
  answer: FlexitankAnswer;
}
