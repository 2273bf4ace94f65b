import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import { type SharedLinkAnswer, sharedLinkMachine } from '#machines/shared-link/index.ts';
import { subject } from './shared-link.subject.tsx';

export default { title: 'Machines/分享链接/实况' } satisfies Meta;

/** The first request fails, the retry reports an expired link, and the visitor leaves it. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let readings = 0;
      const read = fromPromise<SharedLinkAnswer, { id: string | null }>(async () => {
        readings += 1;
        if (readings === 1) throw new Error('no answer');
        return { outcome: 'expired' };
      });
      const machine = sharedLinkMachine.provide({
        actors: { read },
        actions: { openAddress: () => undefined, clearAddress: () => undefined },
      });
      return { actor: createActor(machine, { input: { id: 'a'.repeat(32) } }).start() };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: KIT.retry }));
    await expect(await canvas.findByRole('heading', { name: fclTools.link.expired })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: fclTools.link.leave }));
    await waitFor(() => expect(canvasElement.querySelector('button')).toBeNull());
  },
};
