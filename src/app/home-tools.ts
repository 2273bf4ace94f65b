import { createActor, fromCallback, fromPromise } from 'xstate';
import { type CarouselEvent, carouselMachine, type Slide } from '#machines/carousel/index.ts';
import { type FeedbackForm, feedbackMachine } from '#machines/feedback/index.ts';
import { type SegregationAnswer, segregationCheckMachine } from '#machines/segregation-check/index.ts';
import { currentAddress } from '../browser/query.ts';
import { watchReducedMotion } from '../browser/reduced-motion.ts';
import { contentKey } from './content-key.ts';
import { runningServices } from './wiring/services.ts';

/** Paint and ammonium nitrate, which may not meet: the tool shows at once what it answers. */
const EXAMPLE = ['1263', '1942'];

export const startCarousel = () =>
  createActor(
    carouselMachine.provide({
      actors: {
        readSlides: fromPromise<readonly Slide[], undefined>(async ({ signal }) =>
          (await runningServices().api()).carousel({ position: 'home' }, { signal, quiet: true }),
        ),
        motion: fromCallback<CarouselEvent, undefined>(({ sendBack }) =>
          watchReducedMotion((isReduced) => sendBack({ type: isReduced ? 'motion.reduced' : 'motion.allowed' })),
        ),
      },
    }),
  ).start();

export const startSegregation = () =>
  createActor(
    segregationCheckMachine.provide({
      actors: {
        check: fromPromise<SegregationAnswer, { unNos: string[] }>(async ({ input, signal }) =>
          (await runningServices().api()).dgSegregation(
            { goods: input.unNos.map((unNo) => ({ unNo })) },
            { signal, quiet: true },
          ),
        ),
      },
    }),
    { input: { goods: EXAMPLE } },
  ).start();

export function startFeedback() {
  const keyOf = contentKey();
  return createActor(
    feedbackMachine.provide({
      actors: {
        send: fromPromise<unknown, FeedbackForm>(async ({ input: { text, contact }, signal }) => {
          const form = { text, page: currentAddress().path, ...(contact === '' ? {} : { contact }) };
          const { leads } = await runningServices().api();
          return leads({ kind: 'feedback', form }, { idempotencyKey: keyOf(form), signal, quiet: true });
        }),
      },
    }),
  ).start();
}
