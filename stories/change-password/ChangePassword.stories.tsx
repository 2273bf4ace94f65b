import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { session, sessionValidation } from '#copy/sign-in/session.ts';
import {
  type ChangePasswordAnswered,
  type ChangePasswordRequest,
  changePasswordMachine,
} from '#machines/change-password/index.ts';
import { subject } from './change-password.subject.tsx';

export default { title: 'Machines/修改密码/实况' } satisfies Meta;

/** Two different passwords are pointed at; two equal ones are taken. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        changePasswordMachine.provide({
          actors: {
            changePassword: fromPromise<ChangePasswordAnswered, ChangePasswordRequest>(async () => ({
              kind: 'changed',
            })),
          },
        }),
        { input: { needsOldPassword: false } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(session.newPassword), 'harbour-1');
    const again = canvas.getByLabelText(session.passwordAgain);
    await userEvent.type(again, 'harbour-2{Enter}');
    await expect(canvas.getByText(sessionValidation.passwordsDiffer)).toBeVisible();
    await expect(again).toHaveFocus();
    await userEvent.clear(again);
    await userEvent.type(again, 'harbour-1{Enter}');
    await waitFor(() => expect(loaded.actor.getSnapshot().output).toEqual({ kind: 'changed' }));
  },
};
