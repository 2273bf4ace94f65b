import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { onlyReads } from '#copy/booking/outcome.ts';
import { ownPost as words } from '#copy/procurement/market.ts';
import { type Decided, ownPostMachine } from '#machines/own-post/index.ts';
import { OwnPost } from '#src/features/procurement/views/OwnPost.tsx';
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

/** A viewer reads the request of a colleague, with the reason why nothing can be decided. */
export const ForViewer: StoryObj = {
  render: () => (
    <OwnPost
      actor={createActor(ownPostMachine, { input: { postId: 'request' } }).start()}
      url="https://example.com/procurement/share/request"
      hasAccessCode={false}
      views={3}
      quotes={0}
      isUndecided
      mayDecide={false}
      made={{ madeBy: '李样例', madeAt: Date.UTC(2026, 9, 7, 2) }}
      onCopy={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.made('李样例', '2026-10-07'))).toBeVisible();
    await expect(canvas.getByText(onlyReads)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.revoke })).toBeNull();
  },
};
