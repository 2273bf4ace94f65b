import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { session } from '#copy/sign-in/session.ts';
import { singleSignOnMachine, type TicketAnswered, type TicketRequest } from '#machines/single-sign-on/index.ts';
import { subject } from './single-sign-on.subject.tsx';

export default { title: 'Machines/单点登录/实况' } satisfies Meta;

/** Another account is signed in: the link asks before it switches. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        singleSignOnMachine.provide({
          actors: {
            redeemTicket: fromPromise<TicketAnswered, TicketRequest>(async () => ({
              kind: 'otherAccount',
              name: '李**',
            })),
          },
        }),
        { input: { ticket: 'ticket' } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(session.switchAccount('李**'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: session.switchKeep }));
    await expect(loaded.actor.getSnapshot().output).toEqual({ kind: 'kept' });
  },
};
