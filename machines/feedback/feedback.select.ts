import type { FeedbackSnapshot } from './feedback.machine.ts';
import type { FeedbackField } from './feedback.types.ts';

export const selectIsOpen = (snapshot: FeedbackSnapshot) => snapshot.hasTag('open');
export const selectIsSent = (snapshot: FeedbackSnapshot) => snapshot.matches('sent');
export const selectIsSending = (snapshot: FeedbackSnapshot) => snapshot.matches('submitting');
export const selectTyped = (field: FeedbackField) => (snapshot: FeedbackSnapshot) => snapshot.context.values[field];
export const selectError = (field: FeedbackField) => (snapshot: FeedbackSnapshot) =>
  snapshot.context.errors[field] ?? null;
export const selectFailure = (snapshot: FeedbackSnapshot) => snapshot.context.failure;
export const selectCanClose = (snapshot: FeedbackSnapshot) => snapshot.can({ type: 'feedback.close' });
