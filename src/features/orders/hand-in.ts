import { fromPromise } from 'xstate';
import { type HandInRequest, handInMachine } from '#machines/hand-in/index.ts';
import type { Api } from '#src/api/index.ts';
import { wireUploads } from '#src/features/files/uploads.ts';

export const wireHandIn = (api: () => Promise<Api>) =>
  handInMachine.provide({
    actors: {
      uploads: wireUploads('order'),
      send: fromPromise<void, HandInRequest>(async ({ input }) => {
        const { orderNo, paper, version, fileIds, day } = input;
        await (await api()).handInPaper(
          { no: orderNo, paper, version, fileIds: [...fileIds], day },
          { idempotencyKey: crypto.randomUUID() },
        );
      }),
    },
  });
