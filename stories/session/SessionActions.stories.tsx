import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { UserInfo } from '#contract/calls/user.ts';
import { sessionActions } from '#copy/shell.ts';
import { type SessionEvent, type StoredSession, sessionMachine } from '#machines/session/index.ts';
import { subject } from './session.subject.tsx';

export default { title: 'Machines/登录状态/实况' } satisfies Meta;

const user: UserInfo = {
  userId: 'user-1',
  name: '王珂',
  phone: '13800008888',
  email: '',
  avatar: null,
  roles: ['person'],
  protocolAgreed: false,
  enterpriseResp: null,
  mmInfo: [{ orderNo: 'MM0001', status: '运输中', createdAt: 0 }],
  mayChangePasswordUntil: null,
};

/** A returning user has whole-vehicle orders; signing out does not wait for a slow server. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        sessionMachine.provide({
          actors: {
            tabs: fromCallback<SessionEvent, undefined>(() => undefined),
            readSession: fromPromise<StoredSession, undefined>(async () => ({ token: 'token', userName: '王珂' })),
            loadUser: fromPromise<UserInfo, { token: string }>(async () => user),
            saveDrafts: fromPromise<void, { userId: string | null }>(async () => undefined),
            logout: fromPromise<void, undefined>(() => new Promise<void>(() => undefined)),
          },
        }),
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: sessionActions.wholeVehicleOrders })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: sessionActions.signOut }));
    await expect(await canvas.findByRole('button', { name: sessionActions.open })).toBeEnabled();
  },
};
