import { fromPromise } from 'xstate';
import type { deskTable } from '#contract/desk-table.ts';
import { deskNoticesMachine, type OutgoingPage, type OutgoingRequest } from '#machines/desk-notices/index.ts';
import type { ApiOf } from '#src/api/types.ts';

/** The messages of notices, as they run in a browser. */
export const wireNotices = (api: ApiOf<typeof deskTable>) =>
  deskNoticesMachine.provide({
    actors: {
      readPage: fromPromise<OutgoingPage, OutgoingRequest>(({ input: { state, after }, signal }) =>
        api.deskOutbox({ state, ...(after === null ? {} : { after }) }, { signal }),
      ),
      send: fromPromise<unknown, { id: string }>(({ input }) => api.deskOutboxRetry(input)),
    },
  });
