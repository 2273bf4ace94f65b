import { useSelector } from '@xstate/react';
import type { pageServices } from '#copy/search/services.ts';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import { type ResourceRef, selectContent } from '#machines/resource/index.ts';
import type { SearchRef } from '#machines/search/index.ts';
import type { LaneLocations } from '#src/ui/location-search.ts';

export type QuickService = (typeof pageServices)[number];

export interface QuickSearchActors {
  search: SearchRef;
  lookup: DangerousLookupRef;
  /** Locations the chosen service connects; undefined until a location field is first focused. */
  locations: ResourceRef<LocationsByCode> | undefined;
  /** Date at the port of loading. */
  today: string;
  /** Called when a location field of this kind is about to be used. */
  wantLocations: (kind: LocationsByCode['kind']) => void;
}

/** Locations to choose from; null while loading. */
export const useLocations = (locations: QuickSearchActors['locations']): LocationsByCode | null =>
  useSelector(locations, (read) => (read === undefined ? null : (selectContent(read) as LocationsByCode | null)));

/** Locations of one kind that have lanes. */
export interface LocationsByCode extends LaneLocations {
  /** `coast`: ports of this country on both ends. */
  kind: 'airport' | 'city' | 'coast' | 'port' | 'station';
}
