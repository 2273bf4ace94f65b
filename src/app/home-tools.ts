import { createActor, fromCallback, fromPromise } from 'xstate';
import { type CarouselEvent, carouselMachine, type Slide } from '#machines/carousel/index.ts';
import { watchReducedMotion } from '../browser/reduced-motion.ts';
import { wireFeedback } from './wiring/feedback.ts';
import { wireSegregationCheck } from './wiring/segregation-check.ts';
import { runningServices } from './wiring/services.ts';

const api = () => runningServices().api();

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

export const startSegregation = () => createActor(wireSegregationCheck(api), { input: { goods: EXAMPLE } }).start();

export const startFeedback = () => createActor(wireFeedback(api)).start();
