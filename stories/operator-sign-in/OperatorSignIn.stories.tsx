import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { operatorConsole as words } from '#copy/operator/console.ts';
import { CallFailure } from '#domain/failure.ts';
import {
  operatorSignInMachine,
  type PasswordAnswered,
  type PasswordRequest,
  type SignedInOperator,
} from '#machines/operator-sign-in/index.ts';
import { sampleRooms } from '../kit/messages.ts';
import { subject } from './operator-sign-in.subject.tsx';

export default { title: 'Machines/操作室登录/实况' } satisfies Meta;

const signedOut = new CallFailure({ kind: 'expired', code: '00000401', message: '', status: 401 });

/** A wrong password may be mended; then the code, and the room. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        operatorSignInMachine.provide({
          actors: {
            rooms: sampleRooms,
            readSession: fromPromise<SignedInOperator, undefined>(() => Promise.reject(signedOut)),
            givePassword: fromPromise<PasswordAnswered, PasswordRequest>(async ({ input }) => {
              if (input.password !== 'right') throw new Error('姓名或密码不正确');
              return { kind: 'right' };
            }),
            giveCode: fromPromise<SignedInOperator, { code: string }>(async () => ({
              name: '值班员',
              roles: ['orders'],
              isOpening: false,
            })),
          },
        }),
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(words.name), '值班员');
    const password = canvas.getByLabelText(words.password);
    await userEvent.type(password, 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: words.next }));
    await expect(await canvas.findByText('姓名或密码不正确')).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'right{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: words.code }), '123456{Enter}');
    await expect(await canvas.findByRole('button', { name: words.leave })).toBeVisible();
  },
};
