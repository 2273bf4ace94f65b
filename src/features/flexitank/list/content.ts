import type { FlexitankAnswer } from '#contract/calls/flexitank-prices.ts';

export interface FlexitankListing {
  answer: FlexitankAnswer;
}
