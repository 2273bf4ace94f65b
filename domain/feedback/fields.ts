import type { FieldTable, ValuesOf } from '../form/table.ts';
import { FEEDBACK_TEXT } from '../limits.ts';

/** Message to the company; contact details are optional. */
export const feedbackFields = {
  text: { kind: 'longText', required: true, ...FEEDBACK_TEXT },
  contact: { kind: 'freeText', most: 60 },
} as const satisfies FieldTable;

export type FeedbackField = keyof typeof feedbackFields;
export type FeedbackValues = ValuesOf<typeof feedbackFields>;
