import { lazy, Suspense } from 'react';
import type { FeedbackRef } from '#machines/feedback/index.ts';
import { manualQuery } from '#src/ui/copy/dangerous-sheet.ts';
import { pageLoaded } from '#src/ui/page-loaded.ts';
import { Missing } from '#src/views/header/Missing.tsx';

const FeedbackDialog = lazy(() =>
  pageLoaded()
    .then(() => import('#src/views/feedback/FeedbackDialog.tsx'))
    .then(
      ({ FeedbackDialog: Dialog }) => ({ default: Dialog }),
      () => ({ default: Missing }),
    ),
);

/** Asks a person about goods that the register does not know. */
export function askPerson(question: FeedbackRef, typed: string) {
  question.send({ type: 'feedback.open' });
  question.send({ type: 'feedback.typed', field: 'text', text: manualQuery.begin(typed) });
}

export const Question = ({ actor }: { actor: FeedbackRef }) => (
  <Suspense>
    <FeedbackDialog actor={actor} title={manualQuery.title} asks={manualQuery} />
  </Suspense>
);
