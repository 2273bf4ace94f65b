import { fromCallback, fromPromise } from 'xstate';
import type { SellingAnswer, SellingRequest } from '#contract/calls/item.ts';
import { type SearchEvent, searchMachine } from '#machines/search/index.ts';
import { apiOf } from '#src/app/services.ts';
import { currentAddress, watchQuery } from '#src/browser/address.ts';
import { openWithQuery, writeQuery } from '#src/browser/write-query.ts';
import { recentPorts } from './recent-ports.ts';

const LIST = '/shippingFcl';
const withoutMark = (query: string) => query.replace(/^\?/, '');

/** Appends the current values of other query fields that a new search keeps. */
function withKept(query: string, names: readonly string[]): string {
  const kept = [...new URLSearchParams(currentAddress().query)].filter(([name]) => names.includes(name));
  return kept.length === 0 ? query : `${query}&${new URLSearchParams(kept)}`;
}

/**
 * The search of the page of this path: its terms stand in that page's address, and it hears of no other's. Fields that the
 * page itself puts there are `kept`.
 */
export const wireSearch = (own: string, kept: readonly string[] = []) =>
  searchMachine.provide({
    actors: {
      address: fromCallback<SearchEvent, undefined>(({ sendBack }) => {
        const notify = (path: string, query: string) => {
          if (path === own) sendBack({ type: 'address.changed', query: withoutMark(query) });
        };
        const { path, query } = currentAddress();
        sendBack({ type: 'recent.changed', recent: recentPorts.read() });
        notify(path, query);
        const endings = [
          watchQuery(notify),
          recentPorts.watch((recent) => sendBack({ type: 'recent.changed', recent })),
        ];
        return () => {
          for (const end of endings) end();
        };
      }),
      search: fromPromise<SellingAnswer, SellingRequest>(async ({ input, signal, system }) =>
        (await apiOf(system)).sellingPrices(input, { signal }),
      ),
    },
    actions: {
      writeAddress: (_, { query }) => {
        if (currentAddress().path === own) writeQuery(withKept(query, kept));
      },
      keepRecent: (_, { recent }) => recentPorts.keep(recent),
      openList: (_, { query, list }) => openWithQuery(list ?? LIST, list === own ? withKept(query, kept) : query),
    },
  });
