import type { FeedbackRef } from '#machines/feedback/index.ts';
import type { SegregationCheckRef } from '#machines/segregation-check/index.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';

/** The question to a person: its code comes with the first that is asked. */
export const lazyQuestion = () =>
  lazyActor<FeedbackRef, never, undefined>(
    async () => (await import('#src/features/feedback/feedback.ts')).wireQuestion(),
    {
      startOn: ({ type }) => type === 'feedback.open',
    },
  );

/** The check of goods that share a box: its code comes behind the page. */
export const lazySegregation = () =>
  lazyActor<SegregationCheckRef, never, { goods: string[] }>(async () =>
    (await import('#src/features/dangerous-goods/segregation-check.ts')).wireSegregationCheck(),
  );
