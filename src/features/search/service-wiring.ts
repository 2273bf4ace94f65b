import type { ActorRefFrom } from 'xstate';
import type { LazyRef } from '#machines/kit/lazy.ts';
import { decodeTerms } from '#machines/search/index.ts';
import { wireDangerousLookup } from '#src/features/dangerous-goods/dangerous-lookup.ts';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { readPlaces } from './places.ts';
import type { QuickService } from './quick-search/quick-search.types.ts';
import { wireResource } from './read-port.ts';
import { wireSearch } from './wiring.ts';

/** The search of a service on the page of this path; it goes between places of this kind, and keeps these fields. */
export const serviceSearch = (kind: QuickService['kind'], path: string, kept: readonly string[] = []) =>
  composePage({
    search: { logic: wireSearch(path, kept), input: () => ({ mode: 'form' }) },
    lookup: {
      logic: wireDangerousLookup(),
      // The URL may name a UN number the visitor never typed: look it up for the text below the card.
      toChildEvent: ({ type, query }) => {
        const { unNo } = decodeTerms(query);
        return type === 'page.opened' && unNo !== '' ? { type: 'lookup.typed', text: unNo } : null;
      },
    },
    locations: { logic: wireResource(readPlaces), input: () => ({ path: '', query: kind }) },
  });

export type ServiceSearchRef = ActorRefFrom<ReturnType<typeof serviceSearch>>;

/** The search of a service, whose code loads later. */
export type SearchChartRef = LazyRef<ServiceSearchRef>;
