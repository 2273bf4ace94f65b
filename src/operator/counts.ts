import { fromCallback, fromPromise } from 'xstate';
import type { operatorTable } from '#contract/operator-table.ts';
import { type WatchAnswer, type WatchEvent, watchMachine } from '#machines/watch/index.ts';
import type { ApiOf } from '#src/api/types.ts';
import { watchVisibility } from '#src/browser/visibility.ts';

/** How many things wait in each queue: read again with what the operator does, and when the page is looked at again. */
export const wireCounts = (api: ApiOf<typeof operatorTable>) =>
  watchMachine.provide({
    actors: {
      visibility: fromCallback<WatchEvent, undefined>(({ sendBack }) => watchVisibility(location.pathname, sendBack)),
      read: fromPromise<WatchAnswer, { asked: string }>(async ({ signal }) => ({
        outcome: 'found',
        content: await api.operatorCounts({}, { signal }),
        // No polling: it would extend the session of an operator who has left.
        isSettled: true,
      })),
    },
  });
