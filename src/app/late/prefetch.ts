import { fromCallback, fromPromise } from 'xstate';
import { matchRoute, type PageName } from '#contract/routes.ts';
import { type PrefetchEvent, prefetchMachine } from '#machines/prefetch/index.ts';
import { watchConnection } from '../../browser/connection.ts';
import { whenIdle } from '../../browser/idle.ts';
import { watchLinksInView } from '../../browser/links-in-view.ts';
import { loadPage } from '../pages.ts';

export const wiredPrefetch = prefetchMachine.provide({
  actors: {
    connection: fromCallback<PrefetchEvent, undefined>(({ sendBack }) =>
      watchConnection((savesData) => sendBack({ type: 'connection.changed', savesData })),
    ),
    linksInView: fromCallback<PrefetchEvent, undefined>(({ sendBack }) =>
      watchLinksInView((path) => {
        const match = matchRoute(path);
        if (match !== null) sendBack({ type: 'link.seen', page: match.route.name });
      }),
    ),
    whenIdle: fromPromise<void, { atMostMs: number }>(({ input }) => whenIdle(input.atMostMs)),
    fetchPages: fromPromise<void, { pages: readonly PageName[] }>(async ({ input }) => {
      await Promise.all(input.pages.map((page) => loadPage(page)));
    }),
  },
});
