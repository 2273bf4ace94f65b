import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { type Decided, ownPostMachine } from '#machines/own-post/index.ts';
import { ownPost as words } from '#src/ui/copy/own-post.ts';
import { subject } from './own-post.subject.tsx';

export default { title: 'Machines/自己的采购单/实况' } satisfies Meta;

/** Withdrawn only after the question; what fails says why. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        ownPostMachine.provide({
          actors: {
            decide: fromPromise<unknown, Decided>(async () => {
              throw new Error('网络不通');
            }),
          },
        }),
        { input: { postId: 'request' } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.revoke }));
    await expect(await canvas.findByText(words.askRevoke)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: words.confirmRevoke }));
    await expect(await canvas.findByText(words.failed('网络不通'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.keep }));
    await expect(canvas.queryByText(words.askRevoke)).toBeNull();
  },
};
