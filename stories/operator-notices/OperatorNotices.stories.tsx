import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { operatorNotices as words } from '#copy/operator/console.ts';
import { type OutgoingPage, type OutgoingRequest, operatorNoticesMachine } from '#machines/operator-notices/index.ts';
import { firstPage, givenUp } from '#machines/operator-notices/operator-notices.sample.ts';
import { subject } from './operator-notices.subject.tsx';

export default { title: 'Machines/操作室通知/实况' } satisfies Meta;

const startNotices = () =>
  createActor(
    operatorNoticesMachine.provide({
      actors: {
        readPage: fromPromise<OutgoingPage, OutgoingRequest>(async () => firstPage),
        send: fromPromise<unknown, { id: string }>(async () => null),
      },
    }),
  ).start();

/** The operator resends a dead letter from the keyboard. */
export const Live: StoryObj = {
  loaders: [() => ({ actor: startNotices() })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: words.title });
    canvas.getByRole('button', { name: `${words.send} ${givenUp.subject}` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(words.sent)).toHaveFocus();
    await expect(canvas.queryByText(givenUp.subject)).toBeNull();
  },
};
