export { type FeedbackRef, type FeedbackSnapshot, feedbackMachine } from './feedback.machine.ts';
export * from './feedback.select.ts';
export type { FeedbackEvent, FeedbackField, FeedbackForm } from './feedback.types.ts';
