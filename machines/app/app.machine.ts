import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';
import { chunkReloadMachine } from '../chunk-reload/index.ts';
import { headerMachine } from '../header/index.ts';
import { navigationMachine } from '../navigation/index.ts';
import { prefetchMachine } from '../prefetch/index.ts';
import { toastsMachine } from '../toasts/index.ts';

export const appMachine = setup({
  types: {
    context: {} as Record<string, never>,
    children: {} as {
      chunkReload: 'chunkReload';
      header: 'header';
      navigation: 'navigation';
      prefetch: 'prefetch';
      toasts: 'toasts';
    },
  },
  actors: {
    chunkReload: chunkReloadMachine,
    header: headerMachine,
    navigation: navigationMachine,
    prefetch: prefetchMachine,
    toasts: toastsMachine,
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
        { id: 'toasts', src: 'toasts' },
      ],
    },
  },
});

export type AppRef = ActorRefFrom<typeof appMachine>;
export type AppSnapshot = SnapshotFrom<typeof appMachine>;
