import type { PlaceEnds } from '#src/ui/place-search.ts';

/** The places of one kind, as far as lanes begin and end there. */
export interface Places extends PlaceEnds {
  kind: 'airport' | 'city' | 'port' | 'station';
}
