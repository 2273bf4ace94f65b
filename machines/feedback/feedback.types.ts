import type { FeedbackField, FeedbackValues } from '#domain/feedback/fields.ts';
import type { FormContext } from '../kit/form-chart.ts';

export type { FeedbackField, FeedbackValues } from '#domain/feedback/fields.ts';

export type FeedbackContext = FormContext<FeedbackValues>;

export type FeedbackEvent =
  | { type: 'feedback.open' }
  | { type: 'feedback.close' }
  | { type: 'feedback.typed'; field: FeedbackField; text: string }
  | { type: 'feedback.submit' };
