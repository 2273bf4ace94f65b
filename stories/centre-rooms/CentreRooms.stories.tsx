import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { centreRoomsCases } from '#machines/centre-rooms/centre-rooms.cases.ts';
import { type CentreRoomsEvent, type CentreRoomsInput, centreRoomsMachine } from '#machines/centre-rooms/index.ts';
import { type ResourceAddress, type ResourceAnswer, resourceMachine } from '#machines/resource/index.ts';
import { rooms as words } from '#src/ui/copy/centre-rooms.ts';
import { subject } from './centre-rooms.subject.tsx';

export default { title: 'Machines/会员中心功能/实况' } satisfies Meta;

/** The address says the account: its room is marked in the menu, and the verification opens from it. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        centreRoomsMachine.provide({
          actors: {
            addresses: fromCallback<CentreRoomsEvent, undefined>(({ sendBack }) =>
              sendBack({ type: 'address.changed', address: { room: 'account', no: null, query: '?redirect=account' } }),
            ),
            content: resourceMachine.provide({
              actors: {
                read: fromPromise<ResourceAnswer, ResourceAddress>(async () => ({ outcome: 'found', content: [] })),
              },
            }),
          },
        }),
        { input: centreRoomsCases.input as CentreRoomsInput },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(canvas.getByRole('link', { name: words.titles.account })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: words.verification.open }));
    await expect(loaded.actor.getSnapshot().matches({ open: { dialog: 'verifying' } })).toBe(true);
  },
};
