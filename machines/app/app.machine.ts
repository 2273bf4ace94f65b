import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';
import { chunkReloadMachine } from '../chunk-reload/index.ts';
import { headerMachine } from '../header/index.ts';
import { navigationMachine } from '../navigation/index.ts';
import { prefetchMachine } from '../prefetch/index.ts';

export const appMachine = setup({
  types: {
    context: {} as Record<string, never>,
    children: {} as { chunkReload: 'chunkReload'; header: 'header'; navigation: 'navigation'; prefetch: 'prefetch' },
  },
  actors: {
    chunkReload: chunkReloadMachine,
    header: headerMachine,
    navigation: navigationMachine,
    prefetch: prefetchMachine,
  },
}).createMachine({
  id: 'app',
  description: '整个网站：只管各部分何时存在',
  context: {},
  initial: 'running',
  states: {
    running: {
      description: '网站打开着',
      invoke: [
        { id: 'chunkReload', src: 'chunkReload' },
        { id: 'header', src: 'header' },
        { id: 'navigation', src: 'navigation' },
        { id: 'prefetch', src: 'prefetch' },
      ],
    },
  },
});

export type AppRef = ActorRefFrom<typeof appMachine>;
export type AppSnapshot = SnapshotFrom<typeof appMachine>;
