import { expect, test } from 'vitest';
import { createActor, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate';
import { TYPING_THROTTLE_MS } from '#domain/limits.ts';
import { draftMachine, type KeptDraft, type SaveAnswer } from '#machines/draft/index.ts';
import { orderFormMachine, selectDraft } from '#machines/order-form/index.ts';
import { openedForm, orderFormInput } from '#machines/order-form/order-form.cases.ts';
import { type PriceQuote, type PriceRequest, pricingMachine } from '#machines/pricing/index.ts';

const never = () => new Promise<never>(() => undefined);

/** Opens a form with its real children and records the events sent to them. */
function openForm(save: () => Promise<SaveAnswer> = never) {
  const clock = new SimulatedClock();
  const sentEvents: { type: string; form?: unknown }[] = [];
  const kept: KeptDraft[] = [];
  const actor = createActor(
    orderFormMachine.provide({
      actors: {
        pricing: pricingMachine.provide({ actors: { quote: fromPromise<PriceQuote, PriceRequest>(never) } }),
        draft: draftMachine.provide({
          actors: {
            keepHere: fromPromise<void, KeptDraft>(async ({ input }) => void kept.push(input)),
            save: fromPromise<SaveAnswer, KeptDraft>(save),
          },
        }),
      },
    }),
    {
      input: orderFormInput,
      clock,
      inspect: (seen: InspectionEvent) => {
        if (seen.type === '@xstate.event' && /^(draft|pricing)\./.test(seen.event.type)) sentEvents.push(seen.event);
      },
    },
  ).start();
  sentEvents.length = 0;
  const type = (value: string) => actor.send({ type: 'form.set', path: 'remark', value });
  return { actor, clock, sentEvents, kept, type };
}

const changes = (sentEvents: readonly { type: string; form?: unknown }[]) =>
  sentEvents.filter(({ type }) => type === 'draft.changed');

test('[4.31] a burst of keys is sent to the draft and the price once', async () => {
  const { actor, clock, sentEvents, type } = openForm();
  for (const value of ['小', '小心', '小心轻', '小心轻放']) type(value);
  expect(sentEvents).toEqual([]);
  clock.increment(TYPING_THROTTLE_MS);
  expect(sentEvents.map(({ type: name }) => name)).toEqual(['draft.changed', 'pricing.asked']);
  expect(changes(sentEvents)[0]?.form).toMatchObject({ remark: '小心轻放' });
  actor.stop();
});

test('[4.31] a step that is left in the middle of a word tells it at once', async () => {
  const { actor, sentEvents, type } = openForm();
  type('小心轻放');
  actor.send({ type: 'step.back' });
  expect(changes(sentEvents)).toHaveLength(1);
  expect(changes(sentEvents)[0]?.form).toMatchObject({ remark: '小心轻放' });
  actor.stop();
});

test('[4.31] what was typed into the form before a later draft was taken over does not come back', async () => {
  const later = { id: 'draft-1', version: 7, form: { ...openedForm.form, remark: '另一窗口' } };
  const { actor, clock, kept, type } = openForm(async () => ({ kind: 'conflict', later }));
  const draft = () => selectDraft(actor.getSnapshot());
  type('这里');
  clock.increment(TYPING_THROTTLE_MS);
  clock.increment(1_000);
  await expect.poll(() => draft()?.getSnapshot().value).toBe('conflicting');
  type('这里又改');
  draft()?.send({ type: 'draft.takeTheirs' });
  clock.increment(TYPING_THROTTLE_MS);
  expect(actor.getSnapshot().context.form).toMatchObject({ remark: '另一窗口' });
  expect(draft()?.getSnapshot().context.form).toMatchObject({ remark: '另一窗口' });
  expect(kept.at(-1)?.form).toMatchObject({ remark: '另一窗口' });
  actor.stop();
});

test('[4.10][4.31] a page that goes in the middle of a word keeps the word before it closes', async () => {
  const { actor, kept, type } = openForm();
  actor.send({ type: 'page.leaving' });
  expect(kept).toEqual([]);
  type('小心轻放');
  actor.send({ type: 'page.leaving' });
  expect(kept.map(({ form }) => form)).toEqual([expect.objectContaining({ remark: '小心轻放' })]);
  actor.stop();
});
