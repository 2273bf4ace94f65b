import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { session, sessionValidation } from '#copy/sign-in/session.ts';
import { loginMachine, type RememberedCredentials } from '#machines/login/index.ts';
import {
  type LoginAnswered,
  type LoginAttemptInput,
  type LoginRequest,
  loginAttemptMachine,
} from '#machines/login-attempt/index.ts';
import { subject } from './login.subject.tsx';

export default { title: 'Machines/登录窗口/实况' } satisfies Meta;

const refused: LoginAnswered = { kind: 'refused', message: '手机号或密码错误', isPasswordWrong: true };

/** A pasted phone is understood before its length is cut; the first error takes the focus; the server's words show. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        loginMachine.provide({
          actors: {
            readRemembered: fromPromise<RememberedCredentials | null, undefined>(async () => null),
            loginAttempt: loginAttemptMachine.provide({
              actors: {
                sendCredentials: fromPromise<LoginAnswered, LoginRequest>(async () => refused),
                settleCredentials: fromPromise<void, LoginAttemptInput>(async () => undefined),
              },
            }),
          },
        }),
        { input: { failure: null, lastMode: 'password' } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText(session.phone);
    await userEvent.click(phone);
    await userEvent.paste('+86 138-0000-8888');
    await expect(phone).toHaveValue('13800008888');
    await userEvent.click(canvas.getByRole('tab', { name: `${session.modes.password} ${session.lastUsed}` }));
    await userEvent.click(await canvas.findByRole('button', { name: session.submit }));
    const password = canvas.getByLabelText(session.password);
    await expect(password).toHaveFocus();
    await expect(canvas.getByText(sessionValidation.required)).toBeVisible();
    await userEvent.type(password, 'harbour-1{Enter}');
    await expect(await canvas.findByText('手机号或密码错误')).toBeVisible();
  },
};

/** The rules of a new password stand there before one is typed, and not where a password is one's own already. */
export const PasswordRules: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        loginMachine.provide({
          actors: { readRemembered: fromPromise<RememberedCredentials | null, undefined>(async () => null) },
        }),
        { input: { failure: null, lastMode: null } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: session.modes.password }));
    const password = canvas.getByLabelText(session.password);
    await expect(password).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('tab', { name: session.modes.register }));
    await expect(password).toHaveAccessibleDescription(sessionValidation.passwordRules);
    await expect(canvas.getByText(sessionValidation.passwordRules)).toBeVisible();
  },
};

/** A forgotten password is a form of its own: no tabs, the focus in its first field, and a way back. */
export const Forgotten: StoryObj = {
  ...PasswordRules,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: session.modes.password }));
    await userEvent.click(await canvas.findByRole('button', { name: session.forgotPassword }));
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByLabelText(session.phone)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: session.backToPassword }));
    await expect(canvas.getByRole('tab', { name: session.modes.password })).toHaveAttribute('aria-selected', 'true');
  },
};
