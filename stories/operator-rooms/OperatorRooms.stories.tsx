import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import { operatorConsole as words } from '#copy/operator/console.ts';
import { sampleRooms } from '../kit/messages.ts';
import { subject } from './operator-rooms.subject.tsx';

export default { title: 'Machines/操作室各页/实况' } satisfies Meta;

/** The first room of the operator's roles is open, and says so, with what waits in each. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(sampleRooms, { input: { roles: ['admin', 'orders'], isOpening: false } }).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas }) => {
    const orders = await canvas.findByRole('button', { name: words.roomNames.orders, current: 'page' });
    await waitFor(() => expect(orders).toHaveAccessibleDescription(words.waits(18)));
    await expect(canvas.getByRole('button', { name: words.roomNames.leads })).not.toHaveAccessibleDescription();
  },
};
