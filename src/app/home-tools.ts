import { createActor, fromCallback, fromPromise } from 'xstate';
import type { RequestOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { type CarouselEvent, carouselMachine, type Slide } from '#machines/carousel/index.ts';
import { type FeedbackValues, feedbackMachine } from '#machines/feedback/index.ts';
import { type SegregationAnswer, segregationCheckMachine } from '#machines/segregation-check/index.ts';
import { currentAddress } from '../browser/query.ts';
import { watchReducedMotion } from '../browser/reduced-motion.ts';
import { contentKey } from './content-key.ts';
import { runningServices } from './wiring/services.ts';

type Lead = RequestOf<Table['leads']>;

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

export const startSegregation = (goods: readonly string[] = EXAMPLE) =>
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
    { input: { goods } },
  ).start();

type Said = { kind: 'feedback' | 'question'; form: Record<string, string> };

/** A sentence to somebody of the house; the same sentence sent again is told once. */
function startSaying(saidOf: (form: FeedbackValues) => Said) {
  const keyOf = contentKey();
  return createActor(
    feedbackMachine.provide({
      actors: {
        send: fromPromise<unknown, FeedbackValues>(async ({ input, signal }) => {
          const said = saidOf(input);
          const { leads } = await runningServices().api();
          return leads(said as Lead, { idempotencyKey: keyOf(said.form), signal, quiet: true });
        }),
      },
    }),
  ).start();
}

const contactOf = ({ contact }: FeedbackValues) => (contact === '' ? {} : { contact });

export const startFeedback = () =>
  startSaying((form) => ({
    kind: 'feedback',
    form: { text: form.text, page: currentAddress().path, ...contactOf(form) },
  }));

/** What the register does not know is asked of the dangerous goods desk. */
export const startQuestion = () =>
  startSaying((form) => ({ kind: 'question', form: { text: form.text, ...contactOf(form) } }));
