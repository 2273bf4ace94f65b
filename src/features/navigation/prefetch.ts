import { fromCallback, fromPromise } from 'xstate';
import { matchRoute } from '#contract/routes.ts';
import { type PrefetchEvent, type Prefetched, type PrefetchInput, prefetchMachine } from '#machines/prefetch/index.ts';
import { whenIdle } from '#src/browser/clock.ts';
import { watchConnection } from '#src/browser/connection.ts';
import { watchLinks } from '#src/browser/links.ts';
import { prefetchFiles } from '#src/browser/prefetch-files.ts';

export const wiredPrefetch = prefetchMachine.provide({
  actors: {
    connection: fromCallback<PrefetchEvent, undefined>(({ sendBack }) =>
      watchConnection((savesData) => sendBack({ type: 'connection.changed', savesData })),
    ),
    links: fromCallback<PrefetchEvent, { restMs: number }>(({ input, sendBack }) => {
      const send = (type: 'link.seen' | 'link.wanted') => (path: string) => {
        const match = matchRoute(path);
        if (match !== null) sendBack({ type, page: match.route.name });
      };
      return watchLinks(input.restMs, { seen: send('link.seen'), wanted: send('link.wanted') });
    }),
    whenIdle: fromPromise<void, { atMostMs: number }>(({ input }) => whenIdle(input.atMostMs)),
    prefetchPages: fromPromise<Prefetched, PrefetchInput>(async ({ input }) => ({
      bytes: await prefetchFiles(input.pages, input.atMostBytes),
    })),
  },
});
