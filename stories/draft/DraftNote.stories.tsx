import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { booking as words } from '#copy/booking/frame.ts';
import { draftInput, newerDraft, savedDraft } from '#machines/draft/draft.cases.ts';
import { draftMachine, type KeptDraft, type SaveAnswer } from '#machines/draft/index.ts';
import { subject } from './draft.subject.tsx';

export default { title: 'Machines/草稿/实况' } satisfies Meta;

/** Another tab saved later: what is here is kept over it. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let saves = 0;
      const actor = createActor(
        draftMachine.provide({
          actors: {
            keepHere: fromPromise<void, KeptDraft>(async () => undefined),
            save: fromPromise<SaveAnswer, KeptDraft>(async () => {
              saves += 1;
              return saves === 1 ? newerDraft : savedDraft;
            }),
          },
        }),
        { input: draftInput },
      ).start();
      actor.send({ type: 'draft.changed', form: { remark: '小心轻放' }, basedOn: 0 });
      return { actor };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.draft.keepMine }));
    await expect(await canvas.findByText(words.draft.saved)).toBeVisible();
  },
};
