import { fromPromise } from 'xstate';
import type { deskTable } from '#contract/desk-table.ts';
import { deskNoticesMachine, type UnsentPage, type UnsentRequest } from '#machines/desk-notices/index.ts';
import type { ApiOf } from '../api/types.ts';

/** What was not sent, as it runs in a browser. */
export const wireNotices = (api: ApiOf<typeof deskTable>) =>
  deskNoticesMachine.provide({
    actors: {
      readPage: fromPromise<UnsentPage, UnsentRequest>(({ input: { state, after }, signal }) =>
        api.deskOutbox({ state, ...(after === null ? {} : { after }) }, { signal }),
      ),
      send: fromPromise<unknown, { id: string }>(({ input }) => api.deskOutboxRetry(input)),
    },
  });
