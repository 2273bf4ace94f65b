import { fromPromise } from 'xstate';
import type { operatorTable } from '#contract/operator-table.ts';
import { type OutgoingPage, type OutgoingRequest, operatorNoticesMachine } from '#machines/operator-notices/index.ts';
import type { ApiOf } from '#src/api/types.ts';

/** The messages of notices, as they run in a browser. */
export const wireNotices = (api: ApiOf<typeof operatorTable>) =>
  operatorNoticesMachine.provide({
    actors: {
      readPage: fromPromise<OutgoingPage, OutgoingRequest>(({ input: { state, after }, signal }) =>
        api.operatorOutbox({ state, ...(after === null ? {} : { after }) }, { signal }),
      ),
      send: fromPromise<unknown, { id: string }>(({ input }) => api.operatorOutboxRetry(input)),
    },
  });
