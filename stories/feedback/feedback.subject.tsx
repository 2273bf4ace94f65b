import { feedback as words } from '#copy/content/help.ts';
import type { FeedbackRef } from '#machines/feedback/index.ts';
import { Feedback } from '#src/features/feedback/views/Feedback.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('feedback'),
  render: (actor) => <Feedback actor={actor as FeedbackRef} />,
  controls: { 'feedback.submit': words.send, 'feedback.close': words.close },
};
