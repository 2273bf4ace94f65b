import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { UserInfo } from '#contract/calls/user.ts';
import { userCentre } from '#copy/user-centre/rooms.ts';
import { type SessionEvent, type StoredSession, sessionMachine } from '#machines/session/index.ts';
import type { ToastsRef } from '#machines/toasts/index.ts';
import { type UserCentreEvent, userCentreMachine } from '#machines/user-centre/index.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { subject } from './user-centre.subject.tsx';

export default { title: 'Machines/会员中心/实况' } satisfies Meta;

/** A visitor without a ticket; the first try does not reach the server. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let isRead = false;
      let say: (event: UserCentreEvent) => void = () => undefined;
      const actor = createActor(
        userCentreMachine.provide({
          actors: {
            session: sessionMachine.provide({
              actors: {
                tabs: fromCallback<SessionEvent, undefined>(() => undefined),
                readSession: fromPromise<StoredSession, undefined>(async () => ({ token: 'token', userName: '王珂' })),
                loadUser: fromPromise<UserInfo, { token: string }>(async () => {
                  say(
                    isRead
                      ? { type: 'account.left', isExpired: false }
                      : { type: 'account.unread', failure: '网络不通' },
                  );
                  isRead = true;
                  throw new Error('网络不通');
                }),
              },
            }),
            toasts: lazyActor<ToastsRef, never, undefined>(() => new Promise(() => undefined)),
            account: fromCallback<UserCentreEvent, undefined>(({ sendBack }) => {
              say = sendBack;
            }),
          },
        }),
        { input: { ticket: null } },
      ).start();
      return { actor };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText('网络不通')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: userCentre.retry }));
    await expect(await canvas.findByText(userCentre.anonymous)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: userCentre.back }));
    await expect(loaded.actor.getSnapshot().value).toBe('left');
  },
};
