import type { FeedbackRef } from '#machines/feedback/index.ts';
import type { SegregationCheckRef } from '#machines/segregation-check/index.ts';
import { lateActor, wantedActor } from '../late-actor.ts';

const isOpened = (told: unknown) => (told as { type?: string } | undefined)?.type === 'feedback.open';

/** The question to a person: its code comes with the first that is asked. */
export const lateQuestion = () =>
  wantedActor<FeedbackRef, undefined>(async () => (await import('../wiring/feedback.ts')).wireQuestion(), isOpened);

/** The check of goods that share a box: its code comes behind the page. */
export const lateSegregation = () =>
  lateActor<SegregationCheckRef, never, { goods: string[] }>(async () =>
    (await import('../wiring/segregation-check.ts')).wireSegregationCheck(),
  );
