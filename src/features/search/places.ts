import { readAllLocations, readLaneEnds } from './location-list.ts';
import type { LocationsByCode } from './quick-search/locations.ts';
import type { Read } from './read-port.ts';

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
