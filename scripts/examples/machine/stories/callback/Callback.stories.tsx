import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { callback as words } from '#copy/callback.ts';
import { type CallbackInput, callbackMachine } from '#machines/callback/index.ts';
import { subject } from './callback.subject.tsx';

export default { title: 'Machines/请回电/实况' } satisfies Meta;

/** The first try gets lost, the second arrives. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let tries = 0;
      const sendPhone = fromPromise<void, CallbackInput>(async () => {
        tries += 1;
        if (tries === 1) throw new Error('网络不通');
      });
      const machine = callbackMachine.provide({ actors: { sendPhone } });
      return { actor: createActor(machine, { input: { phone: '13800008888' } }).start() };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    const ask = await canvas.findByRole('button', { name: words.ask });
    await userEvent.click(ask);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(ask);
    await expect(await canvas.findByText(words.asked)).toBeVisible();
  },
};
