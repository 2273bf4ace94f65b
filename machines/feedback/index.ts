export { type FeedbackRef, type FeedbackSnapshot, feedbackMachine } from './feedback.machine.ts';
export * from './feedback.select.ts';
export type { FeedbackEvent, FeedbackField, FeedbackValues } from './feedback.types.ts';
