import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import type { PageEvent } from '#machines/kit/page.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { decodeTerms, type SearchRef } from '#machines/search/index.ts';
import { wireDangerousLookup } from '#src/features/dangerous-goods/dangerous-lookup.ts';
import type { PageRef } from '#src/features/page-parts/compose-page.ts';
import { readAllLocations, readLaneEnds } from './location-list.ts';
import type { LocationsByCode, QuickService } from './quick-search/quick-search.ts';
import { type Read, wireResource } from './read-port.ts';
import { wireSearch } from './wiring.ts';

/** The places of a kind between which lanes run, and the cities, which stand for themselves; the kind is in the query. */
export const readPlaces: Read = async (api, { query }, signal) => {
  const kind = query as LocationsByCode['kind'];
  const options = { signal };
  const ends =
    kind === 'coast'
      ? await readLaneEnds(api, 'port', options, 'domestic')
      : await (kind === 'city' ? readAllLocations : readLaneEnds)(api, kind, options);
  const content: LocationsByCode = { kind, ...ends };
  return { outcome: 'found', content };
};

/** Children of a page with the search of a service between places of this kind; the search keeps these query fields. */
export const serviceSearch = (kind: QuickService['kind'], path: string, kept: readonly string[] = []) => ({
  search: { logic: wireSearch(path, kept), input: () => ({ mode: 'form' }) },
  lookup: {
    logic: wireDangerousLookup(),
    // The URL may name a UN number the visitor never typed: look it up for the text below the card.
    toChildEvent: ({ type, query }: PageEvent) => {
      const { unNo } = decodeTerms(query);
      return type === 'page.opened' && unNo !== '' ? { type: 'lookup.typed', text: unNo } : null;
    },
  },
  locations: { logic: wireResource(readPlaces), input: () => ({ path: '', query: kind }) },
});

/** Actors of the search of a service, whose code loads later. */
export interface SearchRefs {
  search?: SearchRef;
  lookup?: DangerousLookupRef;
  locations?: ResourceRef<LocationsByCode>;
}

/** A page with the search of a service. */
export type SearchPageRef = PageRef<SearchRefs>;
