import { fromPromise } from 'xstate';
import { type DevicesAnswer, devicesMachine, type Ending } from '#machines/devices/index.ts';
import type { Api } from '#src/api/index.ts';

/** Where one is signed in, as the server knows it. */
export const wireDevices = (api: () => Promise<Api>) =>
  devicesMachine.provide({
    actors: {
      list: fromPromise<DevicesAnswer, undefined>(async ({ signal }) => {
        const client = await api();
        const [devices, history] = await Promise.all([
          client.querySessions({}, { signal }),
          client.signInHistory({}, { signal }),
        ]);
        return { devices, history };
      }),
      end: fromPromise<unknown, { ending: Ending }>(async ({ input: { ending } }) => (await api()).endSessions(ending)),
    },
  });
