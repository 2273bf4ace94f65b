import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { errors } from '#copy/shell.ts';
import { type ChunkReloadEvent, chunkReloadMachine, type ReloadGuard } from '#machines/chunk-reload/index.ts';
import { ChunkReload } from '#src/features/navigation/views/ChunkReload.tsx';

export default { title: 'Machines/加载失败恢复/实况' } satisfies Meta;

/** Storage is blocked, so every failure ends on the error page; pressing 重新加载 asks for a reload. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        chunkReloadMachine.provide({
          actors: {
            chunkFailures: fromCallback<ChunkReloadEvent, undefined>(({ sendBack }) =>
              sendBack({ type: 'chunk.failed' }),
            ),
            readGuard: fromPromise<ReloadGuard, undefined>(() => Promise.reject(new Error('storage is blocked'))),
            reloadPage: fromPromise<void, undefined>(() => new Promise<void>(() => undefined)),
          },
        }),
      ).start(),
    }),
  ],
  render: (_, { loaded }) => <ChunkReload actor={loaded.actor} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: errors.reload }));
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};
