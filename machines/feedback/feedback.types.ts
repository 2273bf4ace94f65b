export type FeedbackField = 'contact' | 'text';

export interface FeedbackForm {
  text: string;
  /** How to answer; may be empty. */
  contact: string;
}

export interface FeedbackContext extends FeedbackForm {
  /** The text is too short to mean anything; told after a try to send it. */
  isTooShort: boolean;
  /** Why it could not be sent. */
  failure: string | null;
}

export type FeedbackEvent =
  | { type: 'feedback.open' }
  | { type: 'feedback.close' }
  | { type: 'feedback.typed'; field: FeedbackField; text: string }
  | { type: 'feedback.submit' };
