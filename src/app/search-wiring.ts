import { fromCallback, fromPromise } from 'xstate';
import type { SellingAnswer, SellingRequest } from '#contract/calls/item.ts';
import { type SearchEvent, searchMachine } from '#machines/search/index.ts';
import type { Api } from '../api/index.ts';
import { openWithQuery, watchQuery, writeQuery } from '../browser/query.ts';

const LIST = '/shippingFcl';

/** The search of one page: its terms stand in that page's address. The client is waited for, it comes in its own chunk. */
export const wireSearch = (api: Promise<Pick<Api, 'sellingPrices'>>) => {
  const path = location.pathname;
  return searchMachine.provide({
    actors: {
      address: fromCallback<SearchEvent, undefined>(({ sendBack }) =>
        watchQuery((query) => {
          if (location.pathname === path) sendBack({ type: 'address.changed', query });
        }),
      ),
      search: fromPromise<SellingAnswer, SellingRequest>(async ({ input, signal }) =>
        (await api).sellingPrices(input, { signal }),
      ),
    },
    actions: {
      writeAddress: (_, { query }) => {
        if (location.pathname === path) writeQuery(query);
      },
      openList: (_, { query }) => openWithQuery(LIST, query),
    },
  });
};
