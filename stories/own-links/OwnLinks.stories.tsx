import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { ownLinks as words } from '#copy/booking/opening.ts';
import { type OwnLink, ownLinksMachine } from '#machines/own-links/index.ts';
import { formLink, pageLink } from '#machines/own-links/own-links.cases.ts';
import { revokeForm, revokePage, subject } from './own-links.subject.tsx';

export default { title: 'Machines/自己的分享链接/实况' } satisfies Meta;

/** One is taken back, the other not, and the reason is said. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        ownLinksMachine.provide({
          actors: {
            list: fromPromise<readonly OwnLink[], undefined>(async () => [formLink, pageLink]),
            revoke: fromPromise<unknown, { id: string }>(async ({ input }) => {
              if (input.id === pageLink.id) throw new Error('网络不通');
            }),
          },
        }),
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.show }));
    await userEvent.click(await canvas.findByRole('button', { name: revokeForm }));
    await expect(await canvas.findByRole('button', { name: revokePage })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: revokeForm })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: revokePage }));
    await expect(await canvas.findByText(words.failed('网络不通'))).toBeVisible();
  },
};
