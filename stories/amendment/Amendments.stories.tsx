import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, createEmptyActor, fromPromise } from 'xstate';
import { amendment as words } from '#copy/orders/amendment.ts';
import { amendmentMachine, type Withdrawal } from '#machines/amendment/index.ts';
import { subject } from './amendment.subject.tsx';

export default { title: 'Machines/变更申请/实况' } satisfies Meta;

/** A withdrawal that does not come through says why, and the amendment is kept. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        amendmentMachine.provide({
          actors: { withdraw: fromPromise<void, Withdrawal>(() => Promise.reject(new Error('没有网络'))) },
        }),
        { input: { orderNo: 'FCL26101200007', parent: createEmptyActor() } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.withdraw }));
    await waitFor(() => expect(canvas.getByRole('button', { name: words.keep })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: words.confirm }));
    await waitFor(() => expect(canvas.getByText('没有网络')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: words.keep }));
    await expect(loaded.actor.getSnapshot().value).toBe('viewing');
  },
};
