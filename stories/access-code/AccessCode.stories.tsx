import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { accessCode as words } from '#copy/sign-in/session.ts';
import { accessCodeMachine, type TryCode } from '#machines/access-code/index.ts';
import { subject } from './access-code.subject.tsx';

export default { title: 'Machines/提取码/实况' } satisfies Meta;

/** A wrong code may be mended; the right one opens. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        accessCodeMachine.provide({
          actors: {
            open: fromPromise<unknown, TryCode>(async ({ input }) => {
              if (input.code !== '48A2C1') throw new Error('提取码不对');
            }),
          },
        }),
        { input: { postId: 'request' } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox');
    const open = canvas.getByRole('button', { name: words.open });
    await userEvent.type(box, '000000');
    await userEvent.click(open);
    await expect(await canvas.findByText('提取码不对')).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, '48A2C1');
    await userEvent.click(open);
    await expect(await canvas.findByText(words.opening)).toBeVisible();
  },
};
