import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import { shell } from '#copy/shell.ts';
import { pageLoadingMachine } from '#machines/page-loading/index.ts';
import { ProgressBar } from '#src/features/navigation/views/ProgressBar.tsx';

export default { title: 'Machines/页面进度条/实况' } satisfies Meta;

/** A page that takes a while, on the real clock. */
export const Live: StoryObj = {
  loaders: [() => ({ actor: createActor(pageLoadingMachine).start() })],
  render: (_, { loaded }) => <ProgressBar actor={loaded.actor} />,
  play: async ({ canvas, loaded }) => {
    loaded.actor.send({ type: 'loading.started' });
    const bar = await canvas.findByRole('progressbar', { name: shell.loading });
    loaded.actor.send({ type: 'loading.finished' });
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  },
};
