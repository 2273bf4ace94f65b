import type { LaneLocations } from '#src/ui/location-search.ts';

/** The places of one kind, as far as lanes begin and end there. */
export interface LocationsByCode extends LaneLocations {
  /** The coast: ports of this country on either side. */
  kind: 'airport' | 'city' | 'coast' | 'port' | 'station';
}
