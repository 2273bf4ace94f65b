import type { LaneLocations } from '#src/ui/location-search.ts';

/** Locations of one kind that have lanes. */
export interface LocationsByCode extends LaneLocations {
  /** `coast`: ports of this country on both ends. */
  kind: 'airport' | 'city' | 'coast' | 'port' | 'station';
}
