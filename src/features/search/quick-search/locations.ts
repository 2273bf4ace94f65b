import { useSelector } from '@xstate/react';
import { selectContent } from '#machines/resource/index.ts';
import type { LaneLocations } from '#src/ui/location-search.ts';
import type { QuickSearchActors } from './quick-search.types.ts';

/** Locations to choose from; null while loading. */
export const useLocations = (locations: QuickSearchActors['locations']): LocationsByCode | null =>
  useSelector(locations, (read) => (read === undefined ? null : (selectContent(read) as LocationsByCode | null)));

/** Locations of one kind that have lanes. */
export interface LocationsByCode extends LaneLocations {
  /** `coast`: ports of this country on both ends. */
  kind: 'airport' | 'city' | 'coast' | 'port' | 'station';
}
