import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { enquiries as words } from '#copy/enquiry/own.ts';
import { KIT } from '#copy/kit.ts';
import { type WatchAnswer, type WatchEvent, watchMachine } from '#machines/watch/index.ts';
import { settledList, waitingList } from '#machines/watch/watch.cases.ts';
import { subject } from './watch.subject.tsx';

export default { title: 'Machines/自动更新/实况' } satisfies Meta;

/** The second request fails: the loaded list stays, and 重试 loads the update. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let readings = 0;
      const actor = createActor(
        watchMachine.provide({
          actors: {
            visibility: fromCallback<WatchEvent, undefined>(() => undefined),
            read: fromPromise<WatchAnswer, { asked: string }>(async () => {
              readings += 1;
              if (readings === 2) throw new Error('no answer');
              return readings === 1
                ? { outcome: 'found', content: waitingList, isSettled: false }
                : { outcome: 'found', content: settledList, isSettled: true };
            }),
          },
        }),
        { input: { asked: '1' } },
      );
      return { actor: actor.start() };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(words.status.waiting)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.refresh }));
    await expect(await canvas.findByText(words.outdated)).toBeVisible();
    await expect(canvas.getByText(words.status.waiting)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: KIT.retry }));
    await expect(await canvas.findByText(words.status.answered)).toBeVisible();
  },
};
