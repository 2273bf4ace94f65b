import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { KIT, resource } from '#copy/kit.ts';
import { type ResourceAddress, type ResourceAnswer, resourceMachine } from '#machines/resource/index.ts';
import { subject } from './resource.subject.tsx';

export default { title: 'Machines/页面内容/实况' } satisfies Meta;

/** The first request for page two fails: the old rows stay, and 重试 loads the new ones. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let readings = 0;
      const read = fromPromise<ResourceAnswer, ResourceAddress>(async ({ input }) => {
        readings += 1;
        if (readings === 2) throw new Error('no answer');
        return { outcome: 'found', content: `第 ${readings} 次 ${input.path}` };
      });
      const actor = createActor(resourceMachine.provide({ actors: { read } }), { input: { path: '/news', query: '' } });
      return { actor: actor.start() };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText('第 1 次 /news')).toBeVisible();
    loaded.actor.send({ type: 'resource.asked', path: '/news', query: '?page=2' });
    await expect(await canvas.findByText(resource.stale)).toBeVisible();
    await expect(canvas.getByText('第 1 次 /news?page=2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: KIT.retry }));
    await expect(await canvas.findByText('第 3 次 /news?page=2')).toBeVisible();
  },
};
