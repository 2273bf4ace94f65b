import type { LocationsByCode } from '../../views/quick-search/locations.ts';
import { readAllLocations, readLaneEnds } from './location-list.ts';
import type { Read } from './read-port.ts';

/** The places of a kind between which lanes run, and the cities, which stand for themselves; the kind stands in the query. */
export const readPlaces: Read = async (api, { query }, signal) => {
  const kind = query as LocationsByCode['kind'];
  const read = kind === 'city' ? readAllLocations : readLaneEnds;
  const content: LocationsByCode = { kind, ...(await read(api, kind, { signal, quiet: true })) };
  return { outcome: 'found', content };
};
