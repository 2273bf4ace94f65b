import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { manualQuery } from '#copy/dg-desk/page.ts';
import type { FeedbackEvent, FeedbackRef } from '#machines/feedback/index.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { pageLoaded } from '#src/lazy/preload.ts';
import { Missing } from '#src/ui/parts/list/Empty.tsx';

const FeedbackDialog = lazy(() =>
  pageLoaded()
    .then(() => import('#src/features/feedback/views/FeedbackDialog.tsx'))
    .then(
      ({ FeedbackDialog: Dialog }) => ({ default: Dialog }),
      () => ({ default: Missing }),
    ),
);

/** Loads with the first question. */
export type QuestionRef = LazyRef<FeedbackRef>;

/** Opens a question about goods missing in the register. */
export function askPerson(question: QuestionRef, typed: string) {
  const events: readonly FeedbackEvent[] = [
    { type: 'feedback.open' },
    { type: 'feedback.typed', field: 'text', text: manualQuery.begin(typed) },
  ];
  for (const event of events) question.send(event);
}

export function Question({ actor }: { actor: QuestionRef }) {
  const asked = useSelector(actor, selectLoaded);
  return asked === null ? null : (
    <Suspense>
      <FeedbackDialog actor={asked} title={manualQuery.title} asks={manualQuery} />
    </Suspense>
  );
}
