import type { AnswerOf } from '#contract/call.ts';
import type { dgSegregation } from '#contract/calls/puds.ts';

export type SegregationAnswer = AnswerOf<typeof dgSegregation>;

export interface SegregationCheckInput {
  goods: readonly string[];
}

export interface SegregationCheckContext {
  /** UN numbers as typed, two to six. */
  goods: readonly string[];
  /** The last verdict, with the goods it belongs to. */
  answer: SegregationAnswer | null;
}

export type SegregationCheckEvent =
  | { type: 'goods.typed'; at: number; text: string }
  | { type: 'goods.add' }
  | { type: 'goods.remove'; at: number }
  | { type: 'check.retry' };
