import { fromPromise } from 'xstate';
import { type Device, devicesMachine, type Ending } from '#machines/devices/index.ts';
import type { Api } from '../../api/index.ts';

/** Where one is signed in, as the server knows it. */
export const wireDevices = (api: () => Promise<Api>) =>
  devicesMachine.provide({
    actors: {
      list: fromPromise<readonly Device[], undefined>(async ({ signal }) =>
        (await api()).querySessions({}, { quiet: true, signal }),
      ),
      end: fromPromise<unknown, { ending: Ending }>(async ({ input: { ending } }) =>
        (await api()).endSessions(ending, { quiet: true }),
      ),
    },
  });
