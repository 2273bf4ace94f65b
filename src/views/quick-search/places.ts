import type { Place } from '#src/ui/place-search.ts';

/** The places of one kind, as far as lanes begin and end there. */
export interface Places {
  kind: 'airport' | 'city' | 'port' | 'station';
  origins: readonly Place[];
  destinations: readonly Place[];
}
